// Field notes for The Origin of Species and Time to Fly.

import type { TableController } from "../../table/table-controller.svelte";
import type { NoteEntry, Page } from "../../table/field-notes";
import { base, type Handle } from "../../state/move-tree";
import { cardName, text, traitName, traitText } from "../../i18n/index.svelte";
import { animalOf, sightOf, traitOnFace } from "./question-text";
import { tiesOf } from "./pairs";
import { cardOf } from "./scene";

export function page(handle: Handle, controller: TableController): Page | null {
  const target = controller.wearers.get(handle) ?? base(handle);
  if (controller.beings.has(target)) return boardPage(target, handle, controller);
  if (controller.scene?.hand.some((card) => card.handle === handle)) return cardPage(handle, controller);
  return null;
}

/** The rule, the figures and how sure they are, once the server has told them. */
function entry(about: string, controller: TableController, title?: string): NoteEntry {
  const [found] = controller.explained(about);
  return {
    title: title ?? found?.title ?? traitName(about),
    text: found?.text ?? traitText(about),
    badge: about,
    cite: found?.cite,
    doubt: found?.doubt,
    sources: found?.sources,
  };
}

function boardPage(target: Handle, pointed: Handle, controller: TableController): Page | null {
  const being = controller.beings.get(target);
  const animal = animalOf(controller, target);
  if (!being || !animal) return null;
  const planned = plannedOn(target, pointed, controller);
  const ties = tiesOf(sightOf(controller)?.pairs ?? [], target);
  return {
    title: being.name,
    seat: being.owner,
    picture: { ...being.picture, traits: [...being.picture.traits, ...planned] },
    caption: planned.length
      ? text("table-would-look", { name: being.name })
      : animal.card && animal.card !== "?"
        ? text("origin-made-of", { card: cardName(animal.card) })
        : undefined,
    meal: [being.mood ?? "", text("table-fed-of", { have: animal.food, need: animal.need })].join(" · "),
    foresee: foresee(pointed, controller) ?? whyNot(target, controller),
    entries: [
      ...planned.map((key) => entry(key, controller)),
      ...animal.traits.map(({ trait, used }) =>
        entry(trait, controller, used ? text("origin-used", { trait: traitName(trait) }) : undefined),
      ),
      ...ties.map(({ trait, partner }) =>
        entry(trait, controller, text("trait-with", { trait: traitName(trait), partner })),
      ),
    ],
  };
}

function plannedOn(target: Handle, pointed: Handle, { selection }: TableController): string[] {
  const [card] = selection.picks;
  if (!card || selection.question?.prompt !== "play a card") return [];
  const lit = selection.lit.includes(pointed) && base(pointed) === target;
  return lit ? [traitOnFace(card, pointed)] : [];
}

/** What would happen, in the words of the log. */
function foresee(handle: Handle, { selection }: TableController): Page["foresee"] {
  const at = selection.lit.includes(handle)
    ? selection.wouldDo(handle)
    : selection.aim === handle
      ? selection.ready
      : null;
  const outcome = at === null ? undefined : selection.outcome(at);
  return outcome && at !== null ? { head: `${selection.sentence(at)}:`, lines: outcome.log } : undefined;
}

function whyNot(handle: Handle, { selection }: TableController): Page["foresee"] {
  const reason = selection.still ? undefined : selection.reason(handle);
  return reason?.text ? { head: text("table-not-possible"), lines: [reason.text], cite: reason.cite } : undefined;
}

function cardPage(handle: Handle, controller: TableController): Page {
  const card = cardOf(handle);
  const wearer = [...controller.beings.values()].find((being) => being.mine);
  const keys = card.faces.map((face) => face.key);
  return {
    title: cardName(handle),
    badge: keys[0],
    picture: wearer
      ? {
          ...wearer.picture,
          traits: [...wearer.picture.traits.filter((key) => !keys.includes(key)), ...keys.slice(0, 1)],
        }
      : undefined,
    caption: wearer ? text("table-would-look", { name: wearer.name }) : undefined,
    foresee: foresee(handle, controller) ?? whyNot(handle, controller),
    entries: keys.map((key) => entry(key, controller)),
  };
}
