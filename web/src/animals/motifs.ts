/** What the Deep cards are drawn with: each motif takes a few numbers and gives part of a drawing. */

import { type Fish, jaws as openJaws, onFish, onNose, type SeaPlan } from "./fish";
import { around, between, count, couples, point, type Point, shifted, spread, toward, Tube } from "./geometry";
import { AIR, BERRY, BONE, GLOW, INK, LEAF, OCHRE, type Sheet, WHITE } from "./sheet";
import { bat, cloud, drop, FRESH, star as drawStar, wing, worm } from "./things";
import { anemone as drawAnemone, arms as drawArms, barbels as drawBarbels, barnacles, dashes, inkCloud, littleFish, school, seabed, spear as drawSpear, sucker as drawSucker, teeth } from "./traits-sea";
import type { Slot, Spot, Trait } from "./trait";

export type Motif = (a: Fish, s: Sheet, spot: Spot, times: number) => void;
export type Bend = (plan: SeaPlan) => void;
type Deep = Trait<SeaPlan, Fish>;

/** A card of these motifs. */
export const card = (slot: Slot | undefined, bend: Bend | undefined, ...motifs: readonly Motif[]): Deep => ({
  ...(slot && { slot }),
  ...(bend && { bend }),
  draw: (a, s, spot, times) => motifs.forEach((motif) => motif(a, s, spot, times)),
});

// What bends the body.

export const silent: Bend = (p) => {
  p.mouth = false;
};
export const shape = (changes: Partial<SeaPlan>): Bend => (p) => void Object.assign(p, changes);
export const grow = (by: number): Bend => (p) => {
  p.radius *= by;
};
export const all = (...bends: readonly Bend[]): Bend => (p) => bends.forEach((bend) => bend(p));

// Mouths.

export const jaws = (n: number, size: number, wide = 1): Motif => (a, s) => openJaws(a, s, n, size, wide);

export const cavern = (wide: number, inside = "#4d2d4f"): Motif => (a, s) => {
  s.on("face").loop(onNose(a, [-0.8, 0.25, -0.5, -0.25 * wide, 0.05, -0.5 * wide, 0.3, 0.1, 0.12, 0.75 * wide, -0.4, 0.85 * wide]), a.colors.coat, 1);
  s.loop(onNose(a, [-0.55, 0.2, -0.35, -0.12 * wide, 0.02, -0.3 * wide, 0.16, 0.12, 0.04, 0.55 * wide, -0.35, 0.6 * wide]), inside, 0.8);
};
export const crumbs = (n: number, fill: string): Motif => (a, s) => {
  s.on("front");
  count(n).forEach((i) => s.dot(shifted(a.nose, a.r * (0.35 + (i % 3) * 0.36), a.r * (-0.4 + ((i * 7) % 5) * 0.24)), a.r * (i % 2 ? 0.09 : 0.13), fill, 0.5));
};
export const molars: Motif = (a, s) => {
  openJaws(a, s, 1, 0.2, 1.1);
  [0.02, 0.5].forEach((y) => [-0.5, -0.3, -0.1].forEach((x) => s.loop(onNose(a, [x - 0.1, y + 0.02, x + 0.1, y - 0.01, x + 0.1, y + 0.22, x - 0.1, y + 0.24]), WHITE, 0.6)));
};
export const maw: Motif = (a, s) => {
  openJaws(a, s, 3, 0.9, 1.1);
  s.loop(onNose(a, [-0.9, -0.35, -0.4, -0.55, 0.1, -0.3, 0.2, 0.02, -0.3, 0.05, -0.75, 0.15]), "#9a6a3d", 0.9).line(onNose(a, [-0.6, -0.4, -0.5, 0.05]), 0.7).line(onNose(a, [-0.2, -0.42, -0.15, 0]), 0.7);
};
export const tusks: Motif = (a, s) => {
  s.on("behind").spike(onNose(a, [-0.1, 0.3])[0] ?? a.nose, -40, [a.r * 1.3, a.r * 0.24], 50, "#dccba3", 0.85);
  s.on("front").spike(onNose(a, [-0.4, 0.4])[0] ?? a.nose, -50, [a.r * 1.5, a.r * 0.3], 60, BONE, 0.95);
};
export const barbels = (n: number): Motif => (a, s) => drawBarbels(a, s, n);
export const sucker = (fill: string): Motif => (a, s) => drawSucker(a, s, fill);
export const spear: Motif = (a, s) => drawSpear(a, s, a.colors.pale);
export const seaweed: Motif = (a, s) => {
  s.on("front");
  [-20, 4, 28].forEach((way) => s.petal(onNose(a, [-0.15, 0.25])[0] ?? a.nose, toward(onNose(a, [-0.15, 0.25])[0] ?? a.nose, way, a.r * 1.15), a.r * 0.3, way > 0 ? FRESH : LEAF, 0.75));
};

// The head.

export const brow: Motif = (a, s) => s.on("face").line([toward(a.eye, 140, a.er * 2.1), toward(a.eye, 35, a.er * 1.8)], 1.4);
export const bigEye = (scale: number, slit = false): Motif => (a, s) => {
  const r = a.er * scale;
  s.on("face").dot(a.eye, r * 1.35, slit ? "#f4cb6c" : WHITE, 1);
  if (slit) s.oval(a.eye, r * 0.34, r * 1, 0, INK);
  else s.dot(a.eye, r * 0.95, "#5fb6c9").dot(a.eye, r * 0.55, INK).dot(shifted(a.eye, r * 0.3, -r * 0.35), r * 0.24, WHITE);
};
export const lamp = (reach: number, fill: string): Motif => (a, s) => {
  const [root, bend, end] = [a.body.skin(0.8, -0.85), onNose(a, [-0.1, -1.5 * reach])[0] ?? a.nose, onNose(a, [0.55 * reach, -0.95])[0] ?? a.nose];
  s.on("sky").dot(end, a.r * 0.55, `${fill}66`).on("front").line([root, bend, end], 1.1, AIR).dot(end, a.r * 0.27, fill, 0.85);
};
export const brain: Motif = (a, s) => {
  const c = a.body.skin(0.76, -0.98);
  const r = a.r * 0.72;
  s.on("front").loop(count(10).map((i) => toward(c, i * 36, r * (i % 2 ? 1.1 : 0.92))), "#eebbb2");
  s.line(around(c, r, [-0.8, 0.2, -0.3, -0.35, 0.3, -0.45, 0.35, 0.1, -0.15, 0.45]), 0.8, "#9b544e").line(around(c, r, [-0.1, -0.85, 0.45, -0.7, 0.75, -0.2]), 0.7, "#9b544e");
};
export const horns = (fill: string): Motif => (a, s) => {
  const root = a.body.skin(0.8, -0.8);
  s.on("behind").spike(shifted(root, a.r * 0.3, 0), 108, [a.r * 1.1, a.r * 0.26], 30, fill, 0.85).on("front").spike(root, 124, [a.r * 1.4, a.r * 0.34], 32, fill, 0.95);
};
export const crown: Motif = (a, s) => {
  const p = a.body.skin(0.78, -1);
  s.on("front").poly(around(p, a.r * 0.52, [-0.9, 0.25, -1, -1, -0.45, -0.4, 0, -1.25, 0.45, -0.4, 1, -1, 0.9, 0.25]), "#f2c53d", 0.95);
  around(p, a.r * 0.52, [-0.5, 0, 0, 0, 0.5, 0]).forEach((gem) => s.dot(gem, a.r * 0.09, BERRY));
};
export const mask: Motif = (a, s) => s.on("mask").loop(onFish(a, [0.72, -0.55, 0.84, -0.75, 0.95, -0.5, 0.96, -0.1, 0.84, 0.05, 0.74, -0.1]), INK, 0);
export const feelers: Motif = (a, s) => {
  s.on("front");
  [34, 62].forEach((way) => {
    const root = a.body.skin(0.86, -0.8);
    s.line([root, toward(root, way + 16, a.r * 0.8), toward(root, way, a.r * 1.7)], 0.85, AIR).dot(toward(root, way, a.r * 1.7), a.r * 0.13, OCHRE, 0.6);
  });
};
export const scent: Motif = (a, s) => {
  s.on("front").oval(onNose(a, [-0.12, -0.1])[0] ?? a.nose, a.r * 0.16, a.r * 0.11, 20, INK);
  [-0.35, 0.1, 0.55].forEach((y) => s.line(onNose(a, [0.25, y, 0.5, y - 0.18, 0.75, y + 0.1, 1.05, y - 0.1]), 0.95, "#d98fb0"));
};
export const sonar = (n: number, color: string): Motif => (a, s) => {
  s.on("front");
  count(n).forEach((i) => s.line([-38, 0, 38].map((way) => toward(a.nose, way, a.r * (0.45 + i * 0.42))), 1, color));
};

// The back and the flanks.

export const spines = (n: number, length: number, fill: string): Motif => (a, s) => {
  s.on("behind");
  spread(0.16, 0.86, n).forEach((t, i) => s.spike(a.body.skin(t, -0.9), 138 - t * 70, [a.plan.radius * length * (i % 2 ? 1 : 0.8), a.plan.radius * 0.2], 0, fill, 0.75));
  spread(0.3, 0.72, Math.ceil(n / 2)).forEach((t) => s.spike(a.body.skin(t, 0.9), -125 + t * 60, [a.plan.radius * length * 0.6, a.plan.radius * 0.18], 0, fill, 0.75));
};
export const dripping = (fill: string): Motif => (a, s) => [0.3, 0.5, 0.7].forEach((t) => drop(s.on("front"), shifted(a.body.skin(t, -1), 0, -a.plan.radius * 0.75), a.plan.radius * 0.2, fill));
export const plates = (n: number, fill: string, light: string): Motif => (a, s) => {
  s.on("coat");
  spread(0.24, 0.76, n).forEach((t, i) => s.loop(onFish(a, [t - 0.07, -0.3, t - 0.06, -1.12, t + 0.02, -1.22, t + 0.09, -1, t + 0.08, -0.3]), i % 2 ? fill : light, 0.85));
};
export const bands = (n: number, fill: string): Motif => (a, s) => {
  s.on("coat");
  spread(0.18, 0.68, n).forEach((t) => s.loop(onFish(a, [t - 0.045, -1.02, t + 0.045, -1.04, t + 0.06, 0, t + 0.04, 1.02, t - 0.045, 1, t - 0.03, 0]), fill, 0.8));
};
export const dome: Motif = (a, s) => {
  s.on("coat").loop(onFish(a, [0.14, 0, 0.22, -1.1, 0.44, -1.5, 0.64, -1.2, 0.74, 0, 0.44, 0.2]), "#a08a58");
  onFish(a, [0.44, -0.7, 0.28, -0.45, 0.6, -0.5]).forEach((p, i) => s.loop(count(6).map((j) => toward(p, j * 60, a.plan.radius * (i ? 0.22 : 0.32))), "#c4ab74", 0.75));
};
export const rolls: Motif = (a, s) => {
  s.on("coat").loop(onFish(a, [0.16, 0.3, 0.28, 1.22, 0.48, 1.35, 0.7, 1.18, 0.82, 0.4, 0.5, 0.1]), "#f3dcc6");
  [0.36, 0.48, 0.6].forEach((t) => s.line(onFish(a, [t, 0.35, t + 0.03, 0.8, t, 1.25]), 0.8, "#c59a7e"));
};
export const lights = (n: number, fill: string, v = 0.45): Motif => (a, s) => {
  s.on("coat");
  spread(0.16, 0.7, n).forEach((t) => s.dot(a.body.skin(t, v), a.plan.radius * 0.2, `${fill}66`).dot(a.body.skin(t, v), a.plan.radius * 0.1, fill));
};
export const spots = (...fills: readonly string[]): Motif => (a, s) => {
  s.on("coat");
  spread(0.16, 0.68, 6).forEach((t, i) => s.dot(a.body.skin(t, i % 2 ? 0.2 : -0.45), a.plan.radius * 0.2, fills[i % fills.length] ?? OCHRE, 0.75));
};
export const helix = (one: string, other: string): Motif => (a, s) => {
  s.on("coat");
  const twist = (way: number): Point[] => count(13).map((i) => a.body.skin(0.14 + i * 0.046, Math.sin(i * 1.05) * 0.44 * way - 0.08));
  const [p, q] = [twist(1), twist(-1)];
  [1, 2, 4, 5, 7, 8, 10, 11].forEach((i) => p[i] && q[i] && s.line([p[i], q[i]], 0.6, WHITE));
  s.line(p, 1.25, one).line(q, 1.25, other);
};
export const chromosome: Motif = (_a, s, spot) => {
  const w = spot.size;
  s.on("coat");
  [1, -1].forEach((way) => s.line(around(spot.at, w, [-0.8, -way, -0.15, 0, 0.15, 0, 0.8, way]), 2.4, "#e9a3b4"));
  around(spot.at, w, [-0.8, -1, 0.8, 1, -0.8, 1, 0.8, -1]).forEach((p) => s.dot(p, w * 0.26, "#f2c53d", 0.7));
};
export const cycle = (fill: string): Motif => (_a, s, spot) => {
  const ring = (from: number): Point[] => spread(from, from - 140, 5).map((way) => toward(spot.at, way, spot.size));
  [200, 20].forEach((from) => {
    const arc = ring(from);
    s.on("coat").line(arc, 1.5, fill).poly(count(3).map((i) => toward(arc[4] ?? spot.at, from - 230 + i * 120, spot.size * 0.42)), fill, 0.6);
  });
};
export const flame = (outer: string, inner: string): Motif => (_a, s, spot) => {
  s.on("coat").loop(around(spot.at, spot.size, [0, -1.3, 0.35, -0.5, 0.85, 0, 0.6, 0.8, 0, 1.05, -0.65, 0.8, -0.8, 0, -0.35, -0.3]), outer, 0.85);
  s.loop(around(spot.at, spot.size, [0.05, -0.4, 0.4, 0.3, 0.05, 0.85, -0.38, 0.4]), inner, 0);
};
export const heart: Motif = (_a, s, spot) => s.on("coat").loop(around(spot.at, spot.size * 0.95, [0, 1, -0.75, 0.2, -0.8, -0.5, -0.35, -0.72, 0, -0.3, 0.35, -0.72, 0.8, -0.5, 0.75, 0.2]), "#d9534a", 0.85);
export const bolts = (n: number): Motif => (_a, s, spot) => spread(-(n - 1) / 2, (n - 1) / 2, n).forEach((i) => s.on("front").poly(around(shifted(spot.at, i * spot.size * 1.3, 0), spot.size, [0.2, -1.2, -0.55, 0.15, -0.05, 0.1, -0.25, 1.2, 0.55, -0.25, 0.05, -0.15]), "#ffd95e", 0.8));
export const coil: Motif = (_a, s, spot) => s.on("coat").dot(spot.at, spot.size, "#d0a76f", 0.85).line(count(11).map((i) => toward(spot.at, i * 58, spot.size * (0.9 - i * 0.078))), 0.95);
export const rings = (n: number): Motif => (a, s, spot) => count(n).forEach((i) => s.on("coat").dot(spot.at, spot.size * (1.05 - i * (0.9 / n)), i % 2 ? a.colors.coat : a.colors.pale, 0.7));
export const star = (fill: string, points = 5): Motif => (_a, s, spot) => drawStar(s.on("front"), spot.at, spot.size * 1.05, fill, points);
export const germs = (fill: string): Motif => (_a, s, spot) => around(spot.at, spot.size, [-1.1, 0, 0.2, -0.55, 1.2, 0.35]).forEach((p, i) => {
  const r = spot.size * (i === 1 ? 0.55 : 0.42);
  s.on("front");
  count(7).forEach((j) => s.line([p, toward(p, j * 51.4, r * 1.5)], 0.75));
  s.dot(p, r, fill, 0.8);
});
export const kelp: Motif = (a, s) => {
  s.on("coat");
  couples([0.2, -0.9, 0.34, -0.97, 0.5, -0.98, 0.66, -0.95, 0.3, -0.3, 0.48, -0.4, 0.64, -0.3]).forEach(([t, v], i) => s.petal(a.body.skin(t, v), toward(a.body.skin(t, v), 140 - t * 60 + (i % 2) * 26, a.plan.radius * 0.85), a.plan.radius * 0.3, i % 2 ? "#6f8f3a" : "#8fa84c", 0.75));
};
export const thicket: Motif = (a, s) => {
  s.on("front");
  [-32, -15, 3, 19, 35].forEach((x, i) => {
    const stem = [point(x, a.half + 9), point(x + 3, a.half - 2), point(x - 2, a.half - 12), point(x + 2, a.half - 20 - (i % 2) * 6)];
    s.loop(new Tube(stem, [2.2, 2.2, 2, 0.8]).outline(6), i % 2 ? "#6f8f3a" : "#8fa84c", 0.8);
  });
};
export const coral = (fill: string): Motif => (a, s) => {
  s.on("behind");
  [0.3, 0.46, 0.62].forEach((t, i) => [-28, 0, 28].forEach((turn) => {
    const root = a.body.skin(t, -0.8);
    const tip = toward(root, 96 - i * 6 + turn, a.plan.radius * (turn ? 0.75 : 0.95));
    s.loop(new Tube([root, tip], [a.plan.radius * 0.12, a.plan.radius * 0.12]).outline(2), i % 2 ? "#e7b75b" : fill, 0.8);
  }));
};
export const polyps = (fill: string): Motif => (a, s) => [-26, -9, 9, 26].forEach((x, i) => {
  const p = point(x, a.half + 8);
  s.on("front").poly(around(p, 4.4, [-0.9, 1, -0.55, -0.9, 0.55, -0.9, 0.9, 1]), i % 2 ? "#e7b75b" : fill, 0.8);
  [-24, 0, 24].forEach((turn) => s.line([shifted(p, 0, -4), toward(shifted(p, 0, -4), 90 + turn, 5)], 0.9, i % 2 ? "#b98226" : "#b34f4a"));
});
export const anemone = (fill: string): Motif => (a, s, spot) => drawAnemone(a, s, spot, fill);
export const shells = (n: number): Motif => (a, s) => barnacles(a, s, n);
export const bullets = (n: number): Motif => (_a, s, spot) => teeth(s, spot, n);

// Limbs.

export const arms = (n: number, length: number, fill: string, from: "stern" | "chin" | "belly" = "belly"): Motif => (a, s) => {
  const [root, way] = { stern: [a.body.at(0.12), 181] as const, chin: [a.body.at(0.86, 0.4), -96] as const, belly: [a.body.at(0.45, 0.3), -90] as const }[from];
  drawArms(s.on(from === "chin" ? "front" : "behind"), root, way, n, [a.plan.radius * length, a.plan.radius * 0.25], fill, from === "belly" ? 22 : 15);
};
export const fins = (span: number): Motif => (a, s) => {
  const root = a.body.at(0.62, 0.3);
  s.on("front").loop([root, ...[[-118, 0.5], [-124, 1], [-150, 1.05], [-168, 0.6]].map(([way, far]) => toward(root, way ?? 0, a.plan.radius * span * (far ?? 1)))], a.colors.shade);
  [-132, -150].forEach((way) => s.line([root, toward(root, way, a.plan.radius * span * 0.9)], 0.7, a.colors.accent));
};
export const wings: Motif = (a, s) => {
  const [root, span] = [a.body.at(0.62, -0.5), a.plan.radius * 1.9];
  wing(s.on("behind"), shifted(root, 4, 0), 84, span * 0.9, [a.colors.accent, a.colors.shade, INK]);
  wing(s.on("front"), root, 118, span, [a.colors.pale, a.colors.coat, INK]);
};
export const dragon: Motif = (a, s) => bat(s.on("front"), a.body.at(0.6, -0.5), 116, a.plan.radius * 1.9, ["#c8654f", a.colors.coat, INK]);
export const legs = (n: number): Motif => (a, s) => spread(0.34, 0.62, n).forEach((t) => {
  const hip = a.body.skin(t, 0.85);
  const leg = new Tube([hip, shifted(hip, -2, a.plan.radius * 0.4), shifted(hip, 1, a.plan.radius * 0.75), shifted(hip, 5, a.plan.radius * 0.8)], [0.2, 0.15, 0.11, 0.09].map((r) => r * a.plan.radius));
  s.on("front").loop(leg.outline(5), a.colors.pale, 0.85);
});
export const claw: Motif = (a, s) => {
  const p = onNose(a, [0.5, 0.55])[0] ?? a.nose;
  s.on("front").loop(new Tube([a.body.at(0.7, 0.6), between(a.body.at(0.7, 0.6), p, 0.5), p], [a.r * 0.16, a.r * 0.13, a.r * 0.12]).outline(4), "#c8654f", 0.85);
  s.loop(around(p, a.r * 0.42, [-0.6, 0.2, 0, -0.9, 1.2, -0.7, 0.5, -0.15, 1.25, 0.25, 0.3, 0.8]), "#c8654f", 0.9);
  drawStar(s, onNose(a, [1.35, 0.35])[0] ?? p, a.r * 0.42, WHITE, 6);
};
export const whip = (tip: string): Motif => (a, s) => {
  const w = a.plan.radius;
  const tail = new Tube(around(a.stern, w, [0.3, 0, -0.7, 0.1, -1.4, -0.6, -1.2, -1.5, -0.5, -1.7]), [0.2, 0.16, 0.12, 0.1, 0.06].map((r) => r * w));
  s.on("behind").loop(tail.outline(9), a.colors.coat).spike(tail.at(0.97), 10, [w * 0.6, w * 0.3], 0, tip, 0.85);
};
export const stump: Motif = (a, s) => {
  s.on("front");
  [0.1, 0.16, 0.22].forEach((t) => s.line(onFish(a, [t, -0.9, t + 0.01, 0, t, 0.9]), 1));
  s.loop(onFish(a, [0.02, -0.5, 0.09, -0.85, 0.09, 0.85, 0.02, 0.5]), "#8fd0a0", 0.7);
};
export const serpent: Motif = (a, s) => [-1.5, -2.5].forEach((x, i) => {
  const p = shifted(a.stern, x * a.plan.radius * 0.72, a.plan.radius * 0.3);
  const hump = new Tube(around(p, a.plan.radius, [-0.55, 0.6, -0.35, -0.4, 0.2, -0.45, 0.45, 0.6]), [0.22, 0.26, 0.26, 0.22].map((r) => r * a.plan.radius * (1 - i * 0.18)));
  s.on("behind").loop(hump.outline(6), a.colors.coat).spike(shifted(p, -a.plan.radius * 0.1, -a.plan.radius * 0.6), 95, [a.plan.radius * 0.45, a.plan.radius * 0.4], 14, a.colors.shade, 0.85);
});
export const heads: Motif = (a, s) => couples([0.66, 62, 0.56, 88]).forEach(([t, way]) => {
  const root = a.body.skin(t, -0.7);
  const end = toward(root, way, a.plan.radius * 1.25);
  s.on("behind").union([new Tube([root, toward(root, way + 22, a.plan.radius * 0.7), end], [0.24, 0.2, 0.2].map((r) => r * a.plan.radius)).outline(4), around(end, a.plan.radius * 0.36, [-0.7, 0.5, -0.7, -0.6, 0.3, -0.8, 1.5, -0.1, 1.4, 0.35, 0.4, 0.7])], a.colors.coat, 0.95);
  s.dot(shifted(end, a.plan.radius * 0.12, -a.plan.radius * 0.08), a.plan.radius * 0.1, GLOW, 0.6).line(around(end, a.plan.radius * 0.36, [1.3, 0.2, 0.5, 0.25]), 0.7);
});

// Company and surroundings.

export const leeches = (n: number, fill: string): Motif => (a, s) => spread(0.3, 0.66, n).forEach((t, i) => worm(s.on("front"), a.body.skin(t, i % 2 ? 0.9 : -0.92), a.plan.radius * 0.5, i % 2 ? -86 : 100, fill));
export const swarm = (n: number, size: number): Motif => (a, s) => school(a, s, n, size, a.colors.pale);
export const cluster = (n: number): Motif => (_a, s, spot) => count(n).forEach((i) => littleFish(s.on("front"), shifted(spot.at, ((i % 4) - 1.5) * spot.size * 1.5, (Math.floor(i / 4) - 0.6) * spot.size * 0.9), spot.size * 0.55, "#e7b75b"));
export const cleaner = (fill: string, masked = false): Motif => (_a, s, spot) => {
  littleFish(s.on("front"), spot.at, spot.size * 1.15, fill);
  s.line(around(spot.at, spot.size * 1.15, [-0.7, 0.05, 0.2, 0, 0.8, 0.05]), 0.8, WHITE);
  if (masked) s.loop(around(spot.at, spot.size * 1.15, [0.25, -0.4, 0.75, -0.38, 0.85, 0.05, 0.3, 0.12]), INK, 0).dot(shifted(spot.at, spot.size * 0.6, -spot.size * 0.12), spot.size * 0.13, WHITE);
};
export const morsel = (fill: string): Motif => (_a, s, spot) => worm(s.on("front"), shifted(spot.at, spot.size * 1.2, 0), spot.size * 0.7, 10, fill);
export const boneYard: Motif = (_a, s, spot) => {
  const [p, q] = [shifted(spot.at, -spot.size, 0), shifted(spot.at, spot.size, -1)];
  const knob = (at: Point): Point[] => new Tube([shifted(at, 0, -1.4), shifted(at, 0, 1.4)], [spot.size * 0.3, spot.size * 0.3]).outline(2);
  s.on("front").union([new Tube([p, q], [spot.size * 0.24, spot.size * 0.24]).outline(2), knob(p), knob(q)], BONE, 0.8);
};
export const shadows: Motif = (a, s) => couples([-0.5, -1.3, -0.7, 1.25]).forEach(([x, y]) => {
  const p = point(x * a.plan.radius * 1.6, y * (a.half + 4));
  s.on("herd").loop(around(p, a.plan.radius * 0.8, [-1.3, 0, -0.3, -0.55, 0.8, -0.4, 1.3, 0.05, 0.7, 0.45, -0.3, 0.5]), NIGHTFALL, 0.9).poly(around(p, a.plan.radius * 0.8, [-1.1, 0, -1.7, -0.55, -1.7, 0.55]), NIGHTFALL, 0.9).dot(shifted(p, a.plan.radius * 0.62, -a.plan.radius * 0.08), a.plan.radius * 0.13, GLOW);
});
const NIGHTFALL = "#4c4a5c";
export const bubbles = (n: number): Motif => (a, s) => {
  s.on("sky");
  count(n).forEach((i) => s.dot(toward(point(a.plan.radius * 0.3, 0), i * (360 / n), a.plan.radius * 1.95), a.plan.radius * (i % 2 ? 0.14 : 0.2), "#e8fbff", 0.7));
};
export const trail = (n: number): Motif => (a, s) => {
  s.on("front");
  count(n).forEach((i) => s.dot(shifted(a.nose, -a.r * (0.1 + (i % 2) * 0.35), -a.half - 2 - i * 4.2 + a.half * 0.4), 1.4 + i * 0.5, "#e8fbff", 0.7));
  const p = point(-a.plan.radius * 0.2, a.half + 4);
  [0, 5].forEach((y) => s.line([shifted(p, -5, y), shifted(p, 0, y + 4), shifted(p, 5, y)], 1.2, AIR));
};
export const currents = (color: string): Motif => (a, s) => {
  s.on("sky");
  [-1, 1].forEach((way) => s.line(spread(-44, 44, 7).map((x, i) => point(x, way * (a.half + 6) + (i % 2 ? -2.4 : 2.4))), 1.15, color, "6 4"));
};
export const chevrons = (color: string): Motif => (a, s) => {
  s.on("sky");
  [0, 1, 2].forEach((i) => s.line(around(shifted(a.stern, -a.plan.radius * (1.3 + i * 0.42), 0), a.plan.radius * 0.4, [-0.5, -1, 0.3, 0, -0.5, 1]), 1.2, color));
};
export const cocoon: Motif = (a, s) => s.on("front").line([...spread(0, 1, 8).map((t) => toward(a.body.skin(t, -1), 90, 4.5)), ...spread(1, 0, 8).map((t) => toward(a.body.skin(t, 1), -90, 4.5)), toward(a.body.skin(0, -1), 90, 4.5)], 1.7, "#dff3d8cc", "7 3");
export const ink = (fill: string): Motif => (a, s) => inkCloud(a, s, fill);
export const sand = (fill: string): Motif => (a, s) => seabed(a, s, fill);
export const burrow: Motif = (_a, s, spot) => {
  s.on("front").loop(around(spot.at, spot.size * 1.3, [-1.6, 0.8, -0.8, -0.3, 0, -0.6, 0.9, -0.25, 1.6, 0.8]), "#cdb27c", 0.9).oval(shifted(spot.at, 0, spot.size * 0.3), spot.size * 0.8, spot.size * 0.5, 0, "#4a3626", 0.7);
};
export const vent: Motif = (_a, s, spot) => {
  cloud(s.on("sky"), shifted(spot.at, spot.size * 0.9, -spot.size * 0.9), spot.size * 0.8, "#5a5560");
  s.on("front").poly(around(spot.at, spot.size, [-1.1, 1.1, -0.4, -0.8, 0.5, -0.8, 1.1, 1.1]), "#6d4a3c", 0.9).line(around(spot.at, spot.size, [0.05, -0.9, 0.4, -1.6, 0.1, -2.2]), 1, "#f0843a");
};
export const poison = (fill: string): Motif => (_a, s, spot) => drop(s.on("front"), spot.at, spot.size * 0.95, fill);
export const plankton = (n: number): Motif => (a, s) => {
  s.on("sky");
  count(n).forEach((i) => drawStar(s, point(((i * 37) % 80) - 40, (i % 2 ? 1 : -1) * (a.half + 4 + ((i * 13) % 8))), 2.3, i % 3 ? "#a9dcae" : "#f4d27a", i % 2 ? 4 : 6));
};
export const speedLines: Motif = (a, s) => dashes(a, s, "#bfe6ee");
export const lens: Motif = (a, s) => {
  s.on("front").dot(point(0, 0), a.plan.radius * 1.75, "#ffffff22", 1.1).line(around(point(0, 0), a.plan.radius, [1.25, 1.25, 2, 2]), 2.2);
};
export const pellets: Motif = (a, s) => [0, 1, 2, 3].forEach((i) => s.on("behind").oval(shifted(a.stern, -a.plan.radius * (0.5 + i * 0.38), a.plan.radius * (0.7 + (i % 2) * 0.22)), a.plan.radius * 0.16, a.plan.radius * 0.12, 20, "#7d5c3e", 0.7));
export const glow = (fill: string): Motif => (a, s) => {
  s.on("coat");
  count(14).forEach((i) => s.dot(a.body.skin(0.14 + ((i * 29) % 60) / 100, -0.7 + ((i * 17) % 13) / 10), a.plan.radius * 0.07, fill));
  s.dot(a.body.skin(0.45, -0.1), a.plan.radius * 0.62, `${fill}55`);
};
export const glass: Motif = (a, s) => s.on("coat").line(onFish(a, [0.3, -0.78, 0.5, -0.86, 0.7, -0.74]), 1.2, WHITE);
export const jelly: Motif = (a, s) => {
  s.on("front");
  [0.34, 0.44, 0.54, 0.64].forEach((t) => s.line([a.body.skin(t, 0.9), shifted(a.body.skin(t, 1), -2, a.plan.radius * 0.4), shifted(a.body.skin(t, 1), 2, a.plan.radius * 0.8)], 1.05, "#d68fc6"));
};
