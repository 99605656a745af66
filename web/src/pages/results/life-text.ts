// Causes of death and numbers of rounds, in words.

import type { LifeSummary, GameSummary } from "../../net/game-summary";
import { has, text, traitName } from "../../i18n/index.svelte";

export function causeOf({ cause }: LifeSummary): string {
  if (!cause) return text("end-cause-unknown");
  const id = `end-cause-${cause.kind}`;
  const what = cause.kind === "trait" && cause.key ? traitName(cause.key) : (cause.text ?? "");
  return has(id) ? text(id, { being: cause.being ?? "", what }) : what || text("end-cause-unknown");
}

/** The round in which a step falls. */
export const roundOf = (course: GameSummary, step: number): number =>
  course.rounds.findLast((round) => round.step <= step)?.number ?? 1;
