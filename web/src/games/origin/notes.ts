// The field notes on whatever a table of The Origin of Species or Time to Fly has.

import type { Desk } from "../../kit/desk.svelte";
import type { NoteEntry, Page } from "../../kit/page";
import { base, type Handle } from "../../state/tree";
import { cardName, text, traitName, traitText } from "../../words/index.svelte";
import { animalOf, sightOf, traitOnFace } from "./asking";
import { tiesOf } from "./pairs";
import { cardOf } from "./scene";

export function page(handle: Handle, desk: Desk): Page | null {
  const target = desk.wearers.get(handle) ?? base(handle);
  if (desk.beings.has(target)) return boardPage(target, handle, desk);
  if (desk.scene?.hand.some((card) => card.handle === handle)) return cardPage(handle, desk);
  return null;
}

/** The rule, the figures and how sure they are, once the server has told them. */
function entry(about: string, desk: Desk, title?: string): NoteEntry {
  const [found] = desk.explained(about);
  return {
    title: title ?? found?.title ?? traitName(about),
    text: found?.text ?? traitText(about),
    badge: about,
    cite: found?.cite,
    doubt: found?.doubt,
    sources: found?.sources,
  };
}

function boardPage(target: Handle, pointed: Handle, desk: Desk): Page | null {
  const being = desk.beings.get(target);
  const animal = animalOf(desk, target);
  if (!being || !animal) return null;
  const planned = plannedOn(target, pointed, desk);
  const ties = tiesOf(sightOf(desk)?.pairs ?? [], target);
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
    foresee: foresee(pointed, desk) ?? whyNot(target, desk),
    entries: [
      ...planned.map((key) => entry(key, desk)),
      ...animal.traits.map(({ trait, used }) =>
        entry(trait, desk, used ? text("origin-used", { trait: traitName(trait) }) : undefined),
      ),
      ...ties.map(({ trait, partner }) => entry(trait, desk, text("trait-with", { trait: traitName(trait), partner }))),
    ],
  };
}

function plannedOn(target: Handle, pointed: Handle, { choosing }: Desk): string[] {
  const [card] = choosing.picks;
  if (!card || choosing.question?.prompt !== "play a card") return [];
  const lit = choosing.lit.includes(pointed) && base(pointed) === target;
  return lit ? [traitOnFace(card, pointed)] : [];
}

/** What would happen, in the words of the log. */
function foresee(handle: Handle, { choosing }: Desk): Page["foresee"] {
  const at = choosing.lit.includes(handle) ? choosing.wouldDo(handle) : choosing.aim === handle ? choosing.ready : null;
  const outcome = at === null ? undefined : choosing.outcome(at);
  return outcome && at !== null ? { head: `${choosing.sentence(at)}:`, lines: outcome.story } : undefined;
}

function whyNot(handle: Handle, { choosing }: Desk): Page["foresee"] {
  const reason = choosing.still ? undefined : choosing.reason(handle);
  return reason?.text ? { head: text("table-not-possible"), lines: [reason.text], cite: reason.cite } : undefined;
}

function cardPage(handle: Handle, desk: Desk): Page {
  const card = cardOf(handle);
  const wearer = [...desk.beings.values()].find((being) => being.mine);
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
    foresee: foresee(handle, desk) ?? whyNot(handle, desk),
    entries: keys.map((key) => entry(key, desk)),
  };
}
