// Who won, by how much, with whom; the course of the points.

import type { LifeSummary, GameSummary } from "../../net/game-summary";
import type { Result } from "../../protocol";

export const ranked = (results: readonly Result[]): Result[] =>
  results.toSorted((a, b) => Number(b.won) - Number(a.won) || b.total - a.total || a.seat - b.seat);

/** By how much the best is ahead of the best of the others; 0 in a tie. */
export function margin(results: readonly Result[]): number {
  const [first, second] = ranked(results);
  return first && second ? first.total - second.total : 0;
}

/** The winner's being that ate most; one that lives, if there is one. */
export function champion(course: GameSummary, winners: readonly number[]): LifeSummary | null {
  const own = course.beings.filter(({ seat }) => winners.includes(seat));
  const living = own.filter(({ died }) => died === null || died === undefined);
  const best = (list: readonly LifeSummary[]): LifeSummary | null =>
    list.reduce<LifeSummary | null>((top, each) => (!top || each.eaten > top.eaten ? each : top), null);
  return best(living) ?? best(own);
}

export interface Remark {
  round: number; // its place among the rounds
  id: string;
  values: Record<string, string | number>;
  seat: number;
}

/** At most three things that turned the game. */
export function remarks(course: GameSummary, name: (seat: number) => string): Remark[] {
  const found: Remark[] = [];
  const at = (step: number): number => course.rounds.findLastIndex((round) => round.step <= step);
  const kill = course.attacks.find(({ killed }) => killed);
  const seatOf = (being: string): number => course.beings.find((each) => each.name === being)?.seat ?? 0;
  if (kill)
    found.push({
      round: at(kill.step),
      id: "end-first-kill",
      values: { hunter: kill.attacker, prey: kill.target },
      seat: seatOf(kill.attacker),
    });
  const lead = course.rounds.map(({ points }) => points.indexOf(Math.max(...points)));
  const turned = lead.findLastIndex((seat, i) => i > 0 && seat !== lead[i - 1]);
  if (turned > 0)
    found.push({
      round: turned,
      id: "end-takes-lead",
      values: { name: name(lead[turned] ?? 0) },
      seat: lead[turned] ?? 0,
    });
  const worst = deadliest(course);
  if (worst && worst.round !== found[0]?.round && worst.round !== turned) found.push(worst);
  return found.slice(0, 3);
}

/** The round in which most died, if it was more than two. */
function deadliest(course: GameSummary): Remark | null {
  const counts = course.rounds.map(({ step }, i) => {
    const end = course.rounds[i + 1]?.step ?? Infinity;
    return course.beings.filter(({ died }) => typeof died === "number" && died > step && died <= end).length;
  });
  const most = Math.max(...counts, 0);
  return most > 2 ? { round: counts.indexOf(most), id: "end-many-die", values: { count: most }, seat: -1 } : null;
}

/** Labels at the ends of lines, moved apart. */
export function spread(ys: readonly number[], gap: number): number[] {
  const order = ys.map((y, i) => ({ y, i })).toSorted((a, b) => a.y - b.y);
  let last = -Infinity;
  const placed: number[] = [];
  for (const { y, i } of order) {
    last = Math.max(y, last + gap);
    placed[i] = last;
  }
  return placed;
}

/** Round numbers from 0 up to a height, at most five of them. */
export function gridOf(top: number): number[] {
  const step = [1, 2, 5, 10, 20, 25, 50, 100, 200].find((each) => top / each < 5) ?? 500;
  return Array.from({ length: Math.floor(top / step) + 1 }, (_, i) => i * step);
}
