// The other people at this device for a table just created, handed from the front page to the table page.

let waiting: { table: string; names: string[] } = { table: "", names: [] };

export function setLocalPlayers(table: string, names: string[]): void {
  waiting = { table, names };
}

/** Return their names, once. */
export function takeLocalPlayers(table: string): string[] {
  const names = waiting.table === table ? waiting.names : [];
  waiting = { table: "", names: [] };
  return names;
}
