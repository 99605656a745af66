/** A sheet of paper: shapes go down in layers, each under the trait that it shows, and the sheet knows how far they reach. */

import { clockwise, point, type Point, toward } from "./geometry";

export const INK = "var(--animal-ink,#22303a)";
export const AIR = "var(--animal-air,#22303a)";
export const WHITE = "#fffaf0";
export const BONE = "#f3e8cf";
export const LEAF = "#5f8c3c";
export const EARTH = "#8b6b49";
export const GLOW = "#ffd65c";
export const BERRY = "#c0392f";
export const OCHRE = "#e0a030";

/** From the back to the front. */
export const LAYERS = ["sky", "herd", "behind", "flesh", "coat", "mask", "face", "front"] as const;
export type Layer = (typeof LAYERS)[number];

interface Mark {
  readonly layer: Layer;
  readonly trait: string;
  readonly svg: () => string;
}

const written: string[] = [];

/** With one decimal. The same numbers come again and again, and writing them is what takes the time. */
function number(n: number): string {
  const tenths = Math.round(n * 10);
  const key = tenths < 0 ? 1 - 2 * tenths : 2 * tenths;
  return (written[key] ??= String(tenths / 10));
}
const pair = (p: Point): string => `${number(p.x)} ${number(p.y)}`;

/** A smooth line through points; `at` knows the neighbours of its ends, too. */
function smooth(last: number, at: (i: number) => Point): string {
  let [before, here] = [at(-1), at(0)];
  let d = `M${pair(here)}`;
  for (let i = 0; i < last; i++) {
    const [next, after] = [at(i + 1), at(i + 2)];
    const first = i ? "S" : `C${number(here.x + (next.x - before.x) / 6)} ${number(here.y + (next.y - before.y) / 6)} `;
    d += `${first}${number(next.x - (after.x - here.x) / 6)} ${number(next.y - (after.y - here.y) / 6)} ${pair(next)}`;
    [before, here] = [here, next];
  }
  return d;
}

/** A smooth closed outline. */
export function loopPath(points: readonly Point[]): string {
  const way = clockwise(points);
  const at = (i: number): Point => way[(i + way.length) % way.length] ?? point(0, 0);
  return `${smooth(way.length, at)}Z`;
}

/** A smooth open line. */
export function linePath(points: readonly Point[]): string {
  const last = points.length - 1;
  return smooth(last, (i) => points[Math.max(0, Math.min(last, i))] ?? point(0, 0));
}

export const polyPath = (points: readonly Point[]): string => `M${clockwise(points).map(pair).join("L")}Z`;

/** Two curves from `a` to `b`, `width` apart in the middle: leaf, flame, feather, eyelid. */
function petalPath(a: Point, b: Point, width: number): string {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [nx, ny] = [((a.y - b.y) / length) * width, ((b.x - a.x) / length) * width];
  const [mx, my] = [(a.x + b.x) / 2, (a.y + b.y) / 2];
  const side = (way: number): string => pair(point(mx + nx * way, my + ny * way));
  return `M${pair(a)}Q${side(1)} ${pair(b)}Q${side(-1)} ${pair(a)}Z`;
}

export class Box {
  left = Infinity;
  right = -Infinity;
  top = Infinity;
  bottom = -Infinity;

  add(p: Point, reach = 0): void {
    this.left = Math.min(this.left, p.x - reach);
    this.right = Math.max(this.right, p.x + reach);
    this.top = Math.min(this.top, p.y - reach);
    this.bottom = Math.max(this.bottom, p.y + reach);
  }
}

export class Sheet {
  readonly box = new Box();
  private readonly marks: Mark[] = [];
  private layer: Layer = "coat";
  private trait = "";
  private ink = 1;

  of(trait: string): this {
    this.trait = trait;
    return this;
  }

  on(layer: Layer): this {
    this.layer = layer;
    return this;
  }

  /** Puts markup down as it is; `reach` are points it touches. */
  raw(svg: () => string, reach: readonly Point[] = []): this {
    this.marks.push({ layer: this.layer, trait: this.trait, svg });
    reach.forEach((p) => this.box.add(p));
    return this;
  }

  private edge(line: number, color = INK): string {
    return line ? ` stroke="${color}" stroke-width="${number(line * this.ink)}"` : "";
  }

  private path(d: () => string, fill: string, line: number, reach: readonly Point[]): this {
    return this.raw(() => `<path d="${d()}" fill="${fill}"${this.edge(line)}/>`, reach);
  }

  loop(points: readonly Point[], fill: string, line = 1): this {
    return this.path(() => loopPath(points), fill, line, points);
  }

  poly(points: readonly Point[], fill: string, line = 1): this {
    return this.path(() => polyPath(points), fill, line, points);
  }

  petal(a: Point, b: Point, width: number, fill: string, line = 1): this {
    return this.path(() => petalPath(a, b, width), fill, line, [a, b]);
  }

  /** A curved thorn on `base`, so long and wide, growing in one direction and bending by some degrees. */
  spike(
    base: Point,
    degrees: number,
    [length, width]: readonly [number, number],
    bend: number,
    fill: string,
    line = 1,
  ): this {
    const middle = toward(base, degrees, length * 0.55);
    const tip = toward(middle, degrees + bend, length * 0.5);
    const side = (p: Point, share: number): Point => toward(p, degrees + 90, width * share);
    const [a, ka, kb, b] = [side(base, 0.5), side(middle, 0.36), side(middle, -0.36), side(base, -0.5)];
    const d = (): string => `M${pair(a)}Q${pair(ka)} ${pair(tip)}Q${pair(kb)} ${pair(b)}Z`;
    return this.path(d, fill, line, [a, tip, b]);
  }

  line(points: readonly Point[], width = 1, color = INK, dash = ""): this {
    const dashes = dash && ` stroke-dasharray="${dash}"`;
    return this.raw(() => `<path d="${linePath(points)}" fill="none"${this.edge(width, color)}${dashes}/>`, points);
  }

  dot(p: Point, radius: number, fill: string, line = 0): this {
    this.box.add(p, radius);
    return this.raw(
      () => `<circle cx="${number(p.x)}" cy="${number(p.y)}" r="${number(radius)}" fill="${fill}"${this.edge(line)}/>`,
    );
  }

  oval(p: Point, rx: number, ry: number, turn: number, fill: string, line = 0): this {
    this.box.add(p, Math.min(rx, ry));
    const place = (): string => `cx="${number(p.x)}" cy="${number(p.y)}" rx="${number(rx)}" ry="${number(ry)}"`;
    const turned = (): string => (turn ? ` transform="rotate(${number(-turn)} ${pair(p)})"` : "");
    return this.raw(() => `<ellipse ${place()} fill="${fill}"${this.edge(line)}${turned()}/>`);
  }

  /** Many outlines, one silhouette: all lines first, then all fills. */
  union(outlines: readonly (readonly Point[])[], fill: string, line = 1): this {
    const d = (): string => outlines.map(loopPath).join("");
    return this.raw(
      () => `<path d="${d()}" fill="${fill}"${this.edge(line * 2)} paint-order="stroke"/>`,
      outlines.flat(),
    );
  }

  /** All layers, with one group for the marks of each trait; `ink` is the width of a line, however large the animal is. */
  write(ink: number): string {
    this.ink = ink;
    return LAYERS.map((layer) => this.layerMarkup(layer)).join("");
  }

  private layerMarkup(layer: Layer): string {
    let [out, open] = ["", ""];
    for (const mark of this.marks.filter((each) => each.layer === layer)) {
      if (mark.trait !== open) {
        out += (open && "</g>") + (mark.trait && `<g data-trait="${mark.trait}">`);
        open = mark.trait;
      }
      out += mark.svg();
    }
    return out + (open && "</g>");
  }
}
