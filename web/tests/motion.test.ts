import { describe, expect, it } from "vitest";
import { gestures } from "../src/kit/motion";
import type { News } from "../src/protocol";

const news = (event: string, values: News["values"] = []): News => ({ number: 1, event, seat: 0, values });

describe("what stays where it is", () => {
  it("shows food that came by its number alone: the water is as wide as the table", () => {
    expect(gestures([news("hole-changed", [7])])).toEqual([{ at: '[data-spot="water"] .number', kind: "pulse" }]);
  });

  it("shows the zone into which the climate moves", () => {
    expect(gestures([news("climate-moved", ["cool"])])).toEqual([{ at: '[data-zone="cool"]', kind: "pulse" }]);
  });

  it("leans towards its prey, and says what it loses", () => {
    expect(gestures([news("attacked", ["A1", "B2"]), news("population-lost", ["B2", 1])])).toEqual([
      { at: '[data-being="A1"]', kind: "lean", to: '[data-being="B2"]' },
      { at: '[data-being="B2"]', kind: "pale", words: "−1" },
    ]);
  });
});
