// The frames of a replay with their views and logs, and the steps worth jumping to.

import type { ReplayFrame, NewsItem } from "../protocol";
import { logged, type LogEntry } from "./log";
import { patched, type View } from "./view-patch";

const DEATHS = new Set(["extinct", "died", "eaten"]);
const UNDONE = "undone";

const tells = (frame: ReplayFrame, names: ReadonlySet<string>): boolean =>
  frame.news.some(({ event }) => names.has(event));

export class ReplayFrames {
  readonly frames: ReplayFrame[] = [];
  private readonly views: View[] = [];

  add(frame: ReplayFrame): void {
    const before = this.views.at(-1);
    this.frames.push(frame);
    this.views.push(before ? patched(before, frame.view) : (frame.view as unknown as View));
  }

  /** The number of the last step. */
  get last(): number {
    return this.frames.length - 1;
  }

  view(step: number): View | undefined {
    return this.views[step];
  }

  /** The log up to a step. Frames are merged up to each undo. */
  log(step: number): LogEntry[] {
    let log: LogEntry[] = [];
    let story: ReplayFrame["log"] = [];
    let news: NewsItem[] = [];
    for (const frame of this.frames.slice(0, step + 1)) {
      if (frame.news.some(({ event }) => event === UNDONE)) {
        log = logged(log, story, news);
        [story, news] = [[], []];
      }
      story = story.concat(frame.log);
      news = news.concat(frame.news);
    }
    return logged(log, story, news);
  }

  /** The first step of each round. */
  rounds(): { step: number; round: number }[] {
    const begun = this.frames.filter(({ round }) => round > 0);
    return begun.filter(({ round }, i) => round !== begun[i - 1]?.round).map(({ step, round }) => ({ step, round }));
  }

  attacks(): number[] {
    return this.frames.filter(({ attack }) => attack).map(({ step }) => step);
  }

  /** Attacks that killed. */
  kills(): number[] {
    return this.frames.filter((frame) => frame.attack && tells(frame, DEATHS)).map(({ step }) => step);
  }

  /** The step of an event. */
  stepOf(number: number): number | undefined {
    return this.frames.find(({ news }) => news.some((each) => each.number === number))?.step;
  }
}

/** The nearest step before or after the current one, or the current one. */
export function neighbour(steps: readonly number[], now: number, by: 1 | -1): number {
  const found = by > 0 ? steps.find((step) => step > now) : steps.findLast((step) => step < now);
  return found ?? now;
}
