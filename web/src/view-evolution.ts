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
 * The published view of a whole table.
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
 * A face-up climate event.
 */
export interface SeenEvent {
  deck: string;
  key: string;
  name: string;
  zone: string;
}

/**
 * A player. `food_card` is empty before it is chosen.
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
 * A species. `attack` and `defense` are its sizes in attacks, before cards are discarded.
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
 * A trait card on a species. Opponents only see that a face-down trait exists.
 */
export interface SeenTrait {
  card: string;
  down: boolean;
  food: number;
  trait: string;
}

/**
 * The climate track and its event cards.
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
 * The effects of a zone or event: which body sizes lose how much, and the plant food.
 */
export interface SeenZone {
  cause: string;
  food: number;
  high: number;
  key: string;
  loss: number;
  low: number;
}
