// Evolution and Climate at the table.

import type { Game } from "../../kit/scene";
import type { EvolutionSight } from "../../view-evolution";
import { asking, place } from "./asking";
import { effects, note } from "./effects";
import { page } from "./notes";
import { sceneOf } from "./scene";
import { shape } from "./shape";

const common = { shape, asking, place, effects, note, page, scene: (view, table) => sceneOf(view as EvolutionSight, table) } satisfies Omit<Game, "phases">;

export const evolution: Game = { ...common, phases: ["food", "play", "reveal", "feeding"] };
export const climate: Game = { ...common, phases: ["food", "play", "environment", "feeding"] };
