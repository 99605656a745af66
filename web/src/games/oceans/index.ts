// Oceans at the table.

import type { Game } from "../../table/game";
import type { OceansSight } from "../../view-oceans";
import { asking, barred, place } from "./question-text";
import { effects, note } from "./move-effects";
import { page } from "./field-notes";
import { sceneOf } from "./scene";
import { moveSteps } from "./move-steps";

export const oceans: Game = {
  moveSteps,
  asking,
  barred,
  place,
  effects,
  note,
  page,
  scene: (view, table) => sceneOf(view as OceansSight, table),
  phases: ["play", "feeding", "aging", "draw"],
};
