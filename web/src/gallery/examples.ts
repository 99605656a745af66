// Examples for the component gallery.
import type { Page } from "../table/field-notes";
import type { PlayerAreaShown, Being, CardShown, Place, Stance, TraitShown } from "../table/scene-types";

const NAMES: Record<string, string> = {};
const nameOf = (key: string): string =>
  NAMES[key] ?? key.replaceAll("-", " ").replace(/\b\w/g, (letter) => letter.toUpperCase());

function traits(keys: string[], counts: Record<string, number> = {}): TraitShown[] {
  return keys.map((key, i) =>
    key
      ? { key, name: nameOf(key), handle: `${key}-${i}`, count: counts[key] }
      : { key, name: "", handle: `down-${i}`, down: true },
  );
}

function being(
  name: string,
  size: number,
  have: number,
  need: number,
  keys: string[],
  more: Partial<Being> = {},
): Being {
  const kind = keys.includes("carnivore") ? "meat" : "leaf";
  return {
    handle: name,
    name,
    owner: name.charCodeAt(0) - 65,
    mine: name.startsWith("A"),
    picture: {
      world: "land",
      size,
      population: need,
      traits: keys.filter(Boolean),
      picture: name.charCodeAt(0) * 31 + name.charCodeAt(1),
    },
    traits: traits(keys, { "fat-tissue": 2 }),
    figures: [{ word: "size", value: size }],
    meal: { have, need, kind },
    label: `${name}, size ${size}, population ${need}, ${have} fed.`,
    ...more,
  };
}

const HORNED = being("B2", 3, 1, 2, ["horns", "long-neck"]);
const HUNTER = being("A2", 5, 1, 3, ["carnivore", "climbing", "ambush"]);
const SEA = being("A8", 4, 0, 0, ["tentacled", "speed"], {
  picture: { world: "ocean", size: 4, population: 3, traits: ["tentacled", "speed"], picture: 9 },
  figures: [
    { word: "forage", value: 4, sign: "fish" },
    { word: "attack", value: 2, sign: "tooth" },
    { word: "shell", value: 2, sign: "shield" },
  ],
  meal: undefined,
  crowd: { now: 3, most: 10 },
});
const PLACES: Place[] = [
  { handle: "a", title: "as trait", text: "Heavy Fur", key: "2", strong: true },
  { handle: "b", title: "size", text: "2 → 3", key: "3" },
  { handle: "c", title: "population", text: "3 → 4", key: "4" },
];

export const BOARDS: { being: Being; stance?: Stance; places?: Place[]; text: string }[] = [
  { being: HORNED, text: "another player's" },
  { being: being("A1", 3, 2, 4, ["long-neck", "foraging", "cooperation"]), text: "mine" },
  {
    being: being("B1", 2, 2, 3, ["climbing", "foraging"]),
    stance: { look: "can", key: "1", note: "2 meat" },
    text: "can be chosen: key cap, ring, consequence",
  },
  { being: HUNTER, stance: { look: "picked" }, text: "picked" },
  {
    being: being("B5", 3, 1, 2, ["horns", "long-neck"]),
    stance: { look: "aim", key: "2", note: "3 meat · Horns cost 1" },
    text: "target in focus: corner marks",
  },
  {
    being: being("B3", 4, 2, 4, ["hard-shell", "cooperation", "fat-tissue"]),
    stance: { look: "no", note: "Hard Shell: counts as 8", badge: "hard-shell" },
    text: "not possible: hatched, lock, reason; still focusable",
  },
  {
    being: being("C4", 4, 2, 3, ["symbiosis", "horns", "foraging"]),
    stance: { look: "", changed: true },
    text: "just changed: wash, then a dot",
  },
  { being: being("D6", 1, 1, 1, ["", ""]), text: "traits face down" },
  {
    being: being("A3", 3, 0, 3, ["warning-call", "migratory"]),
    places: PLACES,
    stance: { look: "can" },
    text: "places for a card",
  },
  {
    being: being("A4", 1, 1, 2, ["flight", "fat-tissue"], { figures: [], mood: "hungry" }),
    text: "Origin: fed or hungry, food it needs",
  },
  { being: SEA, text: "Oceans: forage, attack, shell, population" },
  {
    being: being("E1", 6, 5, 9, ["defensive-herding", "warning-call", "intelligence"]),
    text: "long names, many mouths",
  },
];

export const BANK: PlayerAreaShown = {
  seat: 3,
  name: "Wallace",
  kind: "bot, random",
  mine: false,
  turn: true,
  first: true,
  chosen: false,
  away: false,
  facts: [
    { sign: "home", value: 9, word: "home" },
    { sign: "card", value: 3, word: "" },
  ],
  beings: Array.from({ length: 9 }, (_, i) => being(`D${i + 1}`, 1 + (i % 6), i % 3, 3, ["horns", "fertile"])),
};

const card = (key: string, number: number | undefined, text: string, more: Partial<CardShown> = {}): CardShown => ({
  handle: `${key}-1`,
  faces: [{ key, name: nameOf(key), short: text, text }],
  number,
  label: nameOf(key),
  ...more,
});
export const CARDS: { card: CardShown; stance?: Stance }[] = [
  { card: card("intelligence", 4, "Discard cards while feeding: each brings 2 plants.") },
  { card: card("pack-hunting", -2, "Adds its population to its size when it attacks.") },
  { card: card("heavy-fur", 4, "Loses 4 less to cold, but 1 more to heat.", { snow: 2 }), stance: { look: "picked" } },
  {
    card: card("camouflage", undefined, "An animal, or either trait.", {
      faces: [
        { key: "camouflage", name: "Camouflage", short: "Only Sharp Vision can attack it", text: "" },
        { key: "fat-tissue", name: "Fat Tissue", short: "When fed, stores 1 token for later", text: "" },
      ],
    }),
  },
  {
    card: card("the-kraken", 5, "Attack 13. Never forages; may attack twice more.", { sign: "fish" }),
    stance: { look: "can", key: "Y" },
  },
];

export const PAGE: Page = {
  title: "B2",
  latin: "Ranella cornutus",
  seat: 1,
  picture: HORNED.picture,
  figures: [
    { word: "size", value: 3 },
    { word: "population", value: 2 },
  ],
  meal: "fed 1 of 2",
  foresee: {
    head: "If A2 attacks B2:",
    lines: ["A2 loses 1 population (Horns),", "takes 3 meat, of which it can eat 1;", "B2 is left with population 1."],
  },
  entries: [
    { title: "Horns", badge: "horns", text: "Whoever attacks it loses 1 population before eating.", cite: "EVO Horns" },
    {
      title: "Long Neck",
      badge: "long-neck",
      text: "Takes 1 plant from the bank before the food cards are turned up.",
      doubt: "figures: likely",
      sources: ["somewhere"],
    },
  ],
};

export const LINES = [
  { text: "Round 4 · feeding", number: 1, seat: null, head: true },
  { text: "C1 attacks D1 and takes 2 meat.", number: 2, seat: 2 },
  { text: "D5 takes 1 plant; D4 takes 1 with Cooperation.", number: 3, seat: 3 },
  { text: "Your turn. A2 is hungry.", number: 4, seat: 0 },
];
