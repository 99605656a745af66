// Keyboard control of the table. Ignores keys typed into fields.

import { picked } from "../state/shortcuts";
import { leftByPointer } from "./focus-origin";
import type { TableController } from "./table-controller.svelte";

/** Commands of the page that keys call. */
export interface TableCommands {
  undo(): void;
  log(): void;
  help(): void;
  palette(): void;
  settings(): void;
  mine(): void;
  /** Step through earlier positions; 0 is now. False if there are none. */
  step(by: number): boolean;
}

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches("input, select, textarea, [contenteditable]");

export function press(
  event: KeyboardEvent,
  controller: TableController,
  commands: TableCommands,
  letters: boolean,
): void {
  if (event.defaultPrevented || typing(event.target)) return;
  if (event.ctrlKey || event.metaKey) return withControl(event, commands);
  if (event.altKey) return;
  const done = plain(event, controller, commands) || (letters && letter(event, controller, commands));
  if (done) event.preventDefault();
}

function withControl(event: KeyboardEvent, commands: TableCommands): void {
  const work = { ",": commands.settings, k: commands.palette }[event.key.toLowerCase()];
  if (!work) return;
  event.preventDefault();
  work();
}

/** Keys that do not type letters. */
function plain(event: KeyboardEvent, controller: TableController, commands: TableCommands): boolean {
  if (event.key === "Enter") return enter(event.target, controller);
  const { selection } = controller;
  const handle =
    /^\d$/.test(event.key) || /^(Digit|Numpad)\d$/.test(event.code) ? picked(controller.keys, event) : undefined;
  if (handle) return pick(controller, handle);
  if (controller.pattern === "amount" && stepped(event, controller)) return true;
  if (event.key === "Escape") return selection.back() || commands.step(0);
  if (event.key === "[" || event.key === "]") return commands.step(event.key === "[" ? -1 : 1);
  if (event.key === "." && controller.keys.hidden) return selection.page++ >= 0;
  if (event.key === "?") return ask(controller, commands);
  if (event.key === "/") return does(commands.palette);
  return false;
}

/** Press the bar's default button, except on another control that the keyboard reached. Clicks are not repeated. */
function enter(target: EventTarget | null, controller: TableController): boolean {
  const left = leftByPointer(target);
  const handle = target instanceof HTMLElement ? target.dataset.handle : undefined;
  const onTable = handle !== undefined && !(target as HTMLElement).closest(".bar");
  const control = target instanceof HTMLElement && target.matches("button, a, summary");
  if (control && !left && !onTable) return false;
  if (controller.acts.some((act) => act.handle === "!!go")) return pick(controller, "!!go");
  return left && handle !== undefined;
}

function stepped(event: KeyboardEvent, controller: TableController): boolean {
  const { selection } = controller;
  const sorted = [...selection.amounts].sort((a, b) => a - b);
  const by = { ArrowUp: 1, "+": 1, ArrowDown: -1, "-": -1 }[event.key];
  const next = /^\d$/.test(event.key)
    ? Number(event.key)
    : by
      ? sorted[sorted.indexOf(selection.amount) + by]
      : undefined;
  if (next === undefined || !sorted.includes(next)) return false;
  selection.amount = next;
  return true;
}

function letter(event: KeyboardEvent, controller: TableController, commands: TableCommands): boolean {
  const handle = picked(controller.keys, event);
  if (handle) return pick(controller, handle);
  const work = { u: commands.undo, l: commands.log, m: commands.mine, n: () => next(controller) }[
    event.key.toLowerCase()
  ];
  return work ? does(work) : false;
}

const does = (work: () => void): true => {
  work();
  return true;
};

const pick = (controller: TableController, handle: string): true => does(() => controller.pick(handle));

/** Explain the focused thing, or open help. */
function ask(controller: TableController, commands: TableCommands): boolean {
  const handle = (document.activeElement as HTMLElement | null)?.dataset.handle;
  if (handle) controller.pinned = handle;
  else commands.help();
  return true;
}

/** Focus on the next lit thing. */
function next(controller: TableController): void {
  const found = controller.lit.flatMap((handle) => [
    ...document.querySelectorAll<HTMLElement>(`[data-handle="${CSS.escape(handle)}"]`),
  ]);
  const at = found.indexOf(document.activeElement as HTMLElement);
  found[(at + 1) % found.length]?.focus();
}
