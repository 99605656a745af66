// The log: sentences with their events; undone entries are marked.

import type { LogLine, NewsItem } from "../protocol";

export interface LogEntry extends LogLine {
  news: NewsItem[];
  seat: number; // the acting seat
  undone: boolean;
}

/** The event of an undo. */
const UNDONE = "undone";

/** The log with new lines. An `undone` event marks the lines it withdraws. */
export function logged(log: readonly LogEntry[], story: readonly LogLine[], news: readonly NewsItem[]): LogEntry[] {
  let entries = [...log];
  for (const each of news) if (each.event === UNDONE) entries = withdrawn(entries, Number(each.values.last_kept));
  return [...entries, ...story.map((line, i) => entryOf(line, news, story[i - 1]?.last ?? 0))];
}

function withdrawn(entries: readonly LogEntry[], stands: number): LogEntry[] {
  return entries.map((entry) => (entry.last > stands ? { ...entry, undone: true } : entry));
}

/** Events without a sentence, such as single dice, belong to the next line. */
function entryOf(line: LogLine, news: readonly NewsItem[], before: number): LogEntry {
  const told = news.filter(({ number }) => Math.min(before + 1, line.first) <= number && number <= line.last);
  const seat = told.find(({ number }) => number >= line.first)?.seat ?? -1;
  return { ...line, news: told, seat, undone: false };
}
