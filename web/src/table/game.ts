// The interface of a game: its scene, texts and moves.

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
  /** Other things to choose, in reading order after the player areas: zones, piles, ends of a row. */
  spots: Handle[];
  /** The reading order of all handles, if player areas don't come first. */
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
  /** The consequence of an option in a few words, for its board. */
  note(option: Option, outcome: Outcome): string;
  /** The consequences for others, by handle. */
  effects(option: Option, outcome: Outcome): Record<Handle, string>;
  /** Names and numbers of a place on a board. */
  place(handle: Handle, controller: TableController): Omit<Place, "handle">;
  /** Why something can't be chosen, where the game knows better than the server's reason. */
  barred?(handle: Handle, controller: TableController): string | undefined;
  asking(controller: TableController): Asking;
  /** The notes on something that has a handle. */
  page(handle: Handle, controller: TableController): Page | null;
}
