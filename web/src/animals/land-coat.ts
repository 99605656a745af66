/** What every land animal has whatever its traits: belly, pattern, ears, face, feathers, feet. */

import type { Anatomy, Leg } from "./land-anatomy";
import { count, couples, mix, piece, point, type Point, spread, toward, Tube } from "./geometry";
import type { Ears, Pattern, Tuft } from "./land-plan";
import { BONE, GLOW, INK, OCHRE, type Sheet, WHITE } from "./canvas";

/** Places on the head from a flat list. */
export const onHead = (a: Anatomy, flat: readonly number[]): Point[] => couples(flat).map(([x, y]) => a.head(x, y));
/** Places on the body from a flat list: along (0 to 1) and across (−1 to 1). */
export const onBody = (a: Anatomy, flat: readonly number[]): Point[] =>
  couples(flat).map(([t, v]) => a.body.skin(t, v));

export function drawFar(a: Anatomy, s: Sheet): void {
  s.on("behind");
  if (a.farFlesh.length) s.union(a.farFlesh, a.colors.shade);
  if (a.plan.stance === "bird") a.legs.forEach((leg) => scalyLeg(leg, s));
  if (a.plan.tail === "feathers") tailFeathers(a, s);
  EARS[a.plan.ears](a, s, true);
}

export function drawSkin(a: Anatomy, s: Sheet): void {
  s.on("flesh").union(a.flesh, a.colors.coat).on("coat");
  s.loop(
    onBody(a, [0.12, 0.8, 0.3, 0.97, 0.5, 0.98, 0.7, 0.97, 0.9, 0.85, 0.78, 0.5, 0.5, 0.42, 0.24, 0.5]),
    a.colors.pale,
    0,
  );
  PATTERNS[a.plan.pattern](a, s);
  thigh(a, s);
  if (a.plan.stance === "bird" && !a.plan.aloft) foldedWing(a, s);
  if (a.plan.stance !== "bird") a.legs.filter((leg) => !leg.far).forEach((leg) => toes(leg, a, s));
  if (a.plan.tail === "tuft") tailTuft(a, s);
  TUFTS[a.plan.tuft](a, s);
}

const PATTERNS: Record<Pattern, (a: Anatomy, s: Sheet) => void> = {
  plain: () => {},
  spots: (a, s) =>
    spread(0.08, 0.86, 9).forEach((t) => {
      const size = a.girth * a.chance.range(0.09, 0.18);
      s.oval(a.body.skin(t, a.chance.range(-0.78, 0.2)), size, size * 0.8, a.chance.range(-40, 40), a.colors.accent);
    }),
  rosettes: (a, s) =>
    spread(0.12, 0.86, 7).forEach((t, i) => {
      const p = a.body.skin(t, i % 2 ? -0.1 : -0.62);
      s.dot(p, a.girth * 0.17, a.colors.shade).dot(p, a.girth * 0.08, a.colors.coat);
    }),
  freckles: (a, s) =>
    count(18).forEach(() => {
      const p = a.body.skin(a.chance.range(0.06, 0.9), a.chance.range(-0.86, 0.28));
      s.dot(p, a.girth * 0.05 + 0.4, a.colors.accent);
    }),
  stripes: (a, s) =>
    spread(0.14, 0.84, 6).forEach((t) => {
      s.petal(
        a.body.skin(t + 0.02, -0.98),
        a.body.skin(t, a.chance.range(-0.1, 0.35)),
        a.girth * 0.15,
        a.colors.accent,
        0,
      );
    }),
  bands: (a, s) =>
    [0.2, 0.46, 0.72].forEach((t) => {
      s.loop(
        onBody(a, [t, -0.97, t + 0.1, -0.97, t + 0.09, -0.2, t + 0.11, 0.46, t + 0.01, 0.46, t - 0.02, -0.2]),
        a.colors.shade,
        0,
      );
    }),
  saddle: (a, s) =>
    s.loop(
      onBody(a, [0.16, -0.96, 0.4, -0.985, 0.6, -0.985, 0.84, -0.96, 0.76, -0.25, 0.5, 0.12, 0.26, -0.22]),
      a.colors.shade,
      0,
    ),
  socks: (a, s) =>
    a.legs
      .filter((leg) => !leg.far)
      .forEach((leg) => s.loop(piece(leg.tube, 0.62, 1, 0.98).outline(3), a.colors.accent, 0)),
  mask: (a, s) =>
    s
      .on("mask")
      .loop(onHead(a, [-0.15, -0.2, 0.15, -0.68, 0.68, -0.55, 0.85, -0.1, 0.5, 0.28, 0.05, 0.2]), a.colors.pale, 0)
      .on("coat"),
};

/** One stroke of the naturalist's pen where the thigh meets the body. */
function thigh(a: Anatomy, s: Sheet): void {
  const leg = a.legs.find((each) => !each.far && each.front === (a.plan.stance === "two"));
  if (!leg || a.plan.stance === "bird") return;
  s.line(
    [0.02, 0.2, 0.4].map((u) => leg.tube.at(u, a.plan.stance === "two" ? 0.92 : 0.96)),
    0.65,
    a.colors.shade,
  );
}

function toes({ foot }: Leg, a: Anatomy, s: Sheet): void {
  const r = a.plan.thick;
  [0.55, 1.1].forEach((x) =>
    s.line([point(foot.x + r * x, foot.y + r * 0.1), point(foot.x + r * (x + 0.05), foot.y + r * 0.62)], 0.55),
  );
}

function scalyLeg(leg: Leg, s: Sheet): void {
  const r = leg.tube.radius(1);
  const toe = (x: number, y: number): Point[] =>
    new Tube([leg.foot, point(leg.foot.x + x * r, y - r * 0.35)], [r * 0.8, r * 0.55]).outline(2);
  s.union([leg.tube.outline(3), toe(5, 0.6), toe(3.6, -1.2), toe(-2.4, 0.4)], leg.far ? "#b98a3a" : OCHRE, 0.85);
}

function foldedWing(a: Anatomy, s: Sheet): void {
  const { body, girth, colors } = a;
  [0.34, 0.16, -0.02].forEach((v, i) => {
    const tip = toward(body.at(0.05 + i * 0.05, v), body.angle(0) + 184, girth * (0.5 - i * 0.12));
    s.petal(body.at(0.62, v), tip, girth * 0.3, i % 2 ? colors.pale : colors.shade, 0.75);
  });
  s.loop(onBody(a, [0.72, -0.34, 0.54, -0.62, 0.36, -0.44, 0.34, 0.04, 0.52, 0.36, 0.68, 0.22]), colors.shade, 0.8);
  [0.42, 0.5, 0.58].forEach((t) => s.line(onBody(a, [t + 0.05, -0.3, t, 0, t + 0.04, 0.2]), 0.6, colors.accent));
}

function tailFeathers(a: Anatomy, s: Sheet): void {
  const root = a.body.at(0.1, -0.1);
  const way = a.body.angle(0) + 180;
  [18, -16, 2].forEach((turn, i) => {
    const fill = i === 1 ? a.colors.accent : a.colors.shade;
    s.petal(root, toward(root, way + turn, a.girth * (1.5 + i * 0.1)), a.girth * 0.36, fill);
  });
}

function tailTuft(a: Anatomy, s: Sheet): void {
  const end = a.tail.at(1);
  [-128, -90, -60].forEach((way) =>
    s.petal(toward(end, way + 180, 1), toward(end, way, a.girth * 0.5), a.girth * 0.2, a.colors.accent, 0.8),
  );
}

const TUFTS: Record<Tuft, (a: Anatomy, s: Sheet) => void> = {
  none: () => {},
  mane: (a, s) =>
    spread(0.3, 0.95, 4).forEach((u) =>
      s.spike(a.neck.at(u, -0.82), a.neck.angle(u) + 72, [a.hr * 0.62, a.hr * 0.5], 18, a.colors.accent, 0.7),
    ),
  ridge: (a, s) =>
    spread(0.16, 0.8, 6).forEach((t) =>
      s.poly(onBody(a, [t - 0.05, -0.95, t - 0.02, -1.22, t + 0.05, -0.95]), a.colors.accent, 0.7),
    ),
  whiskers: (a, s) =>
    [-0.12, 0.36, 0.84].forEach((y) => s.line([a.head(a.reach - 0.35, 0.3), a.head(a.reach - 0.9, y)], 0.5)),
  beard: (a, s) =>
    s.spike(a.head(a.reach - 0.5, 0.62), -102 - a.plan.nod, [a.hr * 0.75, a.hr * 0.5], -14, a.colors.accent, 0.7),
  quiff: (a, s) =>
    [124, 98, 72].forEach((way) =>
      s.spike(a.head(0.05, -0.86), way, [a.hr * 0.7, a.hr * 0.34], 14, a.colors.accent, 0.7),
    ),
  cheek: (a, s) =>
    s
      .on("mask")
      .loop(onHead(a, [-0.35, 0.85, -0.75, 0.45, -0.3, 0.05, 0.15, 0.45]), a.colors.pale, 0)
      .on("coat"),
};

const EARS: Record<Ears, (a: Anatomy, s: Sheet, far: boolean) => void> = {
  none: () => {},
  round: (a, s, far) => {
    const p = a.head(far ? 0.12 : -0.4, -0.95);
    s.dot(p, a.hr * 0.38, earColor(a, far), 1);
    if (!far) s.dot(p, a.hr * 0.19, a.colors.pale);
  },
  point: (a, s, far) =>
    s.spike(a.head(far ? 0.08 : -0.38, -0.78), far ? 82 : 112, [a.hr * 1.05, a.hr * 0.62], 8, earColor(a, far)),
  tall: (a, s, far) => {
    const [root, way] = [a.head(far ? 0.05 : -0.35, -0.75), far ? 82 : 106];
    s.petal(root, toward(root, way, a.hr * 1.9), a.hr * 0.46, earColor(a, far));
    if (!far) s.petal(toward(root, way, a.hr * 0.4), toward(root, way, a.hr * 1.5), a.hr * 0.2, a.colors.pale, 0);
  },
  flop: (a, s, far) => {
    const root = a.head(far ? 0.1 : -0.35, -0.85);
    s.petal(root, toward(root, far ? 20 : 238, a.hr * (far ? 0.6 : 1.15)), a.hr * 0.5, a.colors.shade);
  },
  leaf: (a, s, far) => {
    const root = a.head(far ? 0.05 : -0.4, -0.7);
    s.petal(root, toward(root, far ? 66 : 146, a.hr * 1.05), a.hr * 0.46, earColor(a, far));
  },
};
const earColor = (a: Anatomy, far: boolean): string => (far ? a.colors.shade : a.colors.coat);

export function drawFace(a: Anatomy, s: Sheet): void {
  s.on("face");
  if (a.plan.profile === "beak") beak(a, s);
  else nose(a, s);
  if (a.plan.jaw) gape(a, s);
  else if (a.plan.profile !== "beak") mouth(a, s);
  if (a.plan.blush || a.mood === "fed") s.oval(a.head(0.42, 0.34), a.hr * 0.2, a.hr * 0.13, 0, "#e88f7b");
  eye(a, s);
  EARS[a.plan.ears](a, s, false);
}

function eye(a: Anatomy, s: Sheet): void {
  const { eye: wide } = a.plan;
  const r = a.hr * 0.22 * wide;
  if (a.mood === "asleep") return void s.line(onHead(a, [0.08, -0.24, 0.36, -0.08, 0.64, -0.24]), 0.9);
  s.oval(a.head(0.36, -0.26), r * 1.36, r * 1.5, 0, WHITE, wide > 1 ? 0.8 : 0);
  if (wide > 1) s.dot(a.head(0.36, -0.26), r * 1.05, GLOW);
  s.dot(a.head(0.41, -0.25), r * (wide > 1 ? 0.7 : 1), INK).dot(
    a.head(0.41 + 0.08 * wide, -0.25 - 0.09 * wide),
    r * 0.36,
    WHITE,
  );
  if (a.mood === "poisoned") [-0.3, 0.3].forEach((y) => s.line(onHead(a, [0.04, -0.3 - y, 0.68, -0.3 + y]), 0.9));
}

function nose(a: Anatomy, s: Sheet): void {
  const y = { bear: 0.02, fox: 0.2, horse: 0.5, hippo: -0.16, tapir: 0.4, beak: 0 }[a.plan.profile];
  if (a.plan.profile === "hippo")
    [-0.1, -0.3].forEach((x) => s.oval(a.head(a.reach + x, y - 0.08), a.hr * 0.07, a.hr * 0.09, 0, INK));
  else s.oval(a.head(a.reach - 0.06, y), a.hr * 0.16, a.hr * 0.12, 0, INK);
}

function mouth(a: Anatomy, s: Sheet): void {
  const tip = a.reach - (a.plan.profile === "tapir" ? 0.32 : 0.12);
  const [middle, corner] = a.mood === "hungry" ? [0.42, 0.66] : [0.62, 0.26];
  s.line(onHead(a, [tip, a.plan.profile === "horse" ? 0.7 : 0.44, mix(tip, 0.5, 0.45), middle, 0.5, corner]), 0.7);
}

function beak(a: Anatomy, s: Sheet): void {
  const tip = a.reach;
  if (!a.plan.jaw) s.loop(onHead(a, [0.7, 0.2, mix(0.8, tip, 0.5), 0.42, tip - 0.25, 0.36, 0.9, 0.05]), "#b97f24", 0.9);
  s.loop(
    onHead(a, [
      0.74,
      -0.42,
      mix(0.8, tip, 0.45),
      -0.3,
      tip,
      a.plan.jaw ? 0.15 : 0.3,
      mix(0.8, tip, 0.6),
      0.2,
      0.78,
      0.22,
    ]),
    OCHRE,
  );
  s.oval(a.head(1.05, -0.14), a.hr * 0.08, a.hr * 0.06, 0, INK);
}

/** An open mouth with teeth, between the snout and the lower jaw. */
function gape(a: Anatomy, s: Sheet): void {
  const end = a.reach - 0.1;
  s.loop(
    onHead(a, [0.34, 0.5, mix(0.34, end, 0.5), 0.4, end, 0.42, end * 0.96, 0.98, mix(0.34, end, 0.4), 0.86]),
    "#7a2a28",
    0.8,
  );
  couples([0.9, 0.3, 0.64, 0.2, 0.42, 0.16]).forEach(([share, size]) => {
    const x = mix(0.34, end, share);
    s.poly(onHead(a, [x - size * 0.5, 0.38, x + size * 0.5, 0.38, x + 0.03, 0.38 + size * 1.75]), WHITE, 0.5);
  });
  [0.82, 0.55].forEach((share) => {
    const [x, y] = [mix(0.34, a.reach * 0.92, share), mix(0.62, 1.02, share)];
    s.poly(onHead(a, [x - 0.1, y, x + 0.1, y, x, y - 0.32]), BONE, 0.5);
  });
}
