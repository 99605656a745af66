// Types of the things on a table, independent of any game.

import type { Handle } from "../state/move-tree";

export type World = "land" | "origin" | "ocean";

/** What an animal is drawn from. */
export interface Picture {
  world: World;
  size: number;
  population: number;
  traits: string[];
  directions?: Record<string, "left" | "right">;
  picture: number;
  mood?: "calm" | "fed" | "hungry" | "asleep" | "poisoned";
  stored?: number;
}

export interface TraitShown {
  /** The key of the trait; empty if it lies face down. */
  key: string;
  name: string;
  /** The card, by which moves name it. */
  handle: Handle;
  down?: boolean;
  used?: boolean;
  arrow?: "left" | "right";
  /** A number beside the name: food in store. */
  count?: number;
}

export interface Meal {
  have: number;
  need: number;
  kind: "leaf" | "meat" | "fish";
}

/** A number of a board with its sign or its word. */
export interface Figure {
  word: string;
  value: number | string;
  sign?: string;
}

/** A species or an animal as a board shows it. */
export interface Being {
  handle: Handle;
  name: string;
  owner: number;
  mine: boolean;
  picture: Picture;
  traits: TraitShown[];
  figures: Figure[];
  /** A word in the foot, such as *hungry*. */
  mood?: string;
  meal?: Meal;
  /** Population and its limit, on boards without pips. */
  crowd?: { now: number; most: number };
  /** The whole board as a sentence, for screen readers. */
  label: string;
  /** The same numbered knot on both animals of a pair that do not stand side by side. */
  knots?: string[];
}

export type Look = "" | "can" | "picked" | "aim" | "no";

/** A part of a board that can be chosen: put the card here as a trait, grow. */
export interface Place {
  handle: Handle;
  title: string;
  text?: string;
  key?: string;
  badge?: string;
  strong?: boolean;
  look?: Look;
}

/** How a thing looks during a choice. */
export interface Stance {
  look: Look;
  key?: string;
  /** A consequence, or why not, in a few words. */
  note?: string;
  /** The badge of the trait that forbids it, for mini boards. */
  badge?: string;
  /** The whole reason, on pointing. */
  why?: string;
  cite?: string;
  gain?: string;
  changed?: boolean;
  /** The number of failed attempts; the thing shakes each time. */
  shake?: number;
}

/** Whether a change on a board only hurts: a death, or a loss without a gain. */
export const isLoss = (change: string): boolean => /^[†−-]/.test(change);

/** How a thing looks when nothing is being chosen. */
export const CALM: Stance = { look: "" };
export const NOWHERE: Place[] = [];

/** An answer on the bar. */
export interface Act {
  handle: Handle;
  label: string;
  text?: string;
  key?: string;
  /** The one main button. */
  go?: boolean;
  /** Why it is not possible. */
  why?: string;
  badge?: string;
  /** Its place in the order, once it has one. */
  nth?: number;
  picked?: boolean;
}

/** A trait on a card: its name, the whole text, and the short one that fits on the card. */
export interface CardFace {
  key: string;
  name: string;
  short: string;
  text: string;
}

export interface CardShown {
  handle: Handle;
  /** The key of its trait, or of both its faces. */
  faces: CardFace[];
  number?: number;
  sign?: "leaf" | "fish";
  suns?: number;
  snow?: number;
  label: string;
}

export interface Fact {
  sign: string;
  value: number | string;
  word: string;
}

/** A player's side of the table. */
export interface PlayerAreaShown {
  seat: number;
  name: string;
  kind: string;
  mine: boolean;
  turn: boolean;
  first: boolean;
  chosen: boolean;
  away: boolean;
  facts: Fact[];
  beings: Being[];
  /** The text for an empty area, if not about species. */
  none?: string;
}
