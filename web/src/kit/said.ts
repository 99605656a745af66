// Who says what just now: a table gives it to the heads of its banks.

import { getContext, setContext } from "svelte";
import type { Phrases } from "../state/phrases.svelte";

const KEY = Symbol("said");

export const giveSaid = (phrases: Phrases): Phrases => setContext(KEY, phrases);
export const saidOf = (): Phrases | undefined => getContext<Phrases | undefined>(KEY);
