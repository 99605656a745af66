// The cards of a game as they are printed.

import { Refused, LOST } from "./http";

/** A card by its key; which figures it has depends on the game. */
export interface Printed {
  id: string | number;
  trait?: string;
  faces?: string[];
  food?: number;
  suns?: number;
  snowflakes?: number;
  migrate?: number;
  cost?: number;
  confidence?: unknown;
  [figure: string]: unknown;
}

export async function printedCards(game: string): Promise<Printed[]> {
  const answer = await fetch(`/api/games/${encodeURIComponent(game)}/cards`);
  if (!answer.ok) throw new Refused(LOST, "", String(answer.status));
  return ((await answer.json()) as { cards: Printed[] }).cards;
}
