// The log as it is shown and spoken: lines under heads, what a screen reader is told, what just changed.

import type { LogEntry } from "../state/log";
import type { TableState } from "../state/table.svelte";
import { phaseName, text } from "../words/index.svelte";

export interface FeedLine {
  text: string;
  number: number;
  seat: number | null;
  head?: boolean;
  loud?: boolean;
  undone?: boolean;
}

const LOUD = new Set(["attacked", "ambushed", "extinct", "died", "eaten"]);
const BEGINS = new Set(["round-began", "turn-began"]);

/** Lines with heads where a round or a phase begins; those taken back are left out. */
export function feedOf(
  log: readonly LogEntry[],
  phaseOf: (event: string) => string | undefined = () => undefined,
): FeedLine[] {
  const lines: FeedLine[] = [];
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

function lineOf(entry: LogEntry): FeedLine {
  const head = entry.news.some((news) => BEGINS.has(news.event));
  return {
    text: entry.text,
    number: entry.first,
    seat: head ? null : doer(entry),
    head,
    loud: entry.news.some((news) => LOUD.has(news.event)),
  };
}

/** Whose doing it was: of an attack, the hunter's; nobody's where one line tells of several. */
function doer(entry: LogEntry): number | null {
  const alike = entry.news.filter(({ event }) => event === entry.news.at(-1)?.event);
  if (new Set(alike.map(({ seat }) => seat)).size > 1) return null;
  const attack =
    entry.news[0]?.event === "attacked" ? String(entry.news[0].values.attacker).charCodeAt(0) - 65 : entry.seat;
  return attack < 0 ? null : attack;
}

/** What is said aloud: each new line once, politely; my turn and attacks on me at once. */
export class Voice {
  polite = $state("");
  urgent = $state("");
  private heard = -1;
  private asked = -1;

  /** Say something at once: why what was tried is not possible. */
  say(words: string): void {
    this.urgent = words;
  }

  /** Say something when there is time. */
  mention(words: string): void {
    this.polite = words;
  }

  /** Listen to a table; for an effect. Who looks back at it has heard that. */
  follow(table: TableState): void {
    if (table.at !== null) return;
    const lines = feedOf(table.log);
    const last = lines.at(-1)?.number ?? this.heard;
    if (this.heard >= 0 && last > this.heard)
      this.polite = lines
        .filter((line) => line.number > this.heard)
        .map((line) => line.text)
        .join(" ");
    this.heard = Math.max(last, 0);
    const { question } = table;
    if (question && question.number !== this.asked)
      this.urgent = `${text(attacked(table) ? "table-attacked-you" : "table-your-turn")} ${question.text}`;
    if (!question) this.urgent = "";
    this.asked = question?.number ?? -1;
  }
}

/** Was one of mine attacked in the last step? */
function attacked(table: TableState): boolean {
  const letter = "ABCDEFGH".charAt(table.seat ?? 99);
  return (
    letter !== "" &&
    table.changed.some(
      (news) => news.event === "attacked" && String(news.values.target).startsWith(letter) && news.seat !== table.seat,
    )
  );
}
