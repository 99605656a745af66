// Evolution and Climate at the table.

import type { Game } from "../../kit/scene";
import type { EvolutionSight } from "../../view-evolution";
import { asking, place } from "./asking";
import { effects, note } from "./effects";
import { page } from "./notes";
import { sceneOf } from "./scene";
import { shape } from "./shape";

const PHASES: Record<string, string> = {
  "food-chosen": "food",
  "trait-played": "play",
  "species-made": "play",
  "body-grew": "play",
  "population-grew": "play",
  "trait-removed": "play",
  "cards-done": "play",
  "meal-began": "feeding",
  attacked: "feeding",
  passed: "feeding",
};
const phaseOf = (event: string): string | undefined => PHASES[event];

const common = {
  shape,
  phaseOf,
  asking,
  place,
  effects,
  note,
  page,
  scene: (view, table) => sceneOf(view as EvolutionSight, table),
} satisfies Omit<Game, "phases">;

export const evolution: Game = { ...common, phases: ["food", "play", "reveal", "feeding"] };
export const climate: Game = { ...common, phases: ["food", "play", "environment", "feeding"] };
