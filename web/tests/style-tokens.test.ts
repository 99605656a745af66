import { expect, it } from "vitest";
import { LAPTOP, PHONE, TABLET } from "../src/style/breakpoints";

const SOURCES = Object.entries(
  import.meta.glob<string>(["../src/**/*.{svelte,css}", "!../src/style/tokens.css"], {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);
const WIDTHS = [PHONE, TABLET, LAPTOP].flatMap((rem) => [`max-width: ${rem}rem`, `min-width: ${rem}.01rem`]);
const LENGTH = /(?<![\w-])[\d.]*\d(?:px|r?em|pt|v[wh])/;

/** The declarations of a property whose values break a rule, each with its file. */
function offenders(property: RegExp, breaks: (value: string) => boolean): string[] {
  return SOURCES.flatMap(([path, source]) =>
    [...source.matchAll(property)]
      .filter(([, value = ""]) => breaks(value))
      .map(([found]) => `${path}: ${found.replace(/\s+/g, " ")}`),
  );
}

it("reads the style sheets", () => {
  expect(SOURCES.filter(([, source]) => !source)).toEqual([]);
});

it("takes every font size from the type scale", () => {
  const size = (value: string): boolean => LENGTH.test(value.replace(/\/\s*[\d.]+\w*/, "")); // a line height may be raw
  expect(offenders(/(?<![\w-])font(?:-size)?:\s([^;{}]+);/g, size)).toEqual([]);
});

it("takes every corner from the radii", () => {
  expect(offenders(/border(?:-[a-z]+)*-radius:\s([^;{}]+);/g, (value) => LENGTH.test(value))).toEqual([]);
});

it("changes the layout at three widths", () => {
  const widths = (value: string): boolean =>
    [...value.matchAll(/\(([^)]*width[^)]*)\)/g)].some(([, width = ""]) => !WIDTHS.includes(width));
  expect(offenders(/@media ([^{]+)\{/g, widths)).toEqual([]);
});
