// What a move of The Origin of Species brings, in a few words, on the boards it touches.

import type { NewsItem, Option, Outcome } from "../../protocol";
import { finderOf } from "../../state/events";
import type { Handle } from "../../state/move-tree";
import type { OriginEvents } from "../../vocabulary";
import { text, traitName } from "../../i18n/index.svelte";

const find = finderOf<OriginEvents>();

function gained(news: readonly NewsItem[]): Map<Handle, number> {
  const found = new Map<Handle, number>();
  for (const { eater, amount } of [...find(news, "red-taken"), ...find(news, "blue-gained")])
    found.set(eater, (found.get(eater) ?? 0) + amount);
  return found;
}

export function effects(option: Option, outcome: Outcome): Record<Handle, string> {
  const found: Record<Handle, string> = Object.fromEntries(
    [...gained(outcome.news)].map(([being, count]) => [being, `+${count}`]),
  );
  for (const { victim } of find(outcome.news, "stolen")) found[victim] = "−1";
  for (const { animal } of find(outcome.news, "died")) found[animal] = "†";
  if (option.verb === "feed") delete found[String(option.values.eater)];
  return found;
}

export function note(option: Option, outcome: Outcome): string {
  const { meat } = outcome.figures;
  if (meat !== undefined)
    return [text("origin-blue", { count: Number(meat) }), ...answers(option, outcome)].join(" · ");
  const gain = gained(outcome.news).get(String(option.values.eater));
  if (option.verb === "feed" && gain) return text("origin-red", { count: gain });
  return option.verb === "steal" ? text("origin-blue", { count: 1 }) : "";
}

/** The traits with which the prey may answer: then nothing is certain. */
const answers = (option: Option, outcome: Outcome): string[] =>
  outcome.traits.filter(({ being }) => being === option.values.target).map(({ key }) => traitName(key));
