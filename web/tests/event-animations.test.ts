import { describe, expect, it } from "vitest";
import { attacks, flights, gestures, touched } from "../src/table/event-animations";
import type { NewsItem } from "../src/protocol";

const news = (event: string, values: NewsItem["values"] = {}): NewsItem => ({ number: 1, event, seat: 0, values });

describe("what stays where it is", () => {
  it("shows food that came by its number alone: the water is as wide as the table", () => {
    expect(gestures([news("hole-changed", { amount: 7 })])).toEqual([
      { at: '[data-spot="water"] .number', kind: "pulse" },
    ]);
  });

  it("shows the zone into which the climate moves", () => {
    expect(gestures([news("climate-moved", { zone: "cool" })])).toEqual([{ at: '[data-zone="cool"]', kind: "pulse" }]);
  });

  it("leans towards its prey, and says what it loses", () => {
    expect(
      gestures([
        news("attacked", { attacker: "A1", target: "B2" }),
        news("population-lost", { species: "B2", amount: 1, loss: "" }),
      ]),
    ).toEqual([
      { at: '[data-being="A1"]', kind: "lean", to: '[data-being="B2"]' },
      { at: '[data-being="B2"]', kind: "pale", words: "−1" },
    ]);
  });

  it("swells the badge of a trait that acts, and pales whoever dies", () => {
    expect(
      gestures([
        news("trait-acted", { trait: "horns", species: "B2" }),
        news("died", { animal: "C1" }),
        news("extinct", { species: "A1" }),
      ]),
    ).toEqual([
      { at: '[data-being="B2"] [data-badge="horns"]', kind: "swell" },
      { at: '[data-being="C1"]', kind: "pale", words: "†" },
      { at: '[data-being="A1"]', kind: "pale", words: "†" },
    ]);
  });
});

describe("what flies", () => {
  const trace = { source: { kind: "bank" }, target: { kind: "being", being: "A1" } };
  const flown = (event: string, values: NewsItem["values"]) =>
    flights([{ ...news(event, values), trace }]).map(({ thing, count }) => [thing, count]);

  it("is meat or plants, as much as was taken", () => {
    expect(flown("food-taken", { eater: "A1", amount: 3, food: "meat", source: "bank" })).toEqual([["meat", 3]]);
    expect(flown("food-taken", { eater: "A1", amount: 1, food: "plant", source: "hole" })).toEqual([["leaf", 1]]);
  });

  it("is one token where an animal grazes, however much is left in the bank", () => {
    expect(flown("red-destroyed", { animal: "A1", left: 4 })).toEqual([["leaf", 1]]);
  });
});

it("knows who attacks whom, and all whom events touch", () => {
  const ambush = news("ambushed", { attacker: "A1", target: "B2" });
  expect(attacks([ambush])).toEqual([{ from: "A1", to: "B2" }]);
  expect(touched([ambush, news("card-drawn", { card: "horns-3" })])).toEqual(["A1", "B2"]);
});
