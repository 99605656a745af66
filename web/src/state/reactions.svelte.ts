// What people at the table say: one of a few phrases, shown for some seconds and then forgotten.

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
  /** The last phrase of each seat, as long as it is shown. */
  said = $state.raw<Readonly<Record<number, Reaction>>>({});
  /** What was said last, for those who hear it. */
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
