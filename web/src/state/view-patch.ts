// Merges changes into a view.

import type { EvolutionSight } from "../view-evolution";
import type { OceansSight } from "../view-oceans";
import type { OriginSight } from "../view-origin";

export type View = EvolutionSight | OriginSight | OceansSight;

/** A view with some fields replaced; in `table`, only the given players. */
export function patched<V extends { table: unknown[] }>(view: V, changes: Record<string, unknown>): V {
  const { table, ...rest } = changes;
  if (table === undefined) return { ...view, ...rest };
  if (Array.isArray(table)) return { ...view, ...changes };
  const players = table as Record<string, unknown>;
  return { ...view, ...rest, table: view.table.map((player, seat) => players[String(seat)] ?? player) };
}
