import type { AnimalFacts } from "./facts";
import { drawLand } from "./land";
import { drawOrigin } from "./origin";

export type { AnimalFacts } from "./facts";

export const drawAnimal = (facts: AnimalFacts): string => (facts.world === "origin" ? drawOrigin(facts) : drawLand(facts));
