// A public number for the picture of a being: from the table and its name, never from the game's seed.

export function pictureNumber(table: string, being: string): number {
  let hash = 2166136261;
  for (const letter of `${table}/${being}`) {
    hash ^= letter.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 16777619);
  }
  return hash >>> 0;
}
