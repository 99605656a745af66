// Keys of the table. Whatever is typed into a field is left alone.

import { picked } from "../state/keys";
import type { Desk } from "./desk.svelte";

/** What keys ask of the page, beyond the desk. */
export interface Doings {
  undo(): void;
  log(): void;
  help(): void;
  palette(): void;
  settings(): void;
  mine(): void;
  /** Through the moments of a game under way; 0 is now. False where there are none. */
  step(by: number): boolean;
}

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches("input, select, textarea, [contenteditable]");

export function press(event: KeyboardEvent, desk: Desk, doings: Doings, letters: boolean): void {
  if (event.defaultPrevented || typing(event.target)) return;
  if (event.ctrlKey || event.metaKey) return withControl(event, doings);
  if (event.altKey) return;
  const done = plain(event, desk, doings) || (letters && letter(event, desk, doings));
  if (done) event.preventDefault();
}

function withControl(event: KeyboardEvent, doings: Doings): void {
  const work = { ",": doings.settings, k: doings.palette }[event.key.toLowerCase()];
  if (!work) return;
  event.preventDefault();
  work();
}

/** Keys that do not type letters. */
function plain(event: KeyboardEvent, desk: Desk, doings: Doings): boolean {
  const { choosing } = desk;
  const handle = /^\d$/.test(event.key) || /^(Digit|Numpad)\d$/.test(event.code) ? picked(desk.keys, event) : undefined;
  if (handle) return pick(desk, handle);
  if (desk.pattern === "amount" && stepped(event, desk)) return true;
  if (event.key === "Escape") return choosing.back() || doings.step(0);
  if (event.key === "[" || event.key === "]") return doings.step(event.key === "[" ? -1 : 1);
  if (event.key === "." && desk.keys.hidden) return choosing.page++ >= 0;
  if (event.key === "?") return ask(desk, doings);
  if (event.key === "/") return does(doings.palette);
  if (
    event.key === "Enter" &&
    !(event.target instanceof HTMLButtonElement) &&
    (choosing.aim || desk.pattern === "amount")
  )
    return pick(desk, "!!go");
  return false;
}

function stepped(event: KeyboardEvent, desk: Desk): boolean {
  const { choosing } = desk;
  const sorted = [...choosing.amounts].sort((a, b) => a - b);
  const by = { ArrowUp: 1, "+": 1, ArrowDown: -1, "-": -1 }[event.key];
  const next = /^\d$/.test(event.key)
    ? Number(event.key)
    : by
      ? sorted[sorted.indexOf(choosing.amount) + by]
      : undefined;
  if (next === undefined || !sorted.includes(next)) return false;
  choosing.amount = next;
  return true;
}

function letter(event: KeyboardEvent, desk: Desk, doings: Doings): boolean {
  const handle = picked(desk.keys, event);
  if (handle) return pick(desk, handle);
  const work = { u: doings.undo, l: doings.log, m: doings.mine, n: () => next(desk) }[event.key.toLowerCase()];
  return work ? does(work) : false;
}

const does = (work: () => void): true => {
  work();
  return true;
};

const pick = (desk: Desk, handle: string): true => does(() => desk.pick(handle));

/** Why, or what is this: about whatever has the focus. */
function ask(desk: Desk, doings: Doings): boolean {
  const handle = (document.activeElement as HTMLElement | null)?.dataset.handle;
  if (handle) desk.pinned = handle;
  else doings.help();
  return true;
}

/** Focus on the next lit thing. */
function next(desk: Desk): void {
  const found = desk.lit.flatMap((handle) => [
    ...document.querySelectorAll<HTMLElement>(`[data-handle="${CSS.escape(handle)}"]`),
  ]);
  const at = found.indexOf(document.activeElement as HTMLElement);
  found[(at + 1) % found.length]?.focus();
}
