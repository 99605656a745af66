/** What a drawing is made from: public facts only, and the public number of the picture. */

export type World = "land" | "origin" | "ocean";
export type Mood = "calm" | "fed" | "hungry" | "asleep" | "poisoned";
export type Way = "left" | "right";

export interface AnimalFacts {
  readonly world: World;
  /** 1 to 6, the body size; in Origin the food it needs. */
  readonly size: number;
  readonly population: number;
  /** Keys as on the wire, such as `horns`; several of one key are drawn as several. */
  readonly traits: readonly string[];
  /** Where the arrows of Oceans traits point, if their keys do not say it: `{ symbiotic: "left" }`. */
  readonly directions?: Readonly<Record<string, Way>>;
  /** The same number is the same individual: palette, pattern, proportions. */
  readonly picture: number;
  readonly facing?: Way;
  readonly mood?: Mood;
  /** Food in its Fat Tissue. */
  readonly stored?: number;
}

/** How often each key is there, in the order of first appearance. */
export function counted(traits: readonly string[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const key of traits) found.set(key, (found.get(key) ?? 0) + 1);
  return found;
}
