/** Draws the creatures of Oceans. */

import { type AnimalFacts, counted, type Way } from "./facts";
import { drawFins, drawGaze, drawScales, type Fish, fishOf, seaPalette, type SeaPlan, seaPlanOf } from "./sea-anatomy";
import { frame } from "./svg-frame";
import { Chance, clamp, count, mix, point } from "./geometry";
import { INK, Sheet } from "./canvas";
import { strangeMark } from "./land-slots";
import { assignSea } from "./sea-slots";
import type { Trait } from "./trait-drawing";
import { DEEP, lanterns } from "./traits-deep";
import { SURFACE } from "./traits-surface";

const INK_WIDTH = 1.7;
const MIDDLE = 40;

interface Worn {
  readonly key: string;
  readonly times: number;
  readonly trait: Trait<SeaPlan, Fish>;
  readonly known: boolean;
}

export function drawOcean(facts: AnimalFacts): string {
  const size = clamp(Math.round(facts.size), 1, 9);
  const worn = wornBy(facts.traits);
  const sheet = sketch(facts, size, worn);
  const scale = fit(sheet, Math.min(1, (size - 1) / 5));
  const { left, right, top, bottom } = sheet.box;
  const [x, y] = [55 - ((left + right) / 2) * scale, MIDDLE - ((top + bottom) / 2) * scale];
  const fish = `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(3)})">${sheet.write(INK_WIDTH / scale)}</g>`;
  return frame(fish, facts.facing, fry(facts, seaPalette(new Chance(facts.picture)).coat) + pointers(facts));
}

/** Traits with arrows look the same whichever way they point; the pointers tell. */
const plain = (key: string): string => key.replace(/-(left|right)$/, "");

function wornBy(traits: readonly string[]): Worn[] {
  return [...counted(traits)].map(([key, times]) => {
    const found = SURFACE[plain(key)] ?? DEEP[key];
    return { key, times, trait: found ?? { slot: "flank", draw: strangeMark(key) }, known: found !== undefined };
  });
}

function fit({ box }: Sheet, k: number): number {
  const wide = mix(78, 106, k) / (box.right - box.left + 3);
  const high = mix(54, 76, k) / (box.bottom - box.top + 3);
  return Math.min(mix(1, 1.3, k), wide, high);
}

function sketch(facts: AnimalFacts, size: number, worn: readonly Worn[]): Sheet {
  const chance = new Chance(facts.picture);
  const colors = seaPalette(chance);
  const plan = seaPlanOf(size, chance);
  const deep = worn.filter(({ key }) => key in DEEP).length;
  plan.deep = deep > 0;
  worn.forEach(({ trait }) => trait.bend?.(plan));
  const a = fishOf(plan, colors, chance, facts.mood ?? "calm");
  const sheet = new Sheet();
  drawFins(a, sheet);
  drawScales(a, sheet);
  drawGaze(a, sheet);
  if (deep) lanterns(a, sheet, 2 + deep);
  const spots = assignSea(
    a,
    worn.map(({ trait }) => trait.slot),
  );
  worn.forEach(({ key, times, trait, known }, i) =>
    trait.draw(a, sheet.of(known ? key : "other"), spots[i] ?? { at: point(0, 0), size: 6, way: 1 }, times),
  );
  return sheet;
}

/** The population: one small fish for each, in rows of ten that can be counted. */
function fry(facts: AnimalFacts, fill: string): string {
  const n = clamp(Math.round(facts.population), 0, 30);
  const rows = Math.max(1, Math.ceil(n / 10));
  const high = rows === 1 ? 3 : 2.3;
  const places = count(n).map((i) => {
    const [row, column] = [Math.floor(i / 10), i % 10];
    const [x, y] = [9.5 + column * 10 + (column > 4 ? 2.5 : 0), 87.6 - (rows - 1 - row) * 6.2];
    return `M${x} ${y.toFixed(1)}q-2.4-${high * 1.5}-6-.3l-1.7-${high * 0.5}v${high + 0.6}l1.7-${high * 0.5}q3.6 ${high * 1.4} 6 0z`;
  });
  return `<path data-population="${n}" d="${places.join("") || "M0 0"}" fill="${fill}" stroke="${INK}" stroke-width="1.3" paint-order="stroke"/>`;
}

/** A yellow arrow at the edge for each trait that looks at one neighbour. */
function pointers({ traits, directions = {} }: AnimalFacts): string {
  const taken: Record<Way, number> = { left: 0, right: 0 };
  return traits
    .map((key) => ({ key, way: wayOf(key, directions) }))
    .map(({ key, way }) => (way ? pointer(key, way, taken[way]++) : ""))
    .join("");
}

function wayOf(key: string, directions: Readonly<Record<string, Way>>): Way | undefined {
  const end = /-(left|right)$/.exec(key)?.[1];
  return SURFACE[plain(key)] ? ((end as Way | undefined) ?? directions[key]) : undefined;
}

function pointer(key: string, way: Way, i: number): string {
  const y = 9 + i * 13;
  const d = way === "left" ? `M12 ${y - 5}v10l-9-5z` : `M98 ${y - 5}v10l9-5z`;
  return `<path data-trait="${plain(key)}-${way}" d="${d}" fill="#f2b632" stroke="${INK}" stroke-width="1.5"/>`;
}
