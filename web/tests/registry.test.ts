import { describe, expect, it } from "vitest";
import { catalogue, GAMES, loadGame, worldOf } from "../src/games/registry";
import { LANGUAGES } from "../src/i18n/index.svelte";

const SOURCES = import.meta.glob<string>("../src/**/*.{ts,svelte}", { query: "?raw", import: "default", eager: true });

/** Modules outside `games/` in which the key of a game means something else. */
const EXCEPTIONS: Record<string, string> = {
  "../src/animals/facts.ts": "a world of drawings is called origin",
  "../src/animals/index.ts": "a world of drawings is called origin",
  "../src/table/scene-types.ts": "a world of drawings is called origin",
  "../src/pages/front/parade-animals.ts": "a world of drawings is called origin",
  "../src/icons/trait-kinds.ts": "a world of drawings is called origin",
};

/** Whether a source has the key of a game as a string or as the name of a property. */
function namesGame(source: string): boolean {
  return Object.keys(GAMES).some((key) => new RegExp(`["'\`]${key}["'\`]|(^|[{,]\\s*)${key}: `, "m").test(source));
}

describe("the registry of games", () => {
  it("has a table, a world and words in every language for each game", async () => {
    for (const [key, kit] of Object.entries(GAMES)) {
      expect((await loadGame(key)).game.phases.length, key).toBeGreaterThan(0);
      expect(worldOf(key), key).toBe(kit.emblem.world);
      for (const lang of LANGUAGES) {
        const sources = await Promise.all(kit.catalogues.map((name) => catalogue(lang, name)));
        expect(
          sources.every((source) => source.length > 0),
          `${key} in ${lang}`,
        ).toBe(true);
      }
    }
  });

  it("refuses to show a game that is not registered", async () => {
    await expect(loadGame("chess")).rejects.toThrow("no table shows chess");
    expect(worldOf("chess")).toBe("land");
  });

  it("is the only module outside the games that names one by its key", () => {
    const outside = Object.entries(SOURCES).filter(([path]) => !path.startsWith("../src/games/"));
    const found = outside.filter(([, source]) => namesGame(source)).map(([path]) => path);
    expect(found.filter((path) => !(path in EXCEPTIONS))).toEqual([]);
    expect(
      Object.keys(EXCEPTIONS).filter((path) => !found.includes(path)),
      "no longer needed",
    ).toEqual([]);
  });

  it("is kept to by a search that notices strings and properties", () => {
    expect(namesGame('if (game === "oceans") return;')).toBe(true);
    expect(namesGame("const TABLE = { climate: 1 };")).toBe(true);
    expect(namesGame("const moveSteps = { oceanic: 1 };")).toBe(false);
  });
});
