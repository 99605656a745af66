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
export interface OriginSight {
  asked: Asked[];
  bank: number;
  center: string[];
  deck: number;
  first: number;
  game: string;
  last_turn: boolean;
  over: boolean;
  pairs: SeenPair[];
  phase: string;
  players: number;
  round: number;
  seat: number | null;
  sets: string[];
  table: SeenPlayer[];
  turn: number;
  version: number;
}

/**
 * An animal. Its card is known to its owner, and to all once revealed.
 */
export interface SeenAnimal {
  card: string;
  fed: boolean;
  food: number;
  name: string;
  need: number;
  owner: number;
  poisoned: boolean;
  revealed: boolean;
  traits: SeenTrait[];
}

/**
 * A card on two animals. If they differ, the first is the symbiont.
 */
export interface SeenPair {
  animals: string[];
  card: string;
  trait: string;
  used: boolean;
}

/**
 * A player. Others' discard piles are only counted, except cards that all have seen.
 *
 * `attacked` means that a carnivore of the player has attacked in this round and no other may.
 */
export interface SeenPlayer {
  animals: SeenAnimal[];
  attacked: boolean;
  discard: string[];
  hand: string[];
  points: number;
  seat: number;
  shown: string[];
}

/**
 * A trait of an animal: `full` if it stores a token, `used` if it has acted.
 *
 * `state` is ready, full, used, inked (a carnivore that may attack in the next round), asleep,
 * rested (it slept last turn) or closed. `ignores` is the card that Intellect ignores.
 */
export interface SeenTrait {
  card: string;
  full: boolean;
  ignores: string;
  state: string;
  trait: string;
  used: boolean;
}
