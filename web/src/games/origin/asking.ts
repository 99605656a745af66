// What the bar says at a table of The Origin of Species or Time to Fly.

import type { Desk } from "../../kit/desk.svelte";
import type { Asking } from "../../kit/scene";
import type { Place } from "../../kit/types";
import { base, type Handle } from "../../state/tree";
import type { OriginSight, SeenAnimal } from "../../view-origin";
import { cardName, has, text, traitName, traitsOf } from "../../words/index.svelte";

export const sightOf = (desk: Desk): OriginSight | null => desk.table.view as OriginSight | null;

export function animalOf(desk: Desk, handle: Handle): SeenAnimal | undefined {
  return sightOf(desk)
    ?.table.flatMap((player) => player.animals)
    .find((animal) => animal.name === handle);
}

export function asking(desk: Desk): Asking {
  const { choosing } = desk;
  const question = choosing.question;
  if (!question) return { title: "" };
  const [first, second] = choosing.picks;
  if (!first) return { title: question.text, more: hint(question.prompt) };
  if (first === "!drop")
    return { title: text("origin-drop-which"), more: text("origin-drop-more"), back: text("table-back") };
  if (first === "!redirect") return { title: text("origin-redirect-whom"), back: text("table-back") };
  if (desk.beings.has(first)) return acting(desk, first);
  if (choosing.ready !== null) return { title: choosing.sentence(choosing.ready), back: text("table-back") };
  return playing(first, second);
}

function hint(prompt: string): string {
  const id = `origin-hint-${prompt.replaceAll(" ", "-")}`;
  return has(id) ? text(id) : "";
}

function acting(desk: Desk, animal: Handle): Asking {
  const { choosing } = desk;
  const back = text("origin-other-animal");
  const { aim } = choosing;
  if (aim)
    return {
      title: choosing.sentence(choosing.ready ?? 0),
      back,
      strong: `${aim}:`,
      more: outcomeOf(desk),
      go: goOf(desk, aim),
    };
  const open = choosing.lit.filter((handle) => desk.beings.has(handle)).length;
  const title = open ? text("table-hunts", { name: animal }) : text("origin-does", { name: animal });
  return { title, back, more: open ? text("origin-targets", { open }) : "" };
}

function outcomeOf({ choosing }: Desk): string {
  const outcome = choosing.ready === null ? undefined : choosing.outcome(choosing.ready);
  return outcome?.text ?? "";
}

function goOf({ choosing }: Desk, aim: Handle): string {
  const verb = choosing.option(choosing.ready)?.verb ?? "";
  return verb === "attack" || verb === "ambush"
    ? text("table-attack", { name: aim })
    : choosing.sentence(choosing.ready ?? 0);
}

function playing(card: Handle, second?: Handle): Asking {
  if (second) {
    const trait = traitOnFace(card, second);
    return {
      title: text("origin-pair-second", { trait: traitName(trait), name: base(second) }),
      more: trait === "symbiosis" ? text("origin-symbiont", { name: base(second) }) : "",
      back: text("table-back"),
    };
  }
  return {
    title: text("table-card-where", { card: cardName(card) }),
    more: text("origin-card-where"),
    back: text("table-other-card"),
  };
}

/** The face of a card that a place on a board stands for. */
export function traitOnFace(card: Handle, place: Handle): string {
  const faces = traitsOf(card);
  return faces[Number(/\.(\d+)$/.exec(place)?.[1] ?? 0)] ?? faces[0] ?? "";
}

/** Names and numbers of a place on a board, of a trait, of an answer with its chance or its price. */
export function place(handle: Handle, desk: Desk): Omit<Place, "handle"> {
  const [card = ""] = desk.choosing.picks;
  if (/\.\d+$/.test(handle) && desk.beings.has(base(handle))) return faceOf(traitOnFace(card, handle));
  if (handle.startsWith("!share.")) return sharing(handle, desk);
  const answer = handle.startsWith("!") ? `origin-price-${handle.slice(1).replace(/\..*/, "")}` : "";
  if (answer)
    return {
      title: has(`act-${handle.slice(1)}`) ? text(`act-${handle.slice(1)}`) : "",
      text: has(answer) ? text(answer) : undefined,
      badge: BADGES[handle],
    };
  const worn = wornOf(desk, handle);
  return worn
    ? {
        title: text(desk.choosing.question?.prompt === "ignore a trait" ? "table-ignore" : "origin-give-up", {
          trait: traitName(worn),
        }),
        badge: worn,
      }
    : { title: "" };
}

const BADGES: Record<Handle, string> = {
  "!run": "running",
  "!squirt": "ink-cloud",
  "!close": "shell",
  "!redirect": "mimicry",
  "!drop": "tail-loss",
  "!graze": "grazing",
  "!sleep": "hibernation",
};

const faceOf = (trait: string): Omit<Place, "handle"> => ({ title: traitName(trait), badge: trait });

function sharing(handle: Handle, desk: Desk): Omit<Place, "handle"> {
  const at = desk.choosing.wouldDo(handle);
  const trait = desk.choosing.option(at)?.move.split(" ")[0];
  return { title: at === null ? handle : desk.choosing.sentence(at), badge: trait };
}

/** The trait that a card on an animal, or on two, stands for. */
export function wornOf(desk: Desk, card: Handle): string | undefined {
  const view = sightOf(desk);
  const single = view?.table
    .flatMap((player) => player.animals.flatMap((animal) => animal.traits))
    .find((trait) => trait.card === card);
  return single?.trait ?? view?.pairs.find((pair) => pair.card === card)?.trait;
}
