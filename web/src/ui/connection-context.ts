// The connection of the page: a room names it, the top bar says when it is lost.

import { getContext, setContext } from "svelte";
import type { TableState } from "../state/table.svelte";

interface Line {
  table: () => TableState | undefined;
  retry: () => void;
}
const KEY = Symbol("line");

export const setConnection = (line: Line): Line => setContext(KEY, line);

/** Only where there is one to lose. */
export const getConnection = (): Line | undefined => getContext<Line | undefined>(KEY);
