// Texts of the interface and the games in the current language. Components that call `text(…)` update when
// the language changes or a game's texts are loaded.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { catalogue, GAMES } from "../games/registry";

export const LANGUAGES = ["en", "fr", "ru"] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", fr: "Français", ru: "Русский" };

export type Values = Record<string, FluentVariable>;

const INTERFACE: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import("./en"),
  fr: () => import("./fr"),
  ru: () => import("./ru"),
};

class Spoken {
  lang = $state<Language>("en");
  game = $state("");
  bundle = $state.raw<FluentBundle | null>(null);
  ofGame = $state.raw<FluentBundle | null>(null);
}
const spoken = new Spoken();

/** The current language. */
export const language = (): Language => spoken.lang;

/** The game whose texts are loaded, or an empty string. */
export const gameKnown = (): string => spoken.game;

/** The best of our languages for a list such as the browser's. */
export function bestLanguage(wanted: readonly string[]): Language {
  const short = wanted.map((name) => name.toLowerCase().split(/[-_]/)[0]);
  return (
    LANGUAGES.find((lang) => lang === short.find((name) => (LANGUAGES as readonly string[]).includes(name ?? ""))) ??
    "en"
  );
}

/** Switch to a language, with the texts of the loaded game. */
export async function setLanguage(lang: Language): Promise<void> {
  const [found, game] = await Promise.all([INTERFACE[lang](), gameBundle(lang, spoken.game)]);
  spoken.bundle = bundleOf(lang, found.default);
  spoken.ofGame = game;
  spoken.lang = lang;
}

/** Load the texts of a game: names and texts of its traits, cards and places. */
export async function loadGameTexts(game: string): Promise<void> {
  if (game === spoken.game && spoken.ofGame) return;
  const found = await gameBundle(spoken.lang, game);
  spoken.game = game;
  spoken.ofGame = found;
}

async function gameBundle(lang: Language, game: string): Promise<FluentBundle | null> {
  const names = GAMES[game]?.catalogues ?? [];
  const sources = await Promise.all(names.map((name) => catalogue(lang, name)));
  return names.length ? bundleOf(lang, sources) : null;
}

function bundleOf(lang: Language, sources: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source), { allowOverrides: true });
  return bundle;
}

/** A message of the interface or of the game by its id, or `id.attribute`, with values for its variables. */
export function text(id: string, values: Values = {}): string {
  return said(spoken.bundle, id, values) ?? said(spoken.ofGame, id, values) ?? id;
}

/** Is there such a message? */
export const has = (id: string): boolean => pattern(spoken.bundle, id) != null || pattern(spoken.ofGame, id) != null;

function pattern(bundle: FluentBundle | null, id: string) {
  const [name, attribute] = id.split(".", 2) as [string, string?];
  const message = bundle?.getMessage(name);
  return attribute ? message?.attributes[attribute] : message?.value;
}

function said(bundle: FluentBundle | null, id: string, values: Values): string | null {
  const found = pattern(bundle, id);
  return bundle && found != null ? bundle.formatPattern(found, values, []) : null;
}

// Names of what the views name by keys

/** A trait by its key. */
export const traitName = (key: string): string => named(`trait-${key}`, key);

/** What a trait does, in a sentence or two. */
export const traitText = (key: string): string => (has(`trait-${key}.text`) ? text(`trait-${key}.text`) : "");

/** What a trait does, in a few words that fit on a card; the whole text where there are none. */
export const traitShort = (key: string): string =>
  has(`trait-${key}.short`) ? text(`trait-${key}.short`) : traitText(key);

/** The traits on a card: `horns-3` has one, `grazing/fat-tissue-1` two; `?` and no card have none. */
export function traitsOf(card: string): string[] {
  return card && card !== "?" ? card.replace(/-\d+$/, "").split("/") : [];
}

/** A card by its key; one that may not be seen is "a card". */
export function cardName(card: string): string {
  return traitsOf(card).map(cardFace).join(" / ") || text("card-unseen");
}

function cardFace(key: string): string {
  return has(`scenario-${key}`) && !has(`trait-${key}`) ? text(`scenario-${key}`) : named(`trait-${key}`, key);
}

/** A phase of a game by the name that views give it. */
export const phaseName = (key: string): string => named(`phase-${key}`, key);

/** A zone of the climate track. */
export const zoneName = (key: string): string => named(`zone-${key}`, key);

/** A part of the score. */
export const partName = (key: string): string => named(`part-${key}`, key);

/** A name, or the key if there is no translation, as for a user's own trait. */
function named(id: string, key: string): string {
  return has(id) ? text(id) : key.replaceAll("-", " ").replace(/^\w/, (letter) => letter.toUpperCase());
}

/** The letter of a seat, as in the names of its species. */
export const seatLetter = (seat: number): string => "ABCDEFGH"[seat] ?? "?";
