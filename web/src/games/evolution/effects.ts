// What a move of Evolution or Climate would bring, in a few words on the boards that it touches.

import type { News, Option, Outcome } from "../../protocol";
import type { Handle } from "../../state/tree";
import { text, traitName } from "../../words/index.svelte";

/** Who something happened to, and how much. */
const amounts = (news: readonly News[], event: string): [Handle, number][] =>
  news.filter((each) => each.event === event).map((each) => [String(each.values[0]), Number(each.values[1])]);

const sum = (found: [Handle, number][], handle: Handle): number => found.filter(([name]) => name === handle).reduce((all, [, n]) => all + n, 0);

export function note(option: Option, outcome: Outcome): string {
  const [first = ""] = option.values.map(String);
  if (option.verb === "attack") return attackNote(option, outcome);
  if (option.verb === "feed") return eats(outcome, first);
  if (option.verb === "spend") return eats(outcome, String(option.values[1] ?? ""));
  return "";
}

function eats(outcome: Outcome, being: Handle): string {
  const eaten = sum(amounts(outcome.news, "food-taken"), being);
  const stored = sum(amounts(outcome.news, "food-stored"), being);
  return [eaten ? text("table-plants", { count: eaten }) : "", stored ? text("table-stored", { count: stored }) : ""].filter(Boolean).join(" · ");
}

function attackNote(option: Option, outcome: Outcome): string {
  const [hunter = "", prey = ""] = option.values.map(String);
  const meat = text("table-meat", { count: Number(outcome.figures.meat ?? 0) });
  const own = prey[0] === hunter[0] ? text("table-yours-meat", { meat }) : meat;
  return [own, ...costs(outcome, hunter)].join(" · ");
}

/** What an attack costs, each with the trait that asks for it. */
export function costs(outcome: Outcome, hunter: Handle): string[] {
  const wound = outcome.news.find((each) => each.event === "population-lost" && each.values[0] === hunter);
  const cards = Number(outcome.figures.cost ?? 0);
  return [
    wound ? text("table-trait-costs", { trait: traitName(wound.trace?.cause?.key || "horns"), count: Number(wound.values[1]) }) : "",
    cards ? text("table-costs-cards", { count: cards }) : "",
  ].filter(Boolean);
}

/** Gains and losses of all who are touched, but for whom the note speaks already. */
export function effects(option: Option, outcome: Outcome): Record<Handle, string> {
  const found: Record<Handle, string> = {};
  const count = new Map<Handle, number>();
  for (const event of ["food-taken", "food-stored"]) for (const [being, n] of amounts(outcome.news, event)) count.set(being, (count.get(being) ?? 0) + n);
  for (const [being, n] of count) found[being] = `+${n}`;
  for (const [being, n] of amounts(outcome.news, "population-lost")) found[being] = `${found[being] ? `${found[being]} ` : ""}−${n}`;
  for (const each of outcome.news) if (each.event === "extinct") found[String(each.values[0])] = "†";
  if (option.verb === "feed") delete found[String(option.values[0])];
  return found;
}
