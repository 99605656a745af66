// What happened, in words, under the numbers of its news; what was taken back is marked as such.

import type { Line, News } from "../protocol";

export interface LogEntry extends Line {
  news: News[];
  seat: number; // whose doing it was
  undone: boolean;
}

/** The news that tells that a choice was taken back. */
const UNDONE = "undone";

/** The log with what is new; after an `undone`, lines past the number that still stands are marked. */
export function logged(log: readonly LogEntry[], story: readonly Line[], news: readonly News[]): LogEntry[] {
  let entries = [...log];
  for (const each of news) if (each.event === UNDONE) entries = withdrawn(entries, Number(each.values[0]));
  return [...entries, ...story.map((line) => entryOf(line, news))];
}

function withdrawn(entries: readonly LogEntry[], stands: number): LogEntry[] {
  return entries.map((entry) => (entry.last > stands ? { ...entry, undone: true } : entry));
}

function entryOf(line: Line, news: readonly News[]): LogEntry {
  const told = news.filter(({ number }) => line.first <= number && number <= line.last);
  return { ...line, news: told, seat: told[0]?.seat ?? -1, undone: false };
}
