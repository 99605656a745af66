// Shows the steps of a game one after another, never far behind the real state.

export const BEHIND = 1500; // ms
export const BASE = 240; // ms for each thing that moves
const LONGEST = 1200; // ms of one step

/** The duration of a step, by the number of moves in it and the speed setting. */
export const duration = (moves: number, slowness: number): number => Math.min(moves * BASE, LONGEST) * slowness;

interface Waiting<S> {
  step: S;
  time: number;
}

/** A queue that shows a step, waits and finishes it. Steps that would be too late are finished at once. */
export class AnimationQueue<S> {
  private readonly queue: Waiting<S>[] = [];
  private timer: unknown = null;

  constructor(
    private readonly begin: (step: S) => void,
    private readonly finish: (step: S) => void,
    private readonly after: (ms: number, work: () => void) => unknown = setTimeout0,
    private readonly cancel: (timer: unknown) => void = (timer) => clearTimeout(timer as number),
  ) {}

  push(step: S, time: number): void {
    this.queue.push({ step, time });
    while (this.queue.length > 1 && this.behind() > BEHIND) this.next();
    if (this.queue.length === 1) this.start();
  }

  /** Finish all steps now, for example because the player chooses. */
  hurry(): void {
    while (this.queue.length) this.next(false);
  }

  get busy(): boolean {
    return this.queue.length > 0;
  }

  private behind(): number {
    return this.queue.reduce((sum, { time }) => sum + time, 0);
  }

  private start(): void {
    const first = this.queue[0];
    if (!first) return;
    if (first.time <= 0) return this.next();
    this.begin(first.step);
    this.timer = this.after(first.time, () => this.next());
  }

  private next(goOn = true): void {
    this.cancel(this.timer);
    const done = this.queue.shift();
    if (done) this.finish(done.step);
    if (goOn) this.start();
  }
}

const setTimeout0 = (ms: number, work: () => void): unknown => setTimeout(work, ms);
