// The tree of life as places on a sheet: rows for species, columns for rounds.

import type { LifeSummary, GameSummary } from "../../net/game-summary";
import type { AttackSummary } from "../../protocol";

export const ROW = 30;
export const TOP = 34;
export const LEFT = 52;
const THIN = 2.4;
const STOUT = 1.6; // for each further population
const MOST = 9;

export interface Life {
  being: LifeSummary;
  row: number;
  y: number;
  from: number;
  to: number;
  /** Where its name ends. */
  label: number;
  /** The outline of a line that is as thick as the population. */
  path: string;
  /** How it branches off from the one that it was put beside. */
  branch: string;
  badges: { trait: string; x: number; step: number }[];
}

export interface Thread {
  hunt: AttackSummary;
  x: number;
  path: string;
  from: number;
  to: number;
}

export interface Sheet {
  height: number;
  columns: { number: number; x: number; step: number; named: boolean }[];
  lives: Life[];
  threads: Thread[];
}

/** Rounds are equally wide, whatever happened in them; steps stand where they fall. */
export function scale(rounds: readonly { step: number }[], last: number, width: number): (step: number) => number {
  const marks = [...rounds.map(({ step }) => step), Math.max(last, 1)];
  const wide = (width - LEFT) / Math.max(marks.length - 1, 1);
  return (step) => {
    const next = marks.findIndex((mark, i) => i > 0 && step <= mark);
    const i = next < 0 ? marks.length - 2 : Math.max(next - 1, 0);
    const [from = 0, to = 1] = [marks[i], marks[i + 1]];
    return LEFT + wide * (i + Math.min(Math.max((step - from) / Math.max(to - from, 1), 0), 1));
  };
}

/** By seats, each being followed by those that came of it. */
export function ordered(beings: readonly LifeSummary[]): LifeSummary[] {
  const seen = new Set<string>();
  const of = (parent: string): LifeSummary[] => beings.filter((each) => each.parent === parent && each.name !== parent);
  const walk = (being: LifeSummary): LifeSummary[] => {
    if (seen.has(being.name)) return [];
    seen.add(being.name);
    return [
      being,
      ...of(being.name)
        .filter(({ seat, born }) => seat === being.seat && born >= being.born)
        .flatMap(walk),
    ];
  };
  const seats = [...new Set(beings.map(({ seat }) => seat))].sort((a, b) => a - b);
  return seats.flatMap((seat) => {
    const own = beings.filter((each) => each.seat === seat).sort((a, b) => a.born - b.born);
    return own.flatMap(walk);
  });
}

const thick = (population: number): number => THIN + STOUT * Math.min(Math.max(population - 1, 0), MOST);

export function sheetOf(course: GameSummary, last: number, width: number): Sheet {
  const x = scale(course.rounds, last, width);
  const rows = ordered(course.beings);
  const place = new Map(rows.map((being, row) => [being.name, row]));
  const y = (name: string): number => TOP + ROW * (place.get(name) ?? 0);
  const lives = rows.map((being, row) => lifeOf(being, row, last, x, y));
  const threads = course.attacks
    .filter(({ attacker, target }) => place.has(attacker) && place.has(target))
    .map((hunt) => threadOf(hunt, x, y));
  return { height: TOP + ROW * rows.length, columns: columnsOf(course, x), lives, threads };
}

/** A line for each round; where they are many, not all have their number. */
function columnsOf({ rounds }: GameSummary, x: (step: number) => number): Sheet["columns"] {
  const every = Math.ceil(rounds.length / 10);
  return rounds.map(({ number, step }, i) => ({ number, step, x: x(step), named: i % every === 0 }));
}

/** The last step of which anything is told. */
export function lastOf(course: GameSummary): number {
  const lives = course.beings.flatMap(({ born, died, population, traits }) => [
    born,
    died ?? 0,
    ...population.map(([step]) => step),
    ...traits.map(({ gained }) => gained),
  ]);
  return Math.max(1, ...lives, ...course.attacks.map(({ step }) => step), ...course.rounds.map(({ step }) => step + 1));
}

function lifeOf(
  being: LifeSummary,
  row: number,
  last: number,
  x: (step: number) => number,
  y: (name: string) => number,
): Life {
  const here = y(being.name);
  const to = x(being.died ?? last);
  const from = Math.min(x(being.born) + (being.parent ? 22 : 0), Math.max(to - 6, x(being.born)));
  const branch = being.parent
    ? `M${x(being.born)} ${y(being.parent)}C${x(being.born) + 14} ${y(being.parent)} ${x(being.born) + 6} ${here} ${from} ${here}`
    : "";
  const label = x(being.born) - 6;
  return {
    being,
    row,
    y: here,
    from,
    to,
    label,
    path: outline(being, here, from, to, x),
    branch,
    badges: badgesOf(being, from, to, x),
  };
}

/** A band that widens and narrows with the population. */
function outline(being: LifeSummary, y: number, from: number, to: number, x: (step: number) => number): string {
  const points = being.population.map(
    ([step, population]) => [Math.min(Math.max(x(step), from), to), thick(population) / 2] as const,
  );
  const edge: [number, number][] = [];
  points.forEach(([at, half], i) => {
    const before = points[i - 1];
    if (before) edge.push([at, before[1]]);
    edge.push([before ? Math.min(at + 5, to) : from, half]);
  });
  edge.push([to, points.at(-1)?.[1] ?? THIN / 2]);
  const line = (each: [number, number], side: 1 | -1): string =>
    `${each[0].toFixed(1)} ${(y + side * each[1]).toFixed(1)}`;
  return `M${edge.map((each) => line(each, -1)).join("L")}L${edge
    .toReversed()
    .map((each) => line(each, 1))
    .join("L")}Z`;
}

/** Badges where traits came, moved apart where they would cover each other. */
function badgesOf(being: LifeSummary, from: number, to: number, x: (step: number) => number): Life["badges"] {
  let free = from + 4;
  return being.traits
    .toSorted((a, b) => a.gained - b.gained)
    .map(({ trait, gained }) => {
      const at = Math.max(x(gained), free);
      free = at + 19;
      return { trait, x: Math.min(at, Math.max(to + 12, at)), step: gained };
    });
}

function threadOf(hunt: AttackSummary, x: (step: number) => number, y: (name: string) => number): Thread {
  const [from, to, at] = [y(hunt.attacker), y(hunt.target), x(hunt.step)];
  const bow = Math.min(14 + Math.abs(to - from) * 0.12, 46);
  return { hunt, x: at, from, to, path: `M${at} ${from}C${at + bow} ${from} ${at + bow} ${to} ${at} ${to}` };
}

/** Everybody whom a being hunted, or was hunted by, or came of, or bore. */
export function met(course: GameSummary, name: string): Set<string> {
  const found = new Set([name]);
  for (const { attacker, target } of course.attacks) {
    if (attacker === name) found.add(target);
    if (target === name) found.add(attacker);
  }
  for (const { name: each, parent } of course.beings) {
    if (each === name && parent) found.add(parent);
    if (parent === name) found.add(each);
  }
  return found;
}
