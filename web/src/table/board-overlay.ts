// Keeps an overlay aligned with the boards of a table.

/** Draw now, and whenever the table or a board changes its size or something is scrolled. */
export function follow(table: Element | null | undefined, draw: () => void): (() => void) | undefined {
  draw();
  if (!table) return undefined;
  const watcher = new ResizeObserver(draw);
  watcher.observe(table);
  for (const board of table.querySelectorAll("[data-being]")) watcher.observe(board);
  addEventListener("scroll", draw, { capture: true, passive: true });
  return () => {
    watcher.disconnect();
    removeEventListener("scroll", draw, { capture: true });
  };
}

/** The box of a board relative to the overlay. */
export function boardIn(layer: Element, name: string): DOMRect | null {
  const found = layer.parentElement?.querySelector(`[data-being="${CSS.escape(name)}"]`)?.getBoundingClientRect();
  const frame = layer.getBoundingClientRect();
  return found ? new DOMRect(found.left - frame.left, found.top - frame.top, found.width, found.height) : null;
}
