// The bar's pattern for each prompt; prompts not listed here get theirs from the options.

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

/** Verbs that need a confirmation. */
const CONFIRMED = new Set(["attack", "ambush", "leech", "rob-player", "steal"]);

export const confirms = (option: { verb: string }): boolean => CONFIRMED.has(option.verb);

/** How a question is asked, by its prompt and by what is lit. */
export function patternOf(prompt: string, lit: readonly Handle[], picks: readonly Handle[]): Pattern {
  if (lit.length && lit.every((handle) => handle.startsWith("="))) return "amount";
  return PATTERNS[prompt] ?? (picks.length ? "target" : "one");
}
