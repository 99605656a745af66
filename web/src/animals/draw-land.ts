/** Draws the animals of Evolution and Climate; with more traits, those of The Origin of Species. */

import { type Anatomy, anatomyOf } from "./land-anatomy";
import { calves } from "./young";
import { drawFace, drawFar, drawSkin } from "./land-coat";
import { type AnimalFacts, counted } from "./facts";
import { frame, HEIGHT } from "./svg-frame";
import { Chance, clamp, mix, point } from "./geometry";
import { palette, type Plan, planOf } from "./land-plan";
import { Sheet } from "./canvas";
import { assign, markOf } from "./land-slots";
import type { Traits } from "./trait-drawing";
import { LAND } from "./traits-land";

const GROUND = 80;
const INK_WIDTH = 1.75;

export const drawLand = (facts: AnimalFacts): string => drawBeast(facts, LAND);

export function drawBeast(facts: AnimalFacts, known: Traits<Plan, Anatomy>): string {
  const size = clamp(Math.round(facts.size), 1, 9);
  const { sheet, anatomy } = sketch(facts, size, known);
  const scale = fit(sheet, Math.min(1, (size - 1) / 5));
  const x = 55 - ((sheet.box.left + sheet.box.right) / 2) * scale;
  const beast = `<g transform="translate(${x.toFixed(1)} ${GROUND}) scale(${scale.toFixed(3)})">${sheet.write(INK_WIDTH / scale)}</g>`;
  return frame(beast + calves(anatomy, facts), facts.facing);
}

/** Larger animals may take more of the frame, so that each size is larger than the one before, whatever it wears. */
function fit({ box }: Sheet, k: number): number {
  const wide = mix(72, 107, k) / (box.right - box.left + 3);
  const high = mix(50, HEIGHT - 14, k) / (3 - box.top);
  return Math.min(mix(0.95, 1.1, k), wide, high);
}

function sketch(facts: AnimalFacts, size: number, known: Traits<Plan, Anatomy>): { sheet: Sheet; anatomy: Anatomy } {
  const chance = new Chance(facts.picture);
  const colors = palette(chance);
  const plan = planOf(size, chance);
  const traits = [...counted(facts.traits)].map(([key, times]) => ({ key, times, trait: known[key] ?? markOf(key) }));
  traits.forEach(({ trait }) => trait.bend?.(plan));
  const anatomy = anatomyOf(plan, colors, chance, facts.mood ?? "calm", facts.stored ?? 0);
  const sheet = new Sheet();
  drawFar(anatomy, sheet);
  drawSkin(anatomy, sheet);
  drawFace(anatomy, sheet);
  const spots = assign(
    anatomy,
    traits.map(({ trait }) => trait.slot),
  );
  traits.forEach(({ key, times, trait }, i) =>
    trait.draw(anatomy, sheet.of(known[key] ? key : "other"), spots[i] ?? NOWHERE, times),
  );
  return { sheet, anatomy };
}

const NOWHERE = { at: point(0, 0), size: 6, way: 1 };
