/** Small things that lie, grow, sit or fly about an animal. */

import { count, mix, point, type Point, shifted, spread, toward, Tube } from './geometry';
import { AIR, BERRY, BONE, EARTH, GLOW, INK, LEAF, OCHRE, type Sheet, WHITE } from './sheet';

export function grass(s: Sheet, x: number, height: number, lean = 0): void {
  [-2, 0, 2, 3.6].forEach((dx, i) => s.spike(point(x + dx, 1.5), 90 - dx * 7 + lean, height * (1 - Math.abs(dx) * 0.09), 3.4, dx * -6, i % 2 ? '#7ba24c' : LEAF, 0.65));
}

export function mound(s: Sheet, p: Point, size: number): void {
  s.loop([point(p.x - size * 1.5, 2), point(p.x - size * 0.8, -size * 0.75), point(p.x, -size * 1.1), point(p.x + size * 0.9, -size * 0.65), point(p.x + size * 1.6, 2)], EARTH);
  s.oval(point(p.x, -size * 0.12), size * 0.62, size * 0.5, 0, '#4a3626', 0.7);
  [[-0.9, -0.1], [0.95, -0.05], [-0.45, -0.85]].forEach(([x, y]) => s.dot(point(p.x + (x ?? 0) * size, (y ?? 0) * size), 0.9, '#5d4530'));
}

export function nest(s: Sheet, p: Point, size: number, eggs: number): void {
  const laid = spread(-0.85, 0.85, eggs);
  laid.forEach((x) => s.oval(point(p.x + x * size, -size * (1.05 - Math.abs(x) * 0.3)), size * 0.5, size * 0.68, x * -14, WHITE, 0.8));
  s.loop([point(p.x - size * 1.6, -size * 0.75), point(p.x - size * 0.7, -size * 0.4), point(p.x + size * 0.7, -size * 0.4), point(p.x + size * 1.6, -size * 0.75), point(p.x + size * 1.1, 2), point(p.x - size * 1.1, 2)], '#b08a55', 0.9);
  [-0.7, 0, 0.7].forEach((x) => s.line([point(p.x + (x - 0.4) * size, -size * 0.15), point(p.x + (x + 0.4) * size, size * 0.05)], 0.6, '#6d5230'));
}

export function mushroom(s: Sheet, x: number, size: number): void {
  s.poly([point(x - size * 0.28, 2), point(x - size * 0.22, -size * 0.8), point(x + size * 0.22, -size * 0.8), point(x + size * 0.28, 2)], BONE, 0.8);
  s.loop([point(x - size * 0.9, -size * 0.62), point(x - size * 0.6, -size * 1.3), point(x, -size * 1.6), point(x + size * 0.6, -size * 1.3), point(x + size * 0.9, -size * 0.62), point(x, -size * 0.5)], '#bf5a3c', 0.9);
  s.dot(point(x - size * 0.3, -size * 1.05), size * 0.17, WHITE).dot(point(x + size * 0.34, -size * 0.95), size * 0.14, WHITE);
}

export function bone(s: Sheet, p: Point, size: number): void {
  const [a, b] = [point(p.x - size, -1), point(p.x + size, -3)];
  const knobs = [a, b].flatMap((end) => [60, -60].map((way) => new Tube([end, toward(end, end === a ? 180 + way : way, size * 0.18)], [size * 0.3, size * 0.3]).outline(2)));
  s.union([new Tube([a, b], [size * 0.24, size * 0.24]).outline(2), ...knobs], BONE, 0.75);
}

export function bird(s: Sheet, p: Point, size: number): void {
  const blue = '#4a7fa0';
  s.line([shifted(p, -size * 0.1, -size * 0.2), shifted(p, -size * 0.1, size * 0.25)], 0.7);
  s.petal(shifted(p, -size * 0.3, -size * 0.7), shifted(p, -size * 1.7, -size * 0.95), size * 0.42, blue, 0.8);
  s.loop([shifted(p, -size * 0.9, -size * 0.7), shifted(p, -size * 0.2, -size * 1.15), shifted(p, size * 0.3, -size * 1.9), shifted(p, size * 1, -size * 1.75), shifted(p, size * 0.95, -size * 0.9), shifted(p, size * 0.35, -size * 0.2), shifted(p, -size * 0.4, -size * 0.15)], blue, 0.85);
  s.poly([shifted(p, size * 0.98, -size * 1.62), shifted(p, size * 1.75, -size * 1.35), shifted(p, size * 0.98, -size * 1.15)], OCHRE, 0.7);
  s.oval(shifted(p, size * 0.3, -size * 0.55), size * 0.4, size * 0.26, 30, WHITE).dot(shifted(p, size * 0.65, -size * 1.5), size * 0.17, INK);
}

/** A sprig with a berry, held at `p`. */
export function sprig(s: Sheet, p: Point, size: number, way: number): void {
  const end = toward(p, way, size * 2.1);
  s.line([p, end], 0.8, '#4d6b2c');
  s.petal(toward(p, way, size * 0.5), toward(toward(p, way, size * 0.6), way + 60, size * 1.3), size * 0.5, LEAF, 0.7);
  s.petal(toward(p, way, size), toward(toward(p, way, size), way - 62, size * 1.2), size * 0.5, LEAF, 0.7);
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
  const inner = spread(290, 70, 5).slice(1, -1).map((way) => toward(shifted(p, size * 0.62, 0), way, size * 0.72));
  s.loop([...edge, ...inner], GLOW, 0.75);
  star(s, shifted(p, size * 1.5, -size * 0.5), size * 0.42, GLOW);
}

export function star(s: Sheet, p: Point, size: number, fill: string, points = 4): void {
  const tips = count(points * 2).map((i) => toward(p, 90 + (i * 180) / points, i % 2 ? size * 0.42 : size));
  s.poly(tips, fill, 0.6);
}

export function letterZ(s: Sheet, p: Point, size: number): void {
  const path = [[-1, -1], [1, -1], [-1, 1], [1, 1]].map(([x, y]) => shifted(p, (x ?? 0) * size, (y ?? 0) * size));
  const d = path.map((q, i) => `${i ? 'L' : 'M'}${q.x.toFixed(1)} ${q.y.toFixed(1)}`).join('');
  s.raw(`<path d="${d}" fill="none" stroke="${AIR}" stroke-width="${(size * 0.55).toFixed(1)}"/>`, path);
}

export function gulls(s: Sheet, p: Point, size: number): void {
  [[-1.1, 0], [0.1, -0.75], [1.2, 0.05]].forEach(([x, y]) => {
    const q = shifted(p, (x ?? 0) * size, (y ?? 0) * size);
    s.line([shifted(q, -size * 0.55, -size * 0.12), shifted(q, -size * 0.25, -size * 0.3), q, shifted(q, size * 0.25, -size * 0.3), shifted(q, size * 0.55, -size * 0.12)], 0.85, AIR);
  });
}

export function worm(s: Sheet, p: Point, size: number, way: number, fill: string): void {
  const bends = count(4).map((i) => toward(toward(p, way, i * size * 0.6), way + 90, (i % 2 ? 1 : -1) * size * 0.24 * Math.min(1, i)));
  const body = new Tube(bends, [size * 0.3, size * 0.28, size * 0.26, size * 0.2]);
  s.loop(body.outline(6), fill, 0.75).dot(body.at(0.96, -0.2), size * 0.09, INK);
}

/** A wing spread from `root`: arm, then feathers from long to short. */
export function wing(s: Sheet, root: Point, way: number, span: number, fills: readonly [string, string, string]): void {
  const wrist = toward(root, way - 26, span * 0.5);
  const feather = (i: number): Point => toward(wrist, way + 2 + i * 21, span * (0.72 - i * 0.055));
  count(6).reverse().forEach((i) => s.petal(i > 3 ? root : wrist, i > 3 ? toward(root, way + 20 + (i - 3) * 17, span * 0.82) : feather(i), span * 0.15, i % 2 ? fills[1] : fills[0], 0.85));
  const arm = new Tube([root, toward(wrist, way - 60, span * 0.06), toward(wrist, way, span * 0.1)], [span * 0.13, span * 0.12, span * 0.07]);
  s.loop(arm.outline(4), fills[2], 0.9);
}

/** A membrane between fingers, as bats and dragons have. */
export function bat(s: Sheet, root: Point, way: number, span: number, fill: string, rib: string): void {
  const wrist = toward(root, way - 22, span * 0.62);
  const tips = [0, 1, 2].map((i) => toward(wrist, way + 8 + i * 48, span * (0.62 - i * 0.1)));
  const edge = [root, wrist, ...tips.flatMap((tip, i) => [tip, toward(wrist, way + 32 + i * 48, span * (0.36 - i * 0.06))])];
  const foot = toward(root, way + 86, span * 0.34);
  const d = [...edge.slice(0, -1), foot];
  s.poly(d, fill, 1);
  tips.forEach((tip) => s.line([wrist, tip], 0.75, rib));
}

export function puddle(s: Sheet, from: number, to: number, fill: string, line = 0.9): void {
  const x = (share: number): number => mix(from, to, share);
  s.loop([point(x(0), 0), point(x(0.18), -2.6), point(x(0.5), -1.6), point(x(0.82), -2.8), point(x(1), 0.4), point(x(0.8), 3.6), point(x(0.45), 4.4), point(x(0.15), 3.4)], fill, line);
}

/** Two rows of ripples under a swimmer. */
export function ripples(s: Sheet, from: number, to: number, fill: string): void {
  [-2.2, 2].forEach((y, row) => s.line(spread(from + row * 4, to - row * 4, 9).map((x, i) => point(x, y + (i % 2 ? -1.6 : 1.6))), 1.25, fill));
}
