/** What a trait does to a drawing. */

import type { Point } from "./geometry";
import type { Sheet } from "./canvas";

/** Traits that want the same place share it: `ground` before and behind the feet or the floor of the sea, `back`, `sky`, `flank`. */
export type Slot = "ground" | "back" | "sky" | "flank";

export interface Spot {
  readonly at: Point;
  /** Half the room there is, in units of the drawing. */
  readonly size: number;
  /** −1 behind the animal, 1 before it. */
  readonly way: number;
}

export interface Trait<P, A> {
  readonly slot?: Slot;
  readonly bend?: (plan: P) => void;
  readonly draw: (a: A, s: Sheet, spot: Spot, times: number) => void;
}

export type Traits<P, A> = Readonly<Record<string, Trait<P, A>>>;
