/** Animals from their numbers and traits, as SVG made of our own constants and numbers alone. */

import type { AnimalFacts, World } from "./facts";
import { drawLand } from "./draw-land";
import { drawOcean } from "./draw-ocean";
import { drawOrigin } from "./draw-origin";

export type { AnimalFacts, Mood, Way, World } from "./facts";

const ARTISTS: Record<World, (facts: AnimalFacts) => string> = { land: drawLand, origin: drawOrigin, ocean: drawOcean };

/** Drawings that were made lately: a table is shown anew with every move, and few of its animals change. */
const KEPT = 300;
const kept = new Map<string, string>();

/** The same facts always give the same drawing. */
export function drawAnimal(facts: AnimalFacts): string {
  const key = JSON.stringify(facts);
  const drawing = kept.get(key) ?? ARTISTS[facts.world](facts);
  kept.delete(key);
  kept.set(key, drawing);
  const [oldest] = kept.keys();
  if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
  return drawing;
}
