// What programs are called: levels from the weakest to the strongest, then characters.

import { has, text } from "./index.svelte";

export const LEVELS = ["random", "easy", "steady", "sharp-1", "sharp-2", "sharp"] as const;
export const CHARACTERS = ["grazer", "predator", "breeder", "builder"] as const;

/** A program by its name; one that has no word of its own keeps it. */
export const botName = (agent: string): string => (has(`bot-${agent}`) ? text(`bot-${agent}`) : agent);
