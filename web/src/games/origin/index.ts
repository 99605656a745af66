// The Origin of Species and Time to Fly at the table.

import type { Game } from "../../kit/scene";
import type { OriginSight } from "../../view-origin";
import { asking, place } from "./asking";
import { effects, note } from "./effects";
import { page } from "./notes";
import { sceneOf } from "./scene";
import { shape } from "./shape";

export const origin: Game = {
  shape,
  asking,
  place,
  effects,
  note,
  page,
  scene: (view, table) => sceneOf(view as OriginSight, table),
  phases: ["development", "food", "feeding", "extinction"],
};
