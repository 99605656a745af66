// How the moves of Oceans are made by hand.

import { plain, type Handle, type Moved, type Shape } from "../../state/tree";
import { placeKey } from "./places";

/** Questions about one species that is known: it need not be picked. */
const KNOWN_FEEDER = new Set(["feed again"]);

type Way = (values: string[], prompt: string) => Handle[];

const fed: Way = ([feeder = "", at = ""], prompt) => (KNOWN_FEEDER.has(prompt) ? [at] : [feeder, at]);

const WAYS: Record<string, Way> = {
  "evolve-new": ([card = ""]) => [card, "+new"],
  "evolve-left": ([card = "", beside = ""]) => [card, `+<${beside}`],
  "evolve-right": ([card = "", beside = ""]) => [card, `+>${beside}`],
  migrate: ([card = "", from = "", to = ""]) => [card, placeKey(from), placeKey(to)],
  remove: ([card = ""], prompt) => (prompt === "play cards" ? ["!remove", card] : [card]),
  "use-trait": ([card = ""]) => [card],
  "use-on": ([card = "", , target = ""]) => [card, target],
  "use-scenario": ([scenario = ""]) => [`scenario:${scenario}`],
  leech: ([, prey = ""]) => [prey],
  "rob-player": ([, seat = ""]) => [`!rob.${seat}`],
  choose: ([where = ""]) => [placeKey(where)],
  "swap-card": ([worn = "", , card = ""]) => [worn, card],
  "swap-trait": ([worn = "", , other = ""]) => [worn, other],
  forage: ([feeder = ""], prompt) => fed([feeder, "reef"], prompt),
  "forage-zone": ([feeder = "", where = ""], prompt) => fed([feeder, placeKey(where)], prompt),
  "forage-board": fed,
  attack: ([hunter = "", prey = ""], prompt) => (prompt === "strike back" ? [`!attack.${prey}`] : fed([hunter, prey], prompt)),
  take: ([amount = ""]) => [`=${amount}`],
  ignore: ([card = ""]) => [card],
  "take-also": ([, prey = ""]) => [prey],
  age: ([, amount = ""], prompt) => [prompt === "age too" ? `!age.${amount}` : `=${amount}`],
  "draw-deep": () => ["deep"],
  shift: ([figure = "", card = "", , direction = ""]) => [card, `!shift.${figure}.${direction}`],
};

export const shape: Shape = (move: Moved, prompt: string): Handle[] => {
  const way = WAYS[move.verb];
  return way ? way(move.values.map(String), prompt) : plain(move, prompt);
};
