// How the moves of Evolution and Climate are made by hand.

import { plain, type Handle, type Moved, type Shape } from "../../state/tree";

const AMOUNTS = new Set(["store", "feed-sleepers"]);
const ON_SPECIES = new Set(["play-trait", "grow-body", "grow-population"]);
const ENDS: Record<string, Handle> = { "new-left": "+left", "new-right": "+right" };

export const shape: Shape = (move: Moved): Handle[] => {
  const { verb, values } = move;
  const [first, second] = values.map(String);
  if (AMOUNTS.has(verb)) return [`=${first ?? 0}`];
  if (verb === "draw") return ["!draw"];
  if (verb === "remove-trait" && first) return ["!remove-trait", first];
  if (verb === "use-trait" && first) return [first];
  if (verb === "ignore" && first && second) return [`!ignore.${second}`, first];
  if (verb === "slip" && first) return [`!slip.${first}`];
  if (ON_SPECIES.has(verb) && first && second) return [first, `${second}.${verb}`];
  const end = ENDS[verb];
  if (end && first) return [first, end];
  return plain(move, "");
};
