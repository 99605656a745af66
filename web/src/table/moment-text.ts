// The words of a staged moment, on the screen and for screen readers.

import { text } from "../i18n/index.svelte";
import type { Moment, SeatSummary } from "./moments";

export const COLUMNS = ["fed", "starved", "eaten", "scored"] as const satisfies (keyof SeatSummary)[];

/** The message with a column's heading; `moment-starved` is the title of a moment. */
export const columnId = (column: (typeof COLUMNS)[number]): string =>
  column === "starved" ? "moment-starved-count" : `moment-${column}`;

export const titleOf = (moment: Moment): string => text(`moment-${moment.kind}`, { round: moment.round ?? 0 });

/** A moment in one sentence. The log tells all but the end of a round. */
export function sentenceOf(moment: Moment, nameOf: (seat: number) => string): string {
  if (moment.kind !== "round") return titleOf(moment);
  const seats = (moment.summary ?? []).map((seat) => {
    const parts = COLUMNS.filter((column) => seat[column]).map((column) => `${seat[column]} ${text(columnId(column))}`);
    return `${nameOf(seat.seat)}: ${parts.join(", ")}`;
  });
  return [titleOf(moment), ...seats].join(". ");
}
