// HTTP calls for the summary of a finished game: points by round, species, hunts.

import type { Being, Course } from "../protocol";
import { call } from "./http";

/** A being, with all that the server always sends. */
export type LifeSummary = Being & Required<Pick<Being, "eaten" | "population" | "traits">>;
export interface GameSummary extends Course {
  beings: LifeSummary[];
}

/** A finished game as a whole: points by rounds, lives, hunts. */
export const summarizeTable = (table: string, lang: string): Promise<GameSummary> =>
  call(`/api/tables/${encodeURIComponent(table)}/course?lang=${lang}`);

export const summarizeRecord = (record: unknown, lang: string): Promise<GameSummary> =>
  call("/api/course", { record, lang });
