import { describe, expect, it } from "vitest";
import { moveSteps as evolution } from "../src/games/evolution/move-steps";
import { patternOf } from "../src/table/question-patterns";
import { keysFor, picked } from "../src/state/shortcuts";
import { base, follow, grow, plain, settled, type Node } from "../src/state/move-tree";
import type { Option } from "../src/protocol";
import recorded from "./questions.json";

type Move = [verb: string, values: Option["values"]];
interface Recorded {
  game: string;
  prompt: string;
  options: Move[];
}
const QUESTIONS = recorded as unknown as Recorded[];
const option = ([verb, values]: Move): Option => ({ verb, values, move: [verb, ...Object.values(values)].join(" ") });
const shapeOf = (game: string) => (game === "evolution" || game === "climate" ? evolution : plain);

function leaves(node: Node): number[] {
  return [...(node.leaf === null ? [] : [node.leaf]), ...[...node.children.values()].flatMap(leaves)];
}
function find(game: string, prompt: string, verb: string): Option[] {
  const found = QUESTIONS.find(
    (each) => each.game === game && each.prompt === prompt && each.options.some(([name]) => name === verb),
  );
  return found?.options.map(option) ?? [];
}

describe("the tree of options", () => {
  it.each(QUESTIONS.map((each, i) => [`${each.game}: ${each.prompt} ${i}`, each] as const))(
    "reaches every option once: %s",
    (_, each) => {
      const options = each.options.map(option);
      const root = grow(options, shapeOf(each.game), each.prompt);
      expect(leaves(root).sort((a, b) => a - b)).toEqual(options.map((_, i) => i));
    },
  );

  it("offers cards first, then places on each species and at both ends", () => {
    const options = find("evolution", "play cards", "remove-trait");
    const root = grow(options, evolution);
    const cards = options.filter((each) => each.verb === "play-trait").map((each) => String(each.values.card));
    expect([...root.children.keys()]).toEqual(expect.arrayContaining([...cards, "!done", "!remove-trait"]));
    const places = [...(follow(root, [cards[0] ?? ""])?.children.keys() ?? [])];
    expect(places).toContain("+left");
    expect(places.some((place) => place.endsWith(".grow-body"))).toBe(true);
  });

  it("lets a hunter be picked, then its prey", () => {
    const options = find("climate", "feed", "attack");
    const root = grow(options, evolution);
    const { attacker, target } = options.find((each) => each.verb === "attack")?.values ?? {};
    const targets = options
      .filter((each) => each.verb === "attack" && each.values.attacker === attacker)
      .map((each) => each.values.target);
    expect([...(follow(root, [String(attacker)])?.children.keys() ?? [])]).toEqual(targets);
    expect(follow(root, [String(attacker), String(target)])?.leaf).not.toBeNull();
  });

  it("says the verb where two moves would be the same picks", () => {
    const options = [
      option(["feed", { eater: "A1" }]),
      option(["attack", { attacker: "A1", target: "B1" }]),
      option(["sleep", { animal: "A2" }]),
      option(["feed", { eater: "A2" }]),
    ];
    const root = grow(options, plain);
    expect([...(follow(root, ["A1"])?.children.keys() ?? [])]).toEqual(["!feed", "B1"]);
    expect([...(follow(root, ["A2"])?.children.keys() ?? [])]).toEqual(["!sleep", "!feed"]);
  });

  it("reads amounts, none included", () => {
    const root = grow(find("evolution", "store food", "store"), evolution);
    expect([...root.children.keys()]).toContain("=0");
    expect(patternOf("store food", [...root.children.keys()], [])).toBe("amount");
  });

  it("knows which slots picks have settled", () => {
    expect(settled({ verb: "attack", values: { attacker: "A1", target: "B2" } }, ["A1"])).toEqual({ attacker: "A1" });
    expect(settled({ verb: "attack", values: { attacker: "A1", target: "B2" } }, ["B2"])).toEqual({});
    const grown = { card: "horns-1", species: "A1" };
    expect(settled({ verb: "grow-body", values: grown }, ["horns-1", "A1.grow-body"])).toEqual(grown);
    const moved = { card: "speed-1", source: "reef", target: "zone1" };
    expect(settled({ verb: "migrate", values: moved }, ["speed-1", "reef"])).toEqual({
      card: "speed-1",
      source: "reef",
    });
    expect(base("A1.grow-body")).toBe("A1");
    expect(base("!ignore.horns")).toBe("!ignore.horns");
  });
});

describe("keys", () => {
  it("gives digits in reading order, letters to the hand, and verbs their own", () => {
    const keys = keysFor(["B1", "horns-1", "!pass", "B2"], ["fertile-2", "horns-1"]);
    expect(Object.fromEntries(keys.caps)).toEqual({ B1: "1", B2: "2", "horns-1": "W", "!pass": "P" });
    expect(picked(keys, { key: "z", code: "KeyW" })).toBe("horns-1");
    expect(picked(keys, { key: "2", code: "Digit2" })).toBe("B2");
    expect(picked(keys, { key: "&", code: "Digit1" })).toBe("B1");
  });

  it("numbers the next ten on another page", () => {
    const lit = Array.from({ length: 13 }, (_, i) => `B${i + 1}`);
    expect(keysFor(lit, []).caps.get("B10")).toBe("0");
    expect(keysFor(lit, [], 1).caps.get("B11")).toBe("1");
    expect(keysFor(lit, [], 2).caps.get("B1")).toBe("1");
    expect(keysFor(lit, []).hidden).toBe(3);
  });

  it("shows the letter that the keyboard has", () => {
    const azerty = new Map([["KeyQ", "a"]]);
    expect(keysFor(["horns-1"], ["horns-1"], 0, azerty).caps.get("horns-1")).toBe("A");
  });
});
