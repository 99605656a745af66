import { describe, expect, it } from "vitest";
import { fittingHeight } from "../src/table/fit-to-window.svelte";

describe("pictures on boards", () => {
  it("give way until the table fits", () => {
    expect(fittingHeight(100, -40, 4)).toBe(90);
    expect(fittingHeight(60, -400, 4)).toBe(48);
  });

  it("do not give way pixel by pixel", () => {
    expect(fittingHeight(100, -4, 4)).toBe(94);
    expect(fittingHeight(50, -4, 4)).toBe(48);
  });

  it("have no height that could not be seen", () => {
    expect(fittingHeight(140, 20, 4, 80)).toBe(80);
    expect(fittingHeight(80, 900, 4, 80)).toBe(80);
    expect(fittingHeight(140, -40, 4, 80)).toBe(70);
  });

  it("grow only where there is much room", () => {
    expect(fittingHeight(60, 80, 4)).toBe(60);
    expect(fittingHeight(60, 120, 4)).toBe(90);
    expect(fittingHeight(60, 900, 4)).toBe(140);
  });
});
