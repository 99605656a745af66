// The picks of each move in Oceans.

import { moveStepsBy, type Handle, type MoveSteps } from "../../state/move-tree";
import type { OceansVerbs } from "../../vocabulary";

/** Questions about one species that is known: it need not be picked. */
const KNOWN_FEEDER = new Set(["feed again"]);

const fed = (eater: Handle, at: Handle, prompt: string): Handle[] => (KNOWN_FEEDER.has(prompt) ? [at] : [eater, at]);

export const moveSteps: MoveSteps = moveStepsBy<OceansVerbs>({
  "evolve-new": ({ card }) => [card, "+new"],
  "evolve-left": ({ card, neighbor }) => [card, `+<${neighbor}`],
  "evolve-right": ({ card, neighbor }) => [card, `+>${neighbor}`],
  migrate: ({ card, source, target }) => [card, source, target],
  remove: ({ card }, prompt) => (prompt === "play cards" ? ["!remove", card] : [card]),
  "use-trait": ({ card }) => [card],
  "use-on": ({ card, target }) => [card, target],
  "use-scenario": ({ scenario }) => [`scenario:${scenario}`],
  leech: ({ target }) => [target],
  "rob-player": ({ player }) => [`!rob.${player}`],
  choose: ({ place }) => [place],
  "swap-card": ({ card, other }) => [card, other],
  "swap-trait": ({ card, other }) => [card, other],
  forage: ({ eater }, prompt) => fed(eater, "reef", prompt),
  "forage-zone": ({ eater, place }, prompt) => fed(eater, place, prompt),
  "forage-board": ({ eater, target }, prompt) => fed(eater, target, prompt),
  attack: ({ attacker, target }, prompt) =>
    prompt === "strike back" ? [`!attack.${target}`] : fed(attacker, target, prompt),
  take: ({ amount }) => [`=${amount}`],
  ignore: ({ card }) => [card],
  "take-also": ({ target }) => [target],
  age: ({ amount }, prompt) => [prompt === "age too" ? `!age.${amount}` : `=${amount}`],
  "draw-deep": () => ["deep"],
  shift: ({ figure, card, direction }) => [card, `!shift.${figure}.${direction}`],
});
