/** A sea creature: its numbers, its flesh and its face. It swims to the right round the point 0, 0. */

import type { Mood } from "./facts";
import { Chance, couples, mix, point, type Point, shifted, spread, toward, Tube } from "./geometry";
import { palette, type Palette } from "./land-plan";
import { INK, type Sheet, WHITE } from "./canvas";

export type Build = "torpedo" | "disc" | "globe" | "eel" | "plump" | "shark" | "sunfish" | "hump" | "whale" | "dart";
export type Rudder = "fork" | "round" | "moon" | "fan" | "lyre" | "thresher" | "fluke" | "none";
export type Sail = "sail" | "spiny" | "round" | "low" | "double" | "streamer" | "tall" | "none";
export type Feature = "none" | "gills" | "lips" | "snout" | "band" | "finlets" | "blush";
export type Marking = "bars" | "spots" | "stripe" | "scales" | "dusk" | "saddles" | "rings" | "plain";

export interface SeaPlan {
  readonly k: number;
  build: Build;
  length: number;
  radius: number;
  wave: number;
  rudder: Rudder;
  sail: Sail;
  marking: Marking;
  feature: Feature;
  eye: number;
  mouth: boolean;
  glass: boolean;
  deep: boolean;
}

export interface Fish {
  readonly plan: SeaPlan;
  readonly k: number;
  readonly colors: Palette;
  readonly chance: Chance;
  readonly mood: Mood;
  readonly body: Tube;
  /** The radius where the head is. */
  readonly r: number;
  readonly eye: Point;
  readonly er: number;
  readonly nose: Point;
  readonly stern: Point;
  /** Half its height, for what swims above and lies below. */
  readonly half: number;
}

/** Radii from stern to nose, and length, in units of the radius. */
const BUILDS: Record<Build, readonly [length: number, ...radii: number[]]> = {
  torpedo: [3.9, 0.17, 0.6, 0.88, 0.86, 0.44],
  disc: [2.9, 0.18, 0.92, 1.14, 0.84, 0.4],
  globe: [2.3, 0.24, 0.98, 1.28, 1.1, 0.62],
  eel: [5, 0.16, 0.5, 0.62, 0.72, 0.58],
  plump: [3.2, 0.18, 0.7, 1, 1, 0.66],
  shark: [4.2, 0.13, 0.52, 0.84, 0.82, 0.34],
  sunfish: [2.2, 0.46, 1.04, 1.26, 1.14, 0.62],
  hump: [3.1, 0.18, 0.6, 0.92, 1.14, 0.76],
  whale: [4, 0.15, 0.55, 1, 1.24, 1.02],
  dart: [4.4, 0.12, 0.54, 0.82, 0.74, 0.22],
};

export function seaPlanOf(size: number, chance: Chance): SeaPlan {
  const k = (size - 1) / 5;
  const build = chance.pick<Build>("torpedo", "disc", "globe", "eel", "plump", "shark", "sunfish", "hump");
  return {
    k,
    build,
    length: chance.range(0.92, 1.1),
    radius: mix(13, 20, k) * chance.range(0.94, 1.06),
    wave: chance.range(-0.2, 0.2) + (build === "eel" ? 0.5 : 0),
    rudder: chance.pick<Rudder>("fork", "round", "moon", "fan", "lyre", build === "shark" ? "thresher" : "fork"),
    sail: chance.pick<Sail>("sail", "spiny", "round", "low", "double", "streamer"),
    marking: chance.pick<Marking>("bars", "spots", "stripe", "scales", "dusk", "saddles", "rings", "plain"),
    feature: chance.pick<Feature>("none", "gills", "lips", "snout", "band", "finlets", "blush"),
    eye: 1,
    mouth: true,
    glass: false,
    deep: false,
  };
}

export function fishOf(plan: SeaPlan, light: Palette, chance: Chance, mood: Mood): Fish {
  const [long, ...radii] = BUILDS[plan.build];
  const half = (plan.length * long * plan.radius) / 2;
  const bend = plan.wave * plan.radius;
  const spine = [
    point(-half, bend * 0.5),
    point(-half * 0.45, -bend * 0.7),
    point(0, 0),
    point(half * 0.5, bend * 0.3),
    point(half * 0.9, 0),
  ];
  const body = new Tube(
    spine,
    radii.map((share) => share * plan.radius),
  );
  const r = Math.max(body.radius(0.86), plan.radius * 0.66);
  return {
    plan,
    k: plan.k,
    colors: plan.deep ? dusk(light) : light,
    chance,
    mood,
    body,
    r,
    eye: body.at(0.87, -0.3),
    er: Math.max(3.2, plan.radius * 0.23),
    nose: toward(body.at(1), body.angle(1), body.radius(1)),
    stern: body.at(0),
    half: body.radius(0.5),
  };
}

/** The same pigments at night: what lives in the Deep is dark with pale marks. */
const dusk = ({ coat, shade, accent, pale }: Palette): Palette => ({
  coat: shade,
  shade: accent,
  pale: coat,
  accent: pale,
});
export const seaPalette = (chance: Chance): Palette => palette(chance);

export const onFish = (a: Fish, flat: readonly number[]): Point[] => couples(flat).map(([t, v]) => a.body.skin(t, v));
/** Places round the nose, in radii of the head. */
export const onNose = (a: Fish, flat: readonly number[]): Point[] =>
  couples(flat).map(([x, y]) => shifted(a.nose, x * a.r, y * a.r));

export function drawFins(a: Fish, s: Sheet): void {
  const { shade } = a.colors;
  s.on("behind");
  const rudder = RUDDERS[a.plan.rudder];
  if (rudder.length)
    s.poly(
      couples(rudder).map(([x, y]) => shifted(a.stern, x * a.plan.radius, y * a.plan.radius)),
      shade,
    );
  const sail = SAILS[a.plan.sail];
  if (sail.length) s.poly(onFish(a, sail), shade);
  s.loop(onFish(a, [0.4, 0.8, 0.3, 1.35, 0.36, 1.5, 0.5, 1.2, 0.56, 0.85]), shade);
  if (a.plan.rudder === "none") return;
  [-0.45, 0, 0.45].forEach((y) =>
    s.line(
      [
        shifted(a.stern, -0.25 * a.plan.radius, y * 0.3 * a.plan.radius),
        shifted(a.stern, -0.62 * a.plan.radius, y * a.plan.radius),
      ],
      0.6,
      a.colors.accent,
    ),
  );
}

const RUDDERS: Record<Rudder, readonly number[]> = {
  fork: [0.3, 0, -0.5, -0.6, -1.05, -0.95, -0.55, 0, -1.05, 0.95, -0.5, 0.6],
  moon: [0.3, 0, -0.3, -0.5, -0.6, -1.05, -0.95, -1.3, -0.4, 0, -0.95, 1.3, -0.6, 1.05, -0.3, 0.5],
  round: [0.3, 0, -0.2, -0.5, -0.6, -0.62, -1, -0.5, -1.16, 0, -1, 0.5, -0.6, 0.62, -0.2, 0.5],
  fan: [0.3, 0, -0.85, -0.8, -1.1, -0.45, -1.02, -0.2, -1.2, 0, -1.02, 0.2, -1.1, 0.45, -0.85, 0.8],
  lyre: [0.3, 0, -0.45, -0.55, -1.45, -1.05, -0.85, -0.5, -0.62, 0, -0.85, 0.5, -1.45, 1.05, -0.45, 0.55],
  thresher: [0.3, 0, -0.35, -0.5, -0.8, -1.1, -1.25, -1.5, -0.95, -0.8, -0.55, -0.05, -0.9, 0.65, -0.35, 0.4],
  fluke: [0.3, 0, -0.4, -0.28, -1.25, -0.75, -0.85, -0.05, -1.3, 0.4, -0.5, 0.3],
  none: [],
};
const SAILS: Record<Sail, readonly number[]> = {
  sail: [0.34, -0.8, 0.3, -1.6, 0.4, -1.72, 0.54, -1.55, 0.68, -1.2, 0.74, -0.85],
  spiny: [0.3, -0.8, 0.3, -1.5, 0.36, -1.2, 0.42, -1.6, 0.47, -1.2, 0.54, -1.55, 0.58, -1.15, 0.66, -1.4, 0.72, -0.85],
  round: [0.36, -0.8, 0.36, -1.25, 0.42, -1.5, 0.52, -1.52, 0.62, -1.3, 0.66, -0.85],
  low: [0.24, -0.8, 0.22, -1.3, 0.3, -1.36, 0.5, -1.25, 0.7, -1.2, 0.78, -0.85],
  double: [
    0.26, -0.8, 0.22, -1.35, 0.32, -1.3, 0.38, -0.85, 0.5, -0.85, 0.48, -1.6, 0.58, -1.5, 0.68, -1.1, 0.72, -0.85,
  ],
  streamer: [0.36, -0.8, 0.34, -1.2, 0.2, -1.75, 0.06, -2.1, 0.26, -1.95, 0.44, -1.6, 0.56, -1.2, 0.62, -0.85],
  tall: [0.36, -0.8, 0.3, -1.7, 0.24, -2.1, 0.42, -1.95, 0.58, -1.35, 0.66, -0.85],
  none: [],
};

export function drawScales(a: Fish, s: Sheet): void {
  const { coat, pale, shade } = a.colors;
  s.on("flesh")
    .union([a.body.outline(8)], a.plan.glass ? "#ffffff55" : coat)
    .on("coat");
  if (a.plan.glass) return bones(a, s);
  s.loop(onFish(a, [0.12, 0.4, 0.3, 0.9, 0.5, 0.96, 0.7, 0.95, 0.9, 0.8, 0.8, 0.45, 0.5, 0.36]), pale, 0);
  MARKINGS[a.plan.marking](a, s);
  s.line(onFish(a, [0.74, -0.6, 0.7, 0, 0.74, 0.62]), 0.8, shade);
}

function bones(a: Fish, s: Sheet): void {
  s.line(onFish(a, [0.06, 0, 0.4, 0, 0.78, 0]), 1, a.colors.accent);
  spread(0.16, 0.68, 7).forEach((t) => s.line(onFish(a, [t - 0.03, -0.6, t, 0, t - 0.03, 0.6]), 0.7, a.colors.accent));
  s.oval(a.body.skin(0.7, 0.3), a.r * 0.24, a.r * 0.18, 0, "#dc5a4f", 0.6);
}

const MARKINGS: Record<Marking, (a: Fish, s: Sheet) => void> = {
  plain: () => {},
  bars: (a, s) =>
    [0.22, 0.38, 0.54].forEach((t) =>
      s.loop(
        onFish(a, [t, -0.97, t + 0.08, -0.97, t + 0.06, 0, t + 0.07, 0.72, t + 0.01, 0.72, t - 0.01, 0]),
        a.colors.accent,
        0,
      ),
    ),
  spots: (a, s) =>
    spread(0.16, 0.66, 9).forEach((t, i) =>
      s.dot(a.body.skin(t, [-0.6, -0.15, 0.2][i % 3]), a.plan.radius * a.chance.range(0.07, 0.14), a.colors.accent),
    ),
  rings: (a, s) =>
    spread(0.18, 0.62, 5).forEach((t, i) =>
      s
        .dot(a.body.skin(t, i % 2 ? 0.1 : -0.45), a.plan.radius * 0.18, a.colors.accent)
        .dot(a.body.skin(t, i % 2 ? 0.1 : -0.45), a.plan.radius * 0.09, a.colors.coat),
    ),
  stripe: (a, s) =>
    s.loop(onFish(a, [0.06, -0.2, 0.3, -0.28, 0.7, -0.22, 0.7, 0.08, 0.3, 0.08, 0.06, 0.1]), a.colors.accent, 0),
  scales: (a, s) =>
    spread(0.2, 0.64, 5).forEach((t) =>
      [-0.55, -0.1].forEach((v, i) =>
        s.line(
          onFish(a, [t + i * 0.04, v - 0.22, t - 0.025 + i * 0.04, v, t + i * 0.04, v + 0.22]),
          0.7,
          a.colors.shade,
        ),
      ),
    ),
  dusk: (a, s) =>
    s.loop(onFish(a, [0.1, -0.6, 0.3, -0.97, 0.6, -0.98, 0.86, -0.9, 0.7, -0.5, 0.4, -0.35]), a.colors.shade, 0),
  saddles: (a, s) =>
    [0.24, 0.44, 0.64].forEach((t) =>
      s.loop(onFish(a, [t - 0.06, -0.95, t + 0.08, -0.95, t + 0.05, -0.3, t - 0.03, -0.3]), a.colors.accent, 0),
    ),
};

export function drawGaze(a: Fish, s: Sheet): void {
  const q = a.er * a.plan.eye;
  s.on("face").loop(onFish(a, [0.68, 0.1, 0.56, 0.24, 0.52, 0.7, 0.6, 0.72, 0.69, 0.42]), a.colors.shade, 0.85);
  FEATURES[a.plan.feature](a, s);
  if (a.plan.mouth) smile(a, s);
  if (a.mood === "asleep")
    return void s.line(
      spread(200, 340, 5).map((way) => toward(a.eye, way, q * 1.1)),
      0.9,
    );
  s.dot(a.eye, q * 1.22, WHITE, 0.85)
    .dot(shifted(a.eye, q * 0.22, 0), q * 0.78, INK)
    .dot(shifted(a.eye, q * 0.5, -q * 0.34), q * 0.28, WHITE);
}

/** One small thing of its own, whatever the traits. */
const FEATURES: Record<Feature, (a: Fish, s: Sheet) => void> = {
  none: () => {},
  gills: (a, s) => [0.6, 0.64, 0.68].forEach((t) => s.line(onFish(a, [t + 0.02, -0.4, t, -0.1, t + 0.02, 0.15]), 0.75)),
  lips: (a, s) => {
    if (a.plan.mouth)
      [0.02, 0.26].forEach((y) =>
        s.oval(shifted(a.nose, -a.r * 0.02, a.r * y), a.r * 0.2, a.r * 0.15, 0, "#e5917e", 0.75),
      );
  },
  snout: (a, s) => {
    if (a.plan.mouth)
      s.on("behind")
        .loop(onNose(a, [-0.4, -0.25, 0.2, -0.02, 0.62, 0.02, 0.62, 0.2, 0.2, 0.24, -0.4, 0.4]), a.colors.coat)
        .on("face");
  },
  band: (a, s) =>
    s
      .on("mask")
      .loop(onFish(a, [0.76, -0.9, 0.86, -0.85, 0.88, 0, 0.84, 0.8, 0.78, 0.8, 0.8, 0]), a.colors.accent, 0)
      .on("face"),
  finlets: (a, s) =>
    [0.06, 0.11, 0.16].forEach((t) =>
      [-1, 1].forEach((v) =>
        s.poly(onFish(a, [t, v * 0.8, t - 0.02, v * 1.9, t + 0.035, v * 0.85]), a.colors.shade, 0.7),
      ),
    ),
  blush: (a, s) => s.oval(a.body.skin(0.82, 0.4), a.r * 0.2, a.r * 0.13, 0, "#e88f7b"),
};

function smile(a: Fish, s: Sheet): void {
  const [y, corner] = a.mood === "hungry" ? [0.42, 0.5] : [0.34, 0.14];
  s.line(onNose(a, [-0.03, 0.14, -0.24, y, -0.5, corner]), 0.85);
}

/** An open mouth with a row of teeth, `size` high, over a jaw of its own. */
export function jaws(a: Fish, s: Sheet, n: number, size: number, wide = 1): void {
  const [back, up, low] = onNose(a, [-0.72, 0.2, 0.06, -0.08, -0.04, 0.3 + 0.42 * wide]);
  if (!back || !up || !low) return;
  s.on("face").loop(
    [
      back,
      ...onNose(a, [-0.3, 0.34 + 0.3 * wide]),
      low,
      ...onNose(a, [0.1, 0.42 + 0.42 * wide, -0.3, 0.66 + 0.42 * wide, -0.8, 0.5]),
    ],
    a.colors.coat,
    0.95,
  );
  s.loop([back, ...onNose(a, [-0.3, 0.08]), up, low, ...onNose(a, [-0.36, 0.3 + 0.24 * wide])], "#6e2529", 0.85);
  const tooth = (from: Point, to: Point, share: number, high: number): void => {
    const p = point(mix(from.x, to.x, share), mix(from.y, to.y, share));
    s.poly([shifted(p, -high * 0.42, 0), shifted(p, high * 0.42, 0), shifted(p, 0, high * 1.3)], WHITE, 0.5);
  };
  spread(0.34, 0.94, n).forEach((share) => {
    tooth(back, up, share, size * a.r * 0.3);
    tooth(back, low, share, -size * a.r * 0.22);
  });
}
