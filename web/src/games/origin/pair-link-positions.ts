// Where the knots of a pair are: one in the gap between neighbours, or one on each board.

import type { SeenPair } from "../../view-origin";

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Knot {
  id: string;
  trait: string;
  partner: string;
  used: boolean;
  link: boolean;
  /** From the symbiont to the one that it protects. */
  arrow?: string;
  /** The same on both boards of a pair that is apart. */
  number?: number;
  x: number;
  y: number;
}

const GAP = 40; // px between boards that still counts as side by side
const STACKED = 164; // px below which the animal has the whole width of its board
const STEP = 24; // px between several links of two boards

export function knot(
  { card, trait, animals, used }: SeenPair,
  number: number,
  one: Box | null,
  other: Box | null,
  nth = 0,
): Knot[] {
  const [first = "", second = ""] = animals;
  const about = { trait, used };
  if (one && other && adjacent(one, other)) {
    const [left, right] = one.x < other.x ? [one, other] : [other, one];
    return [
      {
        ...about,
        id: card,
        partner: `${first} + ${second}`,
        link: true,
        arrow: trait === "symbiosis" ? (left === one ? "▸" : "◂") : undefined,
        x: (left.x + left.w + right.x) / 2,
        y: left.y + 38 + nth * STEP,
      },
    ];
  }
  const on = (box: Box | null, mine: string, partner: string): Knot[] =>
    box
      ? [
          {
            ...about,
            id: `${card} ${mine}`,
            partner,
            link: false,
            number,
            x: box.x + (box.w < STACKED ? box.w : box.w * 0.45) - 20,
            y: box.y + 8 + nth * STEP,
          },
        ]
      : [];
  return [...on(one, first, second), ...on(other, second, first)];
}

const adjacent = (one: Box, other: Box): boolean =>
  Math.abs(one.y - other.y) < 12 && Math.abs(one.x - other.x) < Math.max(one.w, other.w) + GAP;
