// Pairs: cards that lie on two animals, and rows in which partners stand side by side.

import type { SeenPair } from "../../view-origin";

/** Order a row so that partners are neighbours where possible; the others keep their places. */
export function besideEachOther(row: readonly string[], pairs: readonly SeenPair[]): string[] {
  const partners = new Map<string, string[]>();
  for (const { animals } of pairs) {
    const [one = "", other = ""] = animals;
    partners.set(one, [...(partners.get(one) ?? []), other]);
    partners.set(other, [...(partners.get(other) ?? []), one]);
  }
  const placed = new Set<string>();
  const visit = (name: string): void => {
    if (placed.has(name) || !row.includes(name)) return;
    placed.add(name);
    partners.get(name)?.forEach(visit);
  };
  for (const name of ends(row, partners)) visit(name);
  return [...placed];
}

/** Begin a chain at its end, where there is one: an animal with one partner comes before its partner with two. */
function ends(row: readonly string[], partners: ReadonlyMap<string, string[]>): string[] {
  const inner = (name: string): boolean => (partners.get(name)?.length ?? 0) > 1;
  return row.flatMap((name) =>
    inner(name)
      ? [...(partners.get(name) ?? []).filter((other) => !inner(other) && row.includes(other)).slice(0, 1), name]
      : [name],
  );
}

/** The pairs on an animal, each with the partner there. */
export function tiesOf(
  pairs: readonly SeenPair[],
  animal: string,
): { card: string; trait: string; partner: string; used: boolean; symbiont: boolean }[] {
  return pairs
    .filter((pair) => pair.animals.includes(animal))
    .map(({ card, trait, used, animals }) => ({
      card,
      trait,
      used,
      partner: animals.find((name) => name !== animal) ?? "",
      symbiont: animals[0] === animal,
    }));
}
