// One tab stop for a row of things: arrows, Home and End move within it.
import type { Attachment } from "svelte/attachments";

const MOVES: Record<string, (at: number, last: number) => number> = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  Home: () => 0,
  End: (_, last) => last,
};

export function things(row: Element): HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>("[data-handle]")].filter((each) => each.offsetParent !== null);
}

/** Moves focus within the row; tells which handle has the tab stop. */
export function roving(moved: (handle: string) => void): Attachment<HTMLElement> {
  return (row) => {
    const press = (event: KeyboardEvent): void => {
      const move = MOVES[event.key];
      if (!move || event.ctrlKey || event.metaKey || event.altKey) return;
      const all = things(row);
      const at = all.indexOf(document.activeElement as HTMLElement);
      const next = all[move(at, all.length - 1)];
      if (at < 0 || !next) return;
      event.preventDefault();
      event.stopPropagation();
      next.focus();
    };
    const come = (event: FocusEvent): void => {
      const handle = (event.target as HTMLElement).dataset.handle;
      if (handle) moved(handle);
    };
    row.addEventListener("keydown", press);
    row.addEventListener("focusin", come);
    return () => {
      row.removeEventListener("keydown", press);
      row.removeEventListener("focusin", come);
    };
  };
}
