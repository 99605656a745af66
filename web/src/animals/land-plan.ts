/** The numbers of a land animal before it is drawn. Traits bend them. */

import { Chance, mix } from "./geometry";

export type Stance = "four" | "two" | "bird";
export type Tail = "whip" | "stub" | "thick" | "tuft" | "brush" | "curl" | "paddle" | "lizard" | "feathers";
export type Ears = "round" | "point" | "tall" | "flop" | "leaf" | "none";
export type Profile = "bear" | "fox" | "horse" | "hippo" | "tapir" | "beak";
export type Pattern = "spots" | "stripes" | "bands" | "freckles" | "saddle" | "socks" | "mask" | "plain" | "rosettes";
export type Tuft = "none" | "mane" | "ridge" | "whiskers" | "beard" | "quiff" | "cheek";

export interface Plan {
  readonly stance: Stance;
  readonly size: number;
  /** 0 for the smallest, 1 for the largest. */
  readonly k: number;
  length: number;
  girth: number;
  /** Shares of the girth at hip, middle and shoulder. */
  build: readonly [number, number, number];
  arch: number;
  /** Degrees by which the body rises to the front. */
  lift: number;
  leg: number;
  thick: number;
  stride: number;
  neck: number;
  neckAngle: number;
  head: number;
  /** Degrees by which the nose points down. */
  nod: number;
  profile: Profile;
  muzzle: number;
  jaw: boolean;
  eye: number;
  tail: Tail;
  ears: Ears;
  tuft: Tuft;
  pattern: Pattern;
  blush: boolean;
  /** Its wings are spread. */
  aloft: boolean;
  /** How far a shell rises above the back, in girths. */
  dome: number;
}

export interface Palette {
  readonly coat: string;
  readonly shade: string;
  readonly pale: string;
  readonly accent: string;
}

const PIGMENTS = [
  "c8734a98502ff2d6b874391f",
  "d9a94fa97c2cf8e8bf875a1c",
  "9aa65a6d7a3ce4e7bd4f5a28",
  "74a27a4b7654d3e6cf31573c",
  "5ea2a03a7678cde7e1245759",
  "84a9bd587f95d9e8ee3b6076",
  "8c93a862697fdde0e8454b62",
  "a57a9c785274ead5e35a3858",
  "d58f86a8645cf9dfd686453f",
  "d8c196a88f60f7eed880683e",
  "ab8b727c6049e9dac95a4331",
  "bd6a5c8b463bf0cabd6a2e26",
  "8dc0a05f9173dff0e23f6d53",
  "a99cc77b6e9be5e0f157497a",
];

export function palette(chance: Chance): Palette {
  const row = PIGMENTS[Math.floor(chance.next() * PIGMENTS.length)] ?? "";
  const color = (i: number): string => `#${row.slice(i * 6, i * 6 + 6)}`;
  return { coat: color(0), shade: color(1), pale: color(2), accent: color(3) };
}

const BUILDS: Record<string, readonly [number, number, number]> = {
  barrel: [0.92, 1.05, 0.95],
  lean: [0.76, 0.78, 0.86],
  pear: [1.08, 0.96, 0.72],
  bull: [0.74, 0.92, 1.12],
};

/** Small animals have large heads: that is what makes them charming. */
export function planOf(size: number, chance: Chance): Plan {
  const k = (size - 1) / 5;
  const stance = chance.pick<Stance>("four", "four", "four", "four", "two", "two", "bird");
  const common: Plan = {
    stance,
    size,
    k,
    length: mix(15, 37, k) * chance.range(0.85, 1.18),
    girth: mix(11, 22, k) * chance.range(0.92, 1.08),
    build: BUILDS[chance.pick("barrel", "lean", "pear", "bull")] ?? [1, 1, 1],
    arch: chance.range(-0.12, 0.28),
    lift: chance.range(-6, 9),
    leg: mix(9, 14, k) * chance.range(0.78, 1.25),
    thick: mix(3.6, 6.6, k) * chance.range(0.88, 1.1),
    stride: chance.range(-1, 1),
    neck: mix(3, 7, k) * chance.range(0.6, 1.7),
    neckAngle: chance.range(24, 62),
    head: mix(10, 13, k) * chance.range(0.94, 1.08),
    nod: chance.range(-10, 12),
    profile: chance.pick<Profile>("bear", "fox", "horse", "hippo", "tapir", "bear", "fox"),
    muzzle: chance.range(0.25, 1),
    jaw: false,
    eye: 1,
    tail: chance.pick<Tail>("whip", "stub", "thick", "tuft", "brush", "whip"),
    ears: chance.pick<Ears>("round", "point", "flop", "leaf", "none", "round"),
    tuft: chance.pick<Tuft>("none", "mane", "ridge", "whiskers", "beard", "quiff", "none", "cheek"),
    pattern: chance.pick<Pattern>(
      "spots",
      "stripes",
      "bands",
      "freckles",
      "saddle",
      "socks",
      "mask",
      "plain",
      "rosettes",
    ),
    blush: chance.next() < 0.5,
    aloft: false,
    dome: 0,
  };
  return { ...common, ...STANCES[stance](k, chance) };
}

const STANCES: Record<Stance, (k: number, chance: Chance) => Partial<Plan>> = {
  four: () => ({}),
  two: (k, chance) => ({
    length: mix(14, 27, k) * chance.range(0.9, 1.1),
    lift: chance.range(30, 58),
    build: [1.06, 1, 0.74],
    leg: mix(13, 21, k) * chance.range(0.9, 1.15),
    thick: mix(3.6, 6, k),
    neckAngle: chance.range(52, 82),
    tail: chance.pick<Tail>("thick", "thick", "whip", "brush"),
    nod: chance.range(-2, 14),
    ears: chance.pick<Ears>("none", "none", "point", "leaf", "tall"),
  }),
  bird: (k, chance) => ({
    length: mix(12, 24, k) * chance.range(0.85, 1.15),
    lift: chance.range(4, 34),
    build: [0.6, 1.08, 0.92],
    leg: mix(9, 17, k) * chance.range(0.7, 1.5),
    thick: mix(1.5, 2.6, k),
    neckAngle: chance.range(58, 86),
    neck: mix(1, 6, k) * chance.range(0.3, 2.4),
    profile: "beak",
    muzzle: chance.range(0.35, 1),
    nod: chance.range(-4, 10),
    tail: "feathers",
    ears: "none",
    tuft: chance.pick<Tuft>("none", "quiff", "quiff", "cheek", "none"),
    pattern: chance.pick<Pattern>("freckles", "saddle", "mask", "plain", "spots"),
  }),
};
