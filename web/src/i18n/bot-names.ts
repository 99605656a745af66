// What programs are called: levels from the weakest to the strongest, then characters.

import type { SeatInfo } from "../protocol";
import { has, text } from "./index.svelte";

export const LEVELS = ["random", "easy", "steady", "sharp-1", "sharp-2", "sharp"] as const;
export const CHARACTERS = ["grazer", "predator", "breeder", "builder"] as const;

/** A program by its name; one that has no word of its own keeps it. */
export const botName = (agent: string): string => (has(`bot-${agent}`) ? text(`bot-${agent}`) : agent);

/** Who plays a seat, if it is not the person whose name it has. A bot that is called by its kind need not say it twice. */
export function whoPlays(seat: SeatInfo | undefined): string {
  if (seat?.kind !== "bot") return seat?.replaced ? text("table-replaced") : "";
  return seat.name === seat.agent ? text("table-a-bot") : text("table-bot", { agent: botName(seat.agent) });
}
