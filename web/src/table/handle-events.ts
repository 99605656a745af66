// One set of listeners for everything on a table that has a handle: clicks pick it, the pointer and the focus point at it.

import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";
import type { Handle } from "../state/move-tree";
import { leftByPointer } from "./focus-origin";

interface HandleEvents {
  pick(handle: Handle): void;
  point(handle: Handle, on: boolean): void;
  /** The keyboard moved the focus here. */
  reach(handle: Handle): void;
}

/** The handle of an element or of the nearest element around it. */
export const handleOf = (target: EventTarget | null): Handle | undefined =>
  (target as Partial<Element> | null)?.closest?.<HTMLElement>("[data-handle]")?.dataset.handle;

/** Listens on the root of a table, so that components only set `data-handle`. */
export function handleEvents({ pick, point, reach }: HandleEvents): Attachment<HTMLElement> {
  return (root) => {
    const click = (event: Event): void => {
      const handle = handleOf(event.target);
      if (handle !== undefined) pick(handle);
    };
    const pointing =
      (on: boolean) =>
      (event: MouseEvent | FocusEvent): void => {
        const handle = handleOf(event.target);
        if (handle !== undefined && handle !== handleOf(event.relatedTarget)) point(handle, on);
      };
    const [enter, leave] = [pointing(true), pointing(false)];
    const focus = (event: FocusEvent): void => {
      enter(event);
      const handle = handleOf(event.target);
      if (handle !== undefined && !leftByPointer(event.target)) reach(handle);
    };
    // `on` leaves Svelte's reactive context: the browser sends focusout while Svelte removes an element.
    const stops = [
      on(root, "click", click),
      on(root, "pointerover", enter),
      on(root, "pointerout", leave),
      on(root, "focusin", focus),
      on(root, "focusout", leave),
    ];
    return () => stops.forEach((stop) => stop());
  };
}
