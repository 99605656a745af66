// The WebSocket connection to a table: hello, requests and answers, heartbeat, reconnection.

import type {
  IllegalMovesAnswer,
  Done,
  ExplainAnswer,
  PreviewAnswer,
  Hello,
  HintAnswer,
  HistoryAnswer,
  Link,
  Pong,
  ReactionUpdate,
  WhyNotAnswer,
  ErrorResponse,
  ClientMessage,
  StateUpdate,
  TableInfo,
  ServerMessage,
  Welcome,
  OptionsAnswer,
} from "../protocol";
import { patched } from "../state/view-patch";
import { LOST, Refused } from "./http";

export const PROTOCOL = 3;
export const QUIET = 2500; // ms without an expected message before a ping
export const STALE = 9000; // ms without an expected message before the connection counts as lost
export const SILENT = 40_000; // ms of silence before it counts as lost; the server sends a heartbeat every 25 s
type Shown = Record<string, unknown> & { table: unknown[] };
const WAITS = [500, 1000, 2000, 4000, 8000]; // ms before each further try
const LIMITED_WAITS = [10_000, 20_000, 40_000, 60_000]; // ms, where the server limits us
const STEADY = 60_000; // ms of a connection after which earlier limits no longer count

/** Rate limits, which another attempt makes worse. */
const LIMITS = new Set(["rate-limited", "too-many"]);

/** Refusals that another attempt would not change. */
const FINAL = new Set([
  "invalid-secret",
  "link-required",
  "not-agreed",
  "not-away",
  "unknown-table",
  "seat-unavailable",
  "table-closed",
  "rules-changed",
  "no-spectators",
  "already-started",
  "invalid-name",
  "invalid-client-seed",
  "invalid-message",
  "wrong-protocol",
  "wrong-host",
  "wrong-origin",
  "banned",
]);

/** The answer type of each request. */
interface Answers {
  state: Done;
  choose: Done;
  undo: Done;
  options: OptionsAnswer;
  "why-not": WhyNotAnswer;
  preview: PreviewAnswer;
  "illegal-moves": IllegalMovesAnswer;
  explain: ExplainAnswer;
  hint: HintAnswer;
  history: HistoryAnswer;
  react: Done;
  report: Done;
  "client-seed": Done;
  leave: Done;
  resign: Done;
  substitute: Done;
  act: Done;
  remove: Done;
  "add-bots": Done;
  invite: Link;
  vote: Done;
  "spectator-link": Link;
  "recovery-code": Link;
  "device-link": Link;
  "feed-link": Link;
  rematch: Done;
  ping: Pong;
}
type Without<T> = T extends unknown ? Omit<T, "request_id"> : never;
export type Request = Without<Exclude<ClientMessage, Hello>>;
export type AnswerTo<R extends { type: keyof Answers }> = Answers[R["type"]];
export type Ask = <R extends Request>(request: R) => Promise<AnswerTo<R>>;

/** The table to enter and the right to do so: a token, a link's secret, or none. */
export interface Entry {
  table: string;
  token?: string;
  secret?: string;
  join?: boolean;
  /** Only watch, although the link would open a seat. */
  watch?: boolean;
  name?: string;
  lang: string;
}

export interface Listener {
  welcome(message: Welcome): void;
  table(info: TableInfo): void;
  state(message: StateUpdate): void;
  /** A player reacts. */
  reacted(message: ReactionUpdate): void;
  /** Connected or not; if not, when the next try is due, by our clock, and whether the server limits us. */
  line(live: boolean, retryAt: number, limited: boolean): void;
  /** The server refused for good. */
  refused(error: Refused): void;
  /** By how many seconds the server's clock is ahead of ours. */
  clock(ahead: number): void;
}

/** The browser functions that a connection needs; tests pass their own. */
export interface World {
  open(): WebSocket;
  now(): number;
  after(ms: number, work: () => void): number;
  cancel(timer: number): void;
  clientSeed(): string;
  /** A random number from 0 to 1, to spread reconnections after a server restart. */
  chance(): number;
}

export const browser: World = {
  open: () => new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/play`),
  now: () => Date.now(),
  after: (ms, work) => setTimeout(work, ms) as unknown as number,
  cancel: (timer) => clearTimeout(timer),
  chance: () => Math.random(),
  clientSeed: () =>
    Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, "0")).join(""),
};

interface Waiting {
  resolve: (answer: never) => void;
  reject: (error: Refused) => void;
}

export class Connection {
  private socket: WebSocket | null = null;
  private readonly waiting = new Map<number, Waiting>();
  private requests = 0;
  private tries = 0;
  private limited = false;
  private strikes = 0;
  private since = 0;
  private heard = 0;
  /** When we began to expect a message; 0 while we expect only heartbeats. */
  private expecting = 0;
  /** The whole view that this connection was last shown. */
  private view: Shown | null = null;
  private beat = 0;
  private retry = 0;
  private welcomed = false;
  private ended = false;
  private seen = 0;
  private readonly clientSeed: string;

  constructor(
    private entry: Entry,
    private readonly listener: Listener,
    private readonly world: World = browser,
  ) {
    this.clientSeed = world.clientSeed();
    this.connect();
  }

  /** Send a request and wait for the answer; a refusal is an error. */
  ask: Ask = (request) => {
    if (!this.welcomed || !this.socket) return Promise.reject(new Refused(LOST));
    const request_id = ++this.requests;
    this.socket.send(JSON.stringify({ ...request, request_id }));
    if (!this.expecting) this.expect();
    return new Promise((resolve, reject) => this.waiting.set(request_id, { resolve, reject }));
  };

  /** Reconnect in another language. Returns whether that was necessary. */
  speak(lang: string): boolean {
    if (lang === this.entry.lang || this.ended) return false;
    this.entry = { ...this.entry, lang };
    this.seen = 0;
    this.tryNow(true);
    return true;
  }

  /** Check the connection, or reconnect at once, when the page is shown again. */
  wake(): void {
    if (!this.welcomed) this.tryNow();
    else this.ping();
  }

  /** Reconnect at once, after a click or when the network is back. */
  tryNow(anew = false): void {
    if (this.ended || (this.welcomed && !anew)) return;
    this.drop();
    this.connect();
  }

  close(): void {
    this.ended = true;
    this.drop();
  }

  private connect(): void {
    this.world.cancel(this.retry);
    const socket = (this.socket = this.world.open());
    this.heard = this.world.now();
    socket.onopen = () => socket === this.socket && this.hello(socket);
    socket.onmessage = (event) =>
      socket === this.socket && this.receive(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = (event) => {
      if (socket !== this.socket) return;
      this.limited ||= LIMITS.has(event.reason);
      this.lose();
    };
    this.expect();
  }

  private hello(socket: WebSocket): void {
    const message: Hello = {
      type: "hello",
      protocol: PROTOCOL,
      log: true,
      trace: true,
      seen: this.seen,
      client_seed: this.clientSeed,
      ...this.entry,
    };
    socket.send(JSON.stringify(message));
  }

  private receive(message: ServerMessage): void {
    this.heard = this.world.now();
    this.take(message);
    this.expecting = this.waiting.size ? this.heard : 0;
  }

  private take(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.greet(message);
        break;
      case "table":
        this.listener.table(message.table);
        break;
      case "state":
        this.seen = message.last;
        this.view = message.partial && this.view ? patched(this.view, message.view) : (message.view as Shown);
        this.listener.state({ ...message, view: this.view, partial: false });
        break;
      case "heartbeat":
        break;
      case "reaction":
        this.listener.reacted(message);
        break;
      case "error":
        this.refuse(message);
        break;
      case "pong":
        this.listener.clock(message.now - this.heard / 1000);
        this.answer(message.request_id, message);
        break;
      default:
        this.answer(message.request_id, message);
    }
  }

  private greet(message: Welcome): void {
    this.welcomed = true;
    this.tries = 0;
    this.since = this.heard;
    if (message.seat !== null) {
      const { secret: _, join: __, ...rest } = this.entry; // a token opens the seat from now on
      this.entry = { ...rest, token: message.token || rest.token || "" };
    }
    this.listener.welcome(message);
    this.listener.line(true, 0, false);
    this.ping();
  }

  private ping(): void {
    this.socket?.send(JSON.stringify({ type: "ping" }));
    this.expect();
  }

  private answer(id: number | undefined, message: unknown): void {
    const waiting = this.waiting.get(id ?? 0);
    this.waiting.delete(id ?? 0);
    waiting?.resolve(message as never);
  }

  private refuse(refusal: ErrorResponse): void {
    const waiting = this.waiting.get(refusal.request_id ?? 0);
    if (waiting) {
      this.waiting.delete(refusal.request_id ?? 0);
      waiting.reject(Refused.of(refusal));
    } else if (FINAL.has(refusal.code)) {
      this.close();
      this.listener.line(false, 0, false);
      this.listener.refused(Refused.of(refusal));
    } else if (!refusal.request_id && LIMITS.has(refusal.code)) {
      this.limited = true; // the server closes the connection next
    }
  }

  /** Expect a message from now on. */
  private expect(): void {
    this.expecting = this.world.now();
    this.watch(QUIET);
  }

  /** Ping while an expected message is late; give up after a long silence. */
  private watch(delay: number): void {
    this.world.cancel(this.beat);
    this.beat = this.world.after(delay, () => {
      const silent = this.world.now() - Math.max(this.heard, this.expecting);
      const most = this.expecting ? STALE : SILENT;
      if (silent >= most) return this.lose();
      if (this.expecting && this.welcomed && silent >= QUIET) this.socket?.send(JSON.stringify({ type: "ping" }));
      this.watch(this.expecting ? Math.min(QUIET, most - silent) : most - silent);
    });
  }

  private lose(): void {
    const { limited } = this;
    if (this.welcomed && this.world.now() - this.since >= STEADY) this.strikes = 0;
    this.drop();
    if (this.ended) return;
    const waits = limited ? LIMITED_WAITS : WAITS;
    const count = limited ? this.strikes++ : this.tries++;
    const wait = (waits[Math.min(count, waits.length - 1)] ?? 0) * (0.75 + this.world.chance() / 2);
    this.listener.line(false, this.world.now() + wait, limited);
    this.retry = this.world.after(wait, () => this.connect());
  }

  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    this.welcomed = false;
    this.limited = false;
    this.expecting = 0;
    this.view = null;
    this.world.cancel(this.beat);
    this.world.cancel(this.retry);
    for (const { reject } of this.waiting.values()) reject(new Refused(LOST));
    this.waiting.clear();
    socket?.close();
  }
}
