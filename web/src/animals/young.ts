/** The rest of the population: one small one of its kind for each, before the feet. */

import type { Anatomy } from "./land-anatomy";
import type { AnimalFacts } from "./facts";
import { count } from "./geometry";
import type { Stance } from "./land-plan";
import { BONE, INK } from "./canvas";

/** Outlines that begin at the hind foot; about twelve units long. */
const YOUNG: Record<Stance, string> = {
  four: "v-2.6q-1.8-.4-2.6-2q2 .4 2.4-.8q.6-2.6 4.2-2.4h1.4q.4-2.7 3-2.7q2 0 2.7 1.6q1.5.5 1.3 1.6q-.3 1.2-2.2 1.2q-.2 1.9-1.6 2.6v3.5h-2v-2.8h-4.6v2.8z",
  two: "l.4-3.2q-2.4-.4-4.6.6q1.4-2.4 4-3.2q1.6-.5 2.6-2.2q.1-2.8 2.9-2.9q2.6.1 3 1.7q1.6.6 1.4 1.4q-.6.9-2.3.7q.4 3.4-2 4.6l.3 2.5h-2.4l-.6-2.1l-.7 2.1z",
  bird: "l.5-2q-2.6-.6-3.9-2.9q2 .7 3.2-.4q1.3-1.3 2.7-1.5q.3-2.4 2.5-2.4q1.8 0 2.2 1.5l1.7.8l-1.7.6q.5 3.3-2.4 4.2l.2 2.1h-1.4l-.4-1.9l-.7 1.9z",
};
const EYES: Record<Stance, readonly [number, number]> = { four: [9.3, -8.1], two: [7, -8.1], bird: [6.3, -6.6] };

export function calves({ plan, colors }: Anatomy, facts: AnimalFacts): string {
  const n = Math.max(0, Math.min(18, facts.population - 1));
  if (!n) return "";
  const step = Math.min(15, 96 / n);
  const places = count(n).map((i) => [5 + i * step, 90.6 - (i % 2) * 1.4] as const);
  const bodies = places.map(([x, y]) => `M${x.toFixed(1)} ${y}${YOUNG[plan.stance]}`).join("");
  const [ex, ey] = EYES[plan.stance];
  const eyes = places.map(([x, y]) => `M${(x + ex).toFixed(1)} ${(y + ey).toFixed(1)}h.1`).join("");
  const horns = facts.traits.includes("horns")
    ? places.map(([x, y]) => `M${(x + ex - 1).toFixed(1)} ${(y + ey - 1.4).toFixed(1)}l.4-2.6l1.2 2.3z`).join("")
    : "";
  return (
    `<g data-population="${facts.population}"><path d="${bodies}" fill="${colors.coat}" stroke="${INK}" stroke-width="1.9" paint-order="stroke"/>` +
    (horns && `<path d="${horns}" fill="${BONE}" stroke="${INK}" stroke-width=".6"/>`) +
    `<path d="${eyes}" stroke="${INK}" stroke-width="1.3"/></g>`
  );
}
