// Oceans at the table.

import type { Game } from "../../kit/scene";
import type { OceansSight } from "../../view-oceans";
import { asking, place } from "./asking";
import { effects, note } from "./effects";
import { page } from "./notes";
import { sceneOf } from "./scene";
import { shape } from "./shape";

export const oceans: Game = {
  shape,
  asking,
  place,
  effects,
  note,
  page,
  scene: (view, table) => sceneOf(view as OceansSight, table),
  phases: ["play", "feeding", "aging", "draw"],
};
