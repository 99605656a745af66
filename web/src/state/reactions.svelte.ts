// Reactions of the players: one of a few phrases, shown for some seconds.

import type { ReactionUpdate } from "../protocol";

export type Reaction = ReactionUpdate["reaction"];
export const REACTIONS: readonly Reaction[] = [
  "hello",
  "thanks",
  "nice",
  "wow",
  "ouch",
  "sorry",
  "thinking",
  "well-played",
];
export const SHOWN = 5000; // ms

export class Reactions {
  /** The phrase that each seat shows now. */
  said = $state.raw<Readonly<Record<number, Reaction>>>({});
  /** The latest reaction, for screen readers. */
  last = $state.raw<ReactionUpdate | null>(null);
  private readonly timers = new Map<number, unknown>();

  constructor(
    private readonly after: (ms: number, work: () => void) => unknown = (ms, work) => setTimeout(work, ms),
    private readonly cancel: (timer: unknown) => void = (timer) => clearTimeout(timer as number),
  ) {}

  receive(told: ReactionUpdate): void {
    this.cancel(this.timers.get(told.seat));
    this.said = { ...this.said, [told.seat]: told.reaction };
    this.last = told;
    this.timers.set(
      told.seat,
      this.after(SHOWN, () => this.forget(told.seat)),
    );
  }

  private forget(seat: number): void {
    const { [seat]: _, ...rest } = this.said;
    this.said = rest;
  }
}
