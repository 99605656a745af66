// HTTP calls for the summary of a finished game: points by round, species, hunts.

import type { BeingSummary, GameSummary as SentSummary } from "../protocol";
import { call } from "./http";

/** A being with the fields that the server always sends. */
export type LifeSummary = BeingSummary & Required<Pick<BeingSummary, "eaten" | "population" | "traits">>;
export interface GameSummary extends SentSummary {
  beings: LifeSummary[];
}

/** The summary of a finished game: points by round, species, hunts. */
export const summarizeTable = (table: string, lang: string): Promise<GameSummary> =>
  call(`/api/tables/${encodeURIComponent(table)}/summary?lang=${lang}`);

export const summarizeRecord = (record: unknown, lang: string): Promise<GameSummary> =>
  call("/api/summary", { record, lang });
