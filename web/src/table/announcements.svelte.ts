// What a screen reader is told: new log lines politely, my turn and attacks on me at once.

import type { TableState } from "../state/table.svelte";
import { ticking } from "../state/time-left.svelte";
import { text } from "../i18n/index.svelte";
import { logLines } from "./log-lines";

/** The seconds before the end of my time that are announced. */
const WARNINGS = [10, 30];

/** The texts of the live regions: each new line once; my turn and attacks on me at once. */
export class Announcements {
  polite = $state("");
  urgent = $state("");
  private heard = -1;
  private asked = -1;
  /** The deadline that was last warned of, and how early. */
  private warned = { deadline: 0, seconds: Infinity };

  /** Say something at once: why what was tried is not possible. */
  say(words: string): void {
    this.urgent = words;
  }

  /** Say something when there is time. */
  mention(words: string): void {
    this.polite = words;
  }

  /** Say something after what is being said. */
  add(words: string): void {
    this.polite = [this.polite, words].filter(Boolean).join(" ");
  }

  /** Warn of the end of my time, each warning once, in an effect. */
  countDown(table: TableState): void {
    const { seat } = table;
    if (seat === null || !table.myTurn || !table.runs(seat)) return;
    const deadline = table.deadlines[seat] ?? 0;
    const left = table.secondsLeft(seat, ticking()) ?? Infinity;
    const seconds = WARNINGS.find((each) => left <= each);
    const before = this.warned.deadline === deadline ? this.warned.seconds : Infinity;
    if (!seconds || seconds >= before) return;
    this.warned = { deadline, seconds };
    this.urgent = text("clock-soon", { seconds });
  }

  /** Follow a table, in an effect. Earlier positions are not announced again. */
  follow(table: TableState): void {
    if (table.at !== null) return;
    const lines = logLines(table.log);
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
