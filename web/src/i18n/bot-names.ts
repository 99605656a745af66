// Names of bots: levels from the weakest to the strongest, then characters.

import type { SeatInfo } from "../protocol";
import { has, text } from "./index.svelte";

export const LEVELS = ["random", "easy", "steady", "learned", "sharp-1", "sharp-2", "sharp"] as const;
export const CHARACTERS = ["grazer", "predator", "breeder", "builder"] as const;

/** The translated name of a bot, or its own name. */
export const botName = (agent: string): string => (has(`bot-${agent}`) ? text(`bot-${agent}`) : agent);

/** The bot that plays a seat or replaces its player; empty for people who play themselves. */
export function whoPlays(seat: SeatInfo | undefined): string {
  if (seat?.kind !== "bot") return seat?.replaced ? text("table-replaced") : "";
  return seat.name === seat.agent ? text("table-a-bot") : text("table-bot", { agent: botName(seat.agent) });
}
