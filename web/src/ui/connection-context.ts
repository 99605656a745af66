// Context: the table page sets its connection, and the top bar shows when it is lost.

import { getContext, setContext } from "svelte";
import type { TableState } from "../state/table.svelte";

interface Line {
  table: () => TableState | undefined;
  retry: () => void;
}
const KEY = Symbol("line");

export const setConnection = (line: Line): Line => setContext(KEY, line);

/** The connection, on pages that have one. */
export const getConnection = (): Line | undefined => getContext<Line | undefined>(KEY);
