// Written by tools/typescript.py from the classes of the server: run make format.

/**
 * Agree that a seat whose holder is gone goes to a newcomer, or refuse.
 */
export interface Agree {
  type: "agree";
  seat: number;
  yes?: boolean;
  re?: number;
}

/**
 * A question about the table there, as at the socket, and answered like it.
 */
export interface AskTutor {
  ask: Options | Why | Preview | Targets | Explain;
  path?: string[];
  lang?: string;
}

/**
 * Moves of a verb that are not offered; `more` if only the first were judged.
 */
export interface Barred {
  type: "barred";
  number: number;
  verb: string;
  targets: Target[];
  more: boolean;
  re?: number;
}

/**
 * A species or an animal from birth to death, by the choices of the record.
 */
export interface Being {
  name: string;
  seat: number;
  parent: string;
  born: number;
  died?: number | null;
  cause?: Cause | null;
  eaten?: number;
  population?: [number, number][];
  traits?: Worn[];
}

/**
 * The bodies of HTTP calls, by name, for the schema.
 */
export interface Bodies {
  create: Create;
  created: Created;
  listed: Listed[];
  mine: Mine[];
  offers: Offer[];
  lexicon: Lexicon;
  replay: Replay;
  scenes: (Opened | Frame | Refusal)[];
  course: Course;
  lessons: LessonOffer[];
  learn: Learn;
  step: LessonStep;
  ask: AskTutor;
}

/**
 * A program that plays.
 */
export interface Bot {
  name: string;
  text: string;
}

/**
 * A card: its name, the traits on it by their keys, and what is printed, as far as is known.
 */
export interface Card {
  title: string;
  traits: string[];
  facts: Record<string, unknown>;
}

/**
 * Why something happened: a kind, the key of a trait, event or Scenario, and who it is about.
 *
 * Of a trait the being is who has it, of an attack who attacks, of prey what is eaten.
 */
export interface Cause {
  kind: string;
  key?: string;
  being?: string;
  text?: string;
}

/**
 * The answer to a question: the place of an option, or its notation.
 */
export interface Choose {
  type: "choose";
  number: number;
  choice: number | string;
  re?: number;
}

/**
 * Time to think: none, so many seconds for each move, or for the whole game and more a move.
 */
export interface ClockSettings {
  kind?: "game" | "move" | "none";
  seconds?: number;
  more?: number;
}

/**
 * A finished game as a whole. Steps are choices of the record, as in its replay.
 */
export interface Course {
  rounds: Round[];
  beings: Being[];
  hunts: Hunt[];
}

/**
 * A request for a table.
 */
export interface Create {
  settings: Settings;
  name: string;
}

/**
 * A new table: the maker's token, and the secrets of the links for others.
 */
export interface Created {
  table: string;
  token: string;
  door: string;
  watch: string;
}

/**
 * Make a link that opens one's own seat on another device, once.
 */
export interface Device {
  type: "device";
  re?: number;
}

/**
 * A request was granted, and what it changed is stored.
 */
export interface Done {
  type: "done";
  re?: number;
}

/**
 * An explanation: what it is of, and our words; figures as printed, and how sure they are.
 */
export interface Entry {
  kind: string;
  key: string;
  title: string;
  text: string;
  figures: string;
  doubt: string;
  cite: string;
  sources: string[];
}

/**
 * What a card, a trait, a zone, an event or a word of the game is: by its key or its name.
 */
export interface Explain {
  type: "explain";
  about: string;
  re?: number;
}

/**
 * What was asked about; or, where it may mean several things, their names.
 */
export interface Explanation {
  type: "explanation";
  about: string;
  entries: Entry[];
  names: string[];
  re?: number;
}

/**
 * Make a new secret for the feed of one's turns; the one before is void.
 */
export interface Feed {
  type: "feed";
  re?: number;
}

/**
 * Host: let bots play at all free seats.
 */
export interface Fill {
  type: "fill";
  agent: string;
  re?: number;
}

/**
 * What options would bring.
 */
export interface Foretold {
  type: "foretold";
  number: number;
  outcomes: Outcome[];
  re?: number;
}

/**
 * The table after a choice of the record; before the first one, it has no seat and no move.
 *
 * `view` is whole in the first frame; later it has the fields that changed, and in its `table`
 * only the players that did, by their seats.
 */
export interface Frame {
  type: "frame";
  step: number;
  seat: number | null;
  move: string;
  view: Record<string, unknown>;
  news: News[];
  story: Line[];
  round: number;
  attack: boolean;
  results: Result[];
}

/**
 * A seat offered to a newcomer: the seats that agree so far, and all that must.
 */
export interface Handover {
  seat: number;
  agreed: number[];
  needed: number[];
}

/**
 * The first message: to which table, with which right, in which language, what was seen.
 */
export interface Hello {
  type: "hello";
  protocol: number;
  table: string;
  token?: string;
  secret?: string;
  name?: string;
  part?: string;
  join?: boolean;
  watch?: boolean;
  lang?: string;
  say?: boolean;
  trace?: boolean;
  seen?: number;
  re?: number;
}

/**
 * What would a good player do? At tables that allow hints.
 */
export interface Hint {
  type: "hint";
  number: number;
  re?: number;
}

/**
 * What a player would do, and what that brings; its reason, if it gives one.
 */
export interface Hinted {
  type: "hinted";
  number: number;
  agent: string;
  option: Option;
  outcome: Outcome;
  reason: string;
  re?: number;
}

/**
 * Ask for the news before a number, which a state has left out.
 */
export interface History {
  type: "history";
  before: number;
  re?: number;
}

/**
 * News from before those of a state, as many as one part holds.
 */
export interface HistoryPart {
  type: "history";
  news: News[];
  story: Line[];
  first: number;
  more: boolean;
  re?: number;
}

/**
 * An attack: with which choice, by whom, on whom, and whether the prey died of it.
 */
export interface Hunt {
  step: number;
  hunter: string;
  prey: string;
  killed?: boolean;
}

/**
 * Host: make a link that opens one seat, once.
 */
export interface Invite {
  type: "invite";
  seat: number;
  re?: number;
}

/**
 * Where a learner is: a move for each remark, an empty text for those that were only read.
 *
 * `seen` is the number of the last news that was seen.
 */
export interface Learn {
  path?: string[];
  lang?: string;
  seen?: number;
}

/**
 * Give the seat up.
 */
export interface Leave {
  type: "leave";
  re?: number;
}

/**
 * A lesson that can be taken here.
 */
export interface LessonOffer {
  game: string;
  title: string;
  steps: number;
}

/**
 * What is said at a place of a lesson, and the table there.
 */
export interface LessonStep {
  type: "lesson";
  game: string;
  title: string;
  step: number;
  steps: number;
  over: boolean;
  remark: string;
  task: string;
  refusal: string;
  accepted: number[];
  table: TableInfo;
  state: State;
}

/**
 * Every card and word of a game in one language.
 */
export interface Lexicon {
  game: string;
  lang: string;
  cards: Record<string, Card>;
  entries: Entry[];
  traits: Record<string, Record<string, unknown>>;
  prompts: Record<string, string>;
  parts: Record<string, string>;
}

/**
 * One thing that happened, told in words; `first` and `last` are numbers of its news.
 */
export interface Line {
  text: string;
  first: number;
  last: number;
}

/**
 * A secret that was made, told once: for an address fragment, or a recovery code.
 */
export interface Link {
  type: "link";
  kind: string;
  seat: number;
  secret: string;
  re?: number;
}

/**
 * A public table.
 */
export interface Listed {
  id: string;
  game: string;
  status: string;
  players: number;
  free: number;
  names: string[];
}

/**
 * One of somebody's own games: who plays, in which round it is, and who is asked something.
 */
export interface Mine {
  id: string;
  game: string;
  status: string;
  seat: number;
  turn: boolean;
  names?: string[];
  round?: number;
  asked?: number[];
  results?: Result[];
}

/**
 * Something that happened, with its slots by name.
 *
 * Values are names of beings (`A1`), keys of cards, traits and the like, names of places and other
 * short lists, or numbers.
 */
export interface News {
  number: number;
  event: string;
  seat: number;
  values: Record<string, string | number>;
  trace?: Trace | null;
}

/**
 * A game that can be played here, with all that a table of it may settle.
 */
export interface Offer {
  key: string;
  title: string;
  text: string;
  intro: string;
  first: boolean;
  players: number[];
  minutes: number[];
  options: Variant[];
  alone: string[];
  bots: Bot[];
  sets: string[];
}

/**
 * The first line of a replay: which game it is.
 */
export interface Opened {
  type: "opened";
  game: string;
  title: string;
  players: number;
  options: Record<string, string | number | boolean>;
  names: string[];
  choices: number;
}

/**
 * A move that is offered: its verb, its slots by name, and its notation.
 */
export interface Option {
  verb: string;
  values: Record<string, string | number>;
  move: string;
}

/**
 * Say the options of the open question in words.
 */
export interface Options {
  type: "options";
  number: number;
  re?: number;
}

/**
 * What an option would bring, judged from the seat's view alone, up to the next question.
 */
export interface Outcome {
  choice: number;
  text: string;
  figures: Record<string, number | string>;
  traits: TraitOf[];
  news: News[];
  story: string[];
}

/**
 * What a person adds to the shuffle.
 */
export interface Part {
  type: "part";
  part: string;
  re?: number;
}

/**
 * Is somebody there? After 2.5 seconds of silence.
 */
export interface Ping {
  type: "ping";
  re?: number;
}

/**
 * The time on the server's clock.
 */
export interface Pong {
  type: "pong";
  now: number;
  re?: number;
}

/**
 * What options of the open question would bring, by their places; at most 24 of them.
 */
export interface Preview {
  type: "preview";
  number: number;
  choices: number[];
  re?: number;
}

/**
 * What a seat is asked, with everything that it may answer.
 *
 * `about` has what the question is about, each where there is one: `hunter` and `prey`, or one
 * `being`; the `trait` or `scenario` that asks; `most` and `cost` as numbers.
 */
export interface Question {
  number: number;
  prompt: string;
  text: string;
  about: Record<string, string | number>;
  options: Option[];
}

/**
 * Say one of a few phrases to all at the table; each reads it in their own language.
 */
export interface React {
  type: "react";
  reaction: "hello" | "nice" | "ouch" | "sorry" | "thanks" | "thinking" | "well-played" | "wow";
  re?: number;
}

/**
 * Somebody at a seat says a phrase. It is told once, and kept nowhere.
 */
export interface Reacted {
  type: "reacted";
  seat: number;
  reaction: "hello" | "nice" | "ouch" | "sorry" | "thanks" | "thinking" | "well-played" | "wow";
}

/**
 * Why a move is not possible: a code, a few words, a sentence, the rule; empty if it is.
 */
export interface Reason {
  type: "reason";
  move: string;
  reason: string;
  short: string;
  text: string;
  cite: string;
  re?: number;
}

/**
 * Make a code that brings one back to one's own seat from any browser, once.
 */
export interface Recovery {
  type: "recovery";
  re?: number;
}

/**
 * A request was refused: a code, and a sentence. Nothing changed.
 */
export interface Refusal {
  type: "error";
  code: string;
  text: string;
  detail: string;
  re?: number;
}

/**
 * Play again, with the seats turned.
 */
export interface Rematch {
  type: "rematch";
  re?: number;
}

/**
 * Host: remove somebody from a seat.
 */
export interface Remove {
  type: "remove";
  seat: number;
  re?: number;
}

/**
 * A request to play a record again, as a seat saw it, as a watcher did, or with open hands.
 */
export interface Replay {
  record: unknown;
  seat?: number | null;
  open?: boolean;
  lang?: string;
  say?: boolean;
}

/**
 * Tell the operator about the player at a seat; up to 200 characters of text.
 */
export interface Report {
  type: "report";
  seat: number;
  reason: "cheating" | "conduct" | "name" | "other" | "stalling";
  text?: string;
  re?: number;
}

/**
 * The points of a seat, part by part.
 */
export interface Result {
  seat: number;
  total: number;
  parts: Record<string, number>;
  won: boolean;
}

/**
 * A round: the choice with which it begins, and the points had the game ended with it.
 */
export interface Round {
  number: number;
  step: number;
  points: number[];
}

/**
 * One change of hands, numbered from 1: who plays a seat now, and who did before.
 */
export interface SeatChange {
  number: number;
  kind: "bot-seat-taken" | "handed-over" | "recovered" | "replaced" | "returned";
  seat: number;
  name: string;
  before: string;
  at: number;
}

/**
 * A seat: free, a person's or a bot's; a bot may play for a person who is away.
 */
export interface SeatInfo {
  kind: string;
  name: string;
  agent: string;
  present: boolean;
  replaced: boolean;
  ready: boolean;
  part: string;
}

/**
 * A table: its game, who may come, how long they may think, what happens when they leave.
 */
export interface Settings {
  game: string;
  players?: number;
  options?: Record<string, string | number | boolean>;
  sets?: string[];
  bots?: string[];
  public?: boolean;
  watchers?: boolean;
  bot_seats?: boolean;
  undo?: boolean;
  hints?: boolean | null;
  clock?: ClockSettings;
  policy?: "bot" | "remove" | "wait";
  grace?: number;
  pace?: boolean;
}

/**
 * A place: of a being (`being`, `store`), a seat (`hand`, `bag`, `score`), or the table.
 */
export interface Spot {
  kind: string;
  seat?: number | null;
  being?: string;
}

/**
 * The game as a seat, or whoever watches, knows it, and what is new.
 *
 * `view` is what everybody sees; `mine` replaces those of its fields that a seat sees otherwise.
 * In `mine`, `table` has only the players that differ, by their seats.
 */
export interface State {
  type: "state";
  view: unknown;
  mine: Record<string, unknown>;
  news: News[];
  story: Line[];
  last: number;
  fresh: boolean;
  question: Question | null;
  undo: boolean;
  deadlines: number[];
  results: Result[];
  earlier?: boolean;
}

/**
 * Something about the table changed: who sits there, who is here, whether it plays.
 */
export interface Table {
  type: "table";
  table: TableInfo;
}

/**
 * What everybody may know of a table beside the game itself.
 */
export interface TableInfo {
  id: string;
  game: string;
  title: string;
  status: string;
  host: number;
  settings: Settings;
  seats: SeatInfo[];
  commitment: string;
  next: string;
  changes?: SeatChange[];
  handovers?: Handover[];
}

/**
 * A move that is not offered: its slots by name, and the reason.
 */
export interface Target {
  values: Record<string, string | number>;
  move: string;
  reason: string;
  short: string;
  text: string;
  cite: string;
}

/**
 * Why moves of a verb are not offered: all that have these values in their first slots.
 */
export interface Targets {
  type: "targets";
  number: number;
  verb: string;
  values?: Record<string, string | number>;
  re?: number;
}

/**
 * Where something came from, where it went, and why, as far as that is certain.
 */
export interface Trace {
  source?: Spot | null;
  target?: Spot | null;
  cause?: Cause | null;
}

/**
 * A trait by its key, and who has it.
 */
export interface TraitOf {
  key: string;
  being: string;
}

/**
 * Take the last choice back.
 */
export interface Undo {
  type: "undo";
  re?: number;
}

/**
 * Something that tables may settle differently; a ruling settles what the rules leave open.
 */
export interface Variant {
  key: string;
  text: string;
  default: string | number | boolean;
  values: (string | number | boolean)[];
  cite: string;
  ruling: boolean;
}

/**
 * Make a link that lets people watch a private table.
 */
export interface Watch {
  type: "watch";
  re?: number;
}

/**
 * The answer to a hello: which seat, and a token if a link was exchanged for one.
 */
export interface Welcome {
  type: "welcome";
  protocol: number;
  seat: number | null;
  token: string;
  table: TableInfo;
  re?: number;
}

/**
 * Why a move, in notation, is not possible now.
 */
export interface Why {
  type: "why";
  move: string;
  re?: number;
}

/**
 * The options of a question as sentences.
 */
export interface Words {
  type: "words";
  number: number;
  texts: string[];
  re?: number;
}

/**
 * A trait of a being: its card, and the choices with which it came and went.
 */
export interface Worn {
  trait: string;
  card: string;
  came: number;
  went?: number | null;
}

export type Said = Hello | Choose | Undo | Options | Why | Preview | Targets | Explain | Hint | History | React | Report | Part | Leave | Remove | Fill | Invite | Agree | Watch | Recovery | Device | Feed | Rematch | Ping;

export type Told = Welcome | Table | State | HistoryPart | Words | Reason | Foretold | Barred | Explanation | Hinted | Reacted | Link | Done | Pong | Refusal;
