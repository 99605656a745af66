import { describe, expect, it } from "vitest";
import { fitting } from "../src/kit/fit.svelte";

describe("pictures on boards", () => {
  it("give way until the table fits", () => {
    expect(fitting(100, -40, 4)).toBe(90);
    expect(fitting(60, -400, 4)).toBe(48);
  });

  it("grow only where there is much room", () => {
    expect(fitting(60, 80, 4)).toBe(60);
    expect(fitting(60, 120, 4)).toBe(90);
    expect(fitting(60, 900, 4)).toBe(140);
  });
});
