// Written by tools/typescript.py from the classes of the server: run make format.

/**
 * A seat that is asked. Only that seat is told the number of the question.
 */
export interface Asked {
  number: number | null;
  prompt: string;
  seat: number;
}

/**
 * The whole table. `ring` is all species from left to right round the table.
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
 * One player; everybody has seen what a score pile gained.
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
 * A species board. Its forage and attack are missing where it may never do so.
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
 * A zone of the Ocean with its Scenario; empty if none lies there.
 */
export interface SeenZone {
  in_force: boolean;
  population: number;
  scenario: string;
}
