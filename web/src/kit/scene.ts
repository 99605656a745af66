// What a game's folder makes of a view, and what it knows about its own moves.

import type { Option, Outcome } from "../protocol";
import type { TableState } from "../state/table.svelte";
import type { View } from "../state/view";
import type { Handle, Shape } from "../state/tree";
import type { Desk } from "./desk.svelte";
import type { Page } from "./page";
import type { BankShown, CardShown, Place, World } from "./types";

export interface Scene {
  world: World;
  /** In seating order from my left; mine, if I have one, is last. */
  banks: BankShown[];
  hand: CardShown[];
  /** Everything else that can be chosen, in reading order, after the banks: zones, piles, ends of a row. */
  spots: Handle[];
  /** All of them as they are read, where that is not banks first. */
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
  shape: Shape;
  phases: string[];
  /** The phase that an event tells of, for the heads of the log. */
  phaseOf?(event: string): string | undefined;
  scene(view: View, table: TableState): Scene;
  /** What an option brings, in a few words, for the board that it is about. */
  note(option: Option, outcome: Outcome): string;
  /** What it brings to others, by their handles. */
  effects(option: Option, outcome: Outcome): Record<Handle, string>;
  /** Names and numbers of a place on a board. */
  place(handle: Handle, desk: Desk): Omit<Place, "handle">;
  asking(desk: Desk): Asking;
  /** The notes on something that has a handle. */
  page(handle: Handle, desk: Desk): Page | null;
}
