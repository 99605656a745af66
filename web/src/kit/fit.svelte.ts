// How high the pictures of animals may be, so that the table fills the window and no more.

import type { Attachment } from "svelte/attachments";

const LEAST = 48;
const MOST = 140;
/** Boards grow only where it is worth it: they should not change with everything one picks. */
const WORTH = 24;
const ROOMY = 160;

/** The height that fits, given how high all is with the height that was tried. */
export function fitting(plate: number, spare: number, rows: number): number {
  const wanted = Math.max(LEAST, Math.min(MOST, plate + spare / Math.max(1, rows)));
  return wanted < plate || wanted > plate + WORTH ? Math.floor(wanted) : plate;
}

/** What stretches over all that is left, as the sea does, can give some of it back. */
function given(table: HTMLElement): number {
  const wide = table.querySelector<HTMLElement>("[data-needs]");
  return wide ? Math.max(0, wide.offsetHeight - Number(wide.dataset.needs)) : 0;
}

export class Fit {
  plate = $state(MOST);
  /** Even the least height is too much: others' traits are badges alone where they are many. */
  tight = $state(false);

  constructor(private readonly rows: () => number) {}

  /** Watches a table that has a dock below it, and the bar of the page below that. */
  readonly watch: Attachment<HTMLElement> = (table) => {
    const dock = table.parentElement?.querySelector<HTMLElement>(".dock");
    const look = (): void => {
      const below = (dock?.offsetHeight ?? 0) + (parseFloat(getComputedStyle(table).getPropertyValue("--foot")) || 0);
      const above = table.getBoundingClientRect().top + scrollY;
      const spare = innerHeight - above - below - table.offsetHeight + given(table) - 6;
      const before = this.plate;
      this.plate = fitting(before, spare, this.rows());
      // Rows that their traits make high do not tell that the plates gave way.
      if (this.plate < before) requestAnimationFrame(look);
      if (spare < -6 && this.plate === LEAST && !this.tight) [this.tight, this.plate] = [true, MOST];
      if (spare > ROOMY) this.tight = false;
    };
    const watcher = new ResizeObserver(look);
    for (const each of [table, dock]) if (each) watcher.observe(each);
    addEventListener("resize", look);
    return () => {
      watcher.disconnect();
      removeEventListener("resize", look);
    };
  };
}
