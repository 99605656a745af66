/** What every land animal has whatever its traits: belly, pattern, ears, face, feathers, feet. */

import type { Anatomy, Leg } from './anatomy';
import { count, mix, piece, point, type Point, spread, toward, Tube } from './geometry';
import type { Ears, Pattern, Tuft } from './plan';
import { BONE, GLOW, INK, OCHRE, type Sheet, WHITE } from './sheet';

export function drawSkin(a: Anatomy, s: Sheet): void {
  s.on('flesh').union(a.flesh, a.colors.coat);
  s.on('coat');
  belly(a, s);
  PATTERNS[a.plan.pattern](a, s);
  hatching(a, s);
  if (a.plan.stance !== 'bird') a.legs.filter((leg) => !leg.far).forEach((leg) => toes(leg, a, s));
  else foldedWing(a, s);
  if (a.plan.tail === 'tuft') tailTuft(a, s);
  TUFTS[a.plan.tuft](a, s);
}

export function drawFar(a: Anatomy, s: Sheet): void {
  s.on('behind');
  if (a.farFlesh.length) s.union(a.farFlesh, a.colors.shade);
  if (a.plan.stance === 'bird') a.legs.forEach((leg) => birdLeg(leg, s));
  if (a.plan.tail === 'feathers') tailFeathers(a, s);
  EARS[a.plan.ears](a, s, true);
}

function belly(a: Anatomy, s: Sheet): void {
  const { body } = a;
  const [from, to] = a.plan.stance === 'four' ? [0.04, 0.98] : [0.2, 0.95];
  const low = spread(from, to, 6).map((u) => body.at(u, 0.96));
  const high = spread(to - 0.08, from + 0.08, 5).map((u, i) => body.at(u, i % 4 ? 0.5 : 0.66));
  s.loop([...low, ...high], a.colors.pale, 0);
}

const PATTERNS: Record<Pattern, (a: Anatomy, s: Sheet) => void> = {
  plain: () => {},
  spots: (a, s) => count(9).forEach((i) => {
    const size = a.girth * a.chance.range(0.09, 0.18);
    s.oval(a.body.at(0.02 + i * 0.12, a.chance.range(-0.75, 0.15)), size, size * 0.8, a.chance.range(-40, 40), a.colors.accent);
  }),
  rosettes: (a, s) => count(6).forEach((i) => {
    const p = a.body.at(0.06 + i * 0.18, i % 2 ? -0.15 : -0.62);
    s.dot(p, a.girth * 0.17, a.colors.shade).dot(p, a.girth * 0.08, a.colors.coat);
  }),
  freckles: (a, s) => count(15).forEach(() => {
    s.dot(a.body.at(a.chance.range(0, 1), a.chance.range(-0.85, 0.25)), a.girth * 0.05 + 0.4, a.colors.accent);
  }),
  stripes: (a, s) => count(5).forEach((i) => {
    const u = 0.06 + i * 0.2;
    s.petal(a.body.at(u + 0.03, -0.98), a.body.at(u, a.chance.range(-0.05, 0.35)), a.girth * 0.15, a.colors.accent, 0);
  }),
  bands: (a, s) => count(3).forEach((i) => {
    const u = 0.14 + i * 0.32;
    s.loop([a.body.at(u, -0.97), a.body.at(u + 0.12, -0.97), a.body.at(u + 0.1, -0.2), a.body.at(u + 0.13, 0.46), a.body.at(u + 0.02, 0.46), a.body.at(u - 0.02, -0.2)], a.colors.shade, 0);
  }),
  saddle: (a, s) => s.loop([[0.1, -0.97], [0.5, -0.98], [0.9, -0.97], [0.82, -0.25], [0.5, 0.12], [0.2, -0.22]].map(([u, v]) => a.body.at(u ?? 0, v)), a.colors.shade, 0),
  socks: (a, s) => a.legs.filter((leg) => !leg.far).forEach((leg) => s.loop(piece(leg.tube, 0.62, 1, 0.98).outline(3), a.colors.accent, 0)),
  mask: (a, s) => s.on('mask').loop([a.head(-0.15, -0.2), a.head(0.15, -0.68), a.head(0.68, -0.55), a.head(0.85, -0.1), a.head(0.5, 0.28), a.head(0.05, 0.2)], a.colors.pale, 0).on('coat'),
};

/** A few strokes of the naturalist's pen. */
function hatching(a: Anatomy, s: Sheet): void {
  spread(0.4, 0.62, 3).forEach((u) => s.line([a.body.at(u, 0.92), a.body.at(u - 0.03, 0.72)], 0.5, a.colors.shade));
  const thigh = a.legs.find((leg) => !leg.far && leg.front === (a.plan.stance === 'two'));
  if (thigh && a.plan.stance !== 'bird') s.line([thigh.tube.at(0.05, -0.92), thigh.tube.at(0.2, -0.98), thigh.tube.at(0.4, -0.95)], 0.65, a.colors.shade);
}

function toes(leg: Leg, a: Anatomy, s: Sheet): void {
  const r = a.plan.thick;
  [0.55, 1.1].forEach((x) => s.line([point(leg.foot.x + r * x, leg.foot.y + r * 0.1), point(leg.foot.x + r * (x + 0.05), leg.foot.y + r * 0.62)], 0.55));
}

function birdLeg(leg: Leg, s: Sheet): void {
  const r = leg.tube.radius(1);
  const color = leg.far ? '#b98a3a' : OCHRE;
  const toe = (x: number, y: number): Point[] => new Tube([leg.foot, point(leg.foot.x + x * r, -r * 0.35 + y)], [r * 0.8, r * 0.55]).outline(2);
  s.union([leg.tube.outline(3), toe(5, 0.6), toe(3.6, -1.2), toe(-2.4, 0.4)], color, 0.85);
}

function foldedWing(a: Anatomy, s: Sheet): void {
  const { body, girth, colors } = a;
  const root = body.at(0.88, -0.3);
  [0.34, 0.16, -0.02].forEach((v, i) => s.petal(body.at(0.62, v), toward(body.at(0.05 + i * 0.05, v), 190, girth * (0.5 - i * 0.12)), girth * 0.3, i % 2 ? colors.pale : colors.shade, 0.75));
  s.loop([root, body.at(0.55, -0.62), body.at(0.22, -0.42), body.at(0.2, 0.02), body.at(0.5, 0.34), body.at(0.8, 0.2)], colors.shade, 0.8);
  spread(0.35, 0.68, 3).forEach((u) => s.line([body.at(u + 0.06, -0.3), body.at(u, 0), body.at(u + 0.06, 0.2)], 0.6, colors.accent));
}

function tailFeathers(a: Anatomy, s: Sheet): void {
  const root = a.body.at(0.1, -0.1);
  const way = a.body.angle(0) + 180;
  [18, -16, 2].forEach((turn, i) => s.petal(root, toward(root, way + turn, a.girth * (1.5 + i * 0.1)), a.girth * 0.36, i === 1 ? a.colors.accent : a.colors.shade));
}

function tailTuft(a: Anatomy, s: Sheet): void {
  const end = a.tail.at(1);
  [-128, -90, -60].forEach((way) => s.petal(toward(end, way + 180, 1), toward(end, way, a.girth * 0.5), a.girth * 0.2, a.colors.accent, 0.8));
}

const TUFTS: Record<Tuft, (a: Anatomy, s: Sheet) => void> = {
  none: () => {},
  mane: (a, s) => spread(0.3, 0.95, 4).forEach((u) => s.spike(a.neck.at(u, -0.82), a.neck.angle(u) + 72, a.hr * 0.62, a.hr * 0.5, 18, a.colors.accent, 0.7)),
  ridge: (a, s) => spread(0.06, 0.9, 6).forEach((u) => s.poly([a.body.at(u - 0.07, -0.94), a.body.at(u - 0.02, -1.22), a.body.at(u + 0.07, -0.94)], a.colors.accent, 0.7)),
  whiskers: (a, s) => [-0.1, 0.12, 0.34].forEach((y) => s.line([a.head(a.reach - 0.35, 0.3), a.head(a.reach - 0.9, y * 2.2 + 0.1)], 0.5)),
  beard: (a, s) => s.spike(a.head(a.reach - 0.5, 0.62), -102 - a.plan.nod, a.hr * 0.75, a.hr * 0.5, -14, a.colors.accent, 0.7),
  quiff: (a, s) => [124, 98, 72].forEach((way) => s.spike(a.head(0.05, -0.86), way, a.hr * 0.7, a.hr * 0.34, 14, a.colors.accent, 0.7)),
  cheek: (a, s) => s.on('mask').loop([a.head(-0.35, 0.85), a.head(-0.75, 0.45), a.head(-0.3, 0.05), a.head(0.15, 0.45)], a.colors.pale, 0).on('coat'),
};

const EARS: Record<Ears, (a: Anatomy, s: Sheet, far: boolean) => void> = {
  none: () => {},
  round: (a, s, far) => {
    const p = a.head(far ? 0.12 : -0.4, -0.95);
    s.dot(p, a.hr * 0.38, far ? a.colors.shade : a.colors.coat, 1);
    if (!far) s.dot(p, a.hr * 0.19, a.colors.pale);
  },
  point: (a, s, far) => s.spike(a.head(far ? 0.08 : -0.38, -0.78), far ? 82 : 112, a.hr * 1.05, a.hr * 0.62, 8, far ? a.colors.shade : a.colors.coat),
  tall: (a, s, far) => {
    const [root, way] = [a.head(far ? 0.05 : -0.35, -0.75), far ? 82 : 106];
    s.petal(root, toward(root, way, a.hr * 1.9), a.hr * 0.46, far ? a.colors.shade : a.colors.coat);
    if (!far) s.petal(toward(root, way, a.hr * 0.4), toward(root, way, a.hr * 1.5), a.hr * 0.2, a.colors.pale, 0);
  },
  flop: (a, s, far) => {
    const root = a.head(far ? 0.1 : -0.35, -0.85);
    s.petal(root, toward(root, far ? 20 : 238, a.hr * (far ? 0.6 : 1.15)), a.hr * 0.5, a.colors.shade);
  },
  leaf: (a, s, far) => s.petal(a.head(far ? 0.05 : -0.4, -0.7), toward(a.head(far ? 0.05 : -0.4, -0.7), far ? 66 : 146, a.hr * 1.05), a.hr * 0.46, far ? a.colors.shade : a.colors.coat),
};

export function drawFace(a: Anatomy, s: Sheet): void {
  s.on('face');
  if (a.plan.profile === 'beak') beak(a, s);
  else nose(a, s);
  if (a.plan.jaw) gape(a, s);
  else mouth(a, s);
  if (a.plan.blush || a.mood === 'fed') s.oval(a.head(0.42, 0.34), a.hr * 0.2, a.hr * 0.13, 0, '#e88f7b');
  eye(a, s);
  EARS[a.plan.ears](a, s, false);
}

function eye(a: Anatomy, s: Sheet): void {
  const p = a.head(0.36, -0.26);
  const r = a.hr * 0.22 * a.plan.eye;
  if (a.mood === 'asleep') return void s.line([a.head(0.08, -0.24), a.head(0.36, -0.08), a.head(0.64, -0.24)], 0.9);
  s.oval(p, r * 1.36, r * 1.5, 0, WHITE, a.plan.eye > 1 ? 0.8 : 0);
  if (a.plan.eye > 1) s.dot(p, r * 1.05, GLOW);
  s.dot(a.head(0.41, -0.25), r * (a.plan.eye > 1 ? 0.7 : 1), INK).dot(a.head(0.41 + 0.08 * a.plan.eye, -0.25 - 0.09 * a.plan.eye), r * 0.36, WHITE);
  if (a.mood === 'poisoned') [-1, 1].forEach((way) => s.line([a.head(0.04, -0.3 - 0.3 * way), a.head(0.68, -0.3 + 0.3 * way)], 0.9));
}

function nose(a: Anatomy, s: Sheet): void {
  const y = { bear: 0.02, fox: 0.2, horse: 0.5, hippo: -0.16, tapir: 0.4, beak: 0 }[a.plan.profile];
  if (a.plan.profile === 'hippo') [-0.1, -0.3].forEach((x) => s.oval(a.head(a.reach + x, y - 0.08), a.hr * 0.07, a.hr * 0.09, 0, INK));
  else s.oval(a.head(a.reach - 0.06, y), a.hr * 0.16, a.hr * 0.12, 0, INK);
}

function mouth(a: Anatomy, s: Sheet): void {
  if (a.plan.profile === 'beak') return;
  const tip = a.reach - (a.plan.profile === 'tapir' ? 0.32 : 0.12);
  const y = a.plan.profile === 'horse' ? 0.7 : 0.44;
  const curl = a.mood === 'hungry' ? 0.66 : 0.26;
  s.line([a.head(tip, y), a.head(mix(tip, 0.5, 0.45), a.mood === 'hungry' ? 0.42 : 0.62), a.head(0.5, curl)], 0.7);
}

function beak(a: Anatomy, s: Sheet): void {
  const tip = a.reach;
  const drop = a.plan.jaw ? 0.05 : 0.2;
  if (!a.plan.jaw) s.loop([a.head(0.7, 0.2), a.head(mix(0.8, tip, 0.5), 0.42), a.head(tip - 0.25, 0.36), a.head(0.9, 0.05)], '#b97f24', 0.9);
  s.loop([a.head(0.74, -0.42), a.head(mix(0.8, tip, 0.45), -0.3), a.head(tip, drop + 0.1), a.head(mix(0.8, tip, 0.6), 0.2), a.head(0.78, 0.22)], OCHRE, 1);
  s.oval(a.head(1.05, -0.14), a.hr * 0.08, a.hr * 0.06, 0, INK);
}

/** An open mouth with teeth: between the snout and the lower jaw. */
function gape(a: Anatomy, s: Sheet): void {
  const [back, upper, lower] = [a.head(0.34, 0.5), a.head(a.reach - 0.1, 0.42), a.head(a.reach * 0.92, 0.98)];
  s.loop([back, a.head(mix(0.34, a.reach, 0.5), 0.4), upper, lower, a.head(mix(0.34, a.reach, 0.4), 0.86)], '#7a2a28', 0.8);
  const tooth = (share: number, size: number): void => {
    const x = mix(0.34, a.reach - 0.1, share);
    s.poly([a.head(x - size * 0.5, 0.38), a.head(x + size * 0.5, 0.38), a.head(x + 0.03, 0.38 + size * 1.75)], WHITE, 0.5);
  };
  [[0.9, 0.3], [0.64, 0.2], [0.42, 0.16]].forEach(([share, size]) => tooth(share ?? 0, size ?? 0));
  [0.82, 0.55].forEach((share) => {
    const [x, y] = [mix(0.34, a.reach * 0.92, share), mix(0.62, 1.02, share)];
    s.poly([a.head(x - 0.1, y), a.head(x + 0.1, y), a.head(x, y - 0.32)], BONE, 0.5);
  });
  s.line([a.head(0.02, -0.74), a.head(0.4, -0.62), a.head(0.74, -0.42)], 1.2);
}
