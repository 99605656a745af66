/** The traits of Evolution and Climate on a land animal. */

import type { Anatomy, Leg } from './anatomy';
import { between, count, mix, piece, point, type Point, shifted, spread, toward } from './geometry';
import type { Plan } from './plan';
import { AIR, BERRY, BONE, GLOW, INK, LEAF, loopPath, type Sheet } from './sheet';
import { bird, bone, grass, gulls, letterZ, moon, mound, mushroom, nest, puddle, sprig, waves } from './things';
import type { Spot, Traits } from './trait';

const MUD = '#7d5c3e';
const FAT = '#f6e7c4';

export const near = (a: Anatomy): Leg[] => a.legs.filter((leg) => !leg.far);
export const outward = (a: Anatomy, u: number): number => a.body.angle(u) + 90;
export const silhouette = (a: Anatomy): string => [...a.farFlesh, ...a.flesh, ...(a.plan.stance === 'bird' ? a.legs.map((leg) => leg.tube.outline(2)) : [])].map(loopPath).join('');

export function claws(a: Anatomy, s: Sheet, legs: readonly Leg[], length: number): void {
  const r = a.plan.thick;
  const step = a.plan.stance === 'bird' ? 2.2 : 0.5;
  s.on('front');
  for (const leg of legs) [0, 1, 2].forEach((i) => s.spike(point(leg.foot.x + r * (0.4 + i * step), leg.foot.y + Math.min(r, 4) * 0.25), -18 + i * 8, length, Math.max(2, r * 0.42), -24, BONE, 0.65));
}

/** Others of its kind behind it. */
export function twin(a: Anatomy, s: Sheet, x: number, y: number, scale: number, look: string): void {
  s.on('herd').raw(`<path d="${silhouette(a)}" transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale})" ${look}/>`);
  for (const u of [0, 1]) s.raw('', [shifted(a.body.at(u, -1), x - (u ? 0 : a.girth * 0.6), y)]);
  s.raw('', [shifted(a.head(0, -1), x, y)]);
}

function dome(a: Anatomy, s: Sheet): void {
  const { body } = a;
  const high = (u: number): Point => toward(body.at(u, -0.85), outward(a, 0.5), a.girth * 0.62 * Math.sin(Math.PI * mix(0.06, 0.94, u)));
  const rim = spread(1.02, -0.02, 5).map((u) => body.at(u, 0.16 + Math.sin(Math.PI * u) * 0.08));
  s.on('coat').loop([...spread(-0.02, 1.02, 7).map(high), ...rim], '#a08a58');
  const scute = (u: number, v: number, size: number): void => {
    const c = between(high(u), body.at(u, 0.1), v);
    s.loop(count(6).map((i) => toward(c, body.angle(u) + i * 60, size)), '#c4ab74', 0.75);
  };
  scute(0.5, 0.42, a.girth * 0.36);
  scute(0.16, 0.52, a.girth * 0.25);
  scute(0.84, 0.52, a.girth * 0.25);
  s.line(spread(0, 1, 5).map((u) => body.at(u, -0.02)), 0.75);
}

function fur(a: Anatomy, s: Sheet): void {
  const { body, girth, colors } = a;
  s.on('behind');
  spread(0.02, 0.98, 8).forEach((u, i) => s.spike(body.at(u, -0.82), outward(a, u) + 26 - i * 5, girth * 0.56, girth * 0.56, 16, colors.coat, 0.9));
  s.on('coat');
  const hem = (v: number, drop: number, n: number): Point[] => spread(1.02, -0.04, n).map((u, i) => {
    const p = body.at(u, v);
    return shifted(p, -girth * 0.04, (i % 2 ? drop : 0) * girth);
  });
  const skirt = (v: number, drop: number, n: number, line: number): void => void s.poly([body.at(0, v - 0.5), body.at(0.5, v - 0.6), body.at(1, v - 0.5), ...hem(v, drop, n)], colors.coat, line);
  skirt(0.74, 0.62, 15, 0.9);
  s.poly([body.at(-0.02, -0.6), body.at(0.5, -0.8), body.at(1.02, -0.6), body.at(1.02, 0.7), body.at(0.5, 0.8), body.at(-0.02, 0.7)], colors.coat, 0);
  spread(0.1, 0.9, 6).forEach((u, i) => [0.42, -0.3].forEach((v) => s.line([body.at(u, v + (i % 2) * 0.2), shifted(body.at(u, v + (i % 2) * 0.2), -girth * 0.06, girth * 0.3)], 0.8, colors.shade)));
  s.on('face');
  [104, 66, 26].forEach((way) => s.spike(a.head(0.1, -0.82), way - a.plan.nod, a.hr * 0.66, a.hr * 0.46, -24, colors.coat, 0.8));
}

function hump(a: Anatomy, s: Sheet, spot: Spot, times: number): void {
  s.on('coat');
  const w = spot.size / Math.min(2, times) ** 0.5;
  spread(-(times - 1) / 2, (times - 1) / 2, times).forEach((i) => {
    const p = shifted(spot.at, i * w * 1.5, 0);
    s.loop([shifted(p, -w * 1.15, w * 0.5), shifted(p, -w * 0.8, -w * 0.5), shifted(p, 0, -w * 1.05), shifted(p, w * 0.8, -w * 0.5), shifted(p, w * 1.15, w * 0.5), shifted(p, 0, w * 0.75)], FAT);
    s.line([shifted(p, -w * 0.5, -w * 0.35), shifted(p, -w * 0.2, -w * 0.66)], 0.75, a.colors.shade);
  });
  count(Math.min(6, a.stored)).forEach((i) => s.dot(shifted(spot.at, (i % 3 - 1) * w * 0.52, (i < 3 ? 0.1 : -0.42) * w), w * 0.2, '#f0b23a', 0.6));
}

function frill(a: Anatomy, s: Sheet): void {
  const root = a.head(-0.25, 0.05);
  const reach = a.hr * 2.15;
  const ribs = spread(66, 250, 7).map((way) => toward(root, way, reach));
  const dips = spread(81.3, 234.7, 6).map((way) => toward(root, way, reach * 0.84));
  s.on('behind').poly([root, ...ribs.flatMap((rib, i) => (dips[i] ? [rib, dips[i]] : [rib]))], '#e2905c', 1);
  ribs.forEach((rib) => s.line([root, rib], 0.6, '#93412a'));
  dips.forEach((dip) => s.dot(between(root, dip, 0.74), a.hr * 0.15, '#f6d477'));
}

function brain(a: Anatomy, s: Sheet): void {
  const c = a.head(-0.3, -0.78);
  const r = a.hr * 0.78;
  s.on('face').loop(count(10).map((i) => toward(c, i * 36, r * (i % 2 ? 1.1 : 0.92))), '#eebbb2');
  s.line([toward(c, 200, r * 0.8), toward(c, 130, r * 0.4), toward(c, 60, r * 0.5), toward(c, -10, r * 0.25), toward(c, 250, r * 0.45)], 0.75, '#9b544e');
  s.line([toward(c, 100, r * 0.85), toward(c, 50, r * 0.8), toward(c, 20, r * 0.7)], 0.7, '#9b544e');
}

function trunk(a: Anatomy, s: Sheet): void {
  const c = a.tail.at(0.55);
  const top = Math.min(a.tail.at(0.6).y, a.body.at(0.2, -1).y) - a.girth * 0.7;
  const w = a.girth * 0.2 + 1.5;
  s.on('behind').poly([point(c.x - w * 1.3, 2), point(c.x - w, top), point(c.x + w * 0.8, top - 2), point(c.x + w * 1.2, 2)], '#a17f58');
  s.petal(point(c.x, top + 4), point(c.x + 12, top - 5), 5, LEAF, 0.8).petal(point(c.x, top + 3), point(c.x - 11, top - 4), 5, LEAF, 0.8).petal(point(c.x, top + 2), point(c.x + 1, top - 10), 5, '#7ba24c', 0.8);
}

export const LAND: Traits<Plan, Anatomy> = {
  ambush: {
    bend: (p) => { p.leg *= 0.66; p.neckAngle -= 16; p.nod += 4; },
    draw: (a, s) => { s.on('front'); spread(a.rear - 5, a.front + 7, 5).forEach((x, i) => grass(s, x, mix(13, 20, a.k) * (i % 2 ? 0.8 : 1), i % 2 ? -6 : 6)); },
  },
  burrowing: { slot: 'ground', draw: (a, s, spot) => { s.on('front'); mound(s, spot.at, spot.size); claws(a, s, near(a).filter((leg) => leg.front), mix(6, 8, a.k)); } },
  carnivore: {
    bend: (p) => { p.jaw = true; p.muzzle = Math.max(p.muzzle, 0.6); if (p.profile === 'tapir') p.profile = 'fox'; },
    draw: (a, s) => { claws(a, s, near(a), 4.2); s.on('face').dot(a.head(0.34, -0.24), a.hr * 0.05, BERRY); },
  },
  climbing: { bend: (p) => { p.tail = 'curl'; }, draw: trunk },
  'cooling-frills': { draw: frill },
  cooperation: { draw: (a, s) => { s.on('front'); sprig(s, a.head(a.reach - 0.2, 0.5), a.hr * 0.6, -4); } },
  'defensive-herding': { draw: (a, s) => [[-0.95, -0.42], [-0.48, -0.2]].forEach(([x, y], i) => twin(a, s, (x ?? 0) * a.girth, (y ?? 0) * a.girth, 1, `fill="${i ? a.colors.coat : a.colors.shade}" stroke="${INK}" stroke-width="3.4" paint-order="stroke"`)) },
  'fat-tissue': { slot: 'back', draw: hump },
  fertile: { slot: 'ground', draw: (_a, s, spot, times) => { s.on('front'); nest(s, spot.at, spot.size, 2 + times); } },
  foraging: {
    slot: 'ground',
    draw: (a, s, spot) => { s.on('front'); mushroom(s, spot.at.x - spot.size * 0.4, spot.size * 0.9); mushroom(s, spot.at.x + spot.size * 0.8, spot.size * 0.62); s.on('face').oval(a.head(0.5, 0.5), a.hr * 0.42, a.hr * 0.36, 0, a.colors.pale, 0.8); },
  },
  'hard-shell': { draw: dome },
  'heavy-fur': { draw: fur },
  hibernation: {
    bend: (p) => { if (p.stance === 'four') p.tail = 'brush'; },
    draw: (a, s) => { s.on('face').loop([a.head(0.02, -0.3), a.head(0.36, -0.66), a.head(0.7, -0.3), a.head(0.36, -0.16)], a.colors.shade, 0.75); s.on('sky'); letterZ(s, a.head(0.9, -1.5), a.hr * 0.32); letterZ(s, a.head(1.7, -2.2), a.hr * 0.24); },
  },
  horns: {
    draw: (a, s) => {
      const length = a.hr * mix(1.5, 1.8, a.k);
      s.on('behind').spike(a.head(0.42, -0.72), 58 - a.plan.nod, length * 0.9, a.hr * 0.44, 44, '#dccba3', 0.95);
      s.on('face').spike(a.head(0.08, -0.82), 74 - a.plan.nod, length, a.hr * 0.56, 44, BONE);
      s.line([a.head(-0.1, -1.06), a.head(0.1, -1.12), a.head(0.32, -1.02)], 0.6).line([a.head(-0.02, -1.34), a.head(0.14, -1.4), a.head(0.34, -1.34)], 0.6);
    },
  },
  intelligence: { draw: brain },
  'long-neck': {
    bend: (p) => { p.neck += mix(24, 31, p.k); p.neckAngle = Math.max(68, Math.min(84, p.neckAngle + 22)); p.head *= 0.86; },
    draw: (a, s) => { s.on('coat'); spread(0.34, 0.84, 6).forEach((u) => s.line([a.neck.at(u, -0.92), a.neck.at(u + 0.03, 0), a.neck.at(u, 0.92)], 0.8, a.colors.shade)); },
  },
  migratory: {
    slot: 'sky', bend: (p) => { p.leg += mix(5, 7, p.k); p.thick *= 0.86; },
    draw: (a, s, spot) => { s.on('sky'); gulls(s, spot.at, spot.size); s.on('front'); spread(a.rear - 5, a.rear - 20, 3).forEach((x, i) => { const y = i % 2 ? -1.4 : 1.6; s.oval(point(x, y), 2.2, 1.5, 0, AIR); [-1.6, 0, 1.6].forEach((dy) => s.dot(point(x + 3, y + dy), 0.8, AIR)); }); },
  },
  'mud-wallowing': {
    draw: (a, s) => {
      s.on('front'); puddle(s, a.rear - 11, a.front + 11, MUD); s.oval(point((a.rear + a.front) / 2, 1), 7, 1.1, 0, '#a98a63');
      s.on('coat'); near(a).forEach((leg) => s.loop(piece(leg.tube, 0.5, 1).outline(3), MUD, 0));
      [[0.12, 0.6, 0.24], [0.38, 0.74, 0.32], [0.66, 0.62, 0.28], [0.9, 0.5, 0.18], [0.52, 0.2, 0.13], [0.26, 0.12, 0.1]].forEach(([u, v, r]) => s.oval(a.body.at(u ?? 0, v), a.girth * (r ?? 0) * 1.25, a.girth * (r ?? 0), 0, MUD));
    },
  },
  nocturnal: { slot: 'sky', bend: (p) => { p.eye = Math.max(p.eye, 1.7); }, draw: (_a, s, spot) => { s.on('sky'); moon(s, spot.at, spot.size); } },
  'pack-hunting': {
    bend: (p) => { if (p.stance !== 'bird') p.ears = 'point'; },
    draw: (a, s) => [[-1.6, 0.72], [-0.75, 0.86]].forEach(([x, scale]) => {
      const [dx, dy, k] = [(x ?? 0) * a.girth, -a.girth * 0.34 * (1 - (scale ?? 1)) * 8, scale ?? 1];
      twin(a, s, dx, dy, k, `fill="var(--animal-pack,#4a4753)" stroke="var(--plate,#f7f1de)" stroke-width="1.6"`);
      const eye = a.head(0.36, -0.26);
      s.dot(point(eye.x * k + dx, eye.y * k + dy), a.hr * 0.2, GLOW);
    }),
  },
  scavenger: {
    slot: 'ground',
    draw: (a, s, spot) => { s.on('front'); bone(s, spot.at, spot.size); s.on('coat'); const c = a.neck.at(0.4); const r = a.neck.radius(0.4); count(9).forEach((i) => s.dot(toward(c, i * 40, r * 0.8), r * 0.42, '#f1e7d2', 0.75)); s.dot(c, r * 0.85, '#f1e7d2'); },
  },
  symbiosis: { slot: 'back', draw: (_a, s, spot) => { s.on('front'); bird(s, spot.at, spot.size * 0.72); } },
  'warning-call': { bend: (p) => { p.ears = 'tall'; }, draw: (a, s) => { s.on('sky'); waves(s, a.head(a.reach + 0.15, -0.1), 30, a.hr * 0.85, 3); s.on('face').oval(a.head(a.reach - 0.3, 0.5), a.hr * 0.15, a.hr * 0.2, 0, '#7a2a28', 0.7); } },
};
