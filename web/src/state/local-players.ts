// Who is to sit down at a table that was just made, besides whoever made it: handed from the front page to the room.

let waiting: { table: string; names: string[] } = { table: "", names: [] };

export function setLocalPlayers(table: string, names: string[]): void {
  waiting = { table, names };
}

/** Their names, once. */
export function takeLocalPlayers(table: string): string[] {
  const names = waiting.table === table ? waiting.names : [];
  waiting = { table: "", names: [] };
  return names;
}
