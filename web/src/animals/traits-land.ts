/** The traits of Evolution and Climate on a land animal. */

import type { Anatomy, Leg } from "./land-anatomy";
import { onHead } from "./land-coat";
import { around, between, count, couples, mix, piece, point, type Point, shifted, spread, toward } from "./geometry";
import type { Plan } from "./land-plan";
import { AIR, BONE, GLOW, INK, LEAF, loopPath, type Sheet, WHITE } from "./canvas";
import {
  bird,
  bone,
  FRESH,
  grass,
  gulls,
  letterZ,
  moon,
  mound,
  mushroom,
  nest,
  puddle,
  sprig,
  waves,
} from "./decorations";
import type { Spot, Traits } from "./trait-drawing";

const MUD = "#7d5c3e";
const FAT = "#f6e7c4";
const COLLAR = "#f1e7d2";

export const near = (a: Anatomy): Leg[] => a.legs.filter((leg) => !leg.far);

export function claws(a: Anatomy, s: Sheet, legs: readonly Leg[], length: number): void {
  const r = a.plan.thick;
  const step = a.plan.stance === "bird" ? 2.2 : 0.5;
  s.on("front");
  for (const { foot } of legs) {
    [0, 1, 2].forEach((i) => {
      const base = point(foot.x + r * (0.4 + i * step), foot.y + Math.min(r, 4) * 0.25);
      s.spike(base, -18 + i * 8, [length, Math.max(2, r * 0.42)], -24, BONE, 0.65);
    });
  }
}

/** Another of its kind behind it. */
export function twin(a: Anatomy, s: Sheet, to: Point, scale: number, look: string): void {
  const legs = a.plan.stance === "bird" ? a.legs.map((leg) => leg.tube.outline(2)) : [];
  const d = (): string => [...a.farFlesh, ...a.flesh, ...legs].map(loopPath).join("");
  const moved = (p: Point): Point => point(p.x * scale + to.x, p.y * scale + to.y);
  s.on("herd").raw(
    () => `<path d="${d()}" transform="translate(${to.x.toFixed(1)} ${to.y.toFixed(1)}) scale(${scale})" ${look}/>`,
    [a.body.skin(0, 0), a.tail.at(1), a.head(0, -1)].map(moved),
  );
}

export function dome(a: Anatomy, s: Sheet): void {
  const { body } = a;
  const up = body.angle(0.5) + 90;
  const high = (t: number): Point => toward(body.skin(t, -0.8), up, a.girth * 0.6 * Math.sin(Math.PI * t) + 0.5);
  const rim = spread(0.92, 0.08, 5).map((t) => body.skin(t, 0.2));
  s.on("coat").loop([...spread(0.08, 0.92, 7).map(high), ...rim], "#a08a58");
  couples([0.5, 0.36, 0.24, 0.25, 0.76, 0.25]).forEach(([t, size]) => {
    const middle = between(high(t), body.skin(t, 0.1), 0.46);
    s.loop(
      count(6).map((i) => toward(middle, body.angle(0.5) + i * 60, size * a.girth)),
      "#c4ab74",
      0.75,
    );
  });
  s.line(
    spread(0.09, 0.91, 5).map((t) => body.skin(t, 0.02)),
    0.75,
  );
}

/** A shaggy outline round the whole body, and locks on it. */
export function fur(a: Anatomy, s: Sheet): void {
  const { body, girth, colors } = a;
  const back = spread(0.02, 0.94, 9).flatMap((t) => [
    body.skin(t, -0.9),
    toward(body.skin(t + 0.02, -0.96), body.angle(0.5) + 125, girth * 0.36),
  ]);
  const hem = spread(0.98, 0.02, 9).flatMap((t) => [
    body.skin(t, 0.92),
    shifted(body.skin(t - 0.03, 0.98), -girth * 0.1, girth * 0.46),
  ]);
  s.on("flesh")
    .poly([...back, ...hem], colors.coat)
    .on("coat");
  spread(0.14, 0.86, 6).forEach((t, i) =>
    [0.3, -0.42].forEach((v) => {
      const p = body.skin(t, v + (i % 2) * 0.24);
      s.line(
        [p, shifted(p, -girth * 0.07, girth * 0.16), shifted(p, -girth * 0.04, girth * 0.32)],
        0.85,
        colors.accent,
      );
    }),
  );
  s.on("face");
  [104, 66, 26].forEach((way) =>
    s.spike(a.head(0.1, -0.82), way - a.plan.nod, [a.hr * 0.66, a.hr * 0.46], -24, colors.coat, 0.8),
  );
}

function hump(a: Anatomy, s: Sheet, spot: Spot, times: number): void {
  const w = spot.size / Math.min(2, times) ** 0.5;
  s.on("coat");
  spread(-(times - 1) / 2, (times - 1) / 2, times).forEach((i) => {
    const p = shifted(spot.at, i * w * 1.5, 0);
    s.loop(around(p, w, [-1.2, 0.5, -0.8, -0.55, 0, -1.1, 0.8, -0.55, 1.2, 0.5, 0, 0.75]), FAT);
    s.line(around(p, w, [-0.5, -0.4, -0.2, -0.72]), 0.75, a.colors.shade);
  });
  count(Math.min(6, a.stored)).forEach((i) =>
    s.dot(shifted(spot.at, ((i % 3) - 1) * w * 0.52, (i < 3 ? 0.1 : -0.42) * w), w * 0.2, "#f0b23a", 0.6),
  );
}

function frill(a: Anatomy, s: Sheet): void {
  const root = a.head(-0.25, 0.05);
  const reach = a.hr * 2.2;
  const ribs = spread(70, 250, 7).map((way) => toward(root, way, reach));
  const dips = spread(85, 235, 6).map((way) => toward(root, way, reach * 0.84));
  s.on("behind").poly([root, ...ribs.flatMap((rib, i) => (dips[i] ? [rib, dips[i]] : [rib]))], "#e2905c");
  ribs.forEach((rib) => s.line([root, rib], 0.6, "#93412a"));
  dips.forEach((dip) => s.dot(between(root, dip, 0.74), a.hr * 0.16, "#f6d477"));
}

export function brain(a: Anatomy, s: Sheet): void {
  const c = a.head(-0.28, -1.02);
  const r = a.hr * 0.64;
  s.on("face").loop(
    around(
      c,
      r,
      [
        -1.25, 0.35, -1.25, -0.35, -0.8, -0.85, -0.25, -0.8, 0.1, -1.05, 0.7, -0.85, 1, -0.4, 1.25, 0, 1.05, 0.5, 0.4,
        0.6, 0, 0.8, -0.6, 0.6,
      ],
    ),
    "#f0b3ad",
  );
  s.line(around(c, r, [-0.25, -0.75, -0.1, -0.25, -0.3, 0.15, -0.05, 0.65]), 0.8, "#9b544e");
  s.line(around(c, r, [-0.85, -0.45, -0.6, -0.1, -0.85, 0.2]), 0.7, "#9b544e").line(
    around(c, r, [0.4, -0.65, 0.3, -0.2, 0.75, 0.05, 0.55, 0.35]),
    0.7,
    "#9b544e",
  );
}

function trunk(a: Anatomy, s: Sheet): void {
  const c = a.plan.tail === "curl" ? a.tail.at(0.55) : a.body.skin(-0.1);
  const top = Math.min(a.tail.at(0.6).y, a.body.at(0.2, -1).y) - a.girth * 0.7;
  const w = a.girth * 0.2 + 1.5;
  s.on("behind").poly(
    [point(c.x - w * 1.3, 2), point(c.x - w, top), point(c.x + w * 0.8, top - 2), point(c.x + w * 1.2, 2)],
    "#a17f58",
  );
  const crown = point(c.x, top + 3);
  couples([12, 8, -11, 7, 1, 12]).forEach(([x, y], i) =>
    s.petal(crown, shifted(crown, x, -y), 5, i > 1 ? FRESH : LEAF, 0.8),
  );
}

function mud(a: Anatomy, s: Sheet): void {
  s.on("front");
  puddle(s, a.rear - 11, a.front + 11, MUD);
  s.oval(point((a.rear + a.front) / 2, 1), 7, 1.1, 0, "#a98a63").on("coat");
  near(a).forEach((leg) => s.loop(piece(leg.tube, 0.5, 1).outline(3), MUD, 0));
  const splashes = [0.2, 0.6, 0.22, 0.4, 0.72, 0.32, 0.64, 0.62, 0.28, 0.84, 0.5, 0.18, 0.54, 0.2, 0.13, 0.3, 0.1, 0.1];
  count(6).forEach((i) => {
    const [t, v, r] = splashes.slice(i * 3);
    s.oval(a.body.skin(t ?? 0, v), a.girth * (r ?? 0) * 1.25, a.girth * (r ?? 0), 0, MUD);
  });
}

function footprints(a: Anatomy, s: Sheet): void {
  spread(a.rear - 6, a.rear - 22, 3).forEach((x, i) => {
    const p = point(x, i % 2 ? -1.4 : 1.6);
    s.oval(p, 2.2, 1.5, 0, AIR);
    around(p, 1, [3, -1.6, 3, 0, 3, 1.6]).forEach((toe) => s.dot(toe, 0.8, AIR));
  });
}

/** Two hunters look over its back, dark, with eyes that glow. */
export function pack(a: Anatomy, s: Sheet): void {
  const dark = "var(--animal-pack,#55525f)";
  couples([0.1, 1.05, 0.46, 1.2]).forEach(([t, size]) => {
    const [p, r] = [shifted(a.body.skin(t, -1), -a.hr * 0.2, -a.hr * 0.5 * size), a.hr * 0.72 * size];
    s.on("herd").union(
      [around(p, r, [-1.1, 1.7, -0.98, 0, -0.55, -0.75, 0.3, -0.78, 0.75, -0.3, 1.5, 0, 1.6, 0.3, 0.8, 0.6, 0.7, 1.7])],
      dark,
      0.9,
    );
    [-0.5, 0.2].forEach((x) => s.poly(around(p, r, [x - 0.32, -0.6, x - 0.1, -1.45, x + 0.34, -0.62]), dark, 0.9));
    s.dot(shifted(p, r * 0.3, -r * 0.2), r * 0.27, GLOW).dot(shifted(p, r * 0.36, -r * 0.18), r * 0.12, INK);
  });
}

function horns(a: Anatomy, s: Sheet): void {
  const length = a.hr * mix(1.5, 1.8, a.k);
  s.on("behind").spike(a.head(0.42, -0.72), 58 - a.plan.nod, [length * 0.9, a.hr * 0.44], 44, "#dccba3", 0.95);
  s.on("front").spike(a.head(0.08, -0.82), 74 - a.plan.nod, [length, a.hr * 0.56], 44, BONE);
  s.line(onHead(a, [-0.08, -1.06, 0.12, -1.12, 0.32, -1.02]), 0.6).line(
    onHead(a, [0, -1.34, 0.16, -1.4, 0.34, -1.34]),
    0.6,
  );
}

function collar(a: Anatomy, s: Sheet): void {
  const [c, r] = [a.neck.at(0.4), a.neck.radius(0.4)];
  s.on("coat");
  count(9).forEach((i) => s.dot(toward(c, i * 40, r * 0.8), r * 0.42, COLLAR, 0.75));
  s.dot(c, r * 0.85, COLLAR);
}

function sleep(a: Anatomy, s: Sheet): void {
  s.on("face")
    .loop(onHead(a, [0.02, -0.3, 0.36, -0.66, 0.7, -0.3, 0.36, -0.16]), a.colors.shade, 0.75)
    .on("sky");
  letterZ(s, a.head(0.9, -1.5), a.hr * 0.34);
  letterZ(s, a.head(1.75, -2.25), a.hr * 0.26);
}

function herd(a: Anatomy, s: Sheet): void {
  couples([-0.95, -0.46, -0.48, -0.24]).forEach(([x, y], i) => {
    const fill = i ? a.colors.coat : a.colors.shade;
    twin(
      a,
      s,
      point(x * a.girth, y * a.girth),
      1,
      `fill="${fill}" stroke="${INK}" stroke-width="3.4" paint-order="stroke"`,
    );
  });
}

export const LAND: Traits<Plan, Anatomy> = {
  ambush: {
    bend: (p) => {
      p.leg *= 0.66;
      p.neckAngle -= 16;
    },
    draw: (a, s) => {
      s.on("front");
      spread(a.rear - 5, a.front + 7, 5).forEach((x, i) =>
        grass(s, x, mix(13, 20, a.k) * (i % 2 ? 0.8 : 1), i % 2 ? -6 : 6),
      );
    },
  },
  burrowing: {
    slot: "ground",
    draw: (a, s, spot) => {
      mound(s.on("front"), spot.at, spot.size);
      claws(
        a,
        s,
        near(a).filter((leg) => leg.front),
        mix(6, 8, a.k),
      );
    },
  },
  carnivore: {
    bend: (p) => {
      p.jaw = true;
      p.muzzle = Math.max(p.muzzle, 0.6);
      if (p.profile === "tapir") p.profile = "fox";
    },
    draw: (a, s) => {
      claws(a, s, near(a), 5);
      const [x, y] = [a.reach - 0.36, 0.36];
      s.line(onHead(a, [-0.04, -0.78, 0.4, -0.64, 0.8, -0.4]), 1.35);
      s.poly(onHead(a, [x - 0.15, y, x + 0.16, y, x + 0.04, y + 0.92]), WHITE, 0.6);
    },
  },
  climbing: {
    bend: (p) => {
      if (p.stance !== "bird") p.tail = "curl";
    },
    draw: trunk,
  },
  "cooling-frills": { draw: frill },
  cooperation: { draw: (a, s) => sprig(s.on("front"), a.head(a.reach - 0.2, 0.5), a.hr * 0.62, -4) },
  "defensive-herding": { draw: herd },
  "fat-tissue": { slot: "back", draw: hump },
  fertile: { slot: "ground", draw: (_a, s, spot, times) => nest(s.on("front"), spot.at, spot.size, 2 + times) },
  foraging: {
    slot: "ground",
    draw: (a, s, spot) => {
      mushroom(s.on("front"), shifted(spot.at, -spot.size * 0.4, 0), spot.size * 0.95);
      mushroom(s, shifted(spot.at, spot.size * 0.8, 1), spot.size * 0.64);
      s.on("face").oval(a.head(0.5, 0.5), a.hr * 0.42, a.hr * 0.36, 0, a.colors.pale, 0.8);
    },
  },
  "hard-shell": {
    bend: (p) => {
      p.dome = 0.5;
    },
    draw: dome,
  },
  "heavy-fur": { draw: fur },
  hibernation: {
    bend: (p) => {
      if (p.stance === "four") p.tail = "brush";
    },
    draw: sleep,
  },
  horns: { draw: horns },
  intelligence: { draw: brain },
  "long-neck": {
    bend: (p) => {
      p.neck += mix(24, 31, p.k);
      p.neckAngle = Math.max(68, Math.min(84, p.neckAngle + 22));
      p.head *= 0.86;
    },
    draw: (a, s) => {
      s.on("coat");
      spread(0.34, 0.84, 6).forEach((u) =>
        s.line([a.neck.at(u, -0.92), a.neck.at(u + 0.03, 0), a.neck.at(u, 0.92)], 0.8, a.colors.shade),
      );
    },
  },
  migratory: {
    slot: "sky",
    bend: (p) => {
      p.leg += mix(5, 7, p.k);
      p.thick *= 0.86;
    },
    draw: (a, s, spot) => {
      gulls(s.on("sky"), spot.at, spot.size * 1.15);
      footprints(a, s.on("front"));
    },
  },
  "mud-wallowing": { draw: mud },
  nocturnal: {
    slot: "sky",
    bend: (p) => {
      p.eye = Math.max(p.eye, 1.7);
    },
    draw: (_a, s, spot) => moon(s.on("sky"), spot.at, spot.size),
  },
  "pack-hunting": {
    bend: (p) => {
      if (p.stance !== "bird") p.ears = "point";
    },
    draw: pack,
  },
  scavenger: {
    slot: "ground",
    draw: (a, s, spot) => {
      bone(s.on("front"), spot.at, spot.size);
      collar(a, s);
    },
  },
  symbiosis: { slot: "back", draw: (_a, s, spot) => bird(s.on("front"), spot.at, spot.size * 0.75) },
  "warning-call": {
    bend: (p) => {
      if (p.stance !== "bird") p.ears = "tall";
    },
    draw: (a, s) => {
      waves(s.on("sky"), a.head(a.reach + 0.15, -0.1), 30, a.hr * 0.85, 3);
      s.on("face").loop(onHead(a, [a.reach - 0.5, 0.4, a.reach - 0.12, 0.36, a.reach - 0.2, 0.72]), "#7a2a28", 0.7);
    },
  },
};
