// A long press explains something on touch screens, which have no hover.

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
    /** Ignore the click and the context menu after a long press. */
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
