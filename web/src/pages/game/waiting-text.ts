// What the bar says while others choose.

import type { TableState } from "../../state/table.svelte";
import { has, text } from "../../i18n/index.svelte";

interface Asked {
  seat: number;
  prompt: string;
}

export function waiting(table: TableState): { seat: number | null; title: string; more: string } {
  const view = table.view as { asked: Asked[]; over: boolean; table: unknown[] } | null;
  if (view?.over) return { seat: table.seat, title: text("table-over"), more: "" };
  const asked = view?.asked.filter((each) => table.moment || each.seat !== table.seat) ?? []; // in a replay nobody is asked
  const first = asked[0];
  if (!first) return { seat: table.seat, title: text(table.seat === null ? "table-watching" : "table-wait"), more: "" };
  const names = asked.map((each) => table.nameOf(each.seat)).join(", ");
  const id = `wait-${first.prompt.replaceAll(" ", "-")}`;
  const title = text(has(id) ? id : "wait-other", { name: names, count: asked.length });
  return {
    seat: asked.length === 1 ? first.seat : table.seat,
    title,
    more: table.moment
      ? ""
      : asked.length === 1
        ? turnAway(table.seat, first.seat, view?.table.length ?? 1)
        : text("table-plan"),
  };
}

/** How soon it is my turn, where turns go round. */
function turnAway(mine: number | null, now: number, seats: number): string {
  if (mine === null) return text("table-watching");
  const away = (mine - now + seats) % seats;
  return `${away === 1 ? text("table-next") : away === 2 ? text("table-next-but-one") : ""} ${text("table-plan")}`.trim();
}
