import { describe, expect, it } from "vitest";
import type { ReplayFrame, NewsItem } from "../src/protocol";
import { neighbour, ReplayFrames } from "../src/state/replay-frames";

const news = (number: number, event: string, values: NewsItem["values"] = {}): NewsItem => ({
  number,
  event,
  seat: 0,
  values,
});

function frame(step: number, told: NewsItem[], more: Partial<ReplayFrame> = {}): ReplayFrame {
  const story = told
    .filter(({ event }) => event !== "undone")
    .map(({ number, event }) => ({ text: event, first: number, last: number }));
  return {
    type: "frame",
    step,
    seat: 0,
    move: "",
    view: { round: step },
    news: told,
    log: story,
    round: 0,
    attack: false,
    results: [],
    ...more,
  };
}

function timeline(...frames: ReplayFrame[]): ReplayFrames {
  const made = new ReplayFrames();
  for (const each of frames) made.add(each);
  return made;
}

describe("a timeline", () => {
  const first = frame(0, [news(1, "round-began", { round: 1 })], {
    view: { table: [{ bag: 0 }, { bag: 0 }], round: 1 },
    round: 1,
  });
  const eaten = frame(
    1,
    [news(2, "attacked", { attacker: "A1", target: "B1" }), news(3, "extinct", { species: "B1" })],
    { view: { table: { "1": { bag: 4 } } }, attack: true },
  );
  const whole = timeline(
    first,
    eaten,
    frame(2, [news(4, "undone", { last_kept: 1 })]),
    frame(3, [news(5, "attacked", { attacker: "A1", target: "C1" })], { attack: true }),
  );

  it("grows its views from what changes", () => {
    expect(whole.view(1)).toEqual({ table: [{ bag: 0 }, { bag: 4 }], round: 1 });
    expect(whole.view(0)).toEqual({ table: [{ bag: 0 }, { bag: 0 }], round: 1 });
    expect(whole.view(9)).toBeUndefined();
  });

  it("knows rounds, attacks and kills", () => {
    expect(whole.rounds()).toEqual([{ step: 0, round: 1 }]);
    expect(whole.attacks()).toEqual([1, 3]);
    expect(whole.kills()).toEqual([1]);
    expect(whole.stepOf(5)).toBe(3);
    expect(whole.stepOf(99)).toBeUndefined();
  });

  it("tells what had happened by a step, and what was taken back", () => {
    expect(whole.log(1).map(({ text }) => text)).toEqual(["round-began", "attacked", "extinct"]);
    expect(
      whole
        .log(3)
        .filter(({ undone }) => undone)
        .map(({ text }) => text),
    ).toEqual(["attacked", "extinct"]);
    expect(whole.log(3).at(-1)?.undone).toBe(false);
  });
});

it("a round of turns begins with the first of them", () => {
  const turns = [1, 1, 2].map((round, step) => frame(step, [], { round }));
  expect(timeline(...turns).rounds()).toEqual([
    { step: 0, round: 1 },
    { step: 2, round: 2 },
  ]);
});

it("the nearest step before or after, or the same", () => {
  expect(neighbour([2, 5, 9], 5, 1)).toBe(9);
  expect(neighbour([2, 5, 9], 5, -1)).toBe(2);
  expect(neighbour([2, 5, 9], 9, 1)).toBe(9);
  expect(neighbour([], 3, -1)).toBe(3);
});
