import { describe, expect, it } from "vitest";
import { changes } from "../src/games/oceans/move-effects";
import { arrowTo, beside, course, sidesOf } from "../src/games/oceans/ring";
import { sceneOf as seaOf } from "../src/games/oceans/scene";
import { moveSteps as oceans } from "../src/games/oceans/move-steps";
import { lastRoll } from "../src/games/origin/dice";
import { knot } from "../src/games/origin/pair-link-positions";
import { besideEachOther } from "../src/games/origin/pairs";
import { sceneOf as landOf } from "../src/games/origin/scene";
import { moveSteps as origin } from "../src/games/origin/move-steps";
import { patternOf } from "../src/table/question-patterns";
import type { NewsItem, Option } from "../src/protocol";
import { keysFor } from "../src/state/shortcuts";
import { TableState } from "../src/state/table.svelte";
import { grow, type Node, type MoveSteps } from "../src/state/move-tree";
import type { OceansSight } from "../src/view-oceans";
import type { OriginSight, SeenPair } from "../src/view-origin";
import type { OceansVerbs, OriginVerbs } from "../src/vocabulary";
import prompts from "./prompts.json";
import views from "./views.json";

type Move<Verbs> = { [Verb in keyof Verbs]: [verb: Verb, values: Verbs[Verb]] }[keyof Verbs];
const option = ([verb, values]: [string, Option["values"]]): Option => ({
  verb,
  values,
  move: [verb, ...Object.values(values)].join(" "),
});

// An example of every question, with all kinds of moves that may answer it.
const ORIGIN: Record<string, Move<OriginVerbs>[]> = {
  "play a card": [
    ["play-animal", { card: "swimming-1" }],
    ["play-trait", { card: "swimming-1", face: 0, animal: "A1" }],
    ["play-animal", { card: "symbiosis-1" }],
    ["play-pair", { card: "symbiosis-1", face: 0, animal: "A1", partner: "A2" }],
    ["play-pair", { card: "symbiosis-1", face: 0, animal: "A2", partner: "A1" }],
    ["play-trait", { card: "cooperation/fat-tissue-1", face: 1, animal: "A1" }],
    ["play-pair", { card: "cooperation/fat-tissue-1", face: 0, animal: "A1", partner: "A2" }],
    ["play-animal", { card: "cooperation/fat-tissue-1" }],
    ["pass", {}],
  ],
  feed: [
    ["feed", { eater: "A1" }],
    ["feed", { eater: "A2" }],
    ["attack", { attacker: "A2", target: "B1" }],
    ["attack", { attacker: "A2", target: "B2" }],
    ["steal", { thief: "A2", victim: "B2" }],
    ["use-fat", { eater: "A1", amount: 1 }],
    ["use-fat", { eater: "A1", amount: 2 }],
    ["settle", { animal: "A1" }],
    ["graze", { animal: "A1" }],
    ["sleep", { animal: "A3" }],
    ["specialize", { animal: "A3" }],
    ["shed", { animal: "A3", card: "running-1" }],
    ["pass", {}],
  ],
  "finish turn": [
    ["steal", { thief: "A1", victim: "B1" }],
    ["graze", { animal: "A2" }],
    ["sleep", { animal: "A2" }],
    ["done", {}],
  ],
  "answer the attack": [
    ["reveal", { animal: "A1" }],
    ["reveal", { animal: "A2" }],
    ["keep-still", {}],
  ],
  "ignore a trait": [
    ["ignore", { card: "running-1", animal: "B1" }],
    ["ignore", { card: "symbiosis-1", animal: "B1" }],
    ["ignore-none", {}],
  ],
  react: [
    ["run", { animal: "A1" }],
    ["squirt", { animal: "A1" }],
    ["close", { animal: "A1" }],
    ["redirect", { animal: "A1", target: "A2" }],
    ["redirect", { animal: "A1", target: "A3" }],
    ["drop", { animal: "A1", card: "tail-loss-1" }],
    ["drop", { animal: "A1", card: "swimming-1" }],
    ["submit", { animal: "A1" }],
  ],
  ambush: [
    ["ambush", { attacker: "A1", target: "B1" }],
    ["ambush", { attacker: "A2", target: "B1" }],
    ["wait", {}],
  ],
  "order pairs": [
    ["share", { card: 41, eater: "A1" }],
    ["share", { card: 43, eater: "A1" }],
    ["share", { card: 43, eater: "A2" }],
    ["done", {}],
  ],
  scavenge: [
    ["scavenge", { animal: "A1" }],
    ["scavenge", { animal: "A2" }],
  ],
};
const OCEANS: Record<string, Move<OceansVerbs>[]> = {
  "play cards": [
    ["evolve", { card: "speed-1", species: "A1" }],
    ["evolve-left", { card: "speed-1", neighbor: "A1" }],
    ["evolve-right", { card: "speed-1", neighbor: "A1" }],
    ["migrate", { card: "speed-1", source: "reef", target: "zone1" }],
    ["migrate", { card: "speed-1", source: "reef", target: "zone2" }],
    ["migrate", { card: "speed-1", source: "zone1", target: "reef" }],
    ["evolve-new", { card: "tiny" }],
    ["remove", { card: "inking-1", species: "A1" }],
    ["done", {}],
  ],
  pay: [
    ["choose", { place: "reef" }],
    ["choose", { place: "zone2" }],
  ],
  "order traits": [
    ["use-trait", { card: "parasitic-1", species: "A1" }],
    ["use-on", { card: "tail-whip", species: "A1", target: "B1" }],
    ["use-on", { card: "tail-whip", species: "A1", target: "B2" }],
    ["use-scenario", { scenario: "parallel-universe" }],
  ],
  "choose a target": [
    ["leech", { eater: "A1", target: "B1" }],
    ["leech", { eater: "A1", target: "A2" }],
  ],
  "choose a player": [
    ["rob-player", { eater: "A1", player: 1 }],
    ["rob-player", { eater: "A1", player: 2 }],
  ],
  "choose a place": [
    ["choose", { place: "reef" }],
    ["choose", { place: "zone3" }],
  ],
  "swap traits": [
    ["swap-card", { card: "speed-1", species: "A1", other: "inking-5" }],
    ["swap-trait", { card: "speed-1", species: "A1", other: "inking-1", partner: "A2" }],
    ["done", {}],
  ],
  feed: [
    ["forage", { eater: "A1" }],
    ["forage-zone", { eater: "A1", place: "zone2" }],
    ["forage-board", { eater: "A1", target: "B1" }],
    ["attack", { attacker: "A1", target: "B1" }],
    ["attack", { attacker: "A1", target: "B2" }],
    ["forage", { eater: "A2" }],
    ["pass", {}],
  ],
  "feed again": [
    ["forage", { eater: "A1" }],
    ["forage-zone", { eater: "A1", place: "zone1" }],
    ["attack", { attacker: "A1", target: "B1" }],
    ["pass", {}],
  ],
  "choose an amount": [
    ["take", { amount: 1 }],
    ["take", { amount: 2 }],
    ["take", { amount: 5 }],
  ],
  "ignore a trait": [
    ["ignore", { card: "inking-1", species: "B1" }],
    ["strike", {}],
  ],
  "take more": [
    ["take-also", { eater: "A1", target: "B1" }],
    ["take-also", { eater: "A1", target: "C1" }],
    ["done", {}],
  ],
  "strike back": [
    ["attack", { attacker: "A2", target: "B1" }],
    ["pass", {}],
  ],
  "shed population": [
    ["choose", { place: "reef" }],
    ["choose", { place: "zone1" }],
  ],
  "discard traits": [
    ["remove", { card: "speed-1", species: "A1" }],
    ["remove", { card: "inking-1", species: "A1" }],
  ],
  age: [
    ["age", { species: "A1", amount: 2 }],
    ["age", { species: "A1", amount: 3 }],
  ],
  "age too": [
    ["age", { species: "A1", amount: 2 }],
    ["age", { species: "A1", amount: 3 }],
    ["pass", {}],
  ],
  "age again": [
    ["age-again", { species: "A1" }],
    ["age-again", { species: "A2" }],
  ],
  draw: [
    ["discard", { card: "speed-1" }],
    ["take-pool", { card: "flight" }],
    ["draw-deep", {}],
    ["done", {}],
  ],
  "lay traits": [
    ["lay", { card: "speed-1", species: "A1" }],
    ["lay", { card: "speed-1", species: "A2" }],
    ["lay", { card: "inking-1", species: "A1" }],
  ],
  "trade a card": [
    ["trade", { card: "speed-1", other: "inking-5" }],
    ["trade", { card: "speed-1", other: "inking-6" }],
    ["pass", {}],
  ],
  "shift a number": [
    ["shift", { figure: "attack", card: "speed-1", species: "A1", direction: "up" }],
    ["shift", { figure: "attack", card: "speed-1", species: "A1", direction: "down" }],
    ["shift", { figure: "forage", card: "speed-1", species: "A1", direction: "up" }],
    ["pass", {}],
  ],
};

const EXAMPLES = [
  ...prompts.origin.map((prompt) => ["origin", prompt, ORIGIN[prompt], origin] as const),
  ...prompts["time-to-fly"].map((prompt) => ["time-to-fly", prompt, ORIGIN[prompt], origin] as const),
  ...prompts.oceans.map((prompt) => ["oceans", prompt, OCEANS[prompt], oceans] as const),
];

function walk(node: Node, visit: (node: Node) => void): void {
  visit(node);
  for (const child of node.children.values()) walk(child, visit);
}

describe.each(EXAMPLES)("%s asks to %s", (_, prompt, moves, moveSteps: MoveSteps) => {
  const options = (moves ?? []).map(option);
  const root = grow(options, moveSteps, prompt);

  it("and every option is reached, by what is lit and by keys", () => {
    const reached = new Set<number>();
    walk(root, (node) => {
      if (node.leaf !== null) reached.add(node.leaf);
      const lit = [...node.children.keys()];
      const pattern = patternOf(prompt, lit, node === root ? [] : [node.handle]);
      const amounts = lit.filter((handle) => handle.startsWith("=")).length;
      expect(amounts === 0 || pattern === "amount", "amounts stand alone").toBe(true);
      const { caps, hidden } = keysFor(
        lit.filter((handle) => !handle.startsWith("=")),
        [],
      );
      expect(caps.size + hidden).toBe(lit.length - amounts);
    });
    expect(options.length).toBeGreaterThan(1);
    expect([...reached].sort((a, b) => a - b)).toEqual(options.map((_, i) => i));
  });
});

it("lets either animal of a pair be picked first, but for a symbiont", () => {
  const first = (card: string): string[] => {
    const pair = (partner: string): Option => option(["play-pair", { card, face: 0, animal: "A1", partner }]);
    const root = grow([pair("A2"), pair("A3")], origin, "play a card");
    return [...(root.children.get(card)?.children.keys() ?? [])];
  };
  expect(first("cooperation-1")).toEqual(["A1", "A2", "A3"]);
  expect(first("symbiosis-1")).toEqual(["A1"]);
});

describe("the ring", () => {
  it("has the next player on the left, and looks the other way across the table", () => {
    expect(sidesOf(4)).toEqual(["left", "top", "right", "bottom"]);
    expect(sidesOf(2)).toEqual(["top", "bottom"]);
    expect(["bottom", "left", "top", "right"].map((side) => arrowTo(side as "top", "left"))).toEqual([
      "◂",
      "▴",
      "▸",
      "▾",
    ]);
    expect(beside(["C1", "B1", "A1"], "A1")).toEqual({ left: "B1", right: "C1" });
    expect(beside(["A1"], "A1")).toBeNull();
  });

  it("is drawn through all boards, with corners and along empty sides", () => {
    const frame = { w: 100, h: 80 };
    expect(
      course(
        [
          { x: 50, y: 70, side: "bottom" },
          { x: 50, y: 10, side: "top" },
        ],
        frame,
      ),
    ).toBe("M50 70L94 70L94 10L50 10L6 10L6 70Z");
    expect(
      course(
        [
          { x: 50, y: 70, side: "bottom" },
          { x: 90, y: 40, side: "right" },
          { x: 10, y: 40, side: "left" },
        ],
        frame,
      ),
    ).toBe("M50 70L90 70L90 40L90 6L10 6L10 40L10 70Z");
    expect(course([{ x: 50, y: 70, side: "bottom" }], frame)).toBe("");
  });
});

describe("scenes of recorded games", () => {
  const table = new TableState();
  table.seat = 0;
  it.each(views.filter((view) => view.game === "oceans"))("of Oceans, $players players", (recorded) => {
    const view = recorded as unknown as OceansSight;
    const { playerAreas, spots, hand } = seaOf(view, table);
    expect(playerAreas.at(-1)?.mine).toBe(true);
    expect(playerAreas.flatMap((bank) => bank.beings.map((being) => being.handle)).sort()).toEqual(
      [...view.ring].sort(),
    );
    expect(spots).toEqual(expect.arrayContaining(["reef", "zone3", "deep", ...view.gene_pool]));
    expect(hand.length).toBe((view.table[0]?.hand.length ?? 0) + (view.table[0]?.deep.length ?? 0));
    const across = playerAreas.find((bank) => bank.seat === (view.players === 4 ? 2 : 1));
    expect(across?.beings.map((being) => being.handle)).toEqual(
      view.table[across?.seat ?? 0]?.species.map(({ name }) => name).reverse(),
    );
  });
  it.each(views.filter((view) => view.game !== "oceans"))("of $game, $players players", (recorded) => {
    const view = recorded as unknown as OriginSight;
    const { playerAreas } = landOf(view, table);
    expect(playerAreas.map((bank) => bank.seat)).toEqual([...view.table.keys()].map((i) => (i + 1) % view.players));
    for (const bank of playerAreas)
      expect(bank.beings.map((being) => being.handle).sort()).toEqual(
        view.table[bank.seat]?.animals.map(({ name }) => name).sort(),
      );
    const apart = view.pairs.filter(({ animals: [one = "", other = ""] }) => {
      const row = playerAreas.flatMap((bank) => bank.beings.map((being) => being.handle));
      return Math.abs(row.indexOf(one) - row.indexOf(other)) !== 1;
    });
    expect(apart.length).toBeLessThanOrEqual(view.pairs.length / 2);
  });
});

describe("small things", () => {
  const pair = (one: string, other: string): SeenPair => ({
    card: `${one}${other}`,
    trait: "cooperation",
    animals: [one, other],
    used: false,
  });

  it("puts partners side by side and leaves the rest alone", () => {
    expect(besideEachOther(["A1", "A2", "A3", "A4"], [pair("A1", "A4")])).toEqual(["A1", "A4", "A2", "A3"]);
    expect(besideEachOther(["A1", "A2", "A3"], [pair("A1", "A2"), pair("A1", "A3")])).toEqual(["A2", "A1", "A3"]);
    expect(besideEachOther(["A1", "A2"], [])).toEqual(["A1", "A2"]);
  });

  it("ties neighbours with one link and others with two knots of one number", () => {
    const box = (x: number, y = 0) => ({ x, y, w: 100, h: 80 });
    expect(knot(pair("A1", "A2"), 3, box(0), box(108))).toMatchObject([{ link: true, x: 104 }]);
    expect(knot(pair("A1", "A2"), 3, box(0), box(300))).toMatchObject([
      { link: false, number: 3, partner: "A2" },
      { link: false, number: 3, partner: "A1" },
    ]);
    expect(knot(pair("A1", "A2"), 3, null, box(300))).toHaveLength(1);
  });

  const news = (number: number, event: string, values: NewsItem["values"] = {}): NewsItem => ({
    number,
    event,
    seat: 0,
    values,
  });

  it("finds the dice of the last roll and what came to them", () => {
    const entry = {
      text: "",
      first: 1,
      last: 4,
      seat: 0,
      undone: false,
      news: [
        news(1, "die-rolled", { number: 6 }),
        news(2, "first-player-chosen"),
        news(3, "die-rolled", { number: 4 }),
        news(4, "die-rolled", { number: 5 }),
        news(5, "bank-filled", { amount: 11 }),
      ],
    };
    expect(lastRoll([entry])).toEqual({ dice: [4, 5], plus: 2, all: 11 });
    expect(lastRoll([])).toBeNull();
  });

  it("adds up what each species gains and loses before it ages", () => {
    const found = changes([
      news(1, "attacked", { attacker: "A1", target: "B1", amount: 2 }),
      news(2, "gained", { eater: "A2", amount: 1, card: "speed-1" }),
      news(3, "taken-from-species", { eater: "A1", amount: 1, target: "B1" }),
      news(4, "scored", { amount: 2, species: "A1" }),
      news(5, "population-lost", { species: "A1", amount: 3, place: "reef" }),
    ]);
    expect([...found]).toEqual([
      ["A1", 3],
      ["B1", -3],
      ["A2", 1],
    ]);
  });
});
