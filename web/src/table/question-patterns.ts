// Which of the bar's six patterns a prompt has. Whatever is not named here is told by its options.

import type { Handle } from "../state/move-tree";

export type Pattern = "one" | "target" | "answer" | "amount" | "order" | "exchange";

const PATTERNS: Record<string, Pattern> = {
  "press the attack": "answer",
  "answer the attack": "answer",
  "ignore a trait": "answer",
  "strike back": "answer",
  react: "answer",
  ambush: "answer",
  "feed again": "answer",
  "age too": "answer",
  "order traits": "order",
  "order pairs": "order",
  "swap traits": "exchange",
  "lay traits": "exchange",
  "trade a card": "exchange",
  "shift a number": "exchange",
};

/** Verbs that are done only when they are confirmed. */
const CONFIRMED = new Set(["attack", "ambush", "leech", "rob-player", "steal"]);

export const confirms = (option: { verb: string }): boolean => CONFIRMED.has(option.verb);

/** How a question is asked, by its prompt and by what is lit. */
export function patternOf(prompt: string, lit: readonly Handle[], picks: readonly Handle[]): Pattern {
  if (lit.length && lit.every((handle) => handle.startsWith("="))) return "amount";
  return PATTERNS[prompt] ?? (picks.length ? "target" : "one");
}
