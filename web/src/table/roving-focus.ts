// Roving focus: a row has one tab stop; arrows, Home and End move within it, up and down to the next row.
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

/** The thing in the next row above or below that is nearest. */
function across(row: Element, at: HTMLElement, step: number): HTMLElement | undefined {
  const top = (each: Element): number => each.getBoundingClientRect().top;
  const rows = [...document.querySelectorAll("[data-row]")].sort((a, b) => top(a) - top(b));
  const next = rows[rows.indexOf(row) + step];
  const center = (each: Element): number => each.getBoundingClientRect().left + each.clientWidth / 2;
  const far = (each: Element): number => Math.abs(center(each) - center(at));
  return next && things(next).sort((a, b) => far(a) - far(b))[0];
}

const STEPS: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };

/** Move the focus within a row and report the handle with the tab stop. */
export function roving(moved: (handle: string) => void): Attachment<HTMLElement> {
  return (row) => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const all = things(row);
      const here = document.activeElement as HTMLElement;
      const at = all.indexOf(here);
      const [move, step] = [MOVES[event.key], STEPS[event.key]];
      const next = move ? all[move(at, all.length - 1)] : step ? across(row, here, step) : undefined;
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
