// The lines of the game log: a heading for each round and phase, then one line for each entry.

import type { LogEntry } from "../state/log";
import { phaseName } from "../i18n/index.svelte";

export interface LogLine {
  text: string;
  number: number;
  seat: number | null;
  head?: boolean;
  loud?: boolean;
  undone?: boolean;
}

const LOUD = new Set(["attacked", "ambushed", "extinct", "died", "eaten"]);
const BEGINS = new Set(["round-began", "turn-began"]);

/** The lines of a log with headings for rounds and phases, without undone entries. */
export function logLines(
  log: readonly LogEntry[],
  phaseOf: (event: string) => string | undefined = () => undefined,
): LogLine[] {
  const lines: LogLine[] = [];
  let phase = "";
  for (const entry of log) {
    if (entry.undone || !entry.text) continue;
    const found = entry.news.map((news) => phaseOf(news.event)).find(Boolean);
    if (found && found !== phase)
      lines.push({ text: phaseName(found), number: entry.first - 0.5, seat: null, head: true });
    phase = found ?? phase;
    lines.push(lineOf(entry));
  }
  return lines;
}

function lineOf(entry: LogEntry): LogLine {
  const head = entry.news.some((news) => BEGINS.has(news.event));
  return {
    text: entry.text,
    number: entry.first,
    seat: head ? null : doer(entry),
    head,
    loud: entry.news.some((news) => LOUD.has(news.event)),
  };
}

/** The acting seat: the attacker's for attacks; null if a line is about several players. */
function doer(entry: LogEntry): number | null {
  const alike = entry.news.filter(({ event }) => event === entry.news.at(-1)?.event);
  if (new Set(alike.map(({ seat }) => seat)).size > 1) return null;
  const attack =
    entry.news[0]?.event === "attacked" ? String(entry.news[0].values.attacker).charCodeAt(0) - 65 : entry.seat;
  return attack < 0 ? null : attack;
}
