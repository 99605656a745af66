/** Shares out places among the traits that want the same one, and draws traits that nobody has drawn yet. */

import type { Anatomy } from "./land-anatomy";
import { Chance, count, hash, mix, point, shifted, spread, toward } from "./geometry";
import { INK, OCHRE, type Sheet, WHITE } from "./canvas";
import type { Slot, Spot, Trait } from "./trait-drawing";

export function assign(a: Anatomy, slots: readonly (Slot | undefined)[]): (Spot | undefined)[] {
  const taken: Record<Slot, number> = { ground: 0, back: 0, sky: 0, flank: 0 };
  const wanted = (slot: Slot): number => slots.filter((each) => each === slot).length;
  return slots.map((slot) => slot && PLACES[slot](a, taken[slot]++, wanted(slot)));
}

const PLACES: Record<Slot, (a: Anatomy, i: number, n: number) => Spot> = {
  ground: (a, i, n) => {
    const size = mix(6.2, 8.6, a.k) * (n > 2 ? 0.85 : 1);
    const way = i % 2 ? -1 : 1;
    const out = size * (1.1 + Math.floor(i / 2) * 2.4);
    return { at: point(way > 0 ? a.front + out : a.rear - out, 0), size, way };
  },
  back: (a, i, n) => {
    const u = spread(n > 1 ? 0.18 : 0.4, n > 2 ? 0.7 : n > 1 ? 0.6 : 0.4, n)[i] ?? 0.4;
    const at = shifted(a.body.skin(u, -0.97), 0, -a.plan.dome * a.girth * Math.sin(Math.PI * u));
    return { at, size: (a.girth * 0.62) / Math.max(1, n * 0.6), way: 1 };
  },
  sky: (a, i) => {
    const left = a.body.at(0, -1);
    return { at: point(left.x - a.girth * 0.2 + i * 19, left.y - 15 - i * 3), size: mix(6, 7.5, a.k), way: 1 };
  },
  flank: (a, i, n) => ({
    at: a.body.skin(spread(0.25, 0.75, n)[i] ?? 0.5, n > 1 && i % 2 ? 0.15 : -0.2),
    size: a.girth * (n > 2 ? 0.36 : 0.5),
    way: 1,
  }),
};

const STRANGE = ["#5f8c3c", "#4a7fa0", "#b8577a", "#7b6e9b", "#c0392f", "#3a7678"];

/** The mark of a trait from elsewhere: a badge of its own on the flank, always the same for the same key. */
export const markOf = (key: string): Trait<unknown, Anatomy> => ({ slot: "flank", draw: strangeMark(key) });

export function strangeMark(key: string): (a: unknown, s: Sheet, spot: Spot, times: number) => void {
  return (_a, s, spot, times) => {
    const chance = new Chance(hash(key));
    const [outer, inner] = [chance.pick(WHITE, ...STRANGE), chance.pick(OCHRE, ...STRANGE)];
    const [tips, turn, deep] = [Math.floor(chance.range(3, 8)), chance.range(0, 90), chance.range(0.5, 0.95)];
    const core = spot.size * chance.range(0.25, 0.45);
    count(Math.min(3, times)).forEach((i) => {
      const c = shifted(spot.at, i * spot.size * 0.5, -i * spot.size * 0.7);
      s.on("coat").poly(
        count(tips * 2).map((j) => toward(c, turn + (j * 180) / tips, spot.size * (j % 2 ? deep : 1))),
        outer,
        0.8,
      );
      s.dot(c, core, inner, 0.6).dot(c, spot.size * 0.12, INK);
    });
  };
}
