import { describe, expect, it } from "vitest";
import { fitting } from "../src/kit/fit.svelte";

describe("pictures on boards", () => {
  it("give way until the table fits", () => {
    expect(fitting(100, -40, 4)).toBe(90);
    expect(fitting(60, -400, 4)).toBe(48);
  });

  it("do not give way pixel by pixel", () => {
    expect(fitting(100, -4, 4)).toBe(94);
    expect(fitting(50, -4, 4)).toBe(48);
  });

  it("have no height that could not be seen", () => {
    expect(fitting(140, 20, 4, 80)).toBe(80);
    expect(fitting(80, 900, 4, 80)).toBe(80);
    expect(fitting(140, -40, 4, 80)).toBe(70);
  });

  it("grow only where there is much room", () => {
    expect(fitting(60, 80, 4)).toBe(60);
    expect(fitting(60, 120, 4)).toBe(90);
    expect(fitting(60, 900, 4)).toBe(140);
  });
});
