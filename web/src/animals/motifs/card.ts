/** What a motif is, how motifs make a card, and what bends the body. */

import type { Fish, SeaPlan } from "../sea-anatomy";
import { type Sheet } from "../canvas";
import type { Slot, Spot, Trait } from "../trait-drawing";

export type Motif = (a: Fish, s: Sheet, spot: Spot, times: number) => void;
export type Bend = (plan: SeaPlan) => void;
type Deep = Trait<SeaPlan, Fish>;

/** A card of these motifs. */
export const card = (slot: Slot | undefined, bend: Bend | undefined, ...motifs: readonly Motif[]): Deep => ({
  ...(slot && { slot }),
  ...(bend && { bend }),
  draw: (a, s, spot, times) => motifs.forEach((motif) => motif(a, s, spot, times)),
});

export const silent: Bend = (p) => {
  p.mouth = false;
};
export const shape =
  (changes: Partial<SeaPlan>): Bend =>
  (p) =>
    void Object.assign(p, changes);
export const grow =
  (by: number): Bend =>
  (p) => {
    p.radius *= by;
  };
export const all =
  (...bends: readonly Bend[]): Bend =>
  (p) =>
    bends.forEach((bend) => bend(p));
