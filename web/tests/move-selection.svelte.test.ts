import { describe, expect, it, vi } from "vitest";
import { moveSteps } from "../src/games/evolution/move-steps";
import { confirms } from "../src/table/question-patterns";
import { MoveSelection, SOON, type Asked } from "../src/state/move-selection.svelte";
import type { Option, Question } from "../src/protocol";

/** The slots of the verbs that these tests offer. */
const SLOTS: Record<string, string[]> = {
  attack: ["attacker", "target"],
  feed: ["eater"],
  play: ["card", "species"],
  store: ["amount"],
};
const option = (move: string): Option => {
  const [verb = "", ...words] = move.split(" ");
  const values = words.map((value, i) => [SLOTS[verb]?.[i] ?? "", /^\d+$/.test(value) ? Number(value) : value]);
  return { verb, values: Object.fromEntries(values), move };
};

/** A table that asks, remembers what was asked of it, and answers as a server would. */
class FakeTable implements Asked {
  question = $state.raw<Question | null>(null);
  live = $state(true);
  answered = $state(false);
  chosen: string[] = [];
  requests: { type: string; [field: string]: unknown }[] = [];

  put(number: number, moves: string[], prompt = "feed"): void {
    this.question = { number, prompt, text: "", about: {}, options: moves.map(option) };
  }
  async choose(choice: number): Promise<void> {
    this.chosen.push(this.question?.options[choice]?.move ?? "");
  }
  ask = (async (request: { type: string; choices?: number[]; verb?: string }) => {
    this.requests.push(request);
    if (request.type === "options") return { texts: this.question?.options.map(({ move }) => `do ${move}`) };
    if (request.type === "preview")
      return { outcomes: request.choices?.map((choice) => ({ choice, log: [], news: [], figures: {} })) };
    return {
      moves: [
        { values: { attacker: "A2", target: "B3" }, short: "Hard Shell", reason: "size", text: "", cite: "", move: "" },
      ],
    };
  }) as unknown as Asked["ask"];
}

function start(moves: string[], prompt?: string): [FakeTable, MoveSelection] {
  const table = new FakeTable();
  table.put(1, moves, prompt);
  return [table, new MoveSelection(table, () => ({ moveSteps, confirms }))];
}

describe("selection", () => {
  it("learns everything again in another language, and keeps what is picked", async () => {
    const [table, selection] = start(["attack A2 B1", "attack A2 B2"]);
    selection.pick("A2");
    await selection.inform();
    expect(selection.sentence(0)).toBe("do attack A2 B1");
    table.question = { ...table.question!, text: "Nourrissez." };
    expect(selection.picks).toEqual(["A2"]);
    expect(selection.outcome(0)).toBeUndefined();
    await selection.inform();
    expect(table.requests.filter(({ type }) => type === "options")).toHaveLength(2);
    expect(selection.outcome(0)).toBeDefined();
  });

  it("does at once what needs no target", async () => {
    const [table, selection] = start(["feed A1", "feed A2", "pass"]);
    expect(selection.lit).toEqual(["A1", "A2", "!pass"]);
    selection.pick("A2");
    expect(table.chosen).toEqual(["feed A2"]);
  });

  it("aims an attack first, and does it on the second click", () => {
    const [table, selection] = start(["feed A1", "attack A2 B1", "attack A2 B2"]);
    selection.pick("A2");
    expect(selection.lit).toEqual(["B1", "B2"]);
    selection.pick("B1");
    expect([selection.aim, table.chosen]).toEqual(["B1", []]);
    selection.pick("B2");
    expect([selection.aim, selection.lit]).toEqual(["B2", ["B1", "B2"]]);
    selection.pick("B2");
    expect(table.chosen).toEqual(["attack A2 B2"]);
  });

  it("goes back step by step, and lets another one be picked", () => {
    const [, selection] = start(["attack A1 B1", "attack A2 B1"]);
    selection.pick("A1");
    selection.pick("B1");
    expect(selection.back()).toBe(true);
    expect(selection.picks).toEqual(["A1"]);
    selection.pick("A2");
    expect(selection.picks).toEqual(["A2"]);
    selection.pick("A2");
    expect(selection.picks).toEqual([]);
    expect(selection.back()).toBe(false);
  });

  it("says what was tried in vain", () => {
    const [table, selection] = start(["feed A1", "pass"]);
    selection.pick("B7");
    expect([selection.tried?.handle, table.chosen]).toEqual(["B7", []]);
  });

  it("forgets its picks when something else is asked", () => {
    const [table, selection] = start(["attack A1 B1", "attack A1 B2", "pass"]);
    selection.pick("A1");
    table.put(2, ["feed A3", "pass"]);
    expect([selection.picks, selection.lit]).toEqual([[], ["A3", "!pass"]]);
  });

  it("chooses nothing while the line is down", () => {
    const [table, selection] = start(["feed A1", "pass"]);
    table.live = false;
    selection.pick("A1");
    expect([selection.lit, table.chosen]).toEqual([[], []]);
  });

  it("offers nothing more once it is answered, and says what was chosen", async () => {
    const [table, selection] = start(["play horns A1", "done"], "play cards");
    await selection.inform();
    selection.pick("!done");
    table.answered = true;
    await Promise.resolve();
    expect([selection.lit, selection.aim, selection.chosen]).toEqual([[], null, "do done"]);
    table.put(2, ["feed A3", "pass"]);
    table.answered = false;
    expect([selection.lit, selection.chosen]).toEqual([["A3", "!pass"], ""]);
  });

  it("takes no second choice while an answer is on its way, and shows so if that takes long", async () => {
    vi.useFakeTimers();
    const [table, selection] = start(["feed A1", "feed A2"]);
    let answer = (): void => undefined;
    table.choose = (choice) => (table.chosen.push(String(choice)), new Promise((resolve) => (answer = resolve)));
    selection.pick("A1");
    selection.pick("A2");
    expect([selection.lit, table.chosen]).toEqual([["A1", "A2"], ["0"]]);
    vi.advanceTimersByTime(SOON);
    expect(selection.lit).toEqual([]);
    answer();
    await vi.runAllTimersAsync();
    expect(selection.lit).toEqual(["A1", "A2"]);
    vi.useRealTimers();
  });

  it("takes the largest amount unless another is wished", () => {
    const [table, selection] = start(["store 2", "store 1", "store 0"], "store food");
    expect([selection.amounts, selection.amount]).toEqual([[2, 1, 0], 2]);
    selection.amount = 1;
    selection.pick(`=${selection.amount}`);
    expect(table.chosen).toEqual(["store 1"]);
  });

  it("asks once for words, consequences and reasons around the picks", async () => {
    const [table, selection] = start(["attack A2 B1", "attack A2 B2", "feed A1"]);
    await selection.inform();
    selection.pick("A2");
    await selection.inform();
    await selection.inform();
    expect(table.requests.map(({ type }) => type).sort()).toEqual([
      "illegal-moves",
      "illegal-moves",
      "options",
      "preview",
      "preview",
    ]);
    expect(
      table.requests.filter(({ type }) => type === "illegal-moves").map(({ verb, values }) => [verb, values]),
    ).toEqual([
      ["feed", {}],
      ["attack", { attacker: "A2" }],
    ]);
    expect(selection.reason("B3")?.short).toBe("Hard Shell");
    expect(selection.sentence(0)).toBe("do attack A2 B1");
    selection.back();
    expect(selection.reason("B3")).toBeUndefined();
  });
});
