// A long press asks what something is, where there is no pointer that could rest on it.

import type { Attachment } from "svelte/attachments";
import { handleOf } from "./handle-events";

const LONG = 450; // ms
const SLACK = 10; // px

export function longPress(ask: (handle: string) => void): Attachment<HTMLElement> {
  return (table) => {
    let timer = 0;
    let asked = false;
    let [x, y] = [0, 0];
    const end = (): void => clearTimeout(timer);
    const down = (event: PointerEvent): void => {
      const handle = handleOf(event.target);
      end();
      asked = false;
      if (!handle || handle.startsWith("!") || event.pointerType === "mouse") return;
      [x, y] = [event.clientX, event.clientY];
      timer = window.setTimeout(() => {
        asked = true;
        ask(handle);
      }, LONG);
    };
    const move = (event: PointerEvent): void => {
      if (Math.hypot(event.clientX - x, event.clientY - y) > SLACK) end();
    };
    /** The click that ends a long press is none, nor is the menu that the system would show. */
    const swallow = (event: Event): void => {
      if (!asked) return;
      event.stopPropagation();
      event.preventDefault();
    };
    const pairs: [string, (event: never) => void, boolean?][] = [
      ["pointerdown", down],
      ["pointermove", move],
      ["pointerup", end],
      ["pointercancel", end],
      ["click", swallow, true],
      ["contextmenu", swallow, true],
    ];
    for (const [name, work, capture] of pairs) table.addEventListener(name, work as EventListener, capture);
    return () => {
      end();
      for (const [name, work, capture] of pairs) table.removeEventListener(name, work as EventListener, capture);
    };
  };
}
