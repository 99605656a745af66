/** Places for the traits of sea creatures, shared out where several want the same. */

import type { Fish } from "./sea-anatomy";
import { point, spread, toward } from "./geometry";
import type { Slot, Spot } from "./trait-drawing";

export function assignSea(a: Fish, slots: readonly (Slot | undefined)[]): (Spot | undefined)[] {
  const taken: Record<Slot, number> = { ground: 0, back: 0, sky: 0, flank: 0 };
  const wanted = (slot: Slot): number => slots.filter((each) => each === slot).length;
  return slots.map((slot) => slot && PLACES[slot](a, taken[slot]++, wanted(slot)));
}

const PLACES: Record<Slot, (a: Fish, i: number, n: number) => Spot> = {
  ground: (a, i, n) => ({
    at: point(spread(-a.plan.radius * 1.3, a.plan.radius * 1.3, n)[i] ?? 0, a.half + 6),
    size: n > 1 ? 5.2 : 6.5,
    way: 1,
  }),
  back: (a, i, n) => {
    const t = spread(n > 1 ? 0.3 : 0.42, n > 1 ? 0.66 : 0.42, n)[i] ?? 0.4;
    return { at: a.body.skin(t, -0.97), size: (a.plan.radius * 0.5) / (n > 1 ? 1 + n * 0.16 : 1), way: 1 };
  },
  sky: (a, i, n) => {
    const u = spread(n > 1 ? 0.08 : 0.35, n > 1 ? 0.7 : 0.35, n)[i] ?? 0.3;
    return { at: toward(a.body.at(u, 0), 90, a.half + 9), size: n > 1 ? 5 : 6, way: 1 };
  },
  flank: (a, i, n) => {
    const t = spread(n > 1 ? 0.24 : 0.46, n > 1 ? 0.64 : 0.46, n)[i] ?? 0.4;
    return { at: a.body.skin(t, -0.08), size: a.body.radius(t) * (n > 1 ? 0.42 : 0.55), way: 1 };
  },
};
