// The stage: shows moments one after another, each long enough to read. It never delays the game.

import { settings } from "../state/settings.svelte";
import type { Moment } from "./moments";

const FACTORS = { half: 1.6, normal: 1, double: 0.6, off: 1 } as const;
const LEAST = 1800; // ms
const PER_LETTER = 38; // ms
/** Moments that wait; older ones are in the log. */
const WAITING = 3;

/** How long a text is shown, in ms. */
export const holdOf = (letters: number, speed: keyof typeof FACTORS): number =>
  (LEAST + letters * PER_LETTER) * FACTORS[speed];

export class Stage {
  current = $state.raw<Moment | null>(null);
  private waiting: Moment[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  show(moments: readonly Moment[]): void {
    this.waiting = [...this.waiting, ...moments].slice(-WAITING);
    if (!this.current) this.next();
  }

  /** Show the next moment, or nothing. */
  next = (): void => {
    clearTimeout(this.timer);
    this.current = this.waiting.shift() ?? null;
    if (!this.current) return;
    const letters = this.current.text.length + 24 * (this.current.summary?.length ?? 0);
    this.timer = setTimeout(this.next, holdOf(letters, settings.speed));
  };

  /** Forget all moments, for example because the player chooses. */
  clear = (): void => {
    this.waiting = [];
    this.next();
  };
}
