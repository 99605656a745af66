/** Draws the animals of The Origin of Species and Time to Fly. */

import type { AnimalFacts } from "./facts";
import { drawBeast } from "./draw-land";
import { ORIGIN } from "./traits-origin";

export const drawOrigin = (facts: AnimalFacts): string => drawBeast(facts, ORIGIN);
