/** Small things that lie, grow, sit or fly about an animal. */

import { around, count, couples, mix, point, type Point, shifted, spread, toward, Tube } from "./geometry";
import { AIR, BERRY, BONE, EARTH, GLOW, INK, LEAF, OCHRE, type Sheet, WHITE } from "./canvas";

export const FRESH = "#7ba24c";

export function grass(s: Sheet, x: number, height: number, lean = 0): void {
  [-2, 0, 2, 3.6].forEach((dx, i) => {
    s.spike(
      point(x + dx, 1.5),
      90 - dx * 7 + lean,
      [height * (1 - Math.abs(dx) * 0.09), 3.4],
      dx * -6,
      i % 2 ? FRESH : LEAF,
      0.65,
    );
  });
}

export function mound(s: Sheet, p: Point, size: number): void {
  s.loop(around(p, size, [-1.5, 0.25, -0.8, -0.75, 0, -1.1, 0.9, -0.65, 1.6, 0.25]), EARTH);
  s.oval(around(p, size, [0, -0.12])[0] ?? p, size * 0.62, size * 0.5, 0, "#4a3626", 0.7);
  around(p, size, [-0.95, -0.1, 1, -0.05, -0.45, -0.85]).forEach((q) => s.dot(q, 0.9, "#5d4530"));
}

export function nest(s: Sheet, p: Point, size: number, eggs: number): void {
  spread(-0.85, 0.85, eggs).forEach((x) => {
    s.oval(shifted(p, x * size, -size * (1.05 - Math.abs(x) * 0.3)), size * 0.5, size * 0.68, x * -14, WHITE, 0.8);
  });
  s.loop(around(p, size, [-1.6, -0.75, -0.7, -0.4, 0.7, -0.4, 1.6, -0.75, 1.1, 0.3, -1.1, 0.3]), "#b08a55", 0.9);
  [-0.7, 0, 0.7].forEach((x) => s.line(around(p, size, [x - 0.4, -0.15, x + 0.4, 0.05]), 0.6, "#6d5230"));
}

export function mushroom(s: Sheet, p: Point, size: number): void {
  s.poly(around(p, size, [-0.28, 0.3, -0.22, -0.8, 0.22, -0.8, 0.28, 0.3]), BONE, 0.8);
  s.loop(around(p, size, [-0.9, -0.62, -0.6, -1.3, 0, -1.6, 0.6, -1.3, 0.9, -0.62, 0, -0.5]), "#bf5a3c", 0.9);
  around(p, size, [-0.3, -1.05, 0.34, -0.95]).forEach((q) => s.dot(q, size * 0.16, WHITE));
}

export function bone(s: Sheet, p: Point, size: number): void {
  const [a, b] = [shifted(p, -size, -1), shifted(p, size, -3)];
  const knob = (end: Point, way: number): Point[] =>
    new Tube([end, toward(end, way, size * 0.18)], [size * 0.3, size * 0.3]).outline(2);
  const shaft = new Tube([a, b], [size * 0.24, size * 0.24]).outline(2);
  s.union([shaft, knob(a, 240), knob(a, 120), knob(b, 60), knob(b, -60)], BONE, 0.75);
}

export function bird(s: Sheet, p: Point, size: number): void {
  const [foot, claw, tail, end] = around(p, size, [-0.1, -0.2, -0.1, 0.25, -0.3, -0.7, -1.7, -0.95]);
  if (!foot || !claw || !tail || !end) return;
  s.line([foot, claw], 0.7).petal(tail, end, size * 0.42, "#4a7fa0", 0.8);
  s.loop(
    around(p, size, [-0.9, -0.7, -0.2, -1.15, 0.3, -1.9, 1, -1.75, 0.95, -0.9, 0.35, -0.2, -0.4, -0.15]),
    "#4a7fa0",
    0.85,
  );
  s.poly(around(p, size, [0.98, -1.62, 1.75, -1.35, 0.98, -1.15]), OCHRE, 0.7);
  s.oval(shifted(p, size * 0.3, -size * 0.55), size * 0.4, size * 0.26, 30, WHITE).dot(
    shifted(p, size * 0.65, -size * 1.5),
    size * 0.17,
    INK,
  );
}

/** A sprig with a berry, held at `p`. */
export function sprig(s: Sheet, p: Point, size: number, way: number): void {
  const end = toward(p, way, size * 2.1);
  s.line([p, end], 0.8, "#4d6b2c");
  couples([0.6, 60, 1, -62]).forEach(([far, turn]) => {
    const stem = toward(p, way, size * far);
    s.petal(stem, toward(stem, way + turn, size * 1.3), size * 0.5, LEAF, 0.7);
  });
  s.dot(end, size * 0.52, BERRY, 0.75);
}

/** Arcs of sound that travel from `p`. */
export function waves(s: Sheet, p: Point, way: number, size: number, n: number): void {
  count(n).forEach((i) => {
    const far = size * (0.7 + i * 0.62);
    s.line([toward(p, way + 36, far), toward(p, way, far * 1.1), toward(p, way - 36, far)], 0.95, AIR);
  });
}

export function moon(s: Sheet, p: Point, size: number): void {
  const edge = spread(70, 290, 7).map((way) => toward(p, way, size));
  const inner = spread(290, 70, 5)
    .slice(1, -1)
    .map((way) => toward(shifted(p, size * 0.62, 0), way, size * 0.72));
  s.loop([...edge, ...inner], GLOW, 0.75);
  star(s, shifted(p, size * 1.5, -size * 0.5), size * 0.42, GLOW);
}

export function star(s: Sheet, p: Point, size: number, fill: string, points = 4): void {
  const tips = count(points * 2).map((i) => toward(p, 90 + (i * 180) / points, i % 2 ? size * 0.42 : size));
  s.poly(tips, fill, 0.6);
}

export function letterZ(s: Sheet, p: Point, size: number): void {
  const [a, b, c, d] = around(p, size, [-1, -1, 1, -1, -1, 1, 1, 1]);
  if (a && b && c && d) s.line([a, b], 0.95, AIR).line([b, c], 0.95, AIR).line([c, d], 0.95, AIR);
}

export function gulls(s: Sheet, p: Point, size: number): void {
  around(p, size, [-1.1, 0, 0.1, -0.75, 1.2, 0.05]).forEach((q) => {
    s.line(around(q, size, [-0.55, -0.12, -0.25, -0.3, 0, 0, 0.25, -0.3, 0.55, -0.12]), 0.85, AIR);
  });
}

export function worm(s: Sheet, p: Point, size: number, way: number, fill: string): void {
  const spine = count(4).map((i) =>
    toward(toward(p, way, i * size * 0.6), way + 90, (i % 2 ? 1 : -1) * size * 0.24 * Math.min(1, i)),
  );
  const body = new Tube(
    spine,
    [0.3, 0.28, 0.26, 0.2].map((r) => r * size),
  );
  s.loop(body.outline(6), fill, 0.75).dot(body.at(0.96, -0.2), size * 0.09, INK);
}

/** Colours: the long feathers or the skin, what covers the arm, and lines on it. */
export type Plumage = readonly [long: string, arm: string, line: string];

/** Places on a wing: along it from its root, and towards its trailing edge, in spans. */
function onWing(root: Point, way: number, span: number, flat: readonly number[]): Point[] {
  return couples(flat).map(([x, y]) => toward(toward(root, way, x * span), way + 90, y * span));
}

/** A feathered wing, raised: one sheet of long feathers, the short ones over it. */
export function wing(s: Sheet, root: Point, way: number, span: number, fills: Plumage): void {
  const on = (flat: readonly number[]): Point[] => onWing(root, way, span, flat);
  const tips = on([1.05, 0.04, 1.02, 0.24, 0.93, 0.42, 0.8, 0.55, 0.64, 0.62, 0.47, 0.62, 0.3, 0.56]);
  const dips = on([0.96, 0.2, 0.89, 0.35, 0.78, 0.45, 0.64, 0.5, 0.48, 0.51, 0.32, 0.47]);
  const edge = tips.flatMap((tip, i) => (dips[i] ? [tip, dips[i]] : [tip]));
  s.poly([...on([0, 0, 0.24, -0.12, 0.5, -0.15, 0.8, -0.08]), ...edge, ...on([0.04, 0.36])], fills[0]);
  dips.forEach((dip, i) => s.line([dip, ...on([0.66 - i * 0.08, 0.12 + i * 0.025])], 0.6));
  s.loop(on([0, 0, 0.24, -0.11, 0.5, -0.14, 0.76, -0.06, 0.62, 0.16, 0.4, 0.28, 0.14, 0.3]), fills[1], 0.8);
  s.line(on([0.18, 0.08, 0.4, 0.06, 0.6, 0]), 0.6, fills[2]);
}

/** A wing of skin between fingers, as bats and dragons have. */
export function bat(s: Sheet, root: Point, way: number, span: number, fills: Plumage): void {
  const on = (flat: readonly number[]): Point[] => onWing(root, way, span, flat);
  const tips = on([1.05, 0.06, 0.94, 0.46, 0.56, 0.66]);
  const dips = on([0.84, 0.28, 0.62, 0.48, 0.3, 0.46]);
  const wrist = on([0.5, -0.14]);
  s.poly([root, ...wrist, ...tips.flatMap((tip, i) => (dips[i] ? [tip, dips[i]] : [tip])), ...on([0, 0.42])], fills[0]);
  tips.forEach((tip) => s.line([...wrist, tip], 0.8, fills[2]));
  s.loop(
    new Tube(
      [root, ...on([0.28, -0.12]), ...wrist],
      [0.09, 0.06, 0.045].map((r) => r * span),
    ).outline(4),
    fills[1],
    0.85,
  );
}

export function puddle(s: Sheet, from: number, to: number, fill: string, line = 0.9): void {
  const flat = [0, 0, 0.18, -2.6, 0.5, -1.6, 0.82, -2.8, 1, 0.4, 0.8, 3.6, 0.45, 4.4, 0.15, 3.4];
  s.loop(
    couples(flat).map(([share, y]) => point(mix(from, to, share), y)),
    fill,
    line,
  );
}

/** Two rows of ripples under a swimmer. */
export function ripples(s: Sheet, from: number, to: number, color: string): void {
  [-2.2, 2].forEach((y, row) => {
    s.line(
      spread(from + row * 4, to - row * 4, 9).map((x, i) => point(x, y + (i % 2 ? -1.6 : 1.6))),
      1.25,
      color,
    );
  });
}

/** Drops, one below the other. */
export function drop(s: Sheet, p: Point, size: number, fill: string): void {
  s.loop(around(p, size, [0, -1.2, 0.45, -0.35, 0.62, 0.25, 0, 0.85, -0.62, 0.25, -0.45, -0.35]), fill, 0.75);
}

/** A cloud of ink or dust. */
export function cloud(s: Sheet, p: Point, size: number, fill: string): void {
  s.loop(
    count(12).map((i) => toward(p, i * 30, size * (i % 2 ? 1.08 : 0.82))),
    fill,
    0.8,
  );
}
