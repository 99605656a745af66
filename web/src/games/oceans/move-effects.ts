// What a move of Oceans brings, in a few words, on the boards it touches.

import type { NewsItem, Option, Outcome } from "../../protocol";
import { finderOf } from "../../state/events";
import type { Handle } from "../../state/move-tree";
import type { OceansEvents } from "../../vocabulary";
import { text } from "../../i18n/index.svelte";
import { shortName, traitOn } from "./scene";

const find = finderOf<OceansEvents>();

/** Who gains the amount of an event and who loses it, by the slots that name them. */
const CHANGES: {
  [Name in keyof OceansEvents]?: { gains?: keyof OceansEvents[Name]; loses?: keyof OceansEvents[Name] };
} = {
  foraged: { gains: "eater" },
  "foraged-from-species": { gains: "eater", loses: "target" },
  attacked: { gains: "attacker", loses: "target" },
  gained: { gains: "eater" },
  "taken-from-species": { gains: "eater", loses: "target" },
  "taken-from-place": { gains: "eater" },
  leeched: { gains: "eater", loses: "target" },
  "population-lost": { loses: "species" },
  robbed: { gains: "eater" },
};

/** What follows from a move itself, before species age. */
function atOnce(news: readonly NewsItem[]): NewsItem[] {
  const end = news.findIndex(({ event }) => event === "scored" || event === "turn-began");
  return end < 0 ? [...news] : news.slice(0, end);
}

/** How much each species gains, or loses if it is negative. */
export function changes(news: readonly NewsItem[]): Map<Handle, number> {
  const found = new Map<Handle, number>();
  const add = (being: unknown, by: number): void => void found.set(String(being), (found.get(String(being)) ?? 0) + by);
  for (const { event, values } of atOnce(news)) {
    const { gains, loses } = (CHANGES as Record<string, { gains?: string; loses?: string }>)[event] ?? {};
    const amount = Number(values.amount);
    if (gains) add(values[gains], amount);
    if (loses) add(values[loses], -amount);
  }
  return found;
}

const signed = (count: number): string => (count > 0 ? `+${count}` : `−${-count}`);

/** The traits by which species gain, by species: their names are shown with the gain. */
function sources(news: readonly NewsItem[]): Map<Handle, string> {
  return new Map(find(atOnce(news), "gained").map(({ eater, card }) => [eater, shortName(traitOn(card))]));
}

export function effects(_: Option, outcome: Outcome): Record<Handle, string> {
  const named = sources(outcome.news);
  const found = Object.fromEntries(
    [...changes(outcome.news)]
      .filter(([, count]) => count)
      .map(([being, count]) => [being, [signed(count), count > 0 ? named.get(being) : ""].filter(Boolean).join(" ")]),
  );
  for (const { species } of find(atOnce(outcome.news), "extinct")) found[species] = "†";
  return found;
}

export function note(option: Option, outcome: Outcome): string {
  const { taken, moved, cost } = outcome.figures;
  if (taken !== undefined) return text("oceans-takes", { count: Number(taken) });
  if (moved !== undefined) return text("oceans-moves", { count: Number(moved) });
  if (option.verb.startsWith("evolve")) return Number(cost) ? text("oceans-costs", { count: Number(cost) }) : "";
  const gain = [...changes(outcome.news).values()].find((count) => count > 0);
  return gain ? text("oceans-takes", { count: gain }) : "";
}
