// A table as a page shows it. Messages of a socket feed it, or frames of a replay, or a lesson.

import type { ReplayFrame, NewsItem, Question, Result, StateUpdate, TableInfo } from "../protocol";
import { Refused } from "../net/http";
import type { Ask } from "../net/socket";
import { logged, type LogEntry } from "./log";
import { duration, AnimationQueue } from "./animation-queue";
import { Reactions } from "./reactions.svelte";
import { slowness } from "./settings.svelte";
import { patched, type View } from "./view-patch";
import { text } from "../i18n/index.svelte";

/** Everything that a step of the game changes. */
interface Snapshot {
  view: View;
  news: NewsItem[];
  log: LogEntry[];
  question: Question | null;
  can_undo: boolean;
  deadlines: number[];
  results: Result[];
}

const OVERTAKEN = new Set(["lost", "stale-question", "not-asked", "no-undo"]);
/** Refusals of the engine: their sentences are for programs. */
const TECHNICAL = new Set(["illegal-move", "invalid-notation", "invalid-options", "invalid-data"]);
/** So many moments of a game under way are kept, to look back at. */
const KEPT = 400;

export class TableState {
  // The table
  info = $state.raw<TableInfo | null>(null);
  /** Whose eyes these are; null is somebody who watches. */
  seat = $state<number | null>(null);

  // The game, as far as it is shown
  view = $state.raw<View | null>(null);
  log = $state.raw<LogEntry[]>([]);
  /** Whether the server has earlier entries of the log. */
  earlier = $state(false);
  question = $state.raw<Question | null>(null);
  /** What is asked here is answered by now: what came of it still moves. */
  answered = $state(false);
  undo = $state(false);
  deadlines = $state.raw<number[]>([]);
  results = $state.raw<Result[]>([]);
  /** What moves just now, from where to where; the view is still the one before. */
  moving = $state.raw<NewsItem[]>([]);
  /** What the last step takeLocalPlayers: washed yellow for a while. */
  changed = $state.raw<NewsItem[]>([]);

  // The connection
  live = $state(false);
  /** When the next try to connect is due, in ms by our clock; 0 if none is. */
  retryAt = $state(0);
  /** The server limits how often we may connect. */
  limited = $state(false);
  refusal = $state.raw<Refused | null>(null);
  /** Why the last thing that was chosen was not done, if that is not seen on the table. */
  trouble = $state("");
  readonly reactions = new Reactions();
  /** Whether others are connected to this table, who can be spoken to. */
  shared = $state(false);
  /** By how many seconds the server's clock is ahead of ours. */
  ahead = $state(0);

  /** Leads to the moment of a piece of news, where one can go there: in a replay. */
  moment: ((number: number) => void) | null = null;
  /** Asks the server; where there is none, as in a replay, nothing can be asked. */
  ask: Ask | null = null;

  /** The earlier moment that is looked at, from 0; null is now. */
  at = $state<number | null>(null);
  private past = $state.raw<Snapshot[]>([]);
  private latest: Snapshot | null = null;
  /** Entries of the log that were asked for, from before the first news that came by itself. */
  private older: LogEntry[] = [];
  private first = 0;
  /** The log of the moment that is shown, without older entries. */
  private shown: LogEntry[] = [];
  private readonly animations = new AnimationQueue<Snapshot>(
    (snapshot) => (this.moving = snapshot.news),
    (snapshot) => this.show(snapshot),
  );

  get game(): string {
    return this.info?.game ?? "";
  }

  get over(): boolean {
    return this.results.length > 0;
  }

  /** Was connected, and is not: what is shown may be old. */
  get stale(): boolean {
    return !this.live && this.info !== null && this.retryAt > 0;
  }

  /** How many moments there are to look at: since the page was opened. */
  get moments(): number {
    return this.past.length;
  }

  get myTurn(): boolean {
    return this.question !== null;
  }

  /** What a seat is called: its player's name, or its letter. */
  nameOf(seat: number): string {
    return this.info?.seats[seat]?.name || "ABCDEFGH".charAt(seat);
  }

  /** Seconds that a seat has left; null where no clock runs. */
  secondsLeft(seat: number, now = Date.now()): number | null {
    const deadline = this.deadlines[seat] ?? 0;
    return deadline > 0 ? Math.max(0, deadline - (now / 1000 + this.ahead)) : null;
  }

  // What comes in

  /** The game as the server tells it. */
  receive(state: StateUpdate): void {
    const before = this.latest;
    const whole = patched(state.view as View, state.view_overrides);
    const anew = !before || state.reset || state.earlier === true;
    if (anew) this.restart(state);
    const log = logged(anew ? [] : before.log, state.log, state.news);
    const snapshot: Snapshot = { ...state, view: whole, log };
    this.latest = snapshot;
    if (anew) this.jump(snapshot);
    else this.animations.push(snapshot, duration(state.log.length, slowness()));
    this.compare();
  }

  /** The log begins with this state: what was before it is asked for. */
  private restart(state: StateUpdate): void {
    this.older = [];
    this.first = state.news[0]?.number ?? 0;
    this.earlier = state.earlier === true;
    if (this.earlier) [this.past, this.at] = [[], null];
  }

  /** Ask for the part of the log before the first entry that is known. */
  async showEarlier(): Promise<void> {
    const before = this.first;
    if (!this.earlier || !this.ask) return;
    const part = await this.ask({ type: "history", before }).catch(this.refused);
    if (!part || before !== this.first) return; // refused, or asked twice
    this.older = [...logged([], part.log, part.news), ...this.older];
    [this.first, this.earlier] = [part.first, part.earlier];
    this.log = [...this.older, ...this.shown];
  }

  /** The next frame of a replay. */
  step(frame: ReplayFrame, moving = true): void {
    const before = this.latest;
    const view = before ? patched(before.view, frame.view) : (frame.view as unknown as View);
    const log = logged(before?.log ?? [], frame.log, frame.news);
    const snapshot: Snapshot = {
      view,
      news: frame.news,
      log,
      question: null,
      can_undo: false,
      deadlines: [],
      results: frame.results,
    };
    this.latest = snapshot;
    if (moving && before) this.animations.push(snapshot, duration(frame.log.length, slowness()));
    else this.jump(snapshot);
  }

  /** Any moment at once, as when one jumps in a replay. */
  place(moment: Partial<Snapshot> & { view: View }): void {
    this.latest = { news: [], log: [], question: null, can_undo: false, deadlines: [], results: [], ...moment };
    this.jump(this.latest);
  }

  /** Everything will be told again, as in another language: what comes next is not added, but shown in place of all. */
  anew(): void {
    this.animations.hurry();
    this.latest = null;
    this.past = [];
    this.at = null;
  }

  /** Show where the game stands, without waiting for what moves. */
  hurry(): void {
    this.animations.hurry();
  }

  private jump(snapshot: Snapshot): void {
    this.animations.hurry();
    this.show({ ...snapshot, news: [] });
  }

  private show(snapshot: Snapshot): void {
    this.moving = [];
    if (this.ask) this.past = [...this.past, snapshot].slice(-KEPT);
    if (snapshot.results.length) this.at = null;
    if (this.at === null) this.display(snapshot);
  }

  /** Look at an earlier moment of a game under way; the last one is now. */
  lookAt(step: number): void {
    this.animations.hurry();
    const last = this.past.length - 1;
    this.at = step < last ? Math.max(0, step) : null;
    const snapshot = this.past[this.at ?? last];
    if (snapshot) this.display(this.at === null ? snapshot : { ...snapshot, question: null, can_undo: false });
  }

  /** The moment at which something happened; null if that was before the page was opened. */
  momentOf(number: number): number | null {
    const found = this.past.findIndex(({ news }) => news.some((each) => each.number === number));
    return found < 0 ? null : found;
  }

  private display(snapshot: Snapshot): void {
    this.view = snapshot.view;
    this.shown = snapshot.log;
    this.log = [...this.older, ...snapshot.log];
    this.undo = snapshot.can_undo;
    this.deadlines = snapshot.deadlines;
    this.results = snapshot.results;
    this.changed = snapshot.news;
    const same = snapshot.question?.number === this.question?.number && snapshot.question?.text === this.question?.text;
    if (!same) this.trouble = "";
    if (!same || !snapshot.question) this.question = snapshot.question;
    this.compare();
  }

  private compare(): void {
    this.answered = this.question !== null && this.question.number !== this.latest?.question?.number;
  }

  // What one does

  /** Answer the open question, by the place of an option. What moves is finished first. */
  async choose(choice: number | string): Promise<void> {
    const question = this.question;
    if (!question || !this.ask) return;
    this.hurry();
    this.trouble = "";
    await this.ask({ type: "choose", number: question.number, choice }).catch(this.refused);
  }

  async takeBack(): Promise<void> {
    this.hurry();
    this.trouble = "";
    await this.ask?.({ type: "undo" }).catch(this.refused);
  }

  /** The table itself shows that the line is lost, or what is asked by now; anything else is said. */
  private readonly refused = (error: unknown): void => {
    if (!(error instanceof Refused)) throw error;
    if (!OVERTAKEN.has(error.code)) this.trouble = TECHNICAL.has(error.code) ? text("table-not-taken") : error.message;
  };
}
