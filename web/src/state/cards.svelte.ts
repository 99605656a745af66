// What is printed on the cards of a game, by their keys: the views name cards, and this says their numbers.

import { printedCards, type Printed } from "../net/cards";

class Printing {
  game = $state("");
  cards = $state.raw<Map<string, Printed>>(new Map());
}
const printing = new Printing();

/** Know the cards of a game; without them a table can be played, but shows no numbers. */
export async function readCards(game: string): Promise<void> {
  if (printing.game === game) return;
  const found = await printedCards(game).catch(() => []);
  printing.cards = new Map(found.map((card) => [String(card.id), card]));
  printing.game = found.length ? game : "";
}

/** One card; nothing if it is hidden or not known. */
export const printed = (key: string): Printed | undefined => printing.cards.get(key);
