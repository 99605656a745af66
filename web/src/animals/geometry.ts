/** Points, curves and chance: what all drawings are made of. x grows to the right, y downwards. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const point = (x: number, y: number): Point => ({ x, y });

export const mix = (from: number, to: number, share: number): number => from + (to - from) * share;

export const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));

export const between = (a: Point, b: Point, share: number): Point => point(mix(a.x, b.x, share), mix(a.y, b.y, share));

/** As far as `distance` from `p`: 0° is to the right, 90° is up. */
export function toward(p: Point, degrees: number, distance: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return point(p.x + Math.cos(angle) * distance, p.y - Math.sin(angle) * distance);
}

export const shifted = (p: Point, x: number, y: number): Point => point(p.x + x, p.y + y);

/** Points round `center` from a flat list of x and y, in units of `size`. */
export function around(center: Point, size: number, flat: readonly number[]): Point[] {
  return couples(flat).map(([x, y]) => point(center.x + x * size, center.y + y * size));
}

/** A flat list as couples. */
export const couples = (flat: readonly number[]): [number, number][] =>
  count(flat.length / 2).map((i) => [flat[i * 2] ?? 0, flat[i * 2 + 1] ?? 0]);

/** The direction from `a` to `b` in degrees. */
export const heading = (a: Point, b: Point): number => (Math.atan2(a.y - b.y, b.x - a.x) * 180) / Math.PI;

export function count(n: number): number[] {
  const found: number[] = [];
  for (let i = 0; i < n; i++) found.push(i);
  return found;
}

/** `n` numbers from `from` to `to`, both included. */
export const spread = (from: number, to: number, n: number): number[] =>
  count(n).map((i) => (n === 1 ? (from + to) / 2 : mix(from, to, i / (n - 1))));

/** Numbers in [0, 1) that follow from a seed. */
export class Chance {
  private state: number;

  constructor(seed: number) {
    this.state = Math.imul(seed ^ 0x5bd1e995, 0x9e3779b1) >>> 0;
    this.next();
  }

  next(): number {
    this.state = (this.state + 0x9e3779b9) >>> 0;
    let z = this.state;
    z = Math.imul(z ^ (z >>> 16), 0x21f0aaad);
    z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
    return ((z ^ (z >>> 15)) >>> 0) / 2 ** 32;
  }

  range(low: number, high: number): number {
    return mix(low, high, this.next());
  }

  pick<T>(first: T, ...rest: readonly T[]): T {
    return [first, ...rest][Math.floor(this.next() * (rest.length + 1))] ?? first;
  }
}

/** A number that follows from a text: for the marks of traits that nobody has drawn yet. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return value >>> 0;
}

/** One coordinate of a curve through q and r, between p and s (Catmull-Rom). */
const bend = (p: number, q: number, r: number, s: number, t: number): number =>
  q + (t / 2) * (r - p + t * (2 * p - 5 * q + 4 * r - s + t * (3 * q - p - 3 * r + s)));

/** A place on a curve through `points`, from 0 to 1. */
function along(points: readonly Point[], share: number): Point {
  const last = points.length - 1;
  const x = share * last;
  const i = Math.min(last - 1, Math.floor(x));
  const b = points[i] ?? ORIGIN;
  const c = points[i + 1] ?? b;
  const a = points[i - 1] ?? b;
  const d = points[i + 2] ?? c;
  return point(bend(a.x, b.x, c.x, d.x, x - i), bend(a.y, b.y, c.y, d.y, x - i));
}

const ORIGIN = point(0, 0);

/** A place on a curve and the direction of the curve there, of length 1. */
interface Step extends Point {
  readonly tx: number;
  readonly ty: number;
}

const STEPS = 16;

/** Steps along a curve, as far apart as its points are. */
function stepsOf(spine: readonly Point[]): Step[] {
  const places: Point[] = [];
  for (let i = 0; i <= STEPS; i++) places.push(along(spine, i / STEPS));
  return places.map((p, i) => {
    const a = places[i - 1] ?? p;
    const b = places[i + 1] ?? p;
    const far = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    return { x: p.x, y: p.y, tx: (b.x - a.x) / far, ty: (b.y - a.y) / far };
  });
}

function lengthOf(steps: readonly Point[]): number {
  let sum = 0;
  for (let i = 1; i < steps.length; i++) {
    const a = steps[i - 1] ?? ORIGIN;
    const b = steps[i] ?? ORIGIN;
    sum += Math.hypot(b.x - a.x, b.y - a.y);
  }
  return sum;
}

/** Flesh round a curve. `at(u, v)` stands on it: u along it from 0 to 1, v across from −1 (left) to 1. */
export class Tube {
  private readonly steps: readonly Step[];
  private readonly length: number;

  constructor(
    spine: readonly Point[],
    private readonly radii: readonly number[],
  ) {
    this.steps = stepsOf(spine);
    this.length = lengthOf(this.steps);
  }

  radius(u: number): number {
    const x = clamp(u, 0, 1) * (this.radii.length - 1);
    const i = Math.min(this.radii.length - 2, Math.floor(x));
    const t = x - i;
    return mix(this.radii[i] ?? 0, this.radii[i + 1] ?? 0, t * t * (3 - 2 * t));
  }

  private step(u: number): Step {
    const x = clamp(u, 0, 1) * STEPS;
    const i = Math.min(STEPS - 1, Math.floor(x));
    const a = this.steps[i];
    const b = this.steps[i + 1];
    const t = x - i;
    if (!a || !b) return { x: 0, y: 0, tx: 1, ty: 0 };
    return { x: mix(a.x, b.x, t), y: mix(a.y, b.y, t), tx: mix(a.tx, b.tx, t), ty: mix(a.ty, b.ty, t) };
  }

  angle(u: number): number {
    const { tx, ty } = this.step(u);
    return (Math.atan2(-ty, tx) * 180) / Math.PI;
  }

  at(u: number, v = 0): Point {
    const { x, y, tx, ty } = this.step(u);
    const out = v * this.radius(u);
    return point(x - ty * out, y + tx * out);
  }

  /** The same with its round ends: t is 0 at the very back and 1 at the very front. */
  skin(t: number, v = 0): Point {
    const [start, end] = [this.radius(0), this.radius(1)];
    const far = t * (start + this.length + end) - start;
    if (far < 0) return this.cap(0, Math.max(far, -start), v);
    return far > this.length ? this.cap(1, Math.min(far - this.length, end), v) : this.at(far / this.length, v);
  }

  private cap(u: number, out: number, v: number): Point {
    const { x, y, tx, ty } = this.step(u);
    const side = v * Math.sqrt(Math.max(0, this.radius(u) ** 2 - out * out));
    return point(x + tx * out - ty * side, y + ty * out + tx * side);
  }

  outline(steps = 5): Point[] {
    const us = spread(0, 1, steps);
    const [start, end] = [this.at(0), this.at(1)];
    const [back, front] = [this.angle(0), this.angle(1)];
    return [
      ...us.map((u) => this.at(u, -1)),
      ...[45, 0, -45].map((turn) => toward(end, front + turn, this.radius(1))),
      ...us.reverse().map((u) => this.at(u, 1)),
      ...[225, 180, 135].map((turn) => toward(start, back + turn, this.radius(0))),
    ];
  }
}

/** The part of a tube between two places, `scale` times as thick. */
export function piece(tube: Tube, from: number, to: number, scale = 1): Tube {
  const us = spread(from, to, 4);
  return new Tube(
    us.map((u) => tube.at(u)),
    us.map((u) => tube.radius(u) * scale),
  );
}

/** The same outline clockwise, so that outlines in one path never cut holes into each other. */
export function clockwise(points: readonly Point[]): readonly Point[] {
  let area = 0;
  points.forEach((p, i) => {
    const q = points[(i + 1) % points.length] ?? p;
    area += p.x * q.y - q.x * p.y;
  });
  return area < 0 ? [...points].reverse() : points;
}
