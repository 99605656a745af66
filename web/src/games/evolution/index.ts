// Evolution and Climate at the table.

import type { Game } from "../../table/game";
import type { EvolutionSight } from "../../view-evolution";
import { asking, place } from "./question-text";
import { effects, note } from "./move-effects";
import { page } from "./field-notes";
import { sceneOf } from "./scene";
import { moveSteps } from "./move-steps";

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
  moveSteps,
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
