// Fits the height of the animals' pictures to the window. The result is set on
// the few elements that use it: an inherited value would restyle the whole table.

import { getContext, setContext } from "svelte";
import type { Attachment } from "svelte/attachments";

const LEAST = 48;
const MOST = 140;
/** Boards grow only by at least this much, so that they don't change with every pick. */
const WORTH = 24;
const ROOMY = 160;
/** They shrink by at least this much, since each attempt redraws the whole table. */
const STEP = 6;
/** The height kept free while nothing is picked, because boards grow when a card can be played on them. */
const RESERVE = 28;

/** The height that fits, given the spare height with the one tried. Pictures are no higher than the widest is wide. */
export function fittingHeight(tried: number, spare: number, rows: number, widest = MOST): number {
  const plate = Math.min(tried, widest);
  const wanted = Math.max(LEAST, Math.min(MOST, widest, plate + spare / Math.max(1, rows)));
  if (wanted < plate) return Math.max(LEAST, Math.floor(Math.min(wanted, plate - STEP)));
  return wanted > plate + WORTH ? Math.floor(wanted) : plate;
}

const widestIn = (table: HTMLElement): number =>
  Math.max(LEAST, ...[...table.querySelectorAll(".plate")].map((plate) => plate.clientWidth));

/** The height that a stretched element, such as the sea, can give back. */
function given(table: HTMLElement): number {
  const wide = table.querySelector<HTMLElement>("[data-needs]");
  return wide ? Math.max(0, wide.offsetHeight - Number(wide.dataset.needs)) : 0;
}

export class Fit {
  plate = $state(MOST);
  /** Even the least height is too much, so many traits of other players become badges. */
  tight = $state(false);
  /** How high the dock is, in pixels. */
  dock = $state(0);

  constructor(
    private readonly rows: () => number,
    /** The page scrolls, and nothing has to fit. */
    private readonly loose: () => boolean,
    /** Something is picked, and the reserve may be used. */
    private readonly picking: () => boolean,
  ) {}

  /** The height of pictures as a CSS value; null if the page scrolls. */
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
      const reserve = this.picking() ? 0 : RESERVE;
      const spare = innerHeight - above - below - table.offsetHeight + given(table) - 6 - reserve;
      const before = this.plate;
      this.plate = fittingHeight(before, spare, this.rows(), widestIn(table));
      // Rows stretched by traits don't change size, so the observer wouldn't fire.
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
