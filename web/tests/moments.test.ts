import { expect, test } from "vitest";
import { momentsOf, summaryOf } from "../src/table/moments";
import { holdOf } from "../src/table/stage.svelte";
import type { LogEntry } from "../src/state/log";
import type { NewsItem } from "../src/protocol";

const news = (number: number, seat: number, event: string, values = {}, cause = ""): NewsItem => ({
  number,
  seat,
  event,
  values,
  trace: cause ? ({ cause: { kind: cause, text: cause } } as NewsItem["trace"]) : null,
});
const entry = (text: string, ...items: NewsItem[]): LogEntry => ({
  text,
  first: items[0]!.number,
  last: items.at(-1)!.number,
  news: items,
  seat: items[0]!.seat,
  undone: false,
});
const LOG = [
  entry("Round 1 begins.", news(1, 0, "round-began", { round: 1 })),
  entry("The watering hole has 6 food.", news(2, 0, "hole-changed", { amount: 6, cards: 6 })),
  entry("A1 takes 1.", news(3, 0, "food-taken", { eater: "A1", amount: 1 })),
  entry("A1 attacks B1.", news(4, 0, "attacked", {}), news(5, 1, "population-lost", { amount: 1 }, "attack")),
  entry("B1 starves.", news(6, 1, "population-lost", { species: "B1", amount: 1 }, "hunger")),
  entry("B2 starves.", news(7, 1, "population-lost", { species: "B2", amount: 2 }, "hunger")),
  entry("Food scored: 1.", news(8, 0, "food-bagged", { amount: 1 })),
  entry("Round 2 begins.", news(9, 1, "round-began", { round: 2 })),
];

test("stages the reveal, starvation in one moment, and the end of the round with a summary", () => {
  const found = momentsOf(LOG, 0);
  expect(found.map(({ kind }) => kind)).toEqual(["food", "starved", "round"]);
  expect(found[1]?.text).toBe("B1 starves. B2 starves.");
  expect(found[2]?.round).toBe(1);
  expect(found[2]?.summary).toEqual([
    { seat: 0, fed: 1, starved: 0, eaten: 0, scored: 1 },
    { seat: 1, fed: 0, starved: 3, eaten: 1, scored: 0 },
  ]);
});

test("stages only what is new", () => {
  expect(momentsOf(LOG, 7).map(({ kind }) => kind)).toEqual(["round"]);
  expect(momentsOf(LOG, 9)).toEqual([]);
});

test("a summary counts prey of Origin and Oceans", () => {
  const lost = [news(1, 0, "eaten", { prey: "C2" }), news(2, 0, "attacked", { target: "B1", amount: 3 })];
  expect(summaryOf(lost).map(({ seat, eaten }) => [seat, eaten])).toEqual([
    [1, 3],
    [2, 1],
  ]);
});

test("longer texts are held longer, and the speed counts", () => {
  expect(holdOf(100, "normal")).toBeGreaterThan(holdOf(20, "normal"));
  expect(holdOf(100, "double")).toBeLessThan(holdOf(100, "normal"));
});
