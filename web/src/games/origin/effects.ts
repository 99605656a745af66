// What a move of The Origin of Species brings, in a few words, on the boards it touches.

import type { News, Option, Outcome } from "../../protocol";
import type { Handle } from "../../state/tree";
import { text, traitName } from "../../words/index.svelte";

const GAINS = new Set(["red-taken", "blue-got"]);

function gained(news: readonly News[]): Map<Handle, number> {
  const found = new Map<Handle, number>();
  for (const { event, values } of news) {
    const being = String(values[0]);
    if (GAINS.has(event)) found.set(being, (found.get(being) ?? 0) + Number(values[1] ?? 1));
  }
  return found;
}

export function effects(option: Option, outcome: Outcome): Record<Handle, string> {
  const found: Record<Handle, string> = Object.fromEntries([...gained(outcome.news)].map(([being, count]) => [being, `+${count}`]));
  for (const { event, values } of outcome.news) {
    if (event === "died") found[String(values[0])] = "†";
    if (event === "stolen") found[String(values[1])] = "−1";
  }
  if (option.verb === "feed") delete found[String(option.values[0])];
  return found;
}

export function note(option: Option, outcome: Outcome): string {
  const { meat } = outcome.figures;
  if (meat !== undefined) return [text("origin-blue", { count: Number(meat) }), ...answers(option, outcome)].join(" · ");
  const gain = gained(outcome.news).get(String(option.values[0]));
  if (option.verb === "feed" && gain) return text("origin-red", { count: gain });
  return option.verb === "steal" ? text("origin-blue", { count: 1 }) : "";
}

/** The traits with which the prey may answer: then nothing is certain. */
const answers = (option: Option, outcome: Outcome): string[] => outcome.traits.filter(({ being }) => being === String(option.values[1])).map(({ key }) => traitName(key));
