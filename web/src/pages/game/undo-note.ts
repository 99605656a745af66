// What the undo button takes back, or why it can't.

import type { TableState } from "../../state/table.svelte";
import { text } from "../../i18n/index.svelte";

export function undoNote(table: TableState): string {
  if (table.undo) return table.undoes ? text("undo-takes-back", { what: table.undoes }) : "";
  return table.undoRefusal && table.seat !== null && table.at === null ? text(`undo-not-${table.undoRefusal}`) : "";
}
