// Field names: a genus by the picture of a species, an epithet by what it is known for.

const HEADS = ["Tar", "Gal", "Ost", "Fen", "Cor", "Ulm", "Ger", "Ran", "Bel", "Mir", "Sel", "Dra", "Phor", "Nar", "Lut", "Vel", "Cam", "Per"];
const TAILS = ["ella", "ina", "icta", "urus", "odon", "iops", "aria", "opsis", "ethes", "ax"];

/** By trait, the most striking first. */
const EPITHETS: [string, string][] = [
  ["flight", "volans"], ["apex-predator", "rex"], ["pack-hunting", "venator"], ["carnivore", "ferox"], ["carnivorous", "ferox"], ["anglerfish", "piscator"],
  ["long-neck", "longicollis"], ["horns", "cornutus"], ["hard-shell", "testudineus"], ["shell", "conchatus"], ["climbing", "arboreus"],
  ["tentacled", "tentaculatus"], ["transparent", "vitreus"], ["inking", "atratus"], ["ink-cloud", "atratus"], ["filter-feeder", "cribrans"], ["schooling", "turmalis"],
  ["shark-cleaner", "mundator"], ["whale-cleaner", "mundator"], ["speed", "celer"], ["bottom-feeder", "benthicus"], ["parasitic", "parasiticus"], ["symbiotic", "comes"],
  ["heavy-fur", "lanatus"], ["cooling-frills", "velatus"], ["mud-wallowing", "limosus"], ["nocturnal", "noctivagus"], ["migratory", "migrans"], ["hibernation", "dormiens"],
  ["swimming", "natans"], ["running", "velox"], ["camouflage", "latens"], ["poisonous", "venenatus"], ["mimicry", "imitator"], ["tail-loss", "fugax"],
  ["sharp-vision", "oculatus"], ["high-body-weight", "giganteus"], ["piracy", "praedo"], ["grazing", "calcator"], ["viviparous", "mater"], ["intellect", "sapiens"],
  ["intelligence", "sapiens"], ["defensive-herding", "gregarius"], ["warning-call", "vocalis"], ["scavenger", "cadaverinus"], ["burrowing", "subterraneus"],
  ["fat-tissue", "pinguis"], ["fertile", "fecundus"], ["foraging", "avidus"], ["cooperation", "socialis"], ["communication", "socialis"], ["symbiosis", "comes"], ["ambush", "insidiosus"],
  ["ambush-hunting", "insidiosus"], ["metamorphose", "mutabilis"],
];

export function fieldName(picture: number, traits: readonly string[]): string {
  const known = new Set(traits.map((trait) => trait.replace(/^deep-/, "").replace(/-(left|right)$/, "")));
  const epithet = EPITHETS.find(([trait]) => known.has(trait))?.[1] ?? (traits.length ? "profundus" : "simplex");
  return `${HEADS[picture % HEADS.length]}${TAILS[(picture >>> 8) % TAILS.length]} ${epithet}`;
}
