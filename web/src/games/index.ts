// The tables of all games, each a chunk of its own.

import type { Component } from "svelte";
import type { Desk } from "../kit/desk.svelte";
import type { Game } from "../kit/scene";

export interface Played {
  game: Game;
  /** Banks and what lies between them; `only` are the beings that are not folded away. */
  Table: Component<{ desk: Desk; only?: Set<string> | null }>;
}

const evolution = async (climatic: boolean): Promise<Played> => {
  const [found, table] = await Promise.all([import("./evolution"), import("./evolution/Evolution.svelte")]);
  return { game: climatic ? found.climate : found.evolution, Table: table.default };
};

const origin = async (): Promise<Played> => {
  const [found, table] = await Promise.all([import("./origin"), import("./origin/Origin.svelte")]);
  return { game: found.origin, Table: table.default };
};
const oceans = async (): Promise<Played> => {
  const [found, table] = await Promise.all([import("./oceans"), import("./oceans/Oceans.svelte")]);
  return { game: found.oceans, Table: table.default };
};

const GAMES: Record<string, () => Promise<Played>> = {
  evolution: () => evolution(false),
  climate: () => evolution(true),
  origin,
  "time-to-fly": origin,
  oceans,
};

/** What shows a game; an error if there is nothing. */
export async function played(game: string): Promise<Played> {
  const load = GAMES[game];
  if (!load) throw new Error(`no table shows ${game}`);
  return load();
}
