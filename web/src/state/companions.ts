// Who is to sit down at a table that was just made, besides whoever made it: handed from the front page to the room.

let waiting: { table: string; names: string[] } = { table: "", names: [] };

export function bring(table: string, names: string[]): void {
  waiting = { table, names };
}

/** Their names, once. */
export function brought(table: string): string[] {
  const names = waiting.table === table ? waiting.names : [];
  waiting = { table: "", names: [] };
  return names;
}
