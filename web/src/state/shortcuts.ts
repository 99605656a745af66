// Keyboard shortcuts: digits in reading order, letters for the hand by their place on the keyboard.

import { base, type Handle } from "./move-tree";

export const DIGITS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"] as const;
/** Key codes for cards in hand. P, D, U, X, L, N and M are taken. */
export const HAND_CODES = [
  "KeyQ",
  "KeyW",
  "KeyE",
  "KeyR",
  "KeyT",
  "KeyY",
  "KeyA",
  "KeyS",
  "KeyF",
  "KeyG",
  "KeyH",
  "KeyJ",
] as const;
const VERB_KEYS: Record<string, string> = {
  "!pass": "P",
  "!done": "D",
  "!remove-trait": "X",
  "!remove": "X",
  "!draw": "D",
  "!go-on": "D",
};

/** The letters of this keyboard by key code. */
export type Layout = ReadonlyMap<string, string>;

export interface Keys {
  /** The key shown on each handle. */
  caps: Map<Handle, string>;
  /** The handle of each key: digits and verbs by character, cards by key code. */
  picks: Map<string, Handle>;
  /** The number of handles without a digit on this page. */
  hidden: number;
}

/** `lit` in reading order; `hand` are all cards in hand, lit or not, so that a card keeps its letter. */
export function keysFor(lit: readonly Handle[], hand: readonly Handle[], page = 0, layout: Layout = new Map()): Keys {
  const found: Keys = { caps: new Map(), picks: new Map(), hidden: 0 };
  const numbered = lit.filter((handle) => !verbKey(found, handle) && !cardKey(found, handle, hand, layout));
  const first = pages(numbered.length) ? (page % pages(numbered.length)) * DIGITS.length : 0;
  numbered.slice(first, first + DIGITS.length).forEach((handle, i) => {
    const digit = DIGITS[i] ?? "";
    found.caps.set(handle, digit);
    found.picks.set(digit, handle);
  });
  found.hidden = Math.max(0, numbered.length - DIGITS.length);
  return found;
}

const pages = (count: number): number => Math.ceil(count / DIGITS.length);

function verbKey(found: Keys, handle: Handle): boolean {
  if (!handle.startsWith("!")) return false;
  const key = VERB_KEYS[handle];
  if (!key || found.picks.has(key)) return false;
  found.caps.set(handle, key);
  found.picks.set(key, handle);
  return true;
}

function cardKey(found: Keys, handle: Handle, hand: readonly Handle[], layout: Layout): boolean {
  const code = HAND_CODES[hand.indexOf(base(handle))];
  if (!code || handle !== base(handle)) return false;
  found.caps.set(handle, layout.get(code)?.toUpperCase() ?? code.slice(3));
  found.picks.set(code, handle);
  return true;
}

/** The handle that a pressed key picks. */
export function picked(keys: Keys, event: Pick<KeyboardEvent, "key" | "code">): Handle | undefined {
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(event.code)?.[1] ?? event.key;
  return keys.picks.get(digit) ?? keys.picks.get(event.key.toUpperCase()) ?? keys.picks.get(event.code);
}

/** Read the keyboard's layout where the browser tells it. */
export async function keyboardLayout(): Promise<Layout> {
  const keyboard = (navigator as { keyboard?: { getLayoutMap?: () => Promise<Layout> } }).keyboard;
  return (await keyboard?.getLayoutMap?.().catch(() => null)) ?? new Map();
}
