import { describe, expect, it } from "vitest";
import { changes } from "../src/games/oceans/effects";
import { arrowTo, beside, course, sidesOf } from "../src/games/oceans/ring";
import { sceneOf as seaOf } from "../src/games/oceans/scene";
import { shape as oceans } from "../src/games/oceans/shape";
import { lastRoll } from "../src/games/origin/dice";
import { knot } from "../src/games/origin/knots";
import { besideEachOther } from "../src/games/origin/pairs";
import { sceneOf as landOf } from "../src/games/origin/scene";
import { shape as origin } from "../src/games/origin/shape";
import { patternOf } from "../src/kit/patterns";
import type { News, Option } from "../src/protocol";
import { keysFor } from "../src/state/keys";
import { TableState } from "../src/state/table.svelte";
import { grow, type Node, type Shape } from "../src/state/tree";
import type { OceansSight } from "../src/view-oceans";
import type { OriginSight, SeenPair } from "../src/view-origin";
import prompts from "./prompts.json";
import views from "./views.json";

type Move = [verb: string, ...values: (string | number)[]];
const option = ([verb, ...values]: Move): Option => ({ verb, values, move: [verb, ...values].join(" ") });

// An example of every question, with all kinds of moves that may answer it.
const ORIGIN: Record<string, Move[]> = {
  "play a card": [["play-animal", "swimming-1"], ["play-trait", "swimming-1", 0, "A1"], ["play-animal", "symbiosis-1"], ["play-pair", "symbiosis-1", 0, "A1", "A2"], ["play-pair", "symbiosis-1", 0, "A2", "A1"],
    ["play-trait", "cooperation/fat-tissue-1", 1, "A1"], ["play-pair", "cooperation/fat-tissue-1", 0, "A1", "A2"], ["play-animal", "cooperation/fat-tissue-1"], ["pass"]],
  feed: [["feed", "A1"], ["feed", "A2"], ["attack", "A2", "B1"], ["attack", "A2", "B2"], ["steal", "A2", "B2"], ["use-fat", "A1", 1], ["use-fat", "A1", 2], ["settle", "A1"], ["graze", "A1"], ["sleep", "A3"], ["specialize", "A3"],
    ["shed", "A3", "running-1"], ["pass"]],
  "finish turn": [["steal", "A1", "B1"], ["graze", "A2"], ["sleep", "A2"], ["done"]],
  "answer the attack": [["reveal", "A1"], ["reveal", "A2"], ["keep-still"]],
  "ignore a trait": [["ignore", "running-1", "B1"], ["ignore", "symbiosis-1", "B1"], ["ignore-none"]],
  react: [["run", "A1"], ["squirt", "A1"], ["close", "A1"], ["redirect", "A1", "A2"], ["redirect", "A1", "A3"], ["drop", "A1", "tail-loss-1"], ["drop", "A1", "swimming-1"], ["submit", "A1"]],
  ambush: [["ambush", "A1", "B1"], ["ambush", "A2", "B1"], ["wait"]],
  "order pairs": [["share", 41, "A1"], ["share", 43, "A1"], ["share", 43, "A2"], ["done"]],
  scavenge: [["scavenge", "A1"], ["scavenge", "A2"]],
};
const OCEANS: Record<string, Move[]> = {
  "play cards": [["evolve", "speed-1", "A1"], ["evolve-left", "speed-1", "A1"], ["evolve-right", "speed-1", "A1"], ["migrate", "speed-1", 1, 2], ["migrate", "speed-1", 1, 3], ["migrate", "speed-1", 2, 1], ["evolve-new", "tiny"], ["remove", "inking-1", "A1"], ["done"]],
  pay: [["choose", 1], ["choose", 3]],
  "order traits": [["use-trait", "parasitic-1", "A1"], ["use-on", "tail-whip", "A1", "B1"], ["use-on", "tail-whip", "A1", "B2"], ["use-scenario", "parallel-universe"]],
  "choose a target": [["leech", "A1", "B1"], ["leech", "A1", "A2"]],
  "choose a player": [["rob-player", "A1", 1], ["rob-player", "A1", 2]],
  "choose a place": [["choose", 1], ["choose", 4]],
  "swap traits": [["swap-card", "speed-1", "A1", "inking-5"], ["swap-trait", "speed-1", "A1", "inking-1", "A2"], ["done"]],
  feed: [["forage", "A1"], ["forage-zone", "A1", 3], ["forage-board", "A1", "B1"], ["attack", "A1", "B1"], ["attack", "A1", "B2"], ["forage", "A2"], ["pass"]],
  "feed again": [["forage", "A1"], ["forage-zone", "A1", 2], ["attack", "A1", "B1"], ["pass"]],
  "choose an amount": [["take", 1], ["take", 2], ["take", 5]],
  "ignore a trait": [["ignore", "inking-1", "B1"], ["strike"]],
  "take more": [["take-also", "A1", "B1"], ["take-also", "A1", "C1"], ["done"]],
  "strike back": [["attack", "A2", "B1"], ["pass"]],
  "shed population": [["choose", 1], ["choose", 2]],
  "discard traits": [["remove", "speed-1", "A1"], ["remove", "inking-1", "A1"]],
  age: [["age", "A1", 2], ["age", "A1", 3]],
  "age too": [["age", "A1", 2], ["age", "A1", 3], ["pass"]],
  "age again": [["age-again", "A1"], ["age-again", "A2"]],
  draw: [["discard", "speed-1"], ["take-pool", "flight"], ["draw-deep"], ["done"]],
  "lay traits": [["lay", "speed-1", "A1"], ["lay", "speed-1", "A2"], ["lay", "inking-1", "A1"]],
  "trade a card": [["trade", "speed-1", "inking-5"], ["trade", "speed-1", "inking-6"], ["pass"]],
  "shift a number": [["shift", 2, "speed-1", "A1", 1], ["shift", 2, "speed-1", "A1", 2], ["shift", 1, "speed-1", "A1", 1], ["pass"]],
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

describe.each(EXAMPLES)("%s asks to %s", (_, prompt, moves, shape: Shape) => {
  const options = (moves ?? []).map(option);
  const root = grow(options, shape, prompt);

  it("and every option is reached, by what is lit and by keys", () => {
    const reached = new Set<number>();
    walk(root, (node) => {
      if (node.leaf !== null) reached.add(node.leaf);
      const lit = [...node.children.keys()];
      const pattern = patternOf(prompt, lit, node === root ? [] : [node.handle]);
      const amounts = lit.filter((handle) => handle.startsWith("=")).length;
      expect(amounts === 0 || pattern === "amount", "amounts stand alone").toBe(true);
      const { caps, hidden } = keysFor(lit.filter((handle) => !handle.startsWith("=")), []);
      expect(caps.size + hidden).toBe(lit.length - amounts);
    });
    expect(options.length).toBeGreaterThan(1);
    expect([...reached].sort((a, b) => a - b)).toEqual(options.map((_, i) => i));
  });
});

it("lets either animal of a pair be picked first, but for a symbiont", () => {
  const first = (card: string): string[] => {
    const root = grow([option(["play-pair", card, 0, "A1", "A2"]), option(["play-pair", card, 0, "A1", "A3"])], origin, "play a card");
    return [...(root.children.get(card)?.children.keys() ?? [])];
  };
  expect(first("cooperation-1")).toEqual(["A1", "A2", "A3"]);
  expect(first("symbiosis-1")).toEqual(["A1"]);
});

describe("the ring", () => {
  it("has the next player on the left, and looks the other way across the table", () => {
    expect(sidesOf(4)).toEqual(["left", "top", "right", "bottom"]);
    expect(sidesOf(2)).toEqual(["top", "bottom"]);
    expect(["bottom", "left", "top", "right"].map((side) => arrowTo(side as "top", "left"))).toEqual(["◂", "▴", "▸", "▾"]);
    expect(beside(["C1", "B1", "A1"], "A1")).toEqual({ left: "B1", right: "C1" });
    expect(beside(["A1"], "A1")).toBeNull();
  });

  it("is drawn through all boards, with corners and along empty sides", () => {
    const frame = { w: 100, h: 80 };
    expect(course([{ x: 50, y: 70, side: "bottom" }, { x: 50, y: 10, side: "top" }], frame)).toBe("M50 70L94 70L94 10L50 10L6 10L6 70Z");
    expect(course([{ x: 50, y: 70, side: "bottom" }, { x: 90, y: 40, side: "right" }, { x: 10, y: 40, side: "left" }], frame)).toBe("M50 70L90 70L90 40L90 6L10 6L10 40L10 70Z");
    expect(course([{ x: 50, y: 70, side: "bottom" }], frame)).toBe("");
  });
});

describe("scenes of recorded games", () => {
  const table = new TableState();
  table.seat = 0;
  it.each(views.filter((view) => view.game === "oceans"))("of Oceans, $players players", (recorded) => {
    const view = recorded as unknown as OceansSight;
    const { banks, spots, hand } = seaOf(view, table);
    expect(banks.at(-1)?.mine).toBe(true);
    expect(banks.flatMap((bank) => bank.beings.map((being) => being.handle)).sort()).toEqual([...view.ring].sort());
    expect(spots).toEqual(expect.arrayContaining(["reef", "zone3", "deep", ...view.gene_pool]));
    expect(hand.length).toBe((view.table[0]?.hand.length ?? 0) + (view.table[0]?.deep.length ?? 0));
    const across = banks.find((bank) => bank.seat === (view.players === 4 ? 2 : 1));
    expect(across?.beings.map((being) => being.handle)).toEqual(view.table[across?.seat ?? 0]?.species.map(({ name }) => name).reverse());
  });
  it.each(views.filter((view) => view.game !== "oceans"))("of $game, $players players", (recorded) => {
    const view = recorded as unknown as OriginSight;
    const { banks } = landOf(view, table);
    expect(banks.map((bank) => bank.seat)).toEqual([...view.table.keys()].map((i) => (i + 1) % view.players));
    for (const bank of banks) expect(bank.beings.map((being) => being.handle).sort()).toEqual(view.table[bank.seat]?.animals.map(({ name }) => name).sort());
    const apart = view.pairs.filter(({ animals: [one = "", other = ""] }) => {
      const row = banks.flatMap((bank) => bank.beings.map((being) => being.handle));
      return Math.abs(row.indexOf(one) - row.indexOf(other)) !== 1;
    });
    expect(apart.length).toBeLessThanOrEqual(view.pairs.length / 2);
  });
});

describe("small things", () => {
  const pair = (one: string, other: string): SeenPair => ({ card: `${one}${other}`, trait: "cooperation", animals: [one, other], used: false });

  it("puts partners side by side and leaves the rest alone", () => {
    expect(besideEachOther(["A1", "A2", "A3", "A4"], [pair("A1", "A4")])).toEqual(["A1", "A4", "A2", "A3"]);
    expect(besideEachOther(["A1", "A2", "A3"], [pair("A1", "A2"), pair("A1", "A3")])).toEqual(["A2", "A1", "A3"]);
    expect(besideEachOther(["A1", "A2"], [])).toEqual(["A1", "A2"]);
  });

  it("ties neighbours with one link and others with two knots of one number", () => {
    const box = (x: number, y = 0) => ({ x, y, w: 100, h: 80 });
    expect(knot(pair("A1", "A2"), 3, box(0), box(108))).toMatchObject([{ link: true, x: 104 }]);
    expect(knot(pair("A1", "A2"), 3, box(0), box(300))).toMatchObject([{ link: false, number: 3, partner: "A2" }, { link: false, number: 3, partner: "A1" }]);
    expect(knot(pair("A1", "A2"), 3, null, box(300))).toHaveLength(1);
  });

  const news = (number: number, event: string, values: (string | number)[]): News => ({ number, event, seat: 0, values });

  it("finds the dice of the last roll and what came to them", () => {
    const entry = { text: "", first: 1, last: 4, seat: 0, undone: false, news: [news(1, "die-rolled", [6]), news(2, "started", []), news(3, "die-rolled", [4]), news(4, "die-rolled", [5]), news(5, "bank-filled", [11])] };
    expect(lastRoll([entry])).toEqual({ dice: [4, 5], plus: 2, all: 11 });
    expect(lastRoll([])).toBeNull();
  });

  it("adds up what each species gains and loses before it ages", () => {
    const found = changes([news(1, "attacked", ["A1", "B1", 2]), news(2, "gained", ["A2", 1, "speed-1"]), news(3, "took", ["A1", 1, "B1", "x"]), news(4, "scored", [2, "A1"]), news(5, "lost", ["A1", 3, 1])]);
    expect([...found]).toEqual([["A1", 3], ["B1", -3], ["A2", 1]]);
  });
});
