/** Animals from their numbers and traits, as SVG made of our own constants and numbers alone. */

import type { AnimalFacts, World } from "./facts";
import { drawLand } from "./land";
import { drawOcean } from "./ocean";
import { drawOrigin } from "./origin";

export type { AnimalFacts, Mood, Way, World } from "./facts";

const ARTISTS: Record<World, (facts: AnimalFacts) => string> = { land: drawLand, origin: drawOrigin, ocean: drawOcean };

/** The same facts always give the same drawing. */
export const drawAnimal = (facts: AnimalFacts): string => ARTISTS[facts.world](facts);
