// Tells focus that a click left behind from focus that the keyboard moved: only the latter shows where a key acts.

let pointer = false;
let clicked: Element | null = null;

/** Whether a click of the mouse or a finger left the focus on this element. */
export const leftByPointer = (element: EventTarget | null): boolean => element !== null && element === clicked;

/** Follow pointer, keyboard and focus; returns a function that stops. */
export function followFocus(): () => void {
  const stop = new AbortController();
  const listen = (name: string, work: (event: Event) => void): void =>
    window.addEventListener(name, work, { capture: true, signal: stop.signal });
  listen("pointerdown", () => (pointer = true));
  listen("keydown", () => (pointer = false));
  listen("focusin", ({ target }) => (clicked = pointer ? (target as Element) : null));
  listen("click", () => pointer && (clicked = document.activeElement));
  return () => stop.abort();
}
