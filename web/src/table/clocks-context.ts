// Context: the table passes the players' clocks to their headers.

import { getContext, setContext } from "svelte";
import type { TableState } from "../state/table.svelte";

const KEY = Symbol("clocks");

export const setClocks = (table: TableState): TableState => setContext(KEY, table);
export const getClocks = (): TableState | undefined => getContext<TableState | undefined>(KEY);
