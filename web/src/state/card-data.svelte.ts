// What is printed on the cards of a game, by their keys: the views name cards, and this says their numbers.

import { printedCards, type Printed } from "../net/card-data";

class Printing {
  game = $state("");
  cards = $state.raw<Map<string, Printed>>(new Map());
}
const printing = new Printing();

/** Know the cards of a game; without them a table can be played, but shows no numbers. */
export async function readCards(game: string, sets: readonly string[] = []): Promise<void> {
  const name = [game, ...sets].join("+");
  if (printing.game === name) return;
  const found = await printedCards(game, sets).catch(() => []);
  printing.cards = new Map(found.map((card) => [card.id, card]));
  printing.game = found.length ? name : "";
}

/** One card; nothing if it is hidden or not known. */
export const printed = (key: string): Printed | undefined => printing.cards.get(key);
