import { expect, it } from "vitest";
import { isLoss } from "../src/table/scene-types";

it("tells losses from gains", () => {
  expect(["†", "−2", "-1"].map(isLoss)).toEqual([true, true, true]);
  expect(["+2", "+1 −1"].map(isLoss)).toEqual([false, false]);
});
