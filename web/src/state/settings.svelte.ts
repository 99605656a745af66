// What one has settled for this browser: kept in its storage as far as that works.

import { bestLanguage, LANGUAGES, type Language } from "../i18n/index.svelte";

export const THEMES = ["system", "light", "dark", "contrast"] as const;
export const SPEEDS = ["half", "normal", "double", "off"] as const;

export interface ClientSettings {
  theme: (typeof THEMES)[number];
  speed: (typeof SPEEDS)[number];
  sound: boolean;
  letters: boolean; // single-letter keys
  phrases: boolean; // what others say
  lang: Language | ""; // empty: the browser's
  name: string;
}

const KEY = "tangledbank.settings";
const DEFAULTS: ClientSettings = {
  theme: "system",
  speed: "normal",
  sound: false,
  letters: true,
  phrases: true,
  lang: "",
  name: "",
};
const FACTORS = { half: 2, normal: 1, double: 0.5, off: 0 } as const;

/** A value of the storage; what is missing, broken or forbidden is nothing. */
export function stored(key: string): unknown {
  try {
    return JSON.parse(globalThis.localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/** Keep a value; a browser that forbids it forgets it with the page. */
export function store(key: string, value: unknown): void {
  try {
    globalThis.localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Full or forbidden: the page works all the same.
  }
}

/** Settings from whatever was stored: fields that make no sense are as if not set. */
export function settingsFrom(found: unknown): ClientSettings {
  const given = (found && typeof found === "object" ? found : {}) as Partial<Record<keyof ClientSettings, unknown>>;
  const one = <T extends string>(value: unknown, known: readonly T[], otherwise: T): T =>
    known.includes(value as T) ? (value as T) : otherwise;
  const yes = (value: unknown, otherwise: boolean): boolean => (typeof value === "boolean" ? value : otherwise);
  return {
    theme: one(given.theme, THEMES, DEFAULTS.theme),
    speed: one(given.speed, SPEEDS, DEFAULTS.speed),
    sound: yes(given.sound, DEFAULTS.sound),
    letters: yes(given.letters, DEFAULTS.letters),
    phrases: yes(given.phrases, DEFAULTS.phrases),
    lang: one<Language | "">(given.lang, LANGUAGES, DEFAULTS.lang),
    name: typeof given.name === "string" ? given.name.slice(0, 24) : DEFAULTS.name,
  };
}

export const settings: ClientSettings = $state(settingsFrom(stored(KEY)));

/** Change a setting, and keep it. */
export function changeSetting<K extends keyof ClientSettings>(key: K, value: ClientSettings[K]): void {
  settings[key] = value;
  store(KEY, $state.snapshot(settings));
}

/** The language that is set, or the browser's, or English. */
export const wantedLanguage = (): Language => settings.lang || bestLanguage(globalThis.navigator?.languages ?? []);

/** What the system asks of all pages, as it is now. */
class Wishes {
  still = $state(false);
  contrast = $state(false);
  dark = $state(false);

  constructor() {
    this.follow("(prefers-reduced-motion: reduce)", (asked) => (this.still = asked));
    this.follow("(prefers-contrast: more)", (asked) => (this.contrast = asked));
    this.follow("(prefers-color-scheme: dark)", (asked) => (this.dark = asked));
  }

  private follow(query: string, note: (asked: boolean) => void): void {
    const found = globalThis.matchMedia?.(query);
    if (!found) return;
    note(found.matches);
    found.addEventListener("change", () => note(found.matches));
  }
}
const wishes = new Wishes();

/** By how much times of motion are multiplied; 0 is no motion at all. */
export const slowness = (): number => (wishes.still ? 0 : FACTORS[settings.speed]);

/** The theme to show; the system's is one of the others. */
export function theme(): Exclude<ClientSettings["theme"], "system"> {
  if (settings.theme !== "system") return settings.theme;
  return wishes.contrast ? "contrast" : wishes.dark ? "dark" : "light";
}

/** Whether it is night on the page; high contrast has a day and a night, too. */
export const night = (): boolean => (theme() === "contrast" ? wishes.dark : theme() === "dark");

/** Show the theme and the language on the page. */
export function applyTheme(page: HTMLElement, lang: Language): void {
  page.lang = lang;
  page.dataset.theme = theme();
  page.style.colorScheme = night() ? "dark" : "light";
}
