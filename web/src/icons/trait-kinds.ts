/** The kind of each trait, which gives its badge shape and colour. */

import type { World } from "../animals/facts";

export const KINDS = ["hunt", "guard", "eat", "sky", "other", "pair", "foe", "deep"] as const;
export type Kind = (typeof KINDS)[number];

type Kinds = Partial<Record<Kind, string>>;

const LAND: Kinds = {
  hunt: "ambush carnivore pack-hunting",
  guard: "burrowing climbing defensive-herding hard-shell horns symbiosis warning-call",
  eat: "cooperation fat-tissue foraging long-neck scavenger",
  sky: "cooling-frills heavy-fur hibernation migratory mud-wallowing nocturnal",
  other: "fertile intelligence",
};

const ORIGIN: Kinds = {
  hunt: "ambush-hunting anglerfish carnivorous sharp-vision",
  guard: "burrowing camouflage flight high-body-weight ink-cloud mimicry poisonous running shell swimming tail-loss",
  eat: "fat-tissue grazing piracy scavenger specialization-a specialization-b",
  sky: "hibernation",
  other: "intellect metamorphose viviparous",
  pair: "communication cooperation symbiosis",
  foe: "parasite trematode",
};

const OCEAN: Kinds = {
  hunt: "apex-predator",
  guard: "inking schooling speed transparent",
  eat: "bottom-feeder filter-feeder shark-cleaner symbiotic tentacled whale-cleaner",
  foe: "parasitic",
};

const TABLES: Record<World, Map<string, Kind>> = {
  land: tableOf(LAND),
  origin: tableOf(ORIGIN),
  ocean: tableOf(OCEAN),
};

function tableOf(kinds: Kinds): Map<string, Kind> {
  return new Map(KINDS.flatMap((kind) => (kinds[kind]?.split(" ") ?? []).map((key) => [key, kind] as const)));
}

/** Traits that look left or right are one trait with an arrow. */
export const withoutWay = (trait: string): string => trait.replace(/-(left|right)$/, "");

/** What is none of the Surface is of the Deep; a trait from elsewhere is of the kind "other". */
export function kindOf(world: World, trait: string): Kind {
  return TABLES[world].get(withoutWay(trait)) ?? (world === "ocean" ? "deep" : "other");
}
