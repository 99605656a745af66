// The picks of each move in The Origin of Species and Time to Fly.

import { traitsOf } from "../../i18n/index.svelte";
import { moveStepsBy, type Handle, type Moved, type MoveSteps } from "../../state/move-tree";
import type { OriginVerbs } from "../../vocabulary";

/** Where a card with two faces lands, one of them is picked with the animal. */
const onFace = (card: string, face: number, animal: string): Handle =>
  card.includes("/") ? `${animal}.${face}` : animal;

/** What an animal does beside eating is a button once it is picked. */
const does =
  (verb: string) =>
  ({ animal }: { animal: string }): Handle[] => [animal, `!${verb}`];
/** What an attacked animal does is a button at once. */
const answers = (verb: string) => (): Handle[] => [`!${verb}`];

const make = moveStepsBy<OriginVerbs>({
  "play-animal": ({ card }) => [card, "+animal"],
  "play-trait": ({ card, face, animal }) => [card, onFace(card, face, animal)],
  "play-pair": ({ card, face, animal, partner }) => [card, onFace(card, face, animal), partner],
  "use-fat": ({ eater, amount }) => [eater, `!use-fat.${amount}`],
  settle: does("settle"),
  graze: does("graze"),
  sleep: does("sleep"),
  specialize: does("specialize"),
  run: answers("run"),
  squirt: answers("squirt"),
  close: answers("close"),
  submit: answers("submit"),
  redirect: ({ target }) => ["!redirect", target],
  drop: ({ card }) => ["!drop", card],
  ignore: ({ card }) => [card],
  share: ({ card, eater }) => [`!share.${card}.${eater}`],
});

/** Of a pair that has no order either animal may be picked first. */
function also(move: Moved): Handle[] | null {
  if (move.verb !== "play-pair") return null;
  const { card, face, animal, partner } = move.values as OriginVerbs["play-pair"];
  const directed = traitsOf(card)[face] === "symbiosis";
  return directed ? null : [card, onFace(card, face, partner), animal];
}

export const moveSteps: MoveSteps = Object.assign(make, { also });
