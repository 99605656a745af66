// The picks of each move in Evolution and Climate.

import { moveStepsBy, type MoveSteps } from "../../state/move-tree";
import type { EvolutionVerbs } from "../../vocabulary";

export const moveSteps: MoveSteps = moveStepsBy<EvolutionVerbs>({
  "play-trait": ({ card, species }) => [card, `${species}.play-trait`],
  "grow-body": ({ card, species }) => [card, `${species}.grow-body`],
  "grow-population": ({ card, species }) => [card, `${species}.grow-population`],
  "new-left": ({ card }) => [card, "+left"],
  "new-right": ({ card }) => [card, "+right"],
  "remove-trait": ({ card }) => ["!remove-trait", card],
  "use-trait": ({ card }) => [card],
  ignore: ({ card, trait }) => [`!ignore.${trait}`, card],
  slip: ({ trait }) => [`!slip.${trait}`],
  store: ({ amount }) => [`=${amount}`],
  "feed-sleepers": ({ amount }) => [`=${amount}`],
  draw: () => ["!draw"],
});
