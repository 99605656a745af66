/** The traits of The Origin of Species and Time to Fly; those they share with Evolution look the same. */

import type { Anatomy } from "./land-anatomy";
import { onBody, onHead } from "./land-coat";
import { around, count, couples, mix, point, shifted, spread, toward, Tube } from "./geometry";
import type { Plan } from "./land-plan";
import { AIR, BONE, GLOW, INK, LEAF, OCHRE, type Sheet, WHITE } from "./canvas";
import { bat, cloud, drop, FRESH, grass, ripples, waves, wing, worm } from "./decorations";
import { brain, LAND, near, twin } from "./traits-land";
import type { Spot, Trait, Traits } from "./trait-drawing";

const NIGHT = "#494669";
const WATER = "#3b8ba3";

const shared = (key: string): Trait<Plan, Anatomy> => LAND[key] ?? { draw: () => {} };

function leaves(a: Anatomy, s: Sheet): void {
  s.on("coat");
  couples([
    0.14, -0.9, 0.3, -0.96, 0.48, -0.98, 0.66, -0.96, 0.84, -0.85, 0.22, -0.3, 0.4, -0.42, 0.58, -0.3, 0.76, -0.4, 0.34,
    0.2, 0.62, 0.2,
  ]).forEach(([t, v], i) => {
    const p = a.body.skin(t, v);
    s.petal(p, toward(p, 150 - t * 95 + (i % 2) * 24, mix(9, 14, a.k)), mix(4, 5.6, a.k), i % 2 ? FRESH : LEAF, 0.7);
  });
  s.petal(a.head(-0.2, -0.8), toward(a.head(-0.2, -0.8), 120, a.hr * 0.9), a.hr * 0.4, LEAF, 0.7);
}

function sight(a: Anatomy, s: Sheet): void {
  s.on("sky");
  [18, 0, -18].forEach((way) =>
    s.line(
      [toward(a.head(a.reach, -0.3), way, a.hr * 0.6), toward(a.head(a.reach, -0.3), way, a.hr * 1.7)],
      0.9,
      AIR,
      "3 2.4",
    ),
  );
  s.on("face").line(onHead(a, [-0.12, -0.72, 0.36, -0.86, 0.84, -0.66]), 1.25);
}

function swim(a: Anatomy, s: Sheet): void {
  ripples(s.on("front"), a.rear - 12, a.front + 12, WATER);
  s.on("behind").loop(onBody(a, [0.36, -0.8, 0.34, -1.5, 0.42, -1.72, 0.62, -1.25, 0.68, -0.85]), a.colors.shade);
}

function bulk(a: Anatomy, s: Sheet): void {
  s.on("coat");
  [0.34, 0.5, 0.66].forEach((t) => s.line(onBody(a, [t - 0.06, 0.36, t, 0.56, t + 0.06, 0.38]), 0.75, a.colors.shade));
  const r = a.plan.thick;
  near(a).forEach(({ foot }) =>
    [0, 0.6, 1.2].forEach((x) => s.oval(point(foot.x + r * x, foot.y + r * 0.4), r * 0.24, r * 0.3, 0, BONE, 0.6)),
  );
}

function rush(a: Anatomy, s: Sheet): void {
  s.on("sky");
  couples([-0.7, 13, -0.1, 20, 0.5, 12]).forEach(([v, length]) => {
    const p = shifted(a.body.skin(0, 0), -a.girth * 0.9 - 3, v * a.girth);
    s.line([p, shifted(p, -length, 0)], 1, AIR);
  });
}

function brokenTail(a: Anatomy, s: Sheet): void {
  s.on("coat");
  [0.45, 0.62, 0.78].forEach((u) => s.line([a.tail.at(u, -1), a.tail.at(u, 1)], 0.95));
  const tip = new Tube(
    [0.83, 0.92, 1].map((u) => a.tail.at(u)),
    [0.83, 0.92, 1].map((u) => a.tail.radius(u) * 0.8),
  );
  s.loop(tip.outline(4), "#dc5a4f", 0);
}

function warning(a: Anatomy, s: Sheet): void {
  s.on("coat");
  onBody(a, [0.2, -0.4, 0.4, -0.62, 0.6, -0.56, 0.8, -0.46, 0.5, 0.02, 0.3, 0.12, 0.7, 0.08]).forEach((p) =>
    s.dot(p, a.girth * 0.19, "#f4c832", 0.85).dot(p, a.girth * 0.07, INK),
  );
  drop(s.on("front"), shifted(a.head(a.reach - 0.2, 0.6), 1, a.hr * 0.55), a.hr * 0.34, "#86b02c");
}

function mask(a: Anatomy, s: Sheet): void {
  s.on("mask")
    .loop(onHead(a, [-0.6, -0.35, 0.1, -0.75, 0.8, -0.55, 0.95, -0.1, 0.5, 0.22, -0.05, 0.2]), INK, 0)
    .on("coat");
  if (a.plan.tail === "feathers") s.line(onHead(a, [-0.6, -0.3, -1.1, -0.5, -1.3, 0]), 1.4);
  else [0.4, 0.6, 0.8].forEach((u) => s.line([a.tail.at(u, -0.9), a.tail.at(u, 0.9)], 1.5));
}

function mouthful(a: Anatomy, s: Sheet, spot: Spot): void {
  s.on("front");
  count(5).forEach((i) => {
    const p = a.head(a.reach - 0.15 - i * 0.12, 0.5);
    s.line(
      [
        p,
        shifted(p, a.hr * (0.3 - i * 0.14), a.hr * 0.35),
        shifted(p, a.hr * (0.55 - i * 0.28), a.hr * (0.85 - (i % 2) * 0.2)),
      ],
      1,
      i % 2 ? FRESH : LEAF,
    );
  });
  grass(s, spot.at.x, 8.5);
}

function feelers(a: Anatomy, s: Sheet, tip: string): void {
  [112, 74].forEach((way) => {
    const root = a.head(0, -0.8);
    const end = toward(root, way - 12, a.hr * 1.35);
    s.line([root, toward(root, way + 8, a.hr * 0.7), end], 0.85, AIR).dot(end, a.hr * 0.2, tip, 0.7);
  });
}

function snail(a: Anatomy, s: Sheet): void {
  const r = a.girth * 1.12;
  const c = toward(a.body.skin(0.44, -0.7), a.body.angle(0.5) + 90, a.girth * 0.25);
  s.on("coat").dot(c, r, "#d0a76f", 1);
  s.line(
    count(15).map((i) => toward(c, -70 + i * 48, r * (0.96 - i * 0.064))),
    1.05,
  );
  [150, 110, 70].forEach((way) => s.line([toward(c, way, r * 0.95), toward(c, way - 8, r * 0.68)], 0.6, "#96703d"));
}

function lure(a: Anatomy, s: Sheet): void {
  const lamp = a.head(a.reach + 0.5, -1.3);
  s.on("sky").dot(lamp, a.hr * 0.75, `${GLOW}66`);
  s.on("front")
    .line([a.head(0.1, -0.9), a.head(0.4, -2.1), a.head(a.reach + 0.1, -2.1), lamp], 1.05, AIR)
    .dot(lamp, a.hr * 0.38, GLOW, 0.85);
}

function probe(a: Anatomy, s: Sheet): void {
  s.on("front").spike(a.head(0.72, -0.04), -8 - a.plan.nod, [a.hr * 3, a.hr * 0.62], -20, OCHRE, 0.95);
  s.line([a.head(0.8, 0.04), toward(a.head(0.8, 0.04), -12 - a.plan.nod, a.hr * 1.5)], 0.6);
}

function nutcracker(a: Anatomy, s: Sheet): void {
  s.on("front").loop(onHead(a, [0.66, 0.35, 1.1, 0.48, 1.5, 0.62, 1.2, 0.98, 0.7, 0.86]), "#a85a24", 0.9);
  s.loop(onHead(a, [0.62, -0.5, 1.15, -0.62, 1.85, -0.2, 2.05, 0.85, 1.6, 0.5, 1.1, 0.36, 0.66, 0.42]), "#dc8434");
  s.oval(a.head(1.05, -0.26), a.hr * 0.1, a.hr * 0.07, 0, INK);
}

function fluke(_a: Anatomy, s: Sheet, spot: Spot, times: number): void {
  count(times + 1).forEach((i) => {
    const p = shifted(spot.at, i * spot.size * 0.9 - spot.size * 0.4, i % 2 ? spot.size * 0.6 : 0);
    const [tail, head] = [toward(p, 205, spot.size), toward(p, 25, spot.size * 0.9)];
    s.on("coat").petal(tail, head, spot.size, "#b8719f", 0.85);
    s.dot(toward(p, 25, spot.size * 0.42), spot.size * 0.2, WHITE, 0.6).dot(
      toward(p, 205, spot.size * 0.1),
      spot.size * 0.13,
      WHITE,
      0.6,
    );
  });
}

function changing(a: Anatomy, s: Sheet): void {
  const root = a.body.skin(0.52, -0.8);
  s.on("behind");
  couples([112, 1.9, 140, 1.4]).forEach(([way, span]) =>
    s
      .petal(root, toward(root, way, a.girth * span), a.girth * 0.7, "#edc96f")
      .petal(
        toward(root, way, a.girth * span * 0.45),
        toward(root, way, a.girth * span * 0.85),
        a.girth * 0.3,
        "#d98b4a",
        0.6,
      ),
  );
  s.on("coat");
  [0.26, 0.42, 0.58, 0.74].forEach((t) => s.line(onBody(a, [t, -1, t + 0.05, 0, t, 1]), 0.9));
  feelers(a, s.on("front"), INK);
}

function ink(a: Anatomy, s: Sheet): void {
  const p = shifted(a.body.skin(0, -0.2), -a.girth * 0.95, -a.girth * 0.25);
  cloud(s.on("behind"), p, a.girth * 1.05, NIGHT);
  cloud(s, toward(p, 205, a.girth * 1.1), a.girth * 0.5, NIGHT);
  couples([150, 1.5, 100, 1.35, 215, 1.75]).forEach(([way, far]) =>
    s.dot(toward(p, way, a.girth * far), a.girth * 0.13, NIGHT),
  );
}

/** A young one that rides on the back and looks like its mother. */
function rider(a: Anatomy, s: Sheet, spot: Spot, times: number): void {
  const w = spot.size * 0.62;
  spread(0, (times - 1) * 1.6, times).forEach((x) => {
    const p = shifted(spot.at, (x - 0.4) * w, w * 0.1);
    s.on("front").union(
      [
        around(p, w, [-1.3, 0, -1.2, -0.9, -0.2, -1.25, 0.9, -1, 1.1, 0.1, 0, 0.35]),
        around(p, w, [0.4, -1.2, 0.7, -2.2, 1.5, -2.4, 2.1, -1.7, 1.9, -1.1, 1.1, -0.8]),
        around(p, w, [0.75, -2, 0.6, -2.8, 1.15, -2.5]),
      ],
      a.colors.coat,
      0.8,
    );
    s.dot(around(p, w, [1.45, -1.75])[0] ?? p, w * 0.24, INK).oval(
      shifted(p, 0, -w * 0.2),
      w * 0.7,
      w * 0.3,
      0,
      a.colors.pale,
    );
  });
}

function wings(a: Anatomy, s: Sheet): void {
  const span = a.girth * mix(2.4, 1.75, a.k) + 8;
  const root = a.body.skin(a.plan.stance === "four" ? 0.72 : 0.66, -0.55);
  const { coat, shade, pale, accent } = a.colors;
  const spreadWing = a.plan.stance === "bird" || a.chance.next() < 0.5 ? wing : bat;
  spreadWing(s.on("behind"), shifted(root, a.girth * 0.34, -a.girth * 0.1), 86, span * 0.94, [accent, shade, coat]);
  spreadWing(s.on("front"), root, 118, span, spreadWing === wing ? [shade, coat, accent] : [pale, coat, accent]);
}

export const ORIGIN: Traits<Plan, Anatomy> = {
  burrowing: shared("burrowing"),
  cooperation: shared("cooperation"),
  "fat-tissue": shared("fat-tissue"),
  hibernation: shared("hibernation"),
  scavenger: shared("scavenger"),
  symbiosis: shared("symbiosis"),
  carnivorous: shared("carnivore"),
  "ambush-hunting": shared("ambush"),
  camouflage: { draw: leaves },
  "sharp-vision": {
    bend: (p) => {
      p.eye = 2.1;
    },
    draw: sight,
  },
  swimming: {
    bend: (p) => {
      if (p.stance !== "bird") p.tail = "paddle";
    },
    draw: swim,
  },
  "high-body-weight": {
    bend: (p) => {
      p.girth *= 1.22;
      p.thick *= 1.32;
      p.leg *= 0.84;
    },
    draw: bulk,
  },
  running: {
    bend: (p) => {
      p.leg += 6;
      p.thick *= p.stance === "bird" ? 1 : 0.74;
      p.stride = 2.6;
      p.neckAngle -= 8;
    },
    draw: rush,
  },
  mimicry: {
    draw: (a, s) =>
      twin(
        a,
        s,
        point(-a.girth * 0.6, -a.girth * 0.5),
        1,
        `fill="none" stroke="${AIR}" stroke-width="1.7" stroke-dasharray="4 3"`,
      ),
  },
  "tail-loss": {
    bend: (p) => {
      p.tail = "lizard";
    },
    draw: brokenTail,
  },
  poisonous: { draw: warning },
  piracy: { draw: mask },
  grazing: { slot: "ground", draw: mouthful },
  parasite: {
    slot: "back",
    draw: (_a, s, spot, times) =>
      spread(-0.5 * times, 0.5 * times, times + 1).forEach((x) =>
        worm(s.on("front"), shifted(spot.at, x * spot.size, 1), spot.size * 0.75, 96 - x * 24, "#cf5f76"),
      ),
  },
  communication: {
    draw: (a, s) => {
      waves(s.on("sky"), a.head(a.reach + 0.2, 0.1), 4, a.hr * 0.75, 2);
      feelers(a, s.on("front"), OCHRE);
    },
  },
  shell: {
    bend: (p) => {
      p.dome = 1.1;
    },
    draw: snail,
  },
  intellect: { draw: brain },
  anglerfish: {
    bend: (p) => {
      LAND["carnivore"]?.bend?.(p);
      p.eye = Math.max(p.eye, 1.3);
    },
    draw: lure,
  },
  "specialization-a": {
    bend: (p) => {
      p.muzzle = 0.2;
    },
    draw: probe,
  },
  "specialization-b": {
    bend: (p) => {
      p.muzzle = 0.2;
    },
    draw: nutcracker,
  },
  trematode: { slot: "flank", draw: fluke },
  metamorphose: { draw: changing },
  "ink-cloud": { draw: ink },
  viviparous: { slot: "back", draw: rider },
  flight: {
    bend: (p) => {
      p.aloft = true;
    },
    draw: wings,
  },
};
