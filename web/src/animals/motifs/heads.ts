/** What sits on a head: eyes, lamps, horns, feelers. */

import { onFish, onNose } from "../sea-anatomy";
import { around, count, shifted, toward } from "../geometry";
import type { Motif } from "./card";
import { AIR, BERRY, INK, OCHRE, WHITE } from "../canvas";

export const brow: Motif = (a, s) =>
  s.on("face").line([toward(a.eye, 140, a.er * 2.1), toward(a.eye, 35, a.er * 1.8)], 1.4);
export const bigEye =
  (scale: number, slit = false): Motif =>
  (a, s) => {
    const r = a.er * scale;
    s.on("face").dot(a.eye, r * 1.35, slit ? "#f4cb6c" : WHITE, 1);
    if (slit) s.oval(a.eye, r * 0.34, r * 1, 0, INK);
    else
      s.dot(a.eye, r * 0.95, "#5fb6c9")
        .dot(a.eye, r * 0.55, INK)
        .dot(shifted(a.eye, r * 0.3, -r * 0.35), r * 0.24, WHITE);
  };
export const lamp =
  (reach: number, fill: string): Motif =>
  (a, s) => {
    const [root, bend, end] = [
      a.body.skin(0.8, -0.85),
      onNose(a, [-0.1, -1.5 * reach])[0] ?? a.nose,
      onNose(a, [0.55 * reach, -0.95])[0] ?? a.nose,
    ];
    s.on("sky")
      .dot(end, a.r * 0.55, `${fill}66`)
      .on("front")
      .line([root, bend, end], 1.1, AIR)
      .dot(end, a.r * 0.27, fill, 0.85);
  };
export const brain: Motif = (a, s) => {
  const c = a.body.skin(0.76, -0.98);
  const r = a.r * 0.72;
  s.on("front").loop(
    count(10).map((i) => toward(c, i * 36, r * (i % 2 ? 1.1 : 0.92))),
    "#eebbb2",
  );
  s.line(around(c, r, [-0.8, 0.2, -0.3, -0.35, 0.3, -0.45, 0.35, 0.1, -0.15, 0.45]), 0.8, "#9b544e").line(
    around(c, r, [-0.1, -0.85, 0.45, -0.7, 0.75, -0.2]),
    0.7,
    "#9b544e",
  );
};
export const horns =
  (fill: string): Motif =>
  (a, s) => {
    const root = a.body.skin(0.8, -0.8);
    s.on("behind")
      .spike(shifted(root, a.r * 0.3, 0), 108, [a.r * 1.1, a.r * 0.26], 30, fill, 0.85)
      .on("front")
      .spike(root, 124, [a.r * 1.4, a.r * 0.34], 32, fill, 0.95);
  };
export const crown: Motif = (a, s) => {
  const p = a.body.skin(0.78, -1);
  s.on("front").poly(
    around(p, a.r * 0.52, [-0.9, 0.25, -1, -1, -0.45, -0.4, 0, -1.25, 0.45, -0.4, 1, -1, 0.9, 0.25]),
    "#f2c53d",
    0.95,
  );
  around(p, a.r * 0.52, [-0.5, 0, 0, 0, 0.5, 0]).forEach((gem) => s.dot(gem, a.r * 0.09, BERRY));
};
export const mask: Motif = (a, s) =>
  s.on("mask").loop(onFish(a, [0.72, -0.55, 0.84, -0.75, 0.95, -0.5, 0.96, -0.1, 0.84, 0.05, 0.74, -0.1]), INK, 0);
export const feelers: Motif = (a, s) => {
  s.on("front");
  [34, 62].forEach((way) => {
    const root = a.body.skin(0.86, -0.8);
    s.line([root, toward(root, way + 16, a.r * 0.8), toward(root, way, a.r * 1.7)], 0.85, AIR).dot(
      toward(root, way, a.r * 1.7),
      a.r * 0.13,
      OCHRE,
      0.6,
    );
  });
};
export const scent: Motif = (a, s) => {
  s.on("front").oval(onNose(a, [-0.12, -0.1])[0] ?? a.nose, a.r * 0.16, a.r * 0.11, 20, INK);
  [-0.35, 0.1, 0.55].forEach((y) =>
    s.line(onNose(a, [0.25, y, 0.5, y - 0.18, 0.75, y + 0.1, 1.05, y - 0.1]), 0.95, "#d98fb0"),
  );
};
export const sonar =
  (n: number, color: string): Motif =>
  (a, s) => {
    s.on("front");
    count(n).forEach((i) =>
      s.line(
        [-38, 0, 38].map((way) => toward(a.nose, way, a.r * (0.45 + i * 0.42))),
        1,
        color,
      ),
    );
  };
