// What a game's folder makes of a view, and what it knows about its own moves.

import type { Option, Outcome } from "../protocol";
import type { TableState } from "../state/table.svelte";
import type { View } from "../state/view-patch";
import type { Handle, MoveSteps } from "../state/move-tree";
import type { TableController } from "./table-controller.svelte";
import type { Page } from "./field-notes";
import type { PlayerAreaShown, CardShown, Place, World } from "./scene-types";

export interface Scene {
  world: World;
  /** In seating order from my left; mine, if I have one, is last. */
  playerAreas: PlayerAreaShown[];
  hand: CardShown[];
  /** Everything else that can be chosen, in reading order, after the playerAreas: zones, piles, ends of a row. */
  spots: Handle[];
  /** All of them as they are read, where that is not playerAreas first. */
  order?: Handle[];
}

/** What the bar says besides the question. */
export interface Asking {
  title: string;
  strong?: string;
  more?: string;
  /** The button that does it. */
  go?: string;
  /** The button that goes back. */
  back?: string;
}

export interface Game {
  moveSteps: MoveSteps;
  phases: string[];
  /** The phase that an event tells of, for the heads of the log. */
  phaseOf?(event: string): string | undefined;
  scene(view: View, table: TableState): Scene;
  /** What an option brings, in a few words, for the board that it is about. */
  note(option: Option, outcome: Outcome): string;
  /** What it brings to others, by their handles. */
  effects(option: Option, outcome: Outcome): Record<Handle, string>;
  /** Names and numbers of a place on a board. */
  place(handle: Handle, controller: TableController): Omit<Place, "handle">;
  asking(controller: TableController): Asking;
  /** The notes on something that has a handle. */
  page(handle: Handle, controller: TableController): Page | null;
}
