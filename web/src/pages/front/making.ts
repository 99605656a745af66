// From a plan to a table: make it, keep my seat, and go there.

import { create, Refused } from "../../net/http";
import { bring } from "../../state/companions";
import { companions, settingsOf, type Plan } from "../../state/plan";
import { go, tablePath } from "../../state/route.svelte";
import { seats } from "../../state/seats.svelte";
import { settings } from "../../state/settings.svelte";
import { text } from "../../words/index.svelte";

/** Make a table and sit down; if that is refused, why. */
export async function make(plan: Plan): Promise<string> {
  const name = settings.name.trim() || text("guest");
  try {
    const { table, token, door } = await create(settingsOf(plan), name);
    seats.keep(table, plan.game, { seat: 0, token, name }, door);
    bring(table, companions(plan));
    go(tablePath(table));
    return "";
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return error.code === "lost" ? text("front-unreachable") : error.message;
  }
}
