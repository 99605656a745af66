// What the bar says at a table of The Origin of Species or Time to Fly.

import type { TableController } from "../../table/table-controller.svelte";
import type { Asking } from "../../table/game";
import type { Place } from "../../table/scene-types";
import { base, type Handle } from "../../state/move-tree";
import type { OriginSight, SeenAnimal } from "../../view-origin";
import { cardName, has, text, traitName, traitsOf } from "../../i18n/index.svelte";

export const sightOf = (controller: TableController): OriginSight | null => controller.table.view as OriginSight | null;

export function animalOf(controller: TableController, handle: Handle): SeenAnimal | undefined {
  return sightOf(controller)
    ?.table.flatMap((player) => player.animals)
    .find((animal) => animal.name === handle);
}

export function asking(controller: TableController): Asking {
  const { selection } = controller;
  const question = selection.question;
  if (!question) return { title: "" };
  const [first, second] = selection.picks;
  if (!first) return { title: question.text, more: hint(question.prompt) };
  if (first === "!drop")
    return { title: text("origin-drop-which"), more: text("origin-drop-more"), back: text("table-back") };
  if (first === "!redirect") return { title: text("origin-redirect-whom"), back: text("table-back") };
  if (controller.beings.has(first)) return acting(controller, first);
  if (selection.ready !== null) return { title: selection.sentence(selection.ready), back: text("table-back") };
  return playing(first, second);
}

function hint(prompt: string): string {
  const id = `origin-hint-${prompt.replaceAll(" ", "-")}`;
  return has(id) ? text(id) : "";
}

function acting(controller: TableController, animal: Handle): Asking {
  const { selection } = controller;
  const back = text("origin-other-animal");
  const { aim } = selection;
  if (aim)
    return {
      title: selection.sentence(selection.ready ?? 0),
      back,
      strong: `${aim}:`,
      more: outcomeOf(controller),
      go: goOf(controller, aim),
    };
  const open = selection.lit.filter((handle) => controller.beings.has(handle)).length;
  const title = open ? text("table-hunts", { name: animal }) : text("origin-does", { name: animal });
  return { title, back, more: open ? text("origin-targets", { open }) : "" };
}

function outcomeOf({ selection }: TableController): string {
  const outcome = selection.ready === null ? undefined : selection.outcome(selection.ready);
  return outcome?.text ?? "";
}

function goOf({ selection }: TableController, aim: Handle): string {
  const verb = selection.option(selection.ready)?.verb ?? "";
  return verb === "attack" || verb === "ambush"
    ? text("table-attack", { name: aim })
    : selection.sentence(selection.ready ?? 0);
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
export function place(handle: Handle, controller: TableController): Omit<Place, "handle"> {
  const [card = ""] = controller.selection.picks;
  if (/\.\d+$/.test(handle) && controller.beings.has(base(handle))) return faceOf(traitOnFace(card, handle));
  if (handle.startsWith("!share.")) return sharing(handle, controller);
  const answer = handle.startsWith("!") ? `origin-price-${handle.slice(1).replace(/\..*/, "")}` : "";
  if (answer)
    return {
      title: has(`act-${handle.slice(1)}`) ? text(`act-${handle.slice(1)}`) : "",
      text: has(answer) ? text(answer) : undefined,
      badge: BADGES[handle],
    };
  const worn = wornOf(controller, handle);
  return worn
    ? {
        title: text(controller.selection.question?.prompt === "ignore a trait" ? "table-ignore" : "origin-give-up", {
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

function sharing(handle: Handle, controller: TableController): Omit<Place, "handle"> {
  const at = controller.selection.wouldDo(handle);
  const trait = controller.selection.option(at)?.move.split(" ")[0];
  return { title: at === null ? handle : controller.selection.sentence(at), badge: trait };
}

/** The trait that a card on an animal, or on two, stands for. */
export function wornOf(controller: TableController, card: Handle): string | undefined {
  const view = sightOf(controller);
  const single = view?.table
    .flatMap((player) => player.animals.flatMap((animal) => animal.traits))
    .find((trait) => trait.card === card);
  return single?.trait ?? view?.pairs.find((pair) => pair.card === card)?.trait;
}
