// Keeps the place of something that grows and shrinks, so that nothing above it moves.

import type { Attachment } from "svelte/attachments";
import { phoneQuery } from "../style/breakpoints";

const LASTING = 300; // ms: heights that pass more quickly are not kept
const MOST = 0.3; // of the window: nothing keeps more

/** Keeps an element as high as it has been, until `period` returns something else or the window changes. Phones scroll. */
export function keepHeight(period: () => unknown = () => null): Attachment<HTMLElement> {
  return (element) => {
    void period();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const forget = (): void => void (element.style.minHeight = "");
    const keep = (): void => {
      if (!phoneQuery().matches && element.offsetHeight <= innerHeight * MOST)
        element.style.minHeight = `${element.offsetHeight}px`;
    };
    const wait = (): void => {
      clearTimeout(timer);
      timer = setTimeout(keep, LASTING);
    };
    forget();
    const watcher = new ResizeObserver(wait);
    watcher.observe(element);
    addEventListener("resize", forget);
    return () => {
      clearTimeout(timer);
      watcher.disconnect();
      removeEventListener("resize", forget);
      forget();
    };
  };
}
