/** What grows on backs and flanks. */

import { onFish } from "../sea-anatomy";
import { around, count, couples, point, type Point, shifted, spread, toward, Tube } from "../geometry";
import type { Motif } from "./card";
import { OCHRE, WHITE } from "../canvas";
import { drop, star as drawStar } from "../decorations";
import { anemone as drawAnemone, barnacles, teeth } from "../traits-surface";

export const spines =
  (n: number, length: number, fill: string): Motif =>
  (a, s) => {
    s.on("behind");
    spread(0.16, 0.86, n).forEach((t, i) =>
      s.spike(
        a.body.skin(t, -0.9),
        138 - t * 70,
        [a.plan.radius * length * (i % 2 ? 1 : 0.8), a.plan.radius * 0.2],
        0,
        fill,
        0.75,
      ),
    );
    spread(0.3, 0.72, Math.ceil(n / 2)).forEach((t) =>
      s.spike(a.body.skin(t, 0.9), -125 + t * 60, [a.plan.radius * length * 0.6, a.plan.radius * 0.18], 0, fill, 0.75),
    );
  };
export const dripping =
  (fill: string): Motif =>
  (a, s) =>
    [0.3, 0.5, 0.7].forEach((t) =>
      drop(s.on("front"), shifted(a.body.skin(t, -1), 0, -a.plan.radius * 0.75), a.plan.radius * 0.2, fill),
    );
export const plates =
  (n: number, fill: string, light: string): Motif =>
  (a, s) => {
    s.on("coat");
    spread(0.24, 0.76, n).forEach((t, i) =>
      s.loop(
        onFish(a, [t - 0.07, -0.3, t - 0.06, -1.12, t + 0.02, -1.22, t + 0.09, -1, t + 0.08, -0.3]),
        i % 2 ? fill : light,
        0.85,
      ),
    );
  };
export const bands =
  (n: number, fill: string): Motif =>
  (a, s) => {
    s.on("coat");
    spread(0.18, 0.68, n).forEach((t) =>
      s.loop(
        onFish(a, [t - 0.045, -1.02, t + 0.045, -1.04, t + 0.06, 0, t + 0.04, 1.02, t - 0.045, 1, t - 0.03, 0]),
        fill,
        0.8,
      ),
    );
  };
export const dome: Motif = (a, s) => {
  s.on("coat").loop(onFish(a, [0.14, 0, 0.22, -1.1, 0.44, -1.5, 0.64, -1.2, 0.74, 0, 0.44, 0.2]), "#a08a58");
  onFish(a, [0.44, -0.7, 0.28, -0.45, 0.6, -0.5]).forEach((p, i) =>
    s.loop(
      count(6).map((j) => toward(p, j * 60, a.plan.radius * (i ? 0.22 : 0.32))),
      "#c4ab74",
      0.75,
    ),
  );
};
export const rolls: Motif = (a, s) => {
  s.on("coat").loop(onFish(a, [0.16, 0.3, 0.28, 1.22, 0.48, 1.35, 0.7, 1.18, 0.82, 0.4, 0.5, 0.1]), "#f3dcc6");
  [0.36, 0.48, 0.6].forEach((t) => s.line(onFish(a, [t, 0.35, t + 0.03, 0.8, t, 1.25]), 0.8, "#c59a7e"));
};
export const lights =
  (n: number, fill: string, v = 0.45): Motif =>
  (a, s) => {
    s.on("coat");
    spread(0.16, 0.7, n).forEach((t) =>
      s.dot(a.body.skin(t, v), a.plan.radius * 0.2, `${fill}66`).dot(a.body.skin(t, v), a.plan.radius * 0.1, fill),
    );
  };
export const spots =
  (...fills: readonly string[]): Motif =>
  (a, s) => {
    s.on("coat");
    spread(0.16, 0.68, 6).forEach((t, i) =>
      s.dot(a.body.skin(t, i % 2 ? 0.2 : -0.45), a.plan.radius * 0.2, fills[i % fills.length] ?? OCHRE, 0.75),
    );
  };
export const helix =
  (one: string, other: string): Motif =>
  (a, s) => {
    s.on("coat");
    const twist = (way: number): Point[] =>
      count(13).map((i) => a.body.skin(0.14 + i * 0.046, Math.sin(i * 1.05) * 0.44 * way - 0.08));
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
export const cycle =
  (fill: string): Motif =>
  (_a, s, spot) => {
    const ring = (from: number): Point[] => spread(from, from - 140, 5).map((way) => toward(spot.at, way, spot.size));
    [200, 20].forEach((from) => {
      const arc = ring(from);
      s.on("coat")
        .line(arc, 1.5, fill)
        .poly(
          count(3).map((i) => toward(arc[4] ?? spot.at, from - 230 + i * 120, spot.size * 0.42)),
          fill,
          0.6,
        );
    });
  };
export const flame =
  (outer: string, inner: string): Motif =>
  (_a, s, spot) => {
    s.on("coat").loop(
      around(spot.at, spot.size, [0, -1.3, 0.35, -0.5, 0.85, 0, 0.6, 0.8, 0, 1.05, -0.65, 0.8, -0.8, 0, -0.35, -0.3]),
      outer,
      0.85,
    );
    s.loop(around(spot.at, spot.size, [0.05, -0.4, 0.4, 0.3, 0.05, 0.85, -0.38, 0.4]), inner, 0);
  };
export const heart: Motif = (_a, s, spot) =>
  s
    .on("coat")
    .loop(
      around(
        spot.at,
        spot.size * 0.95,
        [0, 1, -0.75, 0.2, -0.8, -0.5, -0.35, -0.72, 0, -0.3, 0.35, -0.72, 0.8, -0.5, 0.75, 0.2],
      ),
      "#d9534a",
      0.85,
    );
export const bolts =
  (n: number): Motif =>
  (_a, s, spot) =>
    spread(-(n - 1) / 2, (n - 1) / 2, n).forEach((i) =>
      s
        .on("front")
        .poly(
          around(
            shifted(spot.at, i * spot.size * 1.3, 0),
            spot.size,
            [0.2, -1.2, -0.55, 0.15, -0.05, 0.1, -0.25, 1.2, 0.55, -0.25, 0.05, -0.15],
          ),
          "#ffd95e",
          0.8,
        ),
    );
export const coil: Motif = (_a, s, spot) =>
  s
    .on("coat")
    .dot(spot.at, spot.size, "#d0a76f", 0.85)
    .line(
      count(11).map((i) => toward(spot.at, i * 58, spot.size * (0.9 - i * 0.078))),
      0.95,
    );
export const rings =
  (n: number): Motif =>
  (a, s, spot) =>
    count(n).forEach((i) =>
      s.on("coat").dot(spot.at, spot.size * (1.05 - i * (0.9 / n)), i % 2 ? a.colors.coat : a.colors.pale, 0.7),
    );
export const star =
  (fill: string, points = 5): Motif =>
  (_a, s, spot) =>
    drawStar(s.on("front"), spot.at, spot.size * 1.05, fill, points);
export const germs =
  (fill: string): Motif =>
  (_a, s, spot) =>
    around(spot.at, spot.size, [-1.1, 0, 0.2, -0.55, 1.2, 0.35]).forEach((p, i) => {
      const r = spot.size * (i === 1 ? 0.55 : 0.42);
      s.on("front");
      count(7).forEach((j) => s.line([p, toward(p, j * 51.4, r * 1.5)], 0.75));
      s.dot(p, r, fill, 0.8);
    });
export const kelp: Motif = (a, s) => {
  s.on("coat");
  couples([0.2, -0.9, 0.34, -0.97, 0.5, -0.98, 0.66, -0.95, 0.3, -0.3, 0.48, -0.4, 0.64, -0.3]).forEach(([t, v], i) =>
    s.petal(
      a.body.skin(t, v),
      toward(a.body.skin(t, v), 140 - t * 60 + (i % 2) * 26, a.plan.radius * 0.85),
      a.plan.radius * 0.3,
      i % 2 ? "#6f8f3a" : "#8fa84c",
      0.75,
    ),
  );
};
export const thicket: Motif = (a, s) => {
  s.on("front");
  [-32, -15, 3, 19, 35].forEach((x, i) => {
    const stem = [
      point(x, a.half + 9),
      point(x + 3, a.half - 2),
      point(x - 2, a.half - 12),
      point(x + 2, a.half - 20 - (i % 2) * 6),
    ];
    s.loop(new Tube(stem, [2.2, 2.2, 2, 0.8]).outline(6), i % 2 ? "#6f8f3a" : "#8fa84c", 0.8);
  });
};
export const coral =
  (fill: string): Motif =>
  (a, s) => {
    s.on("behind");
    [0.3, 0.46, 0.62].forEach((t, i) =>
      [-28, 0, 28].forEach((turn) => {
        const root = a.body.skin(t, -0.8);
        const tip = toward(root, 96 - i * 6 + turn, a.plan.radius * (turn ? 0.75 : 0.95));
        s.loop(
          new Tube([root, tip], [a.plan.radius * 0.12, a.plan.radius * 0.12]).outline(2),
          i % 2 ? "#e7b75b" : fill,
          0.8,
        );
      }),
    );
  };
export const polyps =
  (fill: string): Motif =>
  (a, s) =>
    [-26, -9, 9, 26].forEach((x, i) => {
      const p = point(x, a.half + 8);
      s.on("front").poly(around(p, 4.4, [-0.9, 1, -0.55, -0.9, 0.55, -0.9, 0.9, 1]), i % 2 ? "#e7b75b" : fill, 0.8);
      [-24, 0, 24].forEach((turn) =>
        s.line([shifted(p, 0, -4), toward(shifted(p, 0, -4), 90 + turn, 5)], 0.9, i % 2 ? "#b98226" : "#b34f4a"),
      );
    });
export const anemone =
  (fill: string): Motif =>
  (a, s, spot) =>
    drawAnemone(a, s, spot, fill);
export const shells =
  (n: number): Motif =>
  (a, s) =>
    barnacles(a, s, n);
export const bullets =
  (n: number): Motif =>
  (_a, s, spot) =>
    teeth(s, spot, n);
