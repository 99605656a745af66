// The Origin of Species and Time to Fly at the table.

import type { Game } from "../../table/game";
import type { OriginSight } from "../../view-origin";
import { asking, place } from "./question-text";
import { effects, note } from "./move-effects";
import { page } from "./field-notes";
import { sceneOf } from "./scene";
import { moveSteps } from "./move-steps";

export const origin: Game = {
  moveSteps,
  asking,
  place,
  effects,
  note,
  page,
  scene: (view, table) => sceneOf(view as OriginSight, table),
  phases: ["development", "food", "feeding", "extinction"],
};
