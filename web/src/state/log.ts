// What happened, in words, under the numbers of its news; what was taken back is marked as such.

import type { LogLine, NewsItem } from "../protocol";

export interface LogEntry extends LogLine {
  news: NewsItem[];
  seat: number; // whose doing it was
  undone: boolean;
}

/** The news that tells that a choice was taken back. */
const UNDONE = "undone";

/** The log with what is new; after an `undone`, lines past the number that still stands are marked. */
export function logged(log: readonly LogEntry[], story: readonly LogLine[], news: readonly NewsItem[]): LogEntry[] {
  let entries = [...log];
  for (const each of news) if (each.event === UNDONE) entries = withdrawn(entries, Number(each.values.last_kept));
  return [...entries, ...story.map((line, i) => entryOf(line, news, story[i - 1]?.last ?? 0))];
}

function withdrawn(entries: readonly LogEntry[], stands: number): LogEntry[] {
  return entries.map((entry) => (entry.last > stands ? { ...entry, undone: true } : entry));
}

/** News that no sentence tells, such as single dice, go with the next one. */
function entryOf(line: LogLine, news: readonly NewsItem[], before: number): LogEntry {
  const told = news.filter(({ number }) => Math.min(before + 1, line.first) <= number && number <= line.last);
  const seat = told.find(({ number }) => number >= line.first)?.seat ?? -1;
  return { ...line, news: told, seat, undone: false };
}
