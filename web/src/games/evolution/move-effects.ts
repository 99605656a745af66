// What a move of Evolution or Climate would bring, in a few words on the boards that it touches.

import type { NewsItem, Option, Outcome } from "../../protocol";
import { finderOf } from "../../state/events";
import type { Handle } from "../../state/move-tree";
import type { EvolutionEvents, EvolutionVerbs } from "../../vocabulary";
import { text, traitName } from "../../i18n/index.svelte";

const find = finderOf<EvolutionEvents>();

/** Who ate or stored food, and how much. */
const fed = (news: readonly NewsItem[], event: "food-taken" | "food-stored"): [Handle, number][] =>
  find(news, event).map(({ eater, amount }) => [eater, amount]);

const sum = (found: [Handle, number][], handle: Handle): number =>
  found.filter(([name]) => name === handle).reduce((all, [, n]) => all + n, 0);

export function note(option: Option, outcome: Outcome): string {
  if (option.verb === "attack") return attackNote(option, outcome);
  if (option.verb === "feed") return eats(outcome, String(option.values.eater));
  if (option.verb === "spend") return eats(outcome, String(option.values.species));
  return "";
}

function eats(outcome: Outcome, being: Handle): string {
  const eaten = sum(fed(outcome.news, "food-taken"), being);
  const stored = sum(fed(outcome.news, "food-stored"), being);
  return [eaten ? text("table-plants", { count: eaten }) : "", stored ? text("table-stored", { count: stored }) : ""]
    .filter(Boolean)
    .join(" · ");
}

function attackNote(option: Option, outcome: Outcome): string {
  const { attacker, target } = option.values as EvolutionVerbs["attack"];
  const meat = text("table-meat", { count: Number(outcome.figures.meat ?? 0) });
  const own = target[0] === attacker[0] ? text("table-yours-meat", { meat }) : meat;
  return [own, ...costs(outcome, attacker)].join(" · ");
}

/** What an attack costs, each with the trait that asks for it. */
export function costs(outcome: Outcome, hunter: Handle): string[] {
  const wound = outcome.news.find((each) => each.event === "population-lost" && each.values.species === hunter);
  const cards = Number(outcome.figures.cost ?? 0);
  return [
    wound
      ? text("table-trait-costs", {
          trait: traitName(wound.trace?.cause?.key || "horns"),
          count: Number(wound.values.amount),
        })
      : "",
    cards ? text("table-costs-cards", { count: cards }) : "",
  ].filter(Boolean);
}

/** Gains and losses of all who are touched, but for whom the note speaks already. */
export function effects(option: Option, outcome: Outcome): Record<Handle, string> {
  const found: Record<Handle, string> = {};
  const count = new Map<Handle, number>();
  for (const event of ["food-taken", "food-stored"] as const)
    for (const [being, n] of fed(outcome.news, event)) count.set(being, (count.get(being) ?? 0) + n);
  for (const [being, n] of count) found[being] = `+${n}`;
  for (const { species, amount } of find(outcome.news, "population-lost"))
    found[species] = `${found[species] ? `${found[species]} ` : ""}−${amount}`;
  for (const { species } of find(outcome.news, "extinct")) found[species] = "†";
  if (option.verb === "feed") delete found[String(option.values.eater)];
  return found;
}
