// The printed figures of a game's cards, by card key.

import { printedCards, type Printed } from "../net/card-data";

class Printing {
  game = $state("");
  cards = $state.raw<Map<string, Printed>>(new Map());
}
const printing = new Printing();

/** Load the cards of a game. Without them a table works but shows no numbers. */
export async function readCards(game: string, sets: readonly string[] = []): Promise<void> {
  const name = [game, ...sets].join("+");
  if (printing.game === name) return;
  const found = await printedCards(game, sets).catch(() => []);
  printing.cards = new Map(found.map((card) => [card.id, card]));
  printing.game = found.length ? name : "";
}

/** A card's figures; undefined if it is hidden or unknown. */
export const printed = (key: string): Printed | undefined => printing.cards.get(key);
