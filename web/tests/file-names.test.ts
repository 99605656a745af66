import { expect, it } from "vitest";

const FILES = Object.keys(import.meta.glob("../src/**/*.svelte"));

it("gives every component a name of its own", () => {
  const names = FILES.map((path) => path.split("/").at(-1) ?? "");
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
});
