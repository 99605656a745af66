/** Arms, wings, legs and tails. */

import { onFish, onNose } from "../sea-anatomy";
import { around, between, couples, shifted, spread, toward, Tube } from "../geometry";
import type { Motif } from "./card";
import { GLOW, INK, WHITE } from "../canvas";
import { bat, star as drawStar, wing } from "../decorations";
import { arms as drawArms } from "../traits-surface";

export const arms =
  (n: number, length: number, fill: string, from: "stern" | "chin" | "belly" = "belly"): Motif =>
  (a, s) => {
    const [root, way] = {
      stern: [a.body.at(0.12), 181] as const,
      chin: [a.body.at(0.86, 0.4), -96] as const,
      belly: [a.body.at(0.45, 0.3), -90] as const,
    }[from];
    drawArms(
      s.on(from === "chin" ? "front" : "behind"),
      root,
      way,
      n,
      [a.plan.radius * length, a.plan.radius * 0.25],
      fill,
      from === "belly" ? 22 : 15,
    );
  };
export const fins =
  (span: number): Motif =>
  (a, s) => {
    const root = a.body.at(0.62, 0.3);
    s.on("front").loop(
      [
        root,
        ...[
          [-118, 0.5],
          [-124, 1],
          [-150, 1.05],
          [-168, 0.6],
        ].map(([way, far]) => toward(root, way ?? 0, a.plan.radius * span * (far ?? 1))),
      ],
      a.colors.shade,
    );
    [-132, -150].forEach((way) => s.line([root, toward(root, way, a.plan.radius * span * 0.9)], 0.7, a.colors.accent));
  };
export const wings: Motif = (a, s) => {
  const [root, span] = [a.body.at(0.62, -0.5), a.plan.radius * 1.9];
  wing(s.on("behind"), shifted(root, 4, 0), 84, span * 0.9, [a.colors.accent, a.colors.shade, INK]);
  wing(s.on("front"), root, 118, span, [a.colors.pale, a.colors.coat, INK]);
};
export const dragon: Motif = (a, s) =>
  bat(s.on("front"), a.body.at(0.6, -0.5), 116, a.plan.radius * 1.9, ["#c8654f", a.colors.coat, INK]);
export const legs =
  (n: number): Motif =>
  (a, s) =>
    spread(0.34, 0.62, n).forEach((t) => {
      const hip = a.body.skin(t, 0.85);
      const leg = new Tube(
        [
          hip,
          shifted(hip, -2, a.plan.radius * 0.4),
          shifted(hip, 1, a.plan.radius * 0.75),
          shifted(hip, 5, a.plan.radius * 0.8),
        ],
        [0.2, 0.15, 0.11, 0.09].map((r) => r * a.plan.radius),
      );
      s.on("front").loop(leg.outline(5), a.colors.pale, 0.85);
    });
export const claw: Motif = (a, s) => {
  const p = onNose(a, [0.5, 0.55])[0] ?? a.nose;
  s.on("front").loop(
    new Tube(
      [a.body.at(0.7, 0.6), between(a.body.at(0.7, 0.6), p, 0.5), p],
      [a.r * 0.16, a.r * 0.13, a.r * 0.12],
    ).outline(4),
    "#c8654f",
    0.85,
  );
  s.loop(around(p, a.r * 0.42, [-0.6, 0.2, 0, -0.9, 1.2, -0.7, 0.5, -0.15, 1.25, 0.25, 0.3, 0.8]), "#c8654f", 0.9);
  drawStar(s, onNose(a, [1.35, 0.35])[0] ?? p, a.r * 0.42, WHITE, 6);
};
export const whip =
  (tip: string): Motif =>
  (a, s) => {
    const w = a.plan.radius;
    const tail = new Tube(
      around(a.stern, w, [0.3, 0, -0.7, 0.1, -1.4, -0.6, -1.2, -1.5, -0.5, -1.7]),
      [0.2, 0.16, 0.12, 0.1, 0.06].map((r) => r * w),
    );
    s.on("behind")
      .loop(tail.outline(9), a.colors.coat)
      .spike(tail.at(0.97), 10, [w * 0.6, w * 0.3], 0, tip, 0.85);
  };
export const stump: Motif = (a, s) => {
  s.on("front");
  [0.1, 0.16, 0.22].forEach((t) => s.line(onFish(a, [t, -0.9, t + 0.01, 0, t, 0.9]), 1));
  s.loop(onFish(a, [0.02, -0.5, 0.09, -0.85, 0.09, 0.85, 0.02, 0.5]), "#8fd0a0", 0.7);
};
export const serpent: Motif = (a, s) =>
  [-1.5, -2.5].forEach((x, i) => {
    const p = shifted(a.stern, x * a.plan.radius * 0.72, a.plan.radius * 0.3);
    const hump = new Tube(
      around(p, a.plan.radius, [-0.55, 0.6, -0.35, -0.4, 0.2, -0.45, 0.45, 0.6]),
      [0.22, 0.26, 0.26, 0.22].map((r) => r * a.plan.radius * (1 - i * 0.18)),
    );
    s.on("behind")
      .loop(hump.outline(6), a.colors.coat)
      .spike(
        shifted(p, -a.plan.radius * 0.1, -a.plan.radius * 0.6),
        95,
        [a.plan.radius * 0.45, a.plan.radius * 0.4],
        14,
        a.colors.shade,
        0.85,
      );
  });
export const heads: Motif = (a, s) =>
  couples([0.66, 62, 0.56, 88]).forEach(([t, way]) => {
    const root = a.body.skin(t, -0.7);
    const end = toward(root, way, a.plan.radius * 1.25);
    s.on("behind").union(
      [
        new Tube(
          [root, toward(root, way + 22, a.plan.radius * 0.7), end],
          [0.24, 0.2, 0.2].map((r) => r * a.plan.radius),
        ).outline(4),
        around(end, a.plan.radius * 0.36, [-0.7, 0.5, -0.7, -0.6, 0.3, -0.8, 1.5, -0.1, 1.4, 0.35, 0.4, 0.7]),
      ],
      a.colors.coat,
      0.95,
    );
    s.dot(shifted(end, a.plan.radius * 0.12, -a.plan.radius * 0.08), a.plan.radius * 0.1, GLOW, 0.6).line(
      around(end, a.plan.radius * 0.36, [1.3, 0.2, 0.5, 0.25]),
      0.7,
    );
  });
