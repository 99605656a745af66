// Written by tools/typescript.py from the classes of the server: run make format.

/**
 * A seat that is asked something; the number of the question is known to that seat only.
 */
export interface Asked {
  number: number | null;
  prompt: string;
  seat: number;
}

/**
 * The whole table.
 */
export interface EvolutionSight {
  acted: string[];
  asked: Asked[];
  attack: SeenAttack | null;
  deck: number;
  discard: string[];
  exchanged: number;
  fed_tonight: string[];
  first: number;
  game: string;
  hole: number;
  last_round: boolean;
  next_round_last: boolean;
  out: number;
  over: boolean;
  phase: string;
  players: number;
  round: number;
  seat: number | null;
  sets: string[];
  table: SeenPlayer[];
  turn: number;
  version: number;
  weather: SeenWeather | null;
}

/**
 * An attack under way, with the traits that it ignores.
 */
export interface SeenAttack {
  attacker: string;
  ignored: string[];
  target: string;
  without_card: number;
}

/**
 * A climate event that lies open.
 */
export interface SeenEvent {
  deck: string;
  key: string;
  name: string;
  zone: string;
}

/**
 * One player. `food_card` is empty before it is chosen.
 */
export interface SeenPlayer {
  bag: number;
  food_card: string;
  hand: string[];
  points: number;
  seat: number;
  species: SeenSpecies[];
}

/**
 * A species board. `attack` and `defense` are the sizes that count, before cards are spent.
 */
export interface SeenSpecies {
  attack: number;
  body: number;
  defense: number;
  food: number;
  name: string;
  need: number;
  owner: number;
  population: number;
  traits: SeenTrait[];
}

/**
 * A trait card on a species; face down, others see only that it is there.
 */
export interface SeenTrait {
  card: string;
  down: boolean;
  food: number;
  trait: string;
}

/**
 * The climate track and its cards.
 */
export interface SeenWeather {
  burnt: number;
  decks: number[];
  eruption: string;
  events: SeenEvent[];
  struck: SeenEvent[];
  thaw: SeenEvent[];
  zone: string;
  zones: SeenZone[];
}

/**
 * A line of the board or of an event: which sizes lose how much, and the plants.
 */
export interface SeenZone {
  cause: string;
  food: number;
  high: number;
  key: string;
  loss: number;
  low: number;
}
