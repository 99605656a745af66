// How high the pictures of animals may be, so that the table fills the window and no more. What follows from it is set on
// the few elements that use it: a value that all of the table inherits would let the browser style all of it anew.

import { getContext, setContext } from "svelte";
import type { Attachment } from "svelte/attachments";

const LEAST = 48;
const MOST = 140;
/** Boards grow only where it is worth it: they should not change with everything one picks. */
const WORTH = 24;
const ROOMY = 160;
/** They give way by as much at least: each try is a frame, in which all of the table is drawn. */
const STEP = 6;

/** The height that fits, given how high all is with the height that was tried. Pictures are no higher than the widest is wide. */
export function fittingHeight(tried: number, spare: number, rows: number, widest = MOST): number {
  const plate = Math.min(tried, widest);
  const wanted = Math.max(LEAST, Math.min(MOST, widest, plate + spare / Math.max(1, rows)));
  if (wanted < plate) return Math.max(LEAST, Math.floor(Math.min(wanted, plate - STEP)));
  return wanted > plate + WORTH ? Math.floor(wanted) : plate;
}

const widestIn = (table: HTMLElement): number =>
  Math.max(LEAST, ...[...table.querySelectorAll(".plate")].map((plate) => plate.clientWidth));

/** What stretches over all that is left, as the sea does, can give some of it back. */
function given(table: HTMLElement): number {
  const wide = table.querySelector<HTMLElement>("[data-needs]");
  return wide ? Math.max(0, wide.offsetHeight - Number(wide.dataset.needs)) : 0;
}

export class Fit {
  plate = $state(MOST);
  /** Even the least height is too much: others' traits are badges alone where they are many. */
  tight = $state(false);
  /** How high the dock is, in pixels. */
  dock = $state(0);

  constructor(
    private readonly rows: () => number,
    /** The page scrolls, and nothing has to fit. */
    private readonly loose: () => boolean,
  ) {}

  /** What boards say of their pictures. */
  get height(): string | null {
    return this.loose() ? null : `${this.plate}px`;
  }

  /** Watches a table that has a dock below it, and the bar of the page below that. */
  readonly watch: Attachment<HTMLElement> = (table) => {
    const dock = table.parentElement?.querySelector<HTMLElement>(".dock");
    const look = (): void => {
      this.dock = dock?.offsetHeight ?? 0;
      const below = this.dock + (parseFloat(getComputedStyle(table).getPropertyValue("--foot")) || 0);
      const above = table.getBoundingClientRect().top + scrollY;
      const spare = innerHeight - above - below - table.offsetHeight + given(table) - 6;
      const before = this.plate;
      this.plate = fittingHeight(before, spare, this.rows(), widestIn(table));
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

const KEY = Symbol("fit");

export const setFit = (fit: Fit): Fit => setContext(KEY, fit);
export const getFit = (): Fit | undefined => getContext<Fit | undefined>(KEY);
