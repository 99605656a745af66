// Creates the planned table, stores my seat and opens the table.

import { create, Refused } from "../../net/http";
import { setLocalPlayers } from "../../state/local-players";
import { companions, settingsOf, type TablePlan } from "../../state/new-table";
import { go, tablePath } from "../../state/router.svelte";
import { mySeats } from "../../state/my-seats.svelte";
import { settings } from "../../state/settings.svelte";
import { text } from "../../i18n/index.svelte";

/** Create a table and open it; returns why the server refused, or an empty string. */
export async function make(plan: TablePlan): Promise<string> {
  const name = settings.name.trim() || text("guest");
  try {
    const { table, token, join_secret: door } = await create(settingsOf(plan), name);
    mySeats.keep(table, plan.game, { seat: 0, token, name }, door);
    setLocalPlayers(table, companions(plan));
    go(tablePath(table));
    return "";
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return error.code === "lost" ? text("front-unreachable") : error.message;
  }
}
