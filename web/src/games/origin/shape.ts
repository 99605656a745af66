// How the moves of The Origin of Species and Time to Fly are made by hand.

import { traitsOf } from "../../words/index.svelte";
import { plain, type Handle, type Moved, type Shape } from "../../state/tree";

type Way = (values: string[], prompt: string) => Handle[];

/** Where a card with two faces lands, one of them is picked with the animal. */
const onFace = (card: string, face: string, animal: string): Handle => (card.includes("/") ? `${animal}.${face}` : animal);

/** What an animal does beside eating is a button once it is picked. */
const does =
  (verb: string): Way =>
  ([animal = ""]) => [animal, `!${verb}`];
/** What an attacked animal does is a button at once. */
const answers =
  (verb: string): Way =>
  () => [`!${verb}`];

const WAYS: Record<string, Way> = {
  "play-animal": ([card = ""]) => [card, "+animal"],
  "play-trait": ([card = "", face = "", animal = ""]) => [card, onFace(card, face, animal)],
  "play-pair": ([card = "", face = "", one = "", other = ""]) => [card, onFace(card, face, one), other],
  "use-fat": ([animal = "", amount = ""]) => [animal, `!use-fat.${amount}`],
  settle: does("settle"),
  graze: does("graze"),
  sleep: does("sleep"),
  specialize: does("specialize"),
  run: answers("run"),
  squirt: answers("squirt"),
  close: answers("close"),
  submit: answers("submit"),
  redirect: ([, other = ""]) => ["!redirect", other],
  drop: ([, card = ""]) => ["!drop", card],
  ignore: ([card = ""]) => [card],
  share: ([pair = "", animal = ""]) => [`!share.${pair}.${animal}`],
};

const make = (move: Moved, prompt: string): Handle[] => {
  const way = WAYS[move.verb];
  return way ? way(move.values.map(String), prompt) : plain(move, prompt);
};

/** Of a pair that has no order either animal may be picked first. */
function also(move: Moved): Handle[] | null {
  if (move.verb !== "play-pair") return null;
  const [card = "", face = "", one = "", other = ""] = move.values.map(String);
  const directed = traitsOf(card)[Number(face)] === "symbiosis";
  return directed ? null : [card, onFace(card, face, other), one];
}

export const shape: Shape = Object.assign(make, { also });
