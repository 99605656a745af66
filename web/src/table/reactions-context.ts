// Context: the table passes the players' reactions to their headers.

import { getContext, setContext } from "svelte";
import type { Reactions } from "../state/reactions.svelte";

const KEY = Symbol("said");

export const setReactions = (reactions: Reactions): Reactions => setContext(KEY, reactions);
export const getReactions = (): Reactions | undefined => getContext<Reactions | undefined>(KEY);
