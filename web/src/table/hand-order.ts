// Keeps the cards of a hand in the order in which they arrived: a view lists them in any order.

import type { CardShown } from "./scene-types";

export class HandOrder {
  private readonly ranks = new Map<string, number>();

  /** The cards in order of arrival. A card that returns, for example after an undo, gets its old place. */
  sort(cards: readonly CardShown[]): CardShown[] {
    for (const { handle } of cards) if (!this.ranks.has(handle)) this.ranks.set(handle, this.ranks.size);
    return [...cards].sort((a, b) => (this.ranks.get(a.handle) ?? 0) - (this.ranks.get(b.handle) ?? 0));
  }
}
