import { describe, expect, it } from "vitest";
import { reuseUnchanged } from "../src/table/structural-sharing";

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
    expect(reuseUnchanged(before, table(1))).toBe(before);
  });

  it("is new from the top down to what changed, and the same beside it", () => {
    const before = table(1);
    const now = reuseUnchanged(before, table(2));
    expect(now).toEqual(table(2));
    expect(now).not.toBe(before);
    expect(now.banks[0]).not.toBe(before.banks[0]);
    expect(now.banks[1]).toBe(before.banks[1]);
    expect(now.hand).toBe(before.hand);
    expect(before).toEqual(table(1));
  });

  it("does not take one moveSteps for another", () => {
    expect(reuseUnchanged([1], { 0: 1 } as object)).toEqual({ 0: 1 });
    expect(reuseUnchanged({ a: undefined }, { b: undefined } as object)).toEqual({ b: undefined });
    expect(reuseUnchanged([1, 2], [1])).toEqual([1]);
    expect(reuseUnchanged(null, [1])).toEqual([1]);
    expect(reuseUnchanged({ a: 1 }, null)).toBe(null);
  });
});
