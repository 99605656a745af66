// Keeps the place of something that grows and shrinks, so that nothing above it moves.

import type { Attachment } from "svelte/attachments";
import { phoneQuery } from "../style/breakpoints";

/** Keeps an element as high as it has been, until `period` returns something else or the window changes. Phones scroll. */
export function keepHeight(period: () => unknown = () => null): Attachment<HTMLElement> {
  return (element) => {
    void period();
    const forget = (): void => void (element.style.minHeight = "");
    const keep = (): void => {
      if (!phoneQuery().matches) element.style.minHeight = `${element.offsetHeight}px`;
    };
    forget();
    const watcher = new ResizeObserver(keep);
    watcher.observe(element);
    addEventListener("resize", forget);
    return () => {
      watcher.disconnect();
      removeEventListener("resize", forget);
      forget();
    };
  };
}
