// Written by tools/typescript.py from the classes of the server: run make format.

/**
 * An open question to a seat. Only that seat learns the question's number.
 */
export interface Asked {
  number: number | null;
  prompt: string;
  seat: number;
}

/**
 * The published view of a whole table. `ring` lists all species, left to right.
 */
export interface OceansSight {
  asked: Asked[];
  cambrian: boolean;
  deck: number;
  deep_deck: number;
  discard: string[];
  first: number;
  game: string;
  gene_pool: string[];
  last_round: boolean;
  out: string[];
  over: boolean;
  phase: string;
  players: number;
  reef: number;
  reserve: number;
  ring: string[];
  round: number;
  seat: number | null;
  sets: string[];
  table: SeenPlayer[];
  turn: number;
  version: number;
  zones: SeenZone[];
}

/**
 * A player. What a score pile gains is public.
 */
export interface SeenPlayer {
  bonus: number;
  deep: string[];
  hand: string[];
  points: number;
  score: number;
  seat: number;
  species: SeenSpecies[];
}

/**
 * A species. `forage` and `attack` are missing if it may never do so.
 */
export interface SeenSpecies {
  aging: number;
  attack: number | null;
  bones: number;
  forage: number | null;
  limit: number;
  name: string;
  owner: number;
  population: number;
  shell: number;
  traits: SeenTrait[];
}

/**
 * A trait card on a species.
 */
export interface SeenTrait {
  card: string;
  trait: string;
}

/**
 * A zone of the Ocean with its Scenario, or an empty one.
 */
export interface SeenZone {
  in_force: boolean;
  population: number;
  scenario: string;
}
