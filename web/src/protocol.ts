// Written by tools/typescript.py from the classes of the server: run make format.

/**
 * Replace an absent player by a bot, pause or resume the game, or close the table.
 *
 * The host decides alone, except to close. Otherwise all people who are present must send it.
 */
export interface Act {
  type: "act";
  act: "close" | "pause" | "replace" | "resume";
  seat?: number;
  agree?: boolean;
  request_id?: number;
}

/**
 * Host only: seat bots at all free seats, or at one.
 */
export interface AddBots {
  type: "add-bots";
  agent: string;
  seat?: number;
  request_id?: number;
}

/**
 * An attack: its step, the attacker, the target, and whether the target was killed.
 */
export interface AttackSummary {
  step: number;
  attacker: string;
  target: string;
  killed?: boolean;
}

/**
 * A species or an animal from birth to death, by steps of the replay.
 */
export interface BeingSummary {
  name: string;
  seat: number;
  parent: string;
  born: number;
  died?: number | null;
  cause?: Cause | null;
  eaten?: number;
  population?: [number, number][];
  traits?: TraitSpan[];
}

/**
 * The bodies of all HTTP calls, by name, for the schema.
 */
export interface Bodies {
  create_table: CreateTable;
  created_table: CreatedTable;
  public_tables: PublicTable[];
  my_games: OwnGame[];
  game_offers: GameOffer[];
  lexicon: Lexicon;
  replay_request: ReplayRequest;
  replay_lines: (ReplayHeader | ReplayFrame | ErrorResponse)[];
  game_summary: GameSummary;
  lesson_offers: LessonOffer[];
  lesson_request: LessonRequest;
  lesson_step: LessonStep;
  lesson_query: LessonQuery;
}

/**
 * A bot by its name, with a description.
 */
export interface Bot {
  name: string;
  text: string;
}

/**
 * A card: its name, the keys of its traits, and its printed facts.
 */
export interface Card {
  title: string;
  traits: string[];
  facts: Record<string, unknown>;
}

/**
 * Why something happened: a kind, the key of a trait, event or Scenario, and a being.
 *
 * The being has the trait, attacks, or is eaten, depending on the kind.
 */
export interface Cause {
  kind: string;
  key?: string;
  being?: string;
  text?: string;
}

/**
 * Answer a question with the index of an option, or with its notation.
 */
export interface Choose {
  type: "choose";
  number: number;
  choice: number | string;
  request_id?: number;
}

/**
 * Add a random value to the shuffle, if the hello had none.
 */
export interface ClientSeed {
  type: "client-seed";
  client_seed: string;
  request_id?: number;
}

/**
 * The clock's settings: its kind, and the time per move or per game.
 */
export interface ClockSettings {
  kind?: "game" | "move" | "none";
  seconds?: number;
  increment?: number;
}

/**
 * A request for a new table, from the player who becomes its host.
 */
export interface CreateTable {
  settings: Settings;
  name: string;
}

/**
 * A new table: its id, the host's token, and the secrets of two links for others.
 */
export interface CreatedTable {
  table: string;
  token: string;
  join_secret: string;
  spectator_secret: string;
}

/**
 * Request a link that opens the player's own seat on another device. It works once.
 */
export interface DeviceLink {
  type: "device-link";
  request_id?: number;
}

/**
 * A request was granted, and its changes are stored.
 */
export interface Done {
  type: "done";
  request_id?: number;
}

/**
 * An explanation: its subject, our text, and printed figures with any doubt about them.
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
 * The refusal of a request, which changed nothing.
 */
export interface ErrorResponse {
  type: "error";
  code: string;
  text: string;
  detail: string;
  request_id?: number;
}

/**
 * Ask about a card, trait, zone, event or term of the game, by key or by name.
 */
export interface Explain {
  type: "explain";
  about: string;
  request_id?: number;
}

/**
 * Explanations of a subject, or the names of several subjects that it may mean.
 */
export interface ExplainAnswer {
  type: "explain";
  about: string;
  entries: Entry[];
  candidates: string[];
  request_id?: number;
}

/**
 * Make a new secret for the feed of the player's turns; it replaces the previous one.
 */
export interface FeedLink {
  type: "feed-link";
  request_id?: number;
}

/**
 * A game that this server offers, with all options of its tables.
 */
export interface GameOffer {
  key: string;
  title: string;
  text: string;
  intro: string;
  recommended: boolean;
  players: number[];
  minutes: number[];
  options: Variant[];
  exclusive: string[];
  bots: Bot[];
  sets: string[];
}

/**
 * A summary of a finished game. Steps are numbers of replay frames.
 */
export interface GameSummary {
  rounds: RoundSummary[];
  beings: BeingSummary[];
  attacks: AttackSummary[];
}

/**
 * A seat offered to a newcomer: the seats that have agreed, and all that must agree.
 */
export interface HandoverInfo {
  seat: number;
  agreed: number[];
  needed: number[];
}

/**
 * A sign of life, every 25 seconds.
 */
export interface Heartbeat {
  type: "heartbeat";
}

/**
 * The first message: the table, the right to a seat, the language, and the news seen so far.
 */
export interface Hello {
  type: "hello";
  protocol: number;
  table: string;
  token?: string;
  secret?: string;
  name?: string;
  client_seed?: string;
  join?: boolean;
  watch?: boolean;
  lang?: string;
  log?: boolean;
  trace?: boolean;
  seen?: number;
  request_id?: number;
}

/**
 * Ask what a strong bot would choose, at tables that allow hints.
 */
export interface Hint {
  type: "hint";
  number: number;
  request_id?: number;
}

/**
 * The option that a bot would choose, its outcome, and the bot's reason, or an empty text.
 */
export interface HintAnswer {
  type: "hint";
  number: number;
  agent: string;
  option: Option;
  outcome: Outcome;
  reason: string;
  request_id?: number;
}

/**
 * Ask for the news before a number, which a state left out.
 */
export interface History {
  type: "history";
  before: number;
  positions?: boolean;
  request_id?: number;
}

/**
 * The news before a number, at most 200 items.
 */
export interface HistoryAnswer {
  type: "history";
  news: NewsItem[];
  log: LogLine[];
  first: number;
  earlier: boolean;
  positions?: PastPosition[];
  request_id?: number;
}

/**
 * An illegal move: its slots by name, its notation, and the reason.
 */
export interface IllegalMove {
  values: Record<string, string | number>;
  move: string;
  reason: string;
  short: string;
  text: string;
  cite: string;
}

/**
 * Ask why other moves of a verb are illegal: those with these values in their first slots.
 */
export interface IllegalMoves {
  type: "illegal-moves";
  number: number;
  verb: string;
  values?: Record<string, string | number>;
  request_id?: number;
}

/**
 * Illegal moves of a verb, at most 60; `more` if there are others.
 */
export interface IllegalMovesAnswer {
  type: "illegal-moves";
  number: number;
  verb: string;
  moves: IllegalMove[];
  more: boolean;
  request_id?: number;
}

/**
 * Host only: make a link that opens one seat, once.
 */
export interface Invite {
  type: "invite";
  seat: number;
  request_id?: number;
}

/**
 * Give up the seat.
 */
export interface Leave {
  type: "leave";
  request_id?: number;
}

/**
 * A lesson that this server offers.
 */
export interface LessonOffer {
  game: string;
  title: string;
  steps: number;
}

/**
 * A query at a step of a lesson; the answer is the same as at a table.
 */
export interface LessonQuery {
  query: Options | WhyNot | Preview | IllegalMoves | Explain;
  path?: string[];
  lang?: string;
}

/**
 * A learner's progress: a move for each remark, or an empty text if it was only read.
 *
 * `seen` is the number of the last news item that the client has.
 */
export interface LessonRequest {
  path?: string[];
  lang?: string;
  seen?: number;
}

/**
 * One step of a lesson: a remark, a task or none, and the table.
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
  state: StateUpdate;
}

/**
 * Every card and term of a game in one language.
 */
export interface Lexicon {
  game: string;
  lang: string;
  cards: Record<string, Card>;
  entries: Entry[];
  traits: Record<string, Record<string, unknown>>;
  prompts: Record<string, string>;
  score_parts: Record<string, string>;
}

/**
 * A new secret, sent once: for the fragment of an address, or a recovery code.
 */
export interface Link {
  type: "link";
  kind: string;
  seat: number;
  secret: string;
  request_id?: number;
}

/**
 * A location of a being (`being`, `store`), of a seat (`hand`, `bag`, `score`) or of the table.
 *
 * Which ones the table has depends on the game.
 */
export interface Location {
  kind: string;
  seat?: number | null;
  being?: string;
}

/**
 * A sentence about one or several news items, those numbered from `first` to `last`.
 */
export interface LogLine {
  text: string;
  first: number;
  last: number;
}

/**
 * An event that this client may know, with its slots by name.
 *
 * Values are names of beings (`A1`), keys of cards, traits and the like, words of short lists, or
 * numbers.
 */
export interface NewsItem {
  number: number;
  event: string;
  seat: number;
  values: Record<string, string | number>;
  trace?: Trace | null;
}

/**
 * A legal move: its verb, its slots by name, and its notation.
 */
export interface Option {
  verb: string;
  values: Record<string, string | number>;
  move: string;
}

/**
 * Ask for the options of the open question as sentences.
 */
export interface Options {
  type: "options";
  number: number;
  request_id?: number;
}

/**
 * The options of a question as sentences, in the order of the options.
 */
export interface OptionsAnswer {
  type: "options";
  number: number;
  texts: string[];
  request_id?: number;
}

/**
 * The result of an option up to the next question, judged from the seat's view alone.
 */
export interface Outcome {
  choice: number;
  text: string;
  figures: Record<string, number | string>;
  traits: TraitRef[];
  news: NewsItem[];
  log: string[];
}

/**
 * A game that one of the sender's tokens opens, as that seat may know it.
 */
export interface OwnGame {
  id: string;
  game: string;
  status: string;
  seat: number;
  your_turn: boolean;
  names?: string[];
  round?: number;
  to_move?: number[];
  results?: Result[];
  time_left?: number;
}

/**
 * The game as this client saw it after a news item, as changes to the position before it.
 */
export interface PastPosition {
  last: number;
  view: Record<string, unknown>;
}

/**
 * Check the connection, if an answer is late or the page was hidden.
 */
export interface Ping {
  type: "ping";
  request_id?: number;
}

/**
 * The time on the server's clock, in seconds.
 */
export interface Pong {
  type: "pong";
  now: number;
  request_id?: number;
}

/**
 * Ask for the outcomes of options of the open question, by index; at most 24.
 */
export interface Preview {
  type: "preview";
  number: number;
  choices: number[];
  request_id?: number;
}

/**
 * The outcomes of the options that were asked about.
 */
export interface PreviewAnswer {
  type: "preview";
  number: number;
  outcomes: Outcome[];
  request_id?: number;
}

/**
 * An act that some people at the table want: the seats that agree, and all that must.
 */
export interface ProposalInfo {
  act: "close" | "pause" | "replace" | "resume";
  seat: number;
  agreed: number[];
  needed: number[];
}

/**
 * A table in the public list.
 */
export interface PublicTable {
  id: string;
  game: string;
  status: string;
  players: number;
  free_seats: number;
  names: string[];
}

/**
 * A question to a seat, with all its options.
 *
 * `about` has only the entries that apply: `attacker` and `target`, or one `being`; the `trait` or
 * `scenario` that asks; the numbers `most` and `cost`.
 */
export interface Question {
  number: number;
  prompt: string;
  text: string;
  about: Record<string, string | number>;
  options: Option[];
}

/**
 * Send one of a few phrases to the table; each client shows it in its own language.
 */
export interface React {
  type: "react";
  reaction: "hello" | "nice" | "ouch" | "sorry" | "thanks" | "thinking" | "well-played" | "wow";
  request_id?: number;
}

/**
 * The player at a seat sent a phrase. It is sent once and not stored.
 */
export interface ReactionUpdate {
  type: "reaction";
  seat: number;
  reaction: "hello" | "nice" | "ouch" | "sorry" | "thanks" | "thinking" | "well-played" | "wow";
}

/**
 * Make a code that opens the player's own seat from any browser, once.
 */
export interface RecoveryCode {
  type: "recovery-code";
  request_id?: number;
}

/**
 * Create a table for the same players, each one seat further on.
 */
export interface Rematch {
  type: "rematch";
  request_id?: number;
}

/**
 * Host only: remove a person or, before the game, a bot from a seat.
 */
export interface Remove {
  type: "remove";
  seat: number;
  request_id?: number;
}

/**
 * The table after a choice of the record. Frame 0, before the first, has no seat and no move.
 *
 * `view` is complete in frame 0. Later frames have only the fields that changed, and in `table`
 * only the players that changed, by seat.
 */
export interface ReplayFrame {
  type: "frame";
  step: number;
  seat: number | null;
  move: string;
  view: Record<string, unknown>;
  news: NewsItem[];
  log: LogLine[];
  round: number;
  attack: boolean;
  results: Result[];
}

/**
 * The first line of a replay: the game and its players.
 */
export interface ReplayHeader {
  type: "header";
  game: string;
  title: string;
  players: number;
  options: Record<string, string | number | boolean>;
  names: string[];
  choices: number;
}

/**
 * A record to replay: as a seat, as a spectator, or with all cards face up.
 */
export interface ReplayRequest {
  record: unknown;
  seat?: number | null;
  all_cards?: boolean;
  lang?: string;
  log?: boolean;
}

/**
 * Report the player at a seat to the operator, with up to 200 characters of text.
 */
export interface Report {
  type: "report";
  seat: number;
  reason: "cheating" | "conduct" | "name" | "other" | "stalling";
  text?: string;
  request_id?: number;
}

/**
 * Give the seat to a bot for the rest of the game.
 */
export interface Resign {
  type: "resign";
  request_id?: number;
}

/**
 * The points of a seat, in total and by part.
 */
export interface Result {
  seat: number;
  total: number;
  parts: Record<string, number>;
  won: boolean;
}

/**
 * A round: the step at which it begins, and the points at its end.
 */
export interface RoundSummary {
  number: number;
  step: number;
  points: number[];
}

/**
 * The replacement of the player at a seat, with both players' names.
 */
export interface SeatChange {
  number: number;
  kind: "bot-seat-taken" | "handed-over" | "handed-to-bot" | "left" | "paused" | "recovered" | "replaced" | "resigned" | "resumed" | "returned";
  seat: number;
  name: string;
  before: string;
  at: number;
}

/**
 * A seat: free, a person's or a bot's. A bot may play for a person who is away.
 */
export interface SeatInfo {
  kind: string;
  name: string;
  agent: string;
  present: boolean;
  replaced: boolean;
  ready: boolean;
  client_seed: string;
}

/**
 * A table's settings: its game, seats, privacy, clock, and policy for absent players.
 */
export interface Settings {
  game: string;
  players?: number;
  options?: Record<string, string | number | boolean>;
  sets?: string[];
  bots?: string[];
  public?: boolean;
  spectators?: boolean;
  bot_seats?: boolean;
  undo?: boolean;
  hints?: boolean | null;
  clock?: ClockSettings;
  absence_policy?: "bot" | "remove" | "wait";
  grace?: number;
  pace?: boolean;
}

/**
 * Make a link that lets people watch a private table.
 */
export interface SpectatorLink {
  type: "spectator-link";
  request_id?: number;
}

/**
 * The game as a seat or a spectator sees it, and the news since the last state.
 *
 * The first state of a connection has the whole view. Later ones are partial: `view` has only the
 * fields that changed since the last state, and its `table` only the players that changed, by
 * seat.
 */
export interface StateUpdate {
  type: "state";
  view: Record<string, unknown>;
  partial: boolean;
  news: NewsItem[];
  log: LogLine[];
  last: number;
  reset: boolean;
  question: Question | null;
  can_undo: boolean;
  deadlines: number[];
  results: Result[];
  time_left?: number[];
  earlier?: boolean;
  undo_keeps?: number;
  undo_refusal?: "" | "game" | "nothing" | "off" | "over" | "player" | "reveal" | "revealed" | "timeout";
}

/**
 * Let a bot play for oneself until one takes the seat back, chooses or reconnects.
 */
export interface Substitute {
  type: "substitute";
  on?: boolean;
  request_id?: number;
}

/**
 * The public facts of a table, except the game itself.
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
  rematch: string;
  changes?: SeatChange[];
  handovers?: HandoverInfo[];
  paused?: boolean;
  proposals?: ProposalInfo[];
}

/**
 * The table changed: its seats, its connected players or its status.
 */
export interface TableUpdate {
  type: "table";
  table: TableInfo;
}

/**
 * Where something came from, where it went, and why; each only if it is certain.
 */
export interface Trace {
  source?: Location | null;
  target?: Location | null;
  cause?: Cause | null;
}

/**
 * A trait by its key, and the being that has it.
 */
export interface TraitRef {
  key: string;
  being: string;
}

/**
 * A trait of a being: its card, and the steps at which the being gained and lost it.
 */
export interface TraitSpan {
  trait: string;
  card: string;
  gained: number;
  lost?: number | null;
}

/**
 * Take back the last choice.
 */
export interface Undo {
  type: "undo";
  request_id?: number;
}

/**
 * An option of a game. A ruling settles a point that the rules leave open.
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
 * Agree that an abandoned seat goes to a newcomer, or refuse.
 */
export interface Vote {
  type: "vote";
  seat: number;
  agree?: boolean;
  request_id?: number;
}

/**
 * The answer to a hello: the seat, and a token if the hello had a link's secret.
 */
export interface Welcome {
  type: "welcome";
  protocol: number;
  seat: number | null;
  token: string;
  table: TableInfo;
  request_id?: number;
}

/**
 * Ask for a state with the whole view.
 */
export interface WholeState {
  type: "state";
  request_id?: number;
}

/**
 * Ask why a move, in notation, is illegal now.
 */
export interface WhyNot {
  type: "why-not";
  move: string;
  request_id?: number;
}

/**
 * Why a move is illegal: a code, a few words, a sentence, the rule; empty if it is legal.
 */
export interface WhyNotAnswer {
  type: "why-not";
  move: string;
  reason: string;
  short: string;
  text: string;
  cite: string;
  request_id?: number;
}

export type ClientMessage = Hello | WholeState | Choose | Undo | Options | WhyNot | Preview | IllegalMoves | Explain | Hint | History | React | Report | ClientSeed | Leave | Resign | Substitute | Act | Remove | AddBots | Invite | Vote | SpectatorLink | RecoveryCode | DeviceLink | FeedLink | Rematch | Ping;

export type ServerMessage = Welcome | TableUpdate | StateUpdate | HistoryAnswer | OptionsAnswer | WhyNotAnswer | PreviewAnswer | IllegalMovesAnswer | ExplainAnswer | HintAnswer | ReactionUpdate | Link | Done | Pong | Heartbeat | ErrorResponse;
