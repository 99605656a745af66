import type { AnimalFacts } from './facts';
import { drawLand } from './land';

export type { AnimalFacts } from './facts';

export const drawAnimal = (facts: AnimalFacts): string => drawLand(facts);
