/** From numbers to flesh: a land animal as tubes and outlines, and the places where its traits sit. The ground is y = 0. */

import type { Mood } from "./facts";
import { between, type Chance, couples, mix, point, type Point, toward, Tube } from "./geometry";
import type { Palette, Plan, Profile, Stance, Tail } from "./land-plan";

export interface Leg {
  readonly tube: Tube;
  readonly foot: Point;
  readonly far: boolean;
  readonly front: boolean;
}

export interface Anatomy {
  readonly plan: Plan;
  readonly k: number;
  readonly colors: Palette;
  readonly chance: Chance;
  readonly mood: Mood;
  readonly stored: number;
  readonly body: Tube;
  readonly neck: Tube;
  readonly tail: Tube;
  readonly legs: readonly Leg[];
  /** Radius of the head, and a place on it: 1 forward is the brow, −1 up is the crown. */
  readonly hr: number;
  readonly head: Frame;
  /** How far the nose reaches, in head radii. */
  readonly reach: number;
  readonly girth: number;
  readonly front: number;
  readonly rear: number;
  /** Outlines in the colour of the coat, before and behind. */
  readonly flesh: readonly (readonly Point[])[];
  readonly farFlesh: readonly (readonly Point[])[];
}

export type Frame = (x: number, y: number) => Point;

/** Heads from the side, in head radii, from the nape over the crown to the chin; `m` is the length of the muzzle. */
const PROFILES: Record<Profile, (m: number) => number[]> = {
  bear: (m) => [
    -0.92,
    0.3,
    -0.9,
    -0.4,
    -0.35,
    -0.97,
    0.38,
    -0.93,
    0.82,
    -0.42,
    0.9 + m * 0.6,
    -0.2,
    1.12 + m * 0.6,
    0.18,
    0.92 + m * 0.6,
    0.58,
    0.4,
    0.76,
    -0.35,
    0.9,
  ],
  fox: (m) => [
    -0.88,
    0.32,
    -0.88,
    -0.42,
    -0.34,
    -0.96,
    0.36,
    -0.88,
    0.82,
    -0.34,
    0.95 + m * 0.7,
    0.06,
    1.12 + m * 0.7,
    0.27,
    0.95 + m * 0.7,
    0.48,
    0.5,
    0.72,
    -0.32,
    0.88,
  ],
  horse: (m) => [
    -0.84,
    0.28,
    -0.84,
    -0.46,
    -0.28,
    -0.95,
    0.4,
    -0.82,
    0.92,
    -0.32,
    0.9 + m * 0.7,
    0.24,
    1.05 + m * 0.7,
    0.58,
    0.82 + m * 0.7,
    0.88,
    0.42 + m * 0.3,
    0.76,
    -0.3,
    0.84,
  ],
  hippo: (m) => [
    -0.88,
    0.24,
    -0.84,
    -0.5,
    -0.3,
    -0.96,
    0.3,
    -0.86,
    0.72,
    -0.46,
    0.86 + m * 0.5,
    -0.46,
    1.2 + m * 0.5,
    0,
    1.06 + m * 0.5,
    0.66,
    0.5,
    0.92,
    -0.35,
    0.86,
  ],
  tapir: (m) => [
    -0.88,
    0.28,
    -0.86,
    -0.44,
    -0.3,
    -0.96,
    0.36,
    -0.88,
    0.84,
    -0.38,
    1.05 + m * 0.5,
    -0.02,
    1.22 + m * 0.5,
    0.42,
    1.12 + m * 0.5,
    0.84,
    0.92 + m * 0.5,
    0.62,
    0.5,
    0.72,
    -0.35,
    0.86,
  ],
  beak: () => [
    -0.9, 0.25, -0.88, -0.42, -0.35, -0.95, 0.35, -0.95, 0.85, -0.45, 0.98, 0.08, 0.8, 0.6, 0.3, 0.88, -0.4, 0.88,
  ],
};
const REACH: Record<Profile, (m: number) => number> = {
  bear: (m) => 1.1 + m * 0.6,
  fox: (m) => 1.1 + m * 0.7,
  horse: (m) => 1.03 + m * 0.7,
  hippo: (m) => 1.16 + m * 0.5,
  tapir: (m) => 1.2 + m * 0.5,
  beak: (m) => 1.35 + m * 0.75,
};

export function anatomyOf(plan: Plan, colors: Palette, chance: Chance, mood: Mood, stored: number): Anatomy {
  const body = bodyOf(plan);
  const center = headCenter(plan, body);
  const head = headFrame(center, plan.head, plan.nod);
  const legs = LEGS[plan.stance](plan, body);
  const feet = legs.map((leg) => leg.foot.x);
  const parts = { body, head, legs, neck: neckOf(plan, body, center), tail: tailOf(plan, body) };
  return {
    ...parts,
    plan,
    colors,
    chance,
    mood,
    stored,
    k: plan.k,
    hr: plan.head,
    girth: plan.girth,
    reach: REACH[plan.profile](plan.muzzle),
    front: Math.max(...feet) + plan.thick,
    rear: Math.min(...feet) - plan.thick,
    flesh: nearFlesh(plan, parts),
    farFlesh: farFlesh(plan, parts),
  };
}

type Parts = Pick<Anatomy, "body" | "neck" | "tail" | "head" | "legs">;

function nearFlesh(plan: Plan, { body, neck, tail, head, legs }: Parts): Point[][] {
  const skull = couples(PROFILES[plan.profile](plan.muzzle)).map(([x, y]) => head(x, y));
  return [
    ...(plan.tail === "feathers" ? [] : [tail.outline(6)]),
    body.outline(5),
    neck.outline(4),
    ...(plan.jaw ? [jawOf(plan, head).outline(3)] : []),
    skull,
    ...(plan.stance === "bird" ? [] : legs.filter((leg) => !leg.far).flatMap(legOutlines)),
    ...(plan.stance === "two" ? [armOf(plan, body, 0).outline(3)] : []),
  ];
}

function farFlesh(plan: Plan, { body, legs }: Parts): Point[][] {
  if (plan.stance === "bird") return [];
  const arm = plan.stance === "two" ? [armOf(plan, body, 1).outline(3)] : [];
  return [...legs.filter((leg) => leg.far).flatMap(legOutlines), ...arm];
}

function bodyOf({ stance, length, girth, build, arch, lift, leg }: Plan): Tube {
  const height = leg + girth * { two: 0.42, bird: 0.72, four: 0.58 }[stance];
  const hip = point(-length / 2, -height);
  const shoulder = toward(hip, lift, length);
  const middle = between(hip, shoulder, 0.5);
  const radii = build.map((share) => share * girth);
  return new Tube([hip, point(middle.x, middle.y - arch * girth), shoulder], radii);
}

function headCenter({ neck, neckAngle, head, girth, build }: Plan, body: Tube): Point {
  const nape = body.at(1, -0.3);
  return toward(point(nape.x + girth * build[2] * 0.42, nape.y - girth * 0.1), neckAngle, neck + head * 0.75);
}

function headFrame(center: Point, radius: number, nod: number): Frame {
  const [cos, sin] = [Math.cos((nod * Math.PI) / 180), Math.sin((nod * Math.PI) / 180)];
  return (x, y) => point(center.x + (x * cos - y * sin) * radius, center.y + (x * sin + y * cos) * radius);
}

function neckOf({ girth, build, head, neck, neckAngle }: Plan, body: Tube, center: Point): Tube {
  const root = body.at(0.88, -0.05);
  const middle = toward(between(root, center, 0.52), neckAngle - 90, Math.min(6, neck * 0.16));
  const waist = neck > 18 ? head * 0.52 : mix(head * 0.66, girth * build[2] * 0.6, 0.4);
  return new Tube([root, middle, center], [girth * build[2] * 0.74, waist, head * 0.72]);
}

function jawOf({ muzzle, profile, head: hr }: Plan, head: Frame): Tube {
  const reach = REACH[profile](muzzle);
  return new Tube(
    [head(-0.1, 0.55), head(reach * 0.5, 0.98), head(reach * 0.9, 1.12)],
    [hr * 0.4, hr * 0.3, hr * 0.18],
  );
}

function legOutlines({ tube, foot }: Leg): Point[][] {
  const r = tube.radius(1);
  const sole = [point(foot.x - r * 0.1, foot.y), point(foot.x + r * 0.85, foot.y + r * 0.12)];
  return [tube.outline(4), new Tube(sole, [r * 0.95, r * 0.72]).outline(2)];
}

const LEGS: Record<Stance, (plan: Plan, body: Tube) => Leg[]> = {
  four: (plan, body) => [
    fourLeg(plan, body, true, false),
    fourLeg(plan, body, true, true),
    fourLeg(plan, body, false, false),
    fourLeg(plan, body, false, true),
  ],
  two: (plan, body) => [twoLeg(plan, body, true), twoLeg(plan, body, false)],
  bird: (plan, body) => [birdLeg(plan, body, true), birdLeg(plan, body, false)],
};

function fourLeg({ thick, stride, girth }: Plan, body: Tube, far: boolean, front: boolean): Leg {
  const top = body.at(front ? 1 : 0, 0.2);
  const swing = stride * (far === front ? 1 : -1) * girth * 0.16;
  const x = top.x + (far ? 0.3 : -0.06) * girth - (front ? 0.06 : 0.12) * girth;
  const foot = point(x + swing, -thick * 0.62);
  const knee = point(x + (front ? -0.1 : 0.35) * thick + swing * 0.2, top.y * 0.5);
  const hock = point(x + (front ? 0.15 : -0.75) * thick + swing * 0.7, top.y * 0.22);
  const radii = front ? [1.5, 1.05, 0.86, 0.82] : [2, 1.25, 0.84, 0.82];
  return {
    tube: new Tube(
      [point(x, top.y), knee, hock, foot],
      radii.map((r) => r * thick),
    ),
    foot,
    far,
    front,
  };
}

function twoLeg({ thick, stride, girth, leg: length }: Plan, body: Tube, far: boolean): Leg {
  const hip = body.at(0.12, 0.15);
  const swing = stride * girth * (far ? 0.2 : -0.14);
  const x = hip.x + (far ? 0.42 : -0.08) * girth;
  const foot = point(x + swing + girth * 0.1, -thick * 0.6);
  const knee = point(x + girth * 0.5, -length * 0.7);
  const ankle = point(x + swing - girth * 0.18, -length * 0.36);
  const radii = [girth * 0.58, thick * 1.55, thick * 0.92, thick * 0.85];
  return { tube: new Tube([point(x, hip.y), knee, ankle, foot], radii), foot, far, front: !far };
}

function birdLeg({ thick, stride, girth, leg: length }: Plan, body: Tube, far: boolean): Leg {
  const hip = body.at(0.42, 0.75);
  const x = hip.x + (far ? 0.4 : -0.14) * girth;
  const foot = point(x + stride * girth * (far ? 0.25 : -0.2), -thick * 0.5);
  const tube = new Tube(
    [point(x, hip.y), point(x - girth * 0.12, -length * 0.5), foot],
    [thick * 1.9, thick, thick * 0.9],
  );
  return { tube, foot, far, front: !far };
}

function armOf({ thick, girth }: Plan, body: Tube, far: number): Tube {
  const top = body.at(0.86, 0.5);
  const shoulder = point(top.x + far * girth * 0.35, top.y);
  const elbow = toward(shoulder, -72, girth * 0.5);
  const hand = toward(elbow, -8 + far * 14, girth * 0.5);
  return new Tube([shoulder, elbow, hand], [thick * 0.95, thick * 0.72, thick * 0.6]);
}

/** Tails as steps from the root in girths (back, up), with their radii. */
const TAILS: Record<Tail, readonly (readonly [number, number, number])[]> = {
  stub: [
    [-0.4, 0, 0.34],
    [0.28, 0.26, 0.2],
  ],
  whip: [
    [-0.4, 0, 0.26],
    [0.55, -0.25, 0.14],
    [1.2, 0.3, 0.07],
  ],
  tuft: [
    [-0.4, 0, 0.2],
    [0.34, -0.42, 0.1],
    [0.6, -1, 0.12],
  ],
  thick: [
    [-0.6, -0.3, 0.7],
    [0.45, -0.45, 0.4],
    [1.45, -0.5, 0.08],
  ],
  brush: [
    [-0.4, 0, 0.2],
    [0.5, 0.2, 0.46],
    [0.95, 0.95, 0.14],
  ],
  curl: [
    [-0.4, 0, 0.28],
    [0.45, -0.1, 0.24],
    [0.95, 0.5, 0.2],
    [0.6, 1.05, 0.17],
    [0.15, 0.75, 0.14],
    [0.4, 0.4, 0.1],
  ],
  paddle: [
    [-0.4, -0.2, 0.44],
    [0.55, -0.3, 0.22],
    [1.25, -0.1, 0.5],
  ],
  lizard: [
    [-0.5, -0.2, 0.5],
    [0.55, -0.3, 0.34],
    [1.3, 0.1, 0.2],
    [1.6, 0.8, 0.1],
  ],
  feathers: [
    [0, 0, 0.3],
    [0.9, 0.3, 0.2],
  ],
};

function tailOf({ tail, girth }: Plan, body: Tube): Tube {
  const root = toward(body.at(0), body.angle(0) + 165, body.radius(0) * 0.8);
  const bones = TAILS[tail];
  const spine = bones.map(([back, up]) => point(root.x - back * girth, root.y - up * girth));
  return new Tube(
    spine,
    bones.map(([, , r]) => r * girth),
  );
}
