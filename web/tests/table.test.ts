import { describe, expect, it } from "vitest";
import type { NewsItem, StateUpdate } from "../src/protocol";
import { BEHIND, duration, AnimationQueue } from "../src/state/animation-queue";
import { logged } from "../src/state/log";
import { Refused } from "../src/net/http";
import { settings } from "../src/state/settings.svelte";
import { TableState } from "../src/state/table.svelte";
import { patched } from "../src/state/view-patch";
import { setLanguage } from "../src/i18n/index.svelte";
import { FakeWorld } from "./fakes";

const news = (number: number, event = "fed", values: NewsItem["values"] = {}): NewsItem => ({
  number,
  event,
  seat: 1,
  values,
});
const line = (text: string, first: number, last = first) => ({ text, first, last });

function state(last: number, more: Partial<StateUpdate> = {}): StateUpdate {
  return {
    type: "state",
    view: {
      hole: last,
      table: [
        { seat: 0, hand: ["?"] },
        { seat: 1, hand: ["?"] },
      ],
    },
    partial: false,
    news: [],
    log: [],
    last,
    reset: false,
    question: null,
    can_undo: false,
    deadlines: [],
    results: [],
    ...more,
  };
}

describe("a view", () => {
  it("takes fields of one's own, and players by their seats", () => {
    const common = { hole: 3, seat: null, table: [{ hand: ["?"] }, { hand: ["?"] }] };
    const mine = { seat: 1, table: { "1": { hand: ["horns-3"] } } };
    expect(patched(common, mine)).toEqual({ hole: 3, seat: 1, table: [{ hand: ["?"] }, { hand: ["horns-3"] }] });
    expect(common.table[1]).toEqual({ hand: ["?"] });
    expect(patched(common, {})).toEqual(common);
  });
});

describe("the log", () => {
  it("gives news that no sentence tells to the next one", () => {
    const log = logged([], [line("one", 1), line("two", 4)], [news(1), news(2), news(3), news(4)]);
    expect(log.map((entry) => entry.news.map(({ number }) => number))).toEqual([[1], [2, 3, 4]]);
  });

  it("has the news that a line tells", () => {
    const log = logged([], [line("B2 eats.", 4, 5)], [news(4), news(5), news(6)]);
    expect(log).toMatchObject([{ text: "B2 eats.", seat: 1, undone: false }]);
    expect(log[0]?.news.map(({ number }) => number)).toEqual([4, 5]);
  });

  it("marks what was taken back, and nothing else", () => {
    const log = logged([], [line("one", 1), line("two", 2, 3), line("three", 4)], [news(1), news(2), news(3), news(4)]);
    const after = logged(log, [line("Taken back.", 5)], [news(5, "undone", { last_kept: 1 })]);
    expect(after.map(({ undone }) => undone)).toEqual([false, true, true, false]);
  });
});

describe("a table", () => {
  it("shows the first state at once, and a fresh one without what was before", () => {
    const table = new TableState();
    table.receive(
      state(2, {
        view: {
          hole: 2,
          seat: 0,
          table: [
            { seat: 0, hand: ["horns-3"] },
            { seat: 1, hand: ["?"] },
          ],
        },
        log: [line("dealt", 1)],
        news: [news(1)],
      }),
    );
    expect(table.view).toMatchObject({ hole: 2, seat: 0, table: [{ hand: ["horns-3"] }, { hand: ["?"] }] });
    expect(table.log.map(({ text }) => text)).toEqual(["dealt"]);
    table.receive(state(9, { reset: true }));
    expect(table.view).toMatchObject({ hole: 9 });
    expect(table.log).toEqual([]);
  });

  it("asks for earlier parts of the log, until there are none", async () => {
    const table = new TableState();
    const asked: unknown[] = [];
    const parts = [
      { log: [line("two", 2), line("three", 3)], news: [news(2), news(3)], first: 2, earlier: true },
      { log: [line("one", 1)], news: [news(1)], first: 1, earlier: false },
    ];
    table.ask = ((request: unknown) => (
      asked.push(request),
      Promise.resolve(parts.shift())
    )) as unknown as TableState["ask"];
    table.receive(state(5, { earlier: true, log: [line("four", 4), line("five", 5)], news: [news(4), news(5)] }));
    expect([table.log.length, table.earlier]).toEqual([2, true]);
    await Promise.all([table.showEarlier(), table.showEarlier()]);
    table.receive(state(6, { log: [line("six", 6)], news: [news(6)] }));
    table.hurry();
    expect(table.log.map(({ text }) => text)).toEqual(["two", "three", "four", "five", "six"]);
    expect(asked).toEqual([
      { type: "history", before: 4 },
      { type: "history", before: 4 },
    ]);
    parts.splice(0);
    table.receive(state(900, { earlier: true, log: [line("late", 900)], news: [news(900)] }));
    expect([table.log.map(({ text }) => text), table.earlier, table.moments]).toEqual([["late"], true, 1]);
  });

  it("keeps offering earlier parts where the server refuses one for now", async () => {
    const table = new TableState();
    table.ask = (() => Promise.reject(new Refused("rate-limited", "Wait."))) as TableState["ask"];
    table.receive(state(5, { earlier: true, log: [line("five", 5)], news: [news(5)] }));
    await table.showEarlier();
    expect([table.earlier, table.trouble, table.log.length]).toEqual([true, "Wait.", 1]);
  });

  it("lets things move before the view follows, and hurries when one chooses", async () => {
    settings.speed = "normal";
    const table = new TableState();
    const asked: unknown[] = [];
    table.ask = ((request: unknown) => Promise.resolve(asked.push(request))) as unknown as TableState["ask"];
    table.receive(state(1, { question: { number: 8, prompt: "feed", text: "", options: [], about: {} } }));
    table.receive(state(2, { question: table.question, news: [news(2)], log: [line("B2 eats.", 2)] }));
    expect(table.moving).toHaveLength(1);
    expect(table.view).toMatchObject({ hole: 1 });
    await table.choose(3);
    expect(table.moving).toEqual([]);
    expect(table.view).toMatchObject({ hole: 2 });
    expect(asked).toEqual([{ type: "choose", number: 8, choice: 3 }]);
  });

  it("knows that its question is answered while what came of it moves", () => {
    settings.speed = "normal";
    const table = new TableState();
    table.receive(state(1, { question: { number: 8, prompt: "feed", text: "", options: [], about: {} } }));
    expect(table.answered).toBe(false);
    table.receive(state(2, { news: [news(2)], log: [line("A1 eats.", 2)] }));
    expect([table.question?.number, table.answered]).toEqual([8, true]);
    table.hurry();
    expect([table.question, table.answered]).toEqual([null, false]);
  });

  it("does not move at all when speed is off", () => {
    settings.speed = "off";
    const table = new TableState();
    table.receive(state(1));
    table.receive(state(2, { news: [news(2)], log: [line("B2 eats.", 2)] }));
    expect(table.view).toMatchObject({ hole: 2 });
    expect(table.changed).toHaveLength(1);
    settings.speed = "normal";
  });

  it("says why something was refused, unless the table shows it", async () => {
    const table = new TableState();
    const codes = ["storage-failed", "stale-question"];
    table.ask = (() =>
      Promise.reject(new Refused(codes.shift() ?? "", "Nothing was stored."))) as unknown as TableState["ask"];
    table.receive(state(1, { question: { number: 8, prompt: "feed", text: "", options: [], about: {} } }));
    await table.choose(0);
    expect(table.trouble).toBe("Nothing was stored.");
    await table.choose(0);
    expect(table.trouble).toBe("");
  });

  it("says so in the reader's language where the engine refused it", async () => {
    await setLanguage("fr");
    const table = new TableState();
    table.ask = (() =>
      Promise.reject(new Refused("illegal-move", "there are 3 options"))) as unknown as TableState["ask"];
    table.receive(state(1, { question: { number: 8, prompt: "feed", text: "", options: [], about: {} } }));
    await table.choose(0);
    expect(table.trouble).toMatch(/^Ce coup n’a pas été accepté/);
    await setLanguage("en");
  });

  it("leaves that in place as long as the same is asked", async () => {
    settings.speed = "off";
    const table = new TableState();
    const question = (number: number) => ({ number, prompt: "feed", text: "", options: [], about: {} });
    table.ask = (() =>
      Promise.reject(new Refused("storage-failed", "Nothing was stored."))) as unknown as TableState["ask"];
    table.receive(state(1, { question: question(8) }));
    await table.choose(0);
    table.receive(state(2, { question: question(8) }));
    expect(table.trouble).toBe("Nothing was stored.");
    table.receive(state(3, { question: question(12) }));
    expect(table.trouble).toBe("");
    settings.speed = "normal";
  });

  it("has its question in another language when all is told anew", () => {
    const table = new TableState();
    table.receive(state(1, { question: { number: 8, prompt: "feed", text: "Feed one.", options: [], about: {} } }));
    table.anew();
    table.receive(state(1, { question: { number: 8, prompt: "feed", text: "Nourrissez.", options: [], about: {} } }));
    expect(table.question?.text).toBe("Nourrissez.");
  });

  it("has positions from before the page was opened", async () => {
    settings.speed = "off";
    const table = new TableState();
    const asked: unknown[] = [];
    const parts = [
      {
        ...{ log: [line("three", 3)], news: [news(2), news(3)], first: 2, earlier: true },
        positions: [
          { last: 2, view: { hole: 2, table: [{ hand: [] }, { hand: ["a"] }] } },
          { last: 3, view: { hole: 3, table: { "0": { hand: ["b"] } } } },
        ],
      },
      { log: [line("one", 1)], news: [news(1)], first: 1, earlier: false, positions: [{ last: 1, view: { hole: 1 } }] },
    ];
    table.ask = ((request: unknown) => (
      asked.push(request),
      Promise.resolve(parts.shift())
    )) as unknown as TableState["ask"];
    table.receive(state(5, { earlier: true, log: [line("five", 5)], news: [news(4), news(5)] }));
    expect(table.hasEarlier).toBe(false);
    table.shared = true;
    expect([table.moments, table.hasEarlier]).toEqual([1, true]);
    await table.lookBack();
    expect(asked).toEqual([{ type: "history", before: 5, positions: true }]);
    expect([table.at, table.moments]).toEqual([1, 3]);
    expect(table.view).toEqual({ hole: 3, table: [{ hand: ["b"] }, { hand: ["a"] }] });
    expect(table.log.map(({ text }) => text)).toEqual(["three"]);
    expect(await table.momentOf(1)).toBe(0);
    expect([table.at, table.moments, table.hasEarlier]).toEqual([2, 4, true]);
    table.lookAt(0);
    expect([table.view, table.hasEarlier]).toEqual([{ hole: 1 }, false]);
    table.lookAt(Infinity);
    expect(table.log.map(({ text }) => text)).toEqual(["one", "three", "five"]);
    settings.speed = "normal";
  });

  it("lets one look back while a game goes on, and come back to now", async () => {
    settings.speed = "off";
    const table = new TableState();
    table.ask = (() => Promise.resolve()) as unknown as TableState["ask"];
    const question = { number: 8, prompt: "feed", text: "", options: [], about: {} };
    for (const last of [1, 2, 3])
      table.receive(state(last, { question, news: [news(last)], log: [line("B2 eats.", last)] }));
    table.lookAt((await table.momentOf(2)) ?? -1);
    expect([table.at, table.question]).toEqual([1, null]);
    expect(table.view).toMatchObject({ hole: 2 });
    table.receive(state(4, { question, news: [news(4)], log: [line("B3 eats.", 4)] }));
    expect(table.view).toMatchObject({ hole: 2 });
    table.lookAt(Infinity);
    expect([table.at, table.question]).toEqual([null, question]);
    expect(table.view).toMatchObject({ hole: 4 });
    settings.speed = "normal";
  });

  it("steps through frames", () => {
    const table = new TableState();
    const frame = {
      type: "frame",
      seat: null,
      move: "",
      news: [],
      log: [],
      round: 0,
      attack: false,
      results: [],
    } as const;
    table.step({ ...frame, step: 0, view: { hole: 1, table: [{ bag: 0 }] }, news: [], log: [], results: [] });
    table.step({ ...frame, step: 1, view: { table: { "0": { bag: 2 } } }, news: [], log: [], results: [] }, false);
    expect(table.view).toEqual({ hole: 1, table: [{ bag: 2 }] });
  });

  it("tells how long a seat has by the server's clock", () => {
    const table = new TableState();
    table.deadlines = [0, 110];
    table.ahead = 5;
    expect(table.secondsLeft(0)).toBeNull();
    expect(table.secondsLeft(1, 100_000)).toBe(5);
  });
});

describe("pacing", () => {
  function animations() {
    const world = new FakeWorld();
    const told: string[] = [];
    const made = new AnimationQueue<string>(
      (s) => told.push(`${s} moves`),
      (s) => told.push(`${s} is done`),
      (ms, work) => world.after(ms, work),
      (t) => world.cancel(t),
    );
    return { world, told, made };
  }

  it("shows one step after the other", () => {
    const { world, told, made } = animations();
    made.push("a", 240);
    made.push("b", 240);
    expect(told).toEqual(["a moves"]);
    world.pass(240);
    expect(told).toEqual(["a moves", "a is done", "b moves"]);
    world.pass(240);
    expect(told.at(-1)).toBe("b is done");
    expect(made.busy).toBe(false);
  });

  it("is never further behind than a second and a half", () => {
    const { told, made, world } = animations();
    for (const step of ["a", "b", "c", "d"]) made.push(step, 700);
    expect(told).toEqual(["a moves", "a is done", "b moves", "b is done", "c moves"]);
    world.pass(BEHIND);
    expect(told.at(-1)).toBe("d is done");
  });

  it("takes as long as things move, within bounds", () => {
    expect([duration(0, 1), duration(1, 1), duration(1, 2), duration(99, 1), duration(3, 0)]).toEqual([
      0, 240, 480, 1200, 0,
    ]);
  });
});
