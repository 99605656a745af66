// Which things move for an event, from where to where. Pure; EventAnimations.svelte animates them.

import type { NewsItem, Location } from "../protocol";

export type Thing = "leaf" | "meat" | "fish" | "card" | "gone";

export interface Flight {
  from: string;
  to: string;
  thing: Thing;
  count: number;
}

/** A selector for the place of a spot. */
export function selector(spot: Location | null | undefined): string {
  if (!spot) return "";
  const { kind, seat, being } = spot;
  if (being) return `[data-being="${being}"]`;
  if (kind === "hand") return `[data-hand="${seat}"], [data-player="${seat}"] [data-fact="card"]`;
  if (kind === "bag" || kind === "score") return `[data-player="${seat}"] [data-fact="home"]`;
  if (kind === "hole" || kind === "bank" || kind === "supply" || kind === "burnt") return '[data-spot="water"]';
  return `[data-spot="${kind}"]`;
}

const FOOD = new Set([
  "food-taken",
  "food-stored",
  "fat-moved",
  "food-bagged",
  "red-taken",
  "blue-gained",
  "fat-stored",
  "fat-used",
  "stolen",
  "foraged",
  "gained",
  "taken-from-species",
  "leeched",
  "scored",
  "taken-from-place",
  "foraged-from-species",
  "red-destroyed",
  "population-moved",
]);
const CARDS = new Set([
  "trait-played",
  "species-made",
  "body-grew",
  "population-grew",
  "trait-removed",
  "food-chosen",
  "card-spent",
  "card-paid",
  "animal-played",
  "pair-played",
  "evolved",
  "migrated",
  "discarded",
  "pool-taken",
  "card-drawn",
  "extinct",
  "died",
]);

/** The amount of an event, between 1 and 5. */
const amount = (news: NewsItem): number => Math.max(1, Math.min(5, Number(news.values.amount ?? 1)));

export function flights(news: readonly NewsItem[]): Flight[] {
  return news.flatMap((each): Flight[] => {
    const from = selector(each.trace?.source);
    const to = selector(each.trace?.target);
    if (!from || !to || from === to) return [];
    if (FOOD.has(each.event)) return [{ from, to, thing: foodOf(each), count: amount(each) }];
    return CARDS.has(each.event) ? [{ from, to, thing: "card", count: 1 }] : [];
  });
}

function foodOf(news: NewsItem): Thing {
  if (news.event === "food-taken" && news.values.food === "meat") return "meat";
  const sea =
    ["reef", "zone1", "zone2", "zone3", "ocean"].includes(news.trace?.source?.kind ?? "") || news.event === "scored";
  return sea ? "fish" : "leaf";
}

/** The attacks among some events. */
export function attacks(news: readonly NewsItem[]): { from: string; to: string }[] {
  return news
    .filter((each) => each.event === "attacked" || each.event === "ambushed")
    .map((each) => ({ from: String(each.values.attacker), to: String(each.values.target) }));
}

/** An animation in place. */
export interface Gesture {
  at: string;
  kind: "swell" | "pale" | "lean" | "pulse";
  /** Where a hunter leans to. */
  to?: string;
  /** What rises from it: −2. */
  words?: string;
}

export function gestures(news: readonly NewsItem[]): Gesture[] {
  return news.flatMap((each): Gesture[] => {
    const { attacker, target, species, animal, trait, amount, zone } = each.values;
    const being = (name: string | number | undefined): string => `[data-being="${name}"]`;
    switch (each.event) {
      case "attacked":
      case "ambushed":
        return [{ at: being(attacker), kind: "lean", to: being(target) }];
      case "trait-acted":
        return [{ at: `${being(species)} [data-badge="${trait}"]`, kind: "swell" }];
      case "population-lost":
        return [{ at: being(species), kind: "pale", words: `−${amount}` }];
      case "extinct":
        return [{ at: being(species), kind: "pale", words: "†" }];
      case "died":
        return [{ at: being(animal), kind: "pale", words: "†" }];
      case "hole-changed":
      case "bank-filled":
        return [{ at: '[data-spot="water"] .number', kind: "pulse" }];
      case "climate-moved":
        return [{ at: `[data-zone="${zone}"]`, kind: "pulse" }];
      default:
        return [];
    }
  });
}

/** Frequent events that need no dot. */
const COMMON = new Set([
  "food-taken",
  "food-bagged",
  "meal-began",
  "trait-acted",
  "fat-moved",
  "red-taken",
  "scored",
  "undone",
]);

/** The beings that events changed. */
export const changedBy = (news: readonly NewsItem[]): string[] =>
  touched(news.filter((each) => !COMMON.has(each.event)));

/** The beings that events touched. */
export function touched(news: readonly NewsItem[]): string[] {
  const named = news.flatMap((each) => [
    each.trace?.source?.being,
    each.trace?.target?.being,
    ...Object.values(each.values).map(String),
  ]);
  return [...new Set(named.filter((name): name is string => !!name && /^[A-H]\d+$/.test(name)))];
}
