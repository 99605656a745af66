/** Mouths of the Deep. */

import { jaws as openJaws, onNose } from "../sea-anatomy";
import { count, shifted, toward } from "../geometry";
import type { Motif } from "./card";
import { BONE, LEAF, WHITE } from "../canvas";
import { FRESH } from "../decorations";
import { barbels as drawBarbels, spear as drawSpear, sucker as drawSucker } from "../traits-surface";

export const jaws =
  (n: number, size: number, wide = 1): Motif =>
  (a, s) =>
    openJaws(a, s, n, size, wide);

export const cavern =
  (wide: number, inside = "#4d2d4f"): Motif =>
  (a, s) => {
    s.on("face").loop(
      onNose(a, [-0.8, 0.25, -0.5, -0.25 * wide, 0.05, -0.5 * wide, 0.3, 0.1, 0.12, 0.75 * wide, -0.4, 0.85 * wide]),
      a.colors.coat,
      1,
    );
    s.loop(
      onNose(a, [-0.55, 0.2, -0.35, -0.12 * wide, 0.02, -0.3 * wide, 0.16, 0.12, 0.04, 0.55 * wide, -0.35, 0.6 * wide]),
      inside,
      0.8,
    );
  };
export const crumbs =
  (n: number, fill: string): Motif =>
  (a, s) => {
    s.on("front");
    count(n).forEach((i) =>
      s.dot(
        shifted(a.nose, a.r * (0.35 + (i % 3) * 0.36), a.r * (-0.4 + ((i * 7) % 5) * 0.24)),
        a.r * (i % 2 ? 0.09 : 0.13),
        fill,
        0.5,
      ),
    );
  };
export const molars: Motif = (a, s) => {
  openJaws(a, s, 1, 0.2, 1.1);
  [0.02, 0.5].forEach((y) =>
    [-0.5, -0.3, -0.1].forEach((x) =>
      s.loop(onNose(a, [x - 0.1, y + 0.02, x + 0.1, y - 0.01, x + 0.1, y + 0.22, x - 0.1, y + 0.24]), WHITE, 0.6),
    ),
  );
};
export const maw: Motif = (a, s) => {
  openJaws(a, s, 3, 0.9, 1.1);
  s.loop(onNose(a, [-0.9, -0.35, -0.4, -0.55, 0.1, -0.3, 0.2, 0.02, -0.3, 0.05, -0.75, 0.15]), "#9a6a3d", 0.9)
    .line(onNose(a, [-0.6, -0.4, -0.5, 0.05]), 0.7)
    .line(onNose(a, [-0.2, -0.42, -0.15, 0]), 0.7);
};
export const tusks: Motif = (a, s) => {
  s.on("behind").spike(onNose(a, [-0.1, 0.3])[0] ?? a.nose, -40, [a.r * 1.3, a.r * 0.24], 50, "#dccba3", 0.85);
  s.on("front").spike(onNose(a, [-0.4, 0.4])[0] ?? a.nose, -50, [a.r * 1.5, a.r * 0.3], 60, BONE, 0.95);
};
export const barbels =
  (n: number): Motif =>
  (a, s) =>
    drawBarbels(a, s, n);
export const sucker =
  (fill: string): Motif =>
  (a, s) =>
    drawSucker(a, s, fill);
export const spear: Motif = (a, s) => drawSpear(a, s, a.colors.pale);
export const seaweed: Motif = (a, s) => {
  s.on("front");
  [-20, 4, 28].forEach((way) =>
    s.petal(
      onNose(a, [-0.15, 0.25])[0] ?? a.nose,
      toward(onNose(a, [-0.15, 0.25])[0] ?? a.nose, way, a.r * 1.15),
      a.r * 0.3,
      way > 0 ? FRESH : LEAF,
      0.75,
    ),
  );
};
