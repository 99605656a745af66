/** Company and surroundings. */

import { onFish } from "../sea-anatomy";
import { around, count, couples, point, type Point, shifted, spread, toward, Tube } from "../geometry";
import type { Motif } from "./card";
import { AIR, BONE, GLOW, INK, WHITE } from "../canvas";
import { cloud, drop, star as drawStar, worm } from "../decorations";
import { dashes, inkCloud, littleFish, school, seabed } from "../traits-surface";

export const leeches =
  (n: number, fill: string): Motif =>
  (a, s) =>
    spread(0.3, 0.66, n).forEach((t, i) =>
      worm(s.on("front"), a.body.skin(t, i % 2 ? 0.9 : -0.92), a.plan.radius * 0.5, i % 2 ? -86 : 100, fill),
    );
export const swarm =
  (n: number, size: number): Motif =>
  (a, s) =>
    school(a, s, n, size, a.colors.pale);
export const cluster =
  (n: number): Motif =>
  (_a, s, spot) =>
    count(n).forEach((i) =>
      littleFish(
        s.on("front"),
        shifted(spot.at, ((i % 4) - 1.5) * spot.size * 1.5, (Math.floor(i / 4) - 0.6) * spot.size * 0.9),
        spot.size * 0.55,
        "#e7b75b",
      ),
    );
export const cleaner =
  (fill: string, masked = false): Motif =>
  (_a, s, spot) => {
    littleFish(s.on("front"), spot.at, spot.size * 1.15, fill);
    s.line(around(spot.at, spot.size * 1.15, [-0.7, 0.05, 0.2, 0, 0.8, 0.05]), 0.8, WHITE);
    if (masked)
      s.loop(around(spot.at, spot.size * 1.15, [0.25, -0.4, 0.75, -0.38, 0.85, 0.05, 0.3, 0.12]), INK, 0).dot(
        shifted(spot.at, spot.size * 0.6, -spot.size * 0.12),
        spot.size * 0.13,
        WHITE,
      );
  };
export const morsel =
  (fill: string): Motif =>
  (_a, s, spot) =>
    worm(s.on("front"), shifted(spot.at, spot.size * 1.2, 0), spot.size * 0.7, 10, fill);
export const boneYard: Motif = (_a, s, spot) => {
  const [p, q] = [shifted(spot.at, -spot.size, 0), shifted(spot.at, spot.size, -1)];
  const knob = (at: Point): Point[] =>
    new Tube([shifted(at, 0, -1.4), shifted(at, 0, 1.4)], [spot.size * 0.3, spot.size * 0.3]).outline(2);
  s.on("front").union([new Tube([p, q], [spot.size * 0.24, spot.size * 0.24]).outline(2), knob(p), knob(q)], BONE, 0.8);
};
export const shadows: Motif = (a, s) =>
  couples([-0.5, -1.3, -0.7, 1.25]).forEach(([x, y]) => {
    const p = point(x * a.plan.radius * 1.6, y * (a.half + 4));
    s.on("herd")
      .loop(
        around(p, a.plan.radius * 0.8, [-1.3, 0, -0.3, -0.55, 0.8, -0.4, 1.3, 0.05, 0.7, 0.45, -0.3, 0.5]),
        NIGHTFALL,
        0.9,
      )
      .poly(around(p, a.plan.radius * 0.8, [-1.1, 0, -1.7, -0.55, -1.7, 0.55]), NIGHTFALL, 0.9)
      .dot(shifted(p, a.plan.radius * 0.62, -a.plan.radius * 0.08), a.plan.radius * 0.13, GLOW);
  });
const NIGHTFALL = "#4c4a5c";
export const bubbles =
  (n: number): Motif =>
  (a, s) => {
    s.on("sky");
    count(n).forEach((i) =>
      s.dot(
        toward(point(a.plan.radius * 0.3, 0), i * (360 / n), a.plan.radius * 1.95),
        a.plan.radius * (i % 2 ? 0.14 : 0.2),
        "#e8fbff",
        0.7,
      ),
    );
  };
export const trail =
  (n: number): Motif =>
  (a, s) => {
    s.on("front");
    count(n).forEach((i) =>
      s.dot(
        shifted(a.nose, -a.r * (0.1 + (i % 2) * 0.35), -a.half - 2 - i * 4.2 + a.half * 0.4),
        1.4 + i * 0.5,
        "#e8fbff",
        0.7,
      ),
    );
    const p = point(-a.plan.radius * 0.2, a.half + 4);
    [0, 5].forEach((y) => s.line([shifted(p, -5, y), shifted(p, 0, y + 4), shifted(p, 5, y)], 1.2, AIR));
  };
export const currents =
  (color: string): Motif =>
  (a, s) => {
    s.on("sky");
    [-1, 1].forEach((way) =>
      s.line(
        spread(-44, 44, 7).map((x, i) => point(x, way * (a.half + 6) + (i % 2 ? -2.4 : 2.4))),
        1.15,
        color,
        "6 4",
      ),
    );
  };
export const chevrons =
  (color: string): Motif =>
  (a, s) => {
    s.on("sky");
    [0, 1, 2].forEach((i) =>
      s.line(
        around(
          shifted(a.stern, -a.plan.radius * (1.3 + i * 0.42), 0),
          a.plan.radius * 0.4,
          [-0.5, -1, 0.3, 0, -0.5, 1],
        ),
        1.2,
        color,
      ),
    );
  };
export const cocoon: Motif = (a, s) =>
  s
    .on("front")
    .line(
      [
        ...spread(0, 1, 8).map((t) => toward(a.body.skin(t, -1), 90, 4.5)),
        ...spread(1, 0, 8).map((t) => toward(a.body.skin(t, 1), -90, 4.5)),
        toward(a.body.skin(0, -1), 90, 4.5),
      ],
      1.7,
      "#dff3d8cc",
      "7 3",
    );
export const ink =
  (fill: string): Motif =>
  (a, s) =>
    inkCloud(a, s, fill);
export const sand =
  (fill: string): Motif =>
  (a, s) =>
    seabed(a, s, fill);
export const burrow: Motif = (_a, s, spot) => {
  s.on("front")
    .loop(around(spot.at, spot.size * 1.3, [-1.6, 0.8, -0.8, -0.3, 0, -0.6, 0.9, -0.25, 1.6, 0.8]), "#cdb27c", 0.9)
    .oval(shifted(spot.at, 0, spot.size * 0.3), spot.size * 0.8, spot.size * 0.5, 0, "#4a3626", 0.7);
};
export const vent: Motif = (_a, s, spot) => {
  cloud(s.on("sky"), shifted(spot.at, spot.size * 0.9, -spot.size * 0.9), spot.size * 0.8, "#5a5560");
  s.on("front")
    .poly(around(spot.at, spot.size, [-1.1, 1.1, -0.4, -0.8, 0.5, -0.8, 1.1, 1.1]), "#6d4a3c", 0.9)
    .line(around(spot.at, spot.size, [0.05, -0.9, 0.4, -1.6, 0.1, -2.2]), 1, "#f0843a");
};
export const poison =
  (fill: string): Motif =>
  (_a, s, spot) =>
    drop(s.on("front"), spot.at, spot.size * 0.95, fill);
export const plankton =
  (n: number): Motif =>
  (a, s) => {
    s.on("sky");
    count(n).forEach((i) =>
      drawStar(
        s,
        point(((i * 37) % 80) - 40, (i % 2 ? 1 : -1) * (a.half + 4 + ((i * 13) % 8))),
        2.3,
        i % 3 ? "#a9dcae" : "#f4d27a",
        i % 2 ? 4 : 6,
      ),
    );
  };
export const speedLines: Motif = (a, s) => dashes(a, s, "#bfe6ee");
export const lens: Motif = (a, s) => {
  s.on("front")
    .dot(point(0, 0), a.plan.radius * 1.75, "#ffffff22", 1.1)
    .line(around(point(0, 0), a.plan.radius, [1.25, 1.25, 2, 2]), 2.2);
};
export const pellets: Motif = (a, s) =>
  [0, 1, 2, 3].forEach((i) =>
    s
      .on("behind")
      .oval(
        shifted(a.stern, -a.plan.radius * (0.5 + i * 0.38), a.plan.radius * (0.7 + (i % 2) * 0.22)),
        a.plan.radius * 0.16,
        a.plan.radius * 0.12,
        20,
        "#7d5c3e",
        0.7,
      ),
  );
export const glow =
  (fill: string): Motif =>
  (a, s) => {
    s.on("coat");
    count(14).forEach((i) =>
      s.dot(a.body.skin(0.14 + ((i * 29) % 60) / 100, -0.7 + ((i * 17) % 13) / 10), a.plan.radius * 0.07, fill),
    );
    s.dot(a.body.skin(0.45, -0.1), a.plan.radius * 0.62, `${fill}55`);
  };
export const glass: Motif = (a, s) => s.on("coat").line(onFish(a, [0.3, -0.78, 0.5, -0.86, 0.7, -0.74]), 1.2, WHITE);
export const jelly: Motif = (a, s) => {
  s.on("front");
  [0.34, 0.44, 0.54, 0.64].forEach((t) =>
    s.line(
      [
        a.body.skin(t, 0.9),
        shifted(a.body.skin(t, 1), -2, a.plan.radius * 0.4),
        shifted(a.body.skin(t, 1), 2, a.plan.radius * 0.8),
      ],
      1.05,
      "#d68fc6",
    ),
  );
};
