/** The Surface traits of Oceans. */

import { jaws, onFish, onNose, type Fish, type SeaPlan } from "./sea-anatomy";
import { around, count, couples, point, type Point, shifted, spread, toward, Tube } from "./geometry";
import { AIR, BONE, INK, type Sheet, WHITE } from "./canvas";
import { cloud } from "./decorations";
import type { Spot, Traits } from "./trait-drawing";

export const NIGHT = "#494669";
const SAND = "#d2b985";
const CORAL = "#e5917e";

/** A tentacle from `root`, swinging to and fro, with suckers. */
export function tentacle(
  s: Sheet,
  root: Point,
  way: number,
  size: readonly [length: number, width: number],
  fill: string,
): void {
  const [length, width] = size;
  const turn = Math.round(way) % 2 ? 16 : -16;
  const spine = [
    root,
    toward(root, way + turn, length * 0.36),
    toward(root, way - turn, length * 0.7),
    toward(root, way + turn * 1.8, length),
  ];
  const arm = new Tube(
    spine,
    [1, 0.85, 0.6, 0.28].map((share) => share * width),
  );
  s.loop(arm.outline(6), fill, 0.9);
  [0.4, 0.58, 0.76].forEach((u) => s.dot(arm.at(u, 0.2), width * 0.24, "#f6ddd5"));
}

export function arms(
  s: Sheet,
  root: Point,
  way: number,
  n: number,
  size: readonly [number, number],
  fill: string,
  fan = 16,
): void {
  spread(-(n - 1) / 2, (n - 1) / 2, n).forEach((i) =>
    tentacle(s, root, way + i * fan + (i % 1 ? 0.5 : 0), [size[0] * (1 - Math.abs(i) * 0.05), size[1]], fill),
  );
}

export function littleFish(s: Sheet, p: Point, size: number, fill: string): void {
  s.poly(around(p, size, [-0.5, 0, -1.2, -0.55, -1.2, 0.55]), fill, 0.6);
  s.loop(around(p, size, [-0.7, 0, 0, -0.55, 0.7, -0.4, 1.05, 0.05, 0.6, 0.45, 0, 0.5]), fill, 0.7).dot(
    shifted(p, size * 0.5, -size * 0.1),
    size * 0.15,
    INK,
  );
}

export function seabed(a: Fish, s: Sheet, fill: string): void {
  const y = a.half + 7;
  s.on("front").loop(
    [
      point(-36, y + 2),
      point(-18, y - 2),
      point(4, y + 0.5),
      point(24, y - 2.4),
      point(40, y + 2),
      point(20, y + 5),
      point(-20, y + 5),
    ],
    fill,
    0.8,
  );
  [-20, -4, 14, 26].forEach((x, i) => s.dot(point(x, y + 1.4 + (i % 2) * 1.4), 0.9, "#8f7444"));
}

export function barbels(a: Fish, s: Sheet, n: number): void {
  s.on("front");
  spread(0, 1, n).forEach((share) => {
    const root = onNose(a, [-0.1 - share * 0.5, 0.42])[0] ?? a.nose;
    s.line(
      [
        root,
        shifted(root, a.r * (0.45 - share * 0.5), a.r * 0.4),
        shifted(root, a.r * (0.5 - share * 0.8), a.r * (0.95 - share * 0.15)),
      ],
      1.1,
      AIR,
    );
  });
}

/** A cloud behind it; further ones hang above and below the first. */
export function inkCloud(a: Fish, s: Sheet, fill: string, which = 0): void {
  const r = a.plan.radius * (which ? 0.7 : 1);
  const p = shifted(a.stern, -r * (which ? 0.8 : 1.25), r * [0.1, -1.5, 1.7][which % 3]!);
  cloud(s.on("behind"), p, r * 0.95, fill);
  couples([150, 1.4, 200, 1.5, 230, 1.2]).forEach(([way, far], i) =>
    s.dot(toward(p, way, r * far), r * (0.18 - i * 0.03), fill),
  );
}

export function sucker(a: Fish, s: Sheet, fill: string): void {
  const p = shifted(a.nose, a.r * 0.06, a.r * 0.12);
  s.on("front")
    .dot(p, a.r * 0.5, fill, 1)
    .dot(p, a.r * 0.28, "#5e2136", 0.6);
  count(7).forEach((i) => s.dot(toward(p, i * 51.4, a.r * 0.37), a.r * 0.07, WHITE));
}

/** Where a school swims: above and below, never over the fish itself. */
export function school(a: Fish, s: Sheet, n: number, size: number, fill: string): void {
  const half = a.half + size * 1.8 + (a.plan.sail === "none" ? 0 : a.plan.radius * 0.3);
  spread(-1, 1, Math.ceil(n / 2)).forEach((x, i) =>
    littleFish(s.on("sky"), point(x * 34 - 3, -half - (i % 2) * size), size, fill),
  );
  spread(-0.9, 0.9, Math.floor(n / 2)).forEach((x, i) =>
    littleFish(s, point(x * 36, half * 0.92 + (i % 2) * size), size, fill),
  );
}

/** Lines of speed behind it, in as many columns as it is fast. */
export function dashes(a: Fish, s: Sheet, color: string, times = 1): void {
  s.on("sky");
  count(times).forEach((column) =>
    couples([-0.6, 9, 0, 13, 0.6, 8]).forEach(([y, length]) => {
      const p = shifted(a.stern, -a.plan.radius * 1.3 - column * 17, y * a.plan.radius);
      s.line([p, shifted(p, -length, 0)], 1.1, color);
    }),
  );
}

export function spear(a: Fish, s: Sheet, fill: string): void {
  s.on("face").spike(shifted(a.nose, -a.r * 0.3, 0), 3, [a.plan.radius * 1.6, a.r * 0.42], -4, fill, 0.9);
}

export function anemone(_a: Fish, s: Sheet, spot: Spot, fill: string): void {
  spread(142, 38, 6).forEach((way, i) => {
    const root = toward(spot.at, way, spot.size * 0.4);
    const tip = toward(root, way + (i % 2 ? 14 : -14), spot.size * 1.5);
    s.on("front").loop(
      new Tube(
        [root, toward(root, way, spot.size * 0.8), tip],
        [0.22, 0.2, 0.24].map((r) => r * spot.size),
      ).outline(3),
      fill,
      0.75,
    );
  });
  s.oval(spot.at, spot.size * 0.85, spot.size * 0.36, 0, "#c86d5e", 0.85);
}

function anemones(a: Fish, s: Sheet, spot: Spot, times: number): void {
  const size = spot.size / times ** 0.4;
  spread(-(times - 1) / 2, (times - 1) / 2, times).forEach((i) =>
    anemone(a, s, { ...spot, at: shifted(spot.at, i * size * 2, 0), size }, CORAL),
  );
}

export function blueStripe(a: Fish, s: Sheet, fill: string): void {
  s.on("coat").loop(
    onFish(a, [0.02, -0.35, 0.3, -0.3, 0.6, -0.22, 0.9, -0.2, 0.9, 0.12, 0.6, 0.12, 0.3, 0.04, 0.02, 0.05]),
    fill,
    0.6,
  );
}

export function teeth(s: Sheet, spot: Spot, n: number): void {
  spread(-(n - 1) / 2, (n - 1) / 2, n).forEach((i) =>
    s
      .on("front")
      .poly(
        around(shifted(spot.at, i * spot.size * 1.25, 0), spot.size, [-0.55, -0.6, 0.55, -0.6, 0, 0.95]),
        WHITE,
        0.85,
      ),
  );
}

export function barnacles(a: Fish, s: Sheet, n: number): void {
  s.on("front");
  spread(0.3, 0.68, n).forEach((t) => {
    const p = a.body.skin(t, -0.95);
    s.poly(around(p, a.plan.radius * 0.2, [-1, 0.3, -0.5, -1.2, 0.5, -1.2, 1, 0.3]), BONE, 0.8).dot(
      shifted(p, 0, -a.plan.radius * 0.24),
      a.plan.radius * 0.07,
      INK,
    );
  });
}

export function baleen(a: Fish, s: Sheet): void {
  s.on("face").loop(onNose(a, [-0.95, 0.1, -0.5, 0.06, -0.02, -0.06, 0, 0.2, -0.06, 0.42, -0.5, 0.5]), "#f8efdb", 0.85);
  spread(-0.78, -0.1, 7).forEach((x) => s.line(onNose(a, [x, 0.1 + x * 0.02, x + 0.02, 0.42]), 0.55));
  [0.62, 0.8, 0.98].forEach((y) => s.line(onNose(a, [-0.2, y - 0.05, -0.8, y, -1.4, y - 0.06]), 0.6, a.colors.shade));
}

function spout(a: Fish, s: Sheet, hole: Point): void {
  s.on("front");
  [1, -1].forEach((way) =>
    s.line(around(hole, a.r, [0, 0, 0, -0.35, 0.3 * way, -0.66, 0.7 * way, -0.42]), 1.1, "#5aa3b8"),
  );
}

export const SURFACE: Traits<SeaPlan, Fish> = {
  "apex-predator": {
    bend: (p) => {
      p.sail = "tall";
      p.rudder = "moon";
      p.mouth = false;
    },
    draw: (a, s, _spot, times) => {
      jaws(a, s, 3 + times, 1, 0.7 + times * 0.3);
      const fins = spread(0.26, 0.26 - 0.1 * (times - 2), times - 1);
      fins.forEach((t) =>
        s
          .on("behind")
          .spike(a.body.skin(t, -0.85), 100, [a.plan.radius * 0.95, a.plan.radius * 0.7], 24, a.colors.shade),
      );
      s.on("face");
      s.line([toward(a.eye, 140, a.er * 2), toward(a.eye, 35, a.er * 1.7)], 1.3);
    },
  },
  "bottom-feeder": {
    draw: (a, s, _spot, times) => {
      barbels(a, s, 2 + times);
      seabed(a, s, SAND);
    },
  },
  "filter-feeder": {
    bend: (p) => {
      p.build = "whale";
      p.rudder = "fluke";
      p.sail = "none";
      p.mouth = false;
    },
    draw: (a, s, _spot, times) => {
      baleen(a, s);
      spread(0.74 - 0.14 * (times - 1), 0.74, times).forEach((t) => spout(a, s, a.body.skin(t, -1)));
    },
  },
  inking: { draw: (a, s, _spot, times) => count(times).forEach((i) => inkCloud(a, s, NIGHT, i)) },
  parasitic: {
    bend: (p) => {
      p.mouth = false;
    },
    draw: (a, s, _spot, times) => {
      sucker(a, s, "#bb6680");
      const rows = spread(0, -0.3 * (times - 1), times);
      const pores = rows.flatMap((v) => onFish(a, [0.5, v, 0.56, v, 0.62, v, 0.68, v]));
      pores.forEach((p) => s.on("coat").dot(p, a.r * 0.11, INK));
    },
  },
  schooling: { draw: (a, s, _spot, times) => school(a, s, 6 + times * 2, 4.4, a.colors.coat) },
  speed: {
    bend: (p) => {
      p.build = "dart";
      p.rudder = "moon";
    },
    draw: (a, s, _spot, times) => {
      dashes(a, s, AIR, times);
      spear(a, s, a.colors.shade);
    },
  },
  "shark-cleaner": {
    slot: "ground",
    draw: (a, s, spot, times) => {
      blueStripe(a, s, "#3a7cc0");
      teeth(s, spot, 2 + times);
    },
  },
  symbiotic: { slot: "back", draw: (a, s, spot, times) => anemones(a, s, spot, times) },
  tentacled: {
    bend: (p) => {
      p.rudder = "none";
    },
    draw: (a, s, _spot, times) =>
      arms(s.on("behind"), a.body.at(0.12), 181, 4 + times, [a.plan.radius * 2.2, a.plan.radius * 0.26], a.colors.coat),
  },
  transparent: {
    bend: (p) => {
      p.glass = true;
    },
    draw: (a, s, _spot, times) => {
      s.on("coat").line(onFish(a, [0.3, -0.78, 0.5, -0.86, 0.7, -0.74]), 1.2, WHITE);
      const hearts = spread(0.44, 0.44 - 0.14 * (times - 2), times - 1);
      hearts.forEach((t) => s.oval(a.body.skin(t, -0.36), a.r * 0.34, a.r * 0.26, 0, "#dc5a4f", 0.8));
    },
  },
  "whale-cleaner": {
    draw: (a, s, _spot, times) => {
      barnacles(a, s, 2 + times * 2);
      s.on("coat").loop(
        onFish(a, [0.02, 0.1, 0.5, 0.16, 0.86, 0.2, 0.86, 0.42, 0.5, 0.42, 0.02, 0.34]),
        "#3f9fae",
        0.6,
      );
    },
  },
};
