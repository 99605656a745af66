// Key moments of a game, such as a reveal, starvation or the end of a round.

import type { LogEntry } from "../state/log";
import type { NewsItem } from "../protocol";

export const KINDS = ["food", "zone", "event", "weather", "starved", "scenario", "cambrian", "last", "round"] as const;
export type MomentKind = (typeof KINDS)[number];

/** What one seat did and suffered in a round. */
export interface SeatSummary {
  seat: number;
  fed: number;
  starved: number;
  eaten: number;
  scored: number;
}

export interface Moment {
  kind: MomentKind;
  /** The number of its first event, as a key. */
  number: number;
  /** What the log says about it. */
  text: string;
  round?: number;
  summary?: SeatSummary[];
}

const STAGED: Record<string, MomentKind> = {
  "hole-changed": "food",
  "bank-filled": "food",
  "climate-moved": "zone",
  "event-struck": "event",
  "event-laid": "event",
  "food-burnt": "event",
  "scenario-began": "scenario",
  "scenario-ended": "scenario",
  cambrian: "cambrian",
  "last-round": "last",
  "deck-ran-out": "last",
};
const FED = new Set([
  "food-taken",
  "red-taken",
  "blue-gained",
  "foraged",
  "foraged-from-species",
  "gained",
  "taken-from-species",
  "taken-from-place",
  "leeched",
]);
const HARMED = new Set(["population-lost", "died", "extinct"]);
const BEGINS = new Set(["round-began", "turn-began"]);

const causeOf = (news: NewsItem): string => news.trace?.cause?.kind ?? "";

function kindOf(news: NewsItem): MomentKind | undefined {
  if (news.event === "hole-changed" && !news.values.cards) return undefined; // not the reveal
  if (HARMED.has(news.event) && causeOf(news) === "hunger") return "starved";
  if (news.event === "population-lost" && news.values.loss) return "weather";
  return STAGED[news.event];
}

/** The round that an entry begins; 0 if it begins none. */
function beginsRound(entry: LogEntry): number {
  const begun = entry.news.find((news) => BEGINS.has(news.event));
  return Number(begun?.values.round ?? begun?.values.turn ?? 0);
}

/** The moments among the entries after `seen`, those of one kind together. */
export function momentsOf(log: readonly LogEntry[], seen: number): Moment[] {
  const entries = log.filter((entry) => !entry.undone);
  const moments: Moment[] = [];
  let round = 0;
  entries.forEach((entry, at) => {
    const begins = beginsRound(entry);
    if (entry.first > seen) {
      const kind = entry.news.map(kindOf).find(Boolean);
      if (kind) add(moments, { kind, number: entry.first, text: entry.text });
      if (begins > 1 && begins > round) moments.push(roundMoment(entries, at, begins - 1));
    }
    round = Math.max(round, begins);
  });
  return moments.filter(({ kind, text }) => text || kind === "round");
}

function add(moments: Moment[], moment: Moment): void {
  const last = moments.at(-1);
  if (last?.kind === moment.kind) last.text = `${last.text} ${moment.text}`.trim();
  else moments.push(moment);
}

/** The summary of the round that ends where an entry begins the next. */
function roundMoment(entries: readonly LogEntry[], end: number, round: number): Moment {
  const begin = Math.max(
    0,
    entries.findIndex((entry) => beginsRound(entry) === round),
  );
  const news = entries.slice(begin, end).flatMap((entry) => entry.news);
  return { kind: "round", number: entries[end]!.first, text: "", round, summary: summaryOf(news) };
}

/** What each seat did and suffered, in seating order. */
export function summaryOf(news: readonly NewsItem[]): SeatSummary[] {
  const seats = new Map<number, SeatSummary>();
  const add = (seat: number, what: keyof Omit<SeatSummary, "seat">, amount: number): void => {
    if (seat < 0 || !amount) return;
    const found = seats.get(seat) ?? { seat, fed: 0, starved: 0, eaten: 0, scored: 0 };
    seats.set(seat, { ...found, [what]: found[what] + amount });
  };
  for (const each of news) {
    const amount = Number(each.values.amount ?? 1);
    if (FED.has(each.event)) add(each.seat, "fed", amount);
    if (each.event === "food-bagged" || each.event === "scored") add(each.seat, "scored", amount);
    if (each.event === "population-lost" && causeOf(each) === "hunger") add(each.seat, "starved", amount);
    if (each.event === "died" && causeOf(each) === "hunger") add(each.seat, "starved", 1);
    if (each.event === "population-lost" && causeOf(each) === "attack") add(each.seat, "eaten", amount);
    if (each.event === "eaten") add(seatOf(each.values.prey), "eaten", 1);
    if (each.event === "attacked" && each.values.amount) add(seatOf(each.values.target), "eaten", amount); // Oceans
  }
  return [...seats.values()].sort((a, b) => a.seat - b.seat);
}

const seatOf = (being: string | number | undefined): number => "ABCDEFGH".indexOf(String(being).charAt(0));
