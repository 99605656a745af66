// What a move of Oceans brings, in a few words, on the boards it touches.

import type { News, Option, Outcome } from "../../protocol";
import type { Handle } from "../../state/tree";
import { text } from "../../words/index.svelte";

/** Who gains and who loses by an event: the places of their names among its values, and of the amount. */
const CHANGES: Record<string, { gains?: number; loses?: number; amount: number }> = {
  foraged: { gains: 0, amount: 1 },
  grazed: { gains: 0, loses: 2, amount: 1 },
  attacked: { gains: 0, loses: 1, amount: 2 },
  gained: { gains: 0, amount: 1 },
  took: { gains: 0, loses: 2, amount: 1 },
  "took-place": { gains: 0, amount: 1 },
  leeched: { gains: 0, loses: 2, amount: 1 },
  lost: { loses: 0, amount: 1 },
  robbed: { gains: 0, amount: 1 },
};

/** What follows from a move itself, before species age. */
function atOnce(news: readonly News[]): News[] {
  const end = news.findIndex(({ event }) => event === "scored" || event === "turn-began");
  return end < 0 ? [...news] : news.slice(0, end);
}

/** How much each species gains, or loses if it is negative. */
export function changes(news: readonly News[]): Map<Handle, number> {
  const found = new Map<Handle, number>();
  const add = (being: unknown, by: number): void => void found.set(String(being), (found.get(String(being)) ?? 0) + by);
  for (const { event, values } of atOnce(news)) {
    const change = CHANGES[event];
    if (!change) continue;
    const amount = Number(values[change.amount] ?? 0);
    if (change.gains !== undefined) add(values[change.gains], amount);
    if (change.loses !== undefined) add(values[change.loses], -amount);
  }
  return found;
}

const signed = (count: number): string => (count > 0 ? `+${count}` : `−${-count}`);

export function effects(_: Option, outcome: Outcome): Record<Handle, string> {
  const found = Object.fromEntries([...changes(outcome.news)].filter(([, count]) => count).map(([being, count]) => [being, signed(count)]));
  for (const each of atOnce(outcome.news)) if (each.event === "extinct") found[String(each.values[0])] = "†";
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
