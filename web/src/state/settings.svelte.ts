// The settings of this browser, kept in its local storage.

import { bestLanguage, LANGUAGES, type Language } from "../i18n/index.svelte";

export const THEMES = ["system", "light", "dark", "contrast"] as const;
export const SPEEDS = ["half", "normal", "double", "off"] as const;

export interface ClientSettings {
  theme: (typeof THEMES)[number];
  speed: (typeof SPEEDS)[number];
  sound: boolean;
  letters: boolean; // single-letter keys
  phrases: boolean; // what others say
  confirmReveal: boolean; // confirm a hidden choice that is revealed at once
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
  confirmReveal: false,
  lang: "",
  name: "",
};
const FACTORS = { half: 2, normal: 1, double: 0.5, off: 0 } as const;

/** A stored value; null if it is missing, broken or forbidden. */
export function stored(key: string): unknown {
  try {
    return JSON.parse(globalThis.localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/** Store a value, if the browser allows it. */
export function store(key: string, value: unknown): void {
  try {
    globalThis.localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Full or forbidden: the page works without it.
  }
}

/** Settings from a stored value; invalid fields get their defaults. */
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
    confirmReveal: yes(given.confirmReveal, DEFAULTS.confirmReveal),
    lang: one<Language | "">(given.lang, LANGUAGES, DEFAULTS.lang),
    name: typeof given.name === "string" ? given.name.slice(0, 24) : DEFAULTS.name,
  };
}

export const settings: ClientSettings = $state(settingsFrom(stored(KEY)));

/** Change a setting and store it. */
export function changeSetting<K extends keyof ClientSettings>(key: K, value: ClientSettings[K]): void {
  settings[key] = value;
  store(KEY, $state.snapshot(settings));
}

/** The language that is set, or the browser's, or English. */
export const wantedLanguage = (): Language => settings.lang || bestLanguage(globalThis.navigator?.languages ?? []);

/** The preferences of the operating system. */
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

/** The factor for the duration of animations; 0 turns them off. */
export const slowness = (): number => (wishes.still ? 0 : FACTORS[settings.speed]);

/** The theme to show, with `system` resolved. */
export function theme(): Exclude<ClientSettings["theme"], "system"> {
  if (settings.theme !== "system") return settings.theme;
  return wishes.contrast ? "contrast" : wishes.dark ? "dark" : "light";
}

/** Whether the page is dark; high contrast also has a light and a dark form. */
export const night = (): boolean => (theme() === "contrast" ? wishes.dark : theme() === "dark");

/** Apply theme and language to the page. */
export function applyTheme(page: HTMLElement, lang: Language): void {
  page.lang = lang;
  page.dataset.theme = theme();
  page.style.colorScheme = night() ? "dark" : "light";
}
