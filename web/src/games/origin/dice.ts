// The dice that filled the food bank, if the log still has them.

import type { LogEntry } from "../../state/log";

export interface Roll {
  dice: number[];
  /** What comes to the dice. */
  plus: number;
  /** How many tokens there were. */
  all: number;
}

/** The last roll for the food bank; null if it was before we came. */
export function lastRoll(log: readonly LogEntry[]): Roll | null {
  const news = log.filter((entry) => !entry.undone).flatMap((entry) => entry.news);
  const filled = news.findLastIndex(({ event }) => event === "bank-filled");
  if (filled < 0) return null;
  const dice: number[] = [];
  for (let at = filled - 1; news[at]?.event === "die-rolled"; at--) dice.unshift(Number(news[at]?.values.number ?? 0));
  const all = Number(news[filled]?.values.amount ?? 0);
  return { dice, plus: all - dice.reduce((sum, die) => sum + die, 0), all };
}
