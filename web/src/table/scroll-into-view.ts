// Scrolls things that can be chosen into view, between the top bar and the dock.

import type { Handle } from "../state/move-tree";

const box = (selector: string): DOMRect | undefined => document.querySelector(selector)?.getBoundingClientRect();

/** If none of these things on the table can be seen, scroll to the first one. */
export function bringIntoView(handles: readonly Handle[]): void {
  const found = handles.flatMap((handle) => [
    ...document.querySelectorAll<HTMLElement>(`main [data-handle="${CSS.escape(handle)}"]`),
  ]);
  const top = box("header")?.bottom ?? 0;
  const foot = box("#asked")?.top ?? innerHeight;
  const seen = found.some((each) => {
    const { top: from, bottom: to } = each.getBoundingClientRect();
    return from >= top && to <= foot;
  });
  const [first] = found;
  if (!first || seen) return;
  const { top: from, height } = first.getBoundingClientRect();
  scrollBy({ top: from - (top + foot) / 2 + height / 2, behavior: "smooth" });
}
