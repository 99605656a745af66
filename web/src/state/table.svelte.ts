// The state of a table as a page shows it, fed by the socket, a replay or a lesson.

import type {
  ClockSettings,
  HistoryAnswer,
  ReplayFrame,
  NewsItem,
  Question,
  Result,
  StateUpdate,
  TableInfo,
} from "../protocol";
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
  /** The number of the last event; only at a table on a server. */
  last?: number;
  /** The server rebuilt this position; its log is part of the latest one. */
  recalled?: boolean;
  news: NewsItem[];
  log: LogEntry[];
  question: Question | null;
  can_undo: boolean;
  undo_keeps?: number;
  undo_refusal?: string;
  deadlines: number[];
  time_left?: number[];
  results: Result[];
}

const EMPTY = { news: [], log: [], question: null, can_undo: false, deadlines: [], results: [] };
/** Prompts that all players answer face down. */
const CONCEALED = new Set(["choose food"]);
const OVERTAKEN = new Set(["lost", "stale-question", "not-asked", "no-undo"]);
/** Refusals by the engine, whose sentences are for programs. */
const TECHNICAL = new Set(["illegal-move", "invalid-notation", "invalid-options", "invalid-data"]);
/** The number of positions of a running game kept for looking back. */
const KEPT = 1500;

export class TableState {
  // The table
  info = $state.raw<TableInfo | null>(null);
  /** The seat that sees this; null for a spectator. */
  seat = $state<number | null>(null);

  // The game as shown
  view = $state.raw<View | null>(null);
  log = $state.raw<LogEntry[]>([]);
  /** Whether the server has earlier entries of the log. */
  earlier = $state(false);
  question = $state.raw<Question | null>(null);
  /** The question is answered, and the result is still being animated. */
  answered = $state(false);
  undo = $state(false);
  /** Why nothing can be undone; a code. */
  undoRefusal = $state("");
  private undoKeeps = 0;
  deadlines = $state.raw<number[]>([]);
  /** What each seat has left of its game while it isn't asked. */
  timeLeft = $state.raw<number[]>([]);
  results = $state.raw<Result[]>([]);
  /** Events being animated; the view still shows the position before them. */
  moving = $state.raw<NewsItem[]>([]);
  /** Events of the last step, highlighted for a while. */
  changed = $state.raw<NewsItem[]>([]);

  // The connection
  live = $state(false);
  /** The time of the next reconnection attempt in ms, or 0. */
  retryAt = $state(0);
  /** The server limits how often we may connect. */
  limited = $state(false);
  refusal = $state.raw<Refused | null>(null);
  /** Why the last choice failed, if the table doesn't show it. */
  trouble = $state("");
  readonly reactions = new Reactions();
  /** Whether the table is on a server, where other people may be connected. */
  shared = $state(false);
  /** By how many seconds the server's clock is ahead of ours. */
  ahead = $state(0);

  /** Jumps to the step of an event; only in a replay. */
  moment: ((number: number) => void) | null = null;
  /** Sends a request to the server; null if nothing can be asked. */
  ask: Ask | null = null;

  /** The index of the earlier position being shown; null for now. */
  at = $state<number | null>(null);
  private past = $state.raw<Snapshot[]>([]);
  /** Whether the server may have positions before the first one here. */
  private unrecalled = $state(true);
  private recalling: Promise<number> | null = null;
  private latest: Snapshot | null = null;
  /** Earlier log entries that the player asked for. */
  private older: LogEntry[] = [];
  private first = 0;
  /** The log of the position being shown, without the older entries. */
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

  /** The connection is lost, so the table may be out of date. */
  get stale(): boolean {
    return !this.live && this.info !== null && this.retryAt > 0;
  }

  /** The number of positions that the page has. */
  get moments(): number {
    return this.past.length;
  }

  /** Whether there are positions before the one being shown. */
  get hasEarlier(): boolean {
    return (this.at ?? this.past.length - 1) > 0 || (this.shared && this.past.length > 0 && this.unrecalled);
  }

  get myTurn(): boolean {
    return this.question !== null;
  }

  /** The name of a seat: its player's name, or its letter. */
  nameOf(seat: number): string {
    return this.info?.seats[seat]?.name || "ABCDEFGH".charAt(seat);
  }

  /** What an undo takes back, as the log tells it. */
  get undoes(): string {
    const own = (entry: LogEntry): boolean => entry.last > this.undoKeeps && entry.seat === this.seat && !entry.undone;
    return this.undo ? (this.log.find(own)?.text ?? "") : "";
  }

  /** Whether everyone else has made a hidden choice, so that mine is revealed at once. */
  get revealsNext(): boolean {
    const asked = (this.view as { asked?: unknown[] } | null)?.asked ?? [];
    return CONCEALED.has(this.question?.prompt ?? "") && asked.length === 1;
  }

  get clock(): ClockSettings | undefined {
    return this.info?.settings.clock;
  }

  /** Whether the view shows that a seat is asked, and its time runs. */
  runs(seat: number): boolean {
    const asked = (this.view as { asked?: { seat: number }[] } | null)?.asked ?? [];
    return (this.deadlines[seat] ?? 0) > 0 && asked.some((each) => each.seat === seat);
  }

  /** The seconds left for a seat; null without a running clock. */
  secondsLeft(seat: number, now = Date.now()): number | null {
    const deadline = this.deadlines[seat] ?? 0;
    return deadline > 0 ? Math.max(0, deadline - (now / 1000 + this.ahead)) : null;
  }

  // Input

  /** Take a state with a whole view. */
  receive(state: StateUpdate): void {
    const before = this.latest;
    const anew = !before || state.reset || state.earlier === true;
    if (anew) this.restart(state);
    const log = logged(anew ? [] : before.log, state.log, state.news);
    const snapshot: Snapshot = { ...state, view: state.view as unknown as View, log };
    this.latest = snapshot;
    if (anew) this.jump(snapshot);
    else this.animations.push(snapshot, duration(state.log.length, slowness()));
    this.compare();
  }

  /** Start the log with this state; earlier entries are loaded on request. */
  private restart(state: StateUpdate): void {
    this.older = [];
    this.first = state.news[0]?.number ?? 0;
    this.earlier = state.earlier === true;
    if (this.earlier) [this.past, this.at] = [[], null];
    this.unrecalled = true;
  }

  /** Load the part of the log before the first known entry. */
  async showEarlier(): Promise<void> {
    const before = this.first;
    if (!this.earlier || !this.ask) return;
    const part = await this.ask({ type: "history", before }).catch(this.refused);
    if (!part || before !== this.first) return; // refused, or asked twice
    this.addOlder(part);
    this.log = [...this.older, ...this.shown];
  }

  /** Add a part of the history to the log, unless the log has it. */
  private addOlder(part: HistoryAnswer): void {
    if (!part.news.length || part.first >= this.first) return;
    const entries = logged([], part.log, part.news).filter((entry) => entry.last < this.first);
    this.older = [...entries, ...this.older];
    [this.first, this.earlier] = [part.first, part.earlier];
  }

  /** Load positions before the first one here; returns how many. */
  private recall(): Promise<number> {
    this.recalling ??= this.askPositions().finally(() => (this.recalling = null));
    return this.recalling;
  }

  private async askPositions(): Promise<number> {
    const before = this.past[0]?.last;
    if (!this.ask || !this.shared || before === undefined || !this.unrecalled) return 0;
    const part = await this.ask({ type: "history", before, positions: true }).catch(this.refused);
    if (!part || this.past[0]?.last !== before) return 0;
    this.unrecalled = part.earlier;
    this.addOlder(part);
    const found = recalled(part);
    this.past = [...found, ...this.past];
    if (this.at !== null) this.at += found.length;
    return found.length;
  }

  /** Take the next frame of a replay. */
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

  /** Show any position at once, for example after a jump in a replay. */
  place(moment: Partial<Snapshot> & { view: View }): void {
    this.latest = { ...EMPTY, ...moment };
    this.jump(this.latest);
  }

  /** Forget everything: the next state replaces the table, for example in another language. */
  anew(): void {
    this.animations.hurry();
    this.latest = null;
    this.past = [];
    this.at = null;
  }

  /** Finish all animations at once. */
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

  /** Show an earlier position of a running game; the last one is now. */
  lookAt(step: number): void {
    this.animations.hurry();
    const last = this.past.length - 1;
    this.at = step < last ? Math.max(0, step) : null;
    const snapshot = this.past[this.at ?? last];
    if (snapshot) this.display(this.at === null ? snapshot : { ...snapshot, question: null, can_undo: false });
  }

  /** Show the position before the one being shown, from the server if need be. */
  async lookBack(): Promise<void> {
    let at = this.at ?? this.past.length - 1;
    if (at === 0) at += await this.recall();
    if (at > 0) this.lookAt(at - 1);
  }

  /** The position after an event, from the server if need be; null if nobody has it. */
  async momentOf(number: number): Promise<number | null> {
    while (number < (this.past[0]?.last ?? 0) && (await this.recall()));
    const found = this.past.findIndex(({ last }) => number <= (last ?? 0));
    return found < 0 ? null : found;
  }

  private display(snapshot: Snapshot): void {
    this.view = snapshot.view;
    this.shown = snapshot.log;
    this.log = snapshot.recalled ? this.logUntil(snapshot.last ?? 0) : [...this.older, ...snapshot.log];
    this.undo = snapshot.can_undo;
    this.undoRefusal = snapshot.undo_refusal ?? "";
    this.undoKeeps = snapshot.undo_keeps ?? 0;
    this.deadlines = snapshot.deadlines;
    this.timeLeft = snapshot.time_left ?? [];
    this.results = snapshot.results;
    this.changed = snapshot.news;
    const same = snapshot.question?.number === this.question?.number && snapshot.question?.text === this.question?.text;
    if (!same) this.trouble = "";
    if (!same || !snapshot.question) this.question = snapshot.question;
    this.compare();
  }

  /** The entries about events up to a number. */
  private logUntil(last: number): LogEntry[] {
    return [...this.older, ...(this.latest?.log ?? [])].filter((entry) => entry.last <= last);
  }

  private compare(): void {
    this.answered = this.question !== null && this.question.number !== this.latest?.question?.number;
  }

  // Actions

  /** Answer the open question with an option. Finishes all animations first. */
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

  /** Report a refusal, unless the table already shows its cause. */
  private readonly refused = (error: unknown): void => {
    if (!(error instanceof Refused)) throw error;
    if (!OVERTAKEN.has(error.code)) this.trouble = TECHNICAL.has(error.code) ? text("table-not-taken") : error.message;
  };
}

/** The positions of a part of the history. */
function recalled(part: HistoryAnswer): Snapshot[] {
  const found: Snapshot[] = [];
  for (const { last, view: changes } of part.positions ?? []) {
    const before = found.at(-1);
    const view = before ? patched(before.view, changes) : (changes as unknown as View);
    const news = part.news.filter(({ number }) => number > (before?.last ?? -Infinity) && number <= last);
    found.push({ ...EMPTY, recalled: true, view, last, news });
  }
  return found;
}
