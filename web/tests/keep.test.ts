import { describe, expect, it } from "vitest";
import { keep } from "../src/kit/keep";

const table = (food: number) => ({
  banks: [
    { seat: 0, beings: [{ name: "A1", food }] },
    { seat: 1, beings: [{ name: "B1", food: 2 }] },
  ],
  hand: ["horns-3"],
});

describe("what is told again", () => {
  it("is the same object where nothing changed", () => {
    const before = table(1);
    expect(keep(before, table(1))).toBe(before);
  });

  it("is new from the top down to what changed, and the same beside it", () => {
    const before = table(1);
    const now = keep(before, table(2));
    expect(now).toEqual(table(2));
    expect(now).not.toBe(before);
    expect(now.banks[0]).not.toBe(before.banks[0]);
    expect(now.banks[1]).toBe(before.banks[1]);
    expect(now.hand).toBe(before.hand);
    expect(before).toEqual(table(1));
  });

  it("does not take one shape for another", () => {
    expect(keep([1], { 0: 1 } as object)).toEqual({ 0: 1 });
    expect(keep({ a: undefined }, { b: undefined } as object)).toEqual({ b: undefined });
    expect(keep([1, 2], [1])).toEqual([1]);
    expect(keep(null, [1])).toEqual([1]);
    expect(keep({ a: 1 }, null)).toBe(null);
  });
});
