// The registered games: every part of the client that differs from game to game. A new game is a folder beside this
// file and an entry below; no other module names a game by its key. Nothing is imported before it is needed.

import type { Component } from "svelte";
import type { TableController } from "../table/table-controller.svelte";
import type { Game } from "../table/game";
import type { Picture, World } from "../table/scene-types";

export interface LoadedGame {
  game: Game;
  /** The layout of the table; `only` names the beings that are not folded away. */
  Table: Component<{ controller: TableController; only?: Set<string> | null }>;
}

export interface GameKit {
  /** Its table, a chunk of its own. */
  load: () => Promise<LoadedGame>;
  /** How its animals and badges are drawn. */
  world: World;
  /** Its catalogues, as on the server; where two have a message, the later one counts. */
  catalogues: readonly string[];
  /** An animal that stands for it on the front page. */
  emblem: Picture;
  /** What players own. */
  beings: "species" | "animals";
}

/** An animal that is drawn outside a table. */
export const animal = (
  world: World,
  picture: number,
  size: number,
  population: number,
  ...traits: string[]
): Picture => ({
  world,
  picture,
  size,
  population,
  traits,
});

const evolution = async (key: "evolution" | "climate"): Promise<LoadedGame> => {
  const [found, table] = await Promise.all([import("./evolution"), import("./evolution/EvolutionTable.svelte")]);
  return { game: found[key], Table: table.default };
};
const origin = async (): Promise<LoadedGame> => {
  const [found, table] = await Promise.all([import("./origin"), import("./origin/OriginTable.svelte")]);
  return { game: found.origin, Table: table.default };
};
const oceans = async (): Promise<LoadedGame> => {
  const [found, table] = await Promise.all([import("./oceans"), import("./oceans/OceansTable.svelte")]);
  return { game: found.oceans, Table: table.default };
};

export const GAMES: Readonly<Record<string, GameKit>> = {
  evolution: {
    load: () => evolution("evolution"),
    world: "land",
    catalogues: ["evolution"],
    emblem: animal("land", 11, 4, 3, "long-neck", "horns", "foraging"),
    beings: "species",
  },
  climate: {
    load: () => evolution("climate"),
    world: "land",
    catalogues: ["evolution", "climate"],
    emblem: animal("land", 23, 4, 2, "heavy-fur", "nocturnal"),
    beings: "species",
  },
  origin: {
    load: origin,
    world: "origin",
    catalogues: ["origin"],
    emblem: animal("origin", 5, 3, 1, "camouflage", "running", "fat-tissue"),
    beings: "animals",
  },
  "time-to-fly": {
    load: origin,
    world: "origin",
    catalogues: ["origin"],
    emblem: animal("origin", 42, 3, 1, "flight", "camouflage"),
    beings: "animals",
  },
  oceans: {
    load: oceans,
    world: "ocean",
    catalogues: ["oceans"],
    emblem: animal("ocean", 17, 4, 4, "tentacled", "bioluminescence"),
    beings: "species",
  },
};

/** Load the client code of a game; fails if it is not registered. */
export async function loadGame(game: string): Promise<LoadedGame> {
  const kit = GAMES[game];
  if (!kit) throw new Error(`no table shows ${game}`);
  return kit.load();
}

/** How the animals of a game are drawn; those of a game that is not registered live on land. */
export const worldOf = (game: string): World => GAMES[game]?.world ?? "land";

const CATALOGUES = import.meta.glob<string>("../../../src/tangledbank/texts/*/{evolution,climate,origin,oceans}.ftl", {
  query: "?raw",
  import: "default",
});

/** Load a catalogue of a game in a language; empty if there is none. */
export async function catalogue(lang: string, name: string): Promise<string> {
  return (await CATALOGUES[`../../../src/tangledbank/texts/${lang}/${name}.ftl`]?.()) ?? "";
}
