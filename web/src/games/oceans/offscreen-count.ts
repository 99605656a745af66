// How many things of a row or column are out of sight, in the frame that scrolls them.

import type { Attachment } from "svelte/attachments";

export function hidden(tell: (before: number, after: number) => void): Attachment<HTMLElement> {
  return (frame) => {
    const look = (): void => {
      const box = frame.getBoundingClientRect();
      const middles = [...frame.children]
        .map((child) => child.getBoundingClientRect())
        .map((each) => ({ x: each.left + each.width / 2, y: each.top + each.height / 2 }));
      tell(
        middles.filter(({ x, y }) => x < box.left || y < box.top).length,
        middles.filter(({ x, y }) => x > box.right || y > box.bottom).length,
      );
    };
    const sizes = new ResizeObserver(look);
    const children = new MutationObserver(look);
    sizes.observe(frame);
    children.observe(frame, { childList: true });
    frame.addEventListener("scroll", look, { passive: true });
    look();
    return () => {
      sizes.disconnect();
      children.disconnect();
      frame.removeEventListener("scroll", look);
    };
  };
}
