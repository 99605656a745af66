// The cards of a game as they are printed.

import type { Lexicon } from "../protocol";
import { LOST, Refused } from "./http";

/** A card by its key; which figures it has depends on the game. */
export interface Printed {
  id: string;
  title: string;
  trait?: string;
  faces: string[];
  food?: number;
  suns?: number;
  snowflakes?: number;
  migrate?: number;
  cost?: number;
  confidence?: unknown;
  [figure: string]: unknown;
}

export async function printedCards(game: string, sets: readonly string[] = []): Promise<Printed[]> {
  const query = new URLSearchParams(sets.map((set) => ["set", set]));
  const answer = await fetch(`/api/games/${encodeURIComponent(game)}?${query}`);
  if (!answer.ok) throw new Refused(LOST, "", String(answer.status));
  const { cards } = (await answer.json()) as Lexicon;
  return Object.entries(cards).map(([id, { title, traits, facts }]) => ({
    ...facts,
    id,
    title,
    trait: traits[0],
    faces: traits,
  }));
}
