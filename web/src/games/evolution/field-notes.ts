// Field notes for Evolution and Climate.

import type { TableController } from "../../table/table-controller.svelte";
import type { NoteEntry, Page } from "../../table/field-notes";
import { fieldName } from "../../table/latin-names";
import { base, type Handle } from "../../state/move-tree";
import type { EvolutionSight } from "../../view-evolution";
import { text, traitName, traitsOf, traitText, zoneName } from "../../i18n/index.svelte";
import { cardOf } from "./scene";
import { speciesOf } from "./question-text";

export function page(handle: Handle, controller: TableController): Page | null {
  const target =
    controller.wearers.has(handle) && !controller.beings.has(handle)
      ? (controller.wearers.get(handle) ?? handle)
      : base(handle);
  if (controller.beings.has(target)) return boardPage(target, handle, controller);
  if (controller.scene?.hand.some((card) => card.handle === handle)) return cardPage(handle, controller);
  if (/^(zone|event|weather):/.test(handle)) return weatherPage(handle.slice(handle.indexOf(":") + 1), controller);
  return null;
}

/** The rule, the figures and how sure they are, once the server has told them. */
function entry(about: string, controller: TableController, badge?: string): NoteEntry {
  const [found] = controller.explained(about);
  const title = found?.title ?? traitName(about);
  return {
    title,
    text: found?.text ?? traitText(about),
    badge,
    cite: found?.cite,
    doubt: found?.doubt,
    sources: found?.sources,
  };
}

function boardPage(target: Handle, pointed: Handle, controller: TableController): Page | null {
  const being = controller.beings.get(target);
  const species = speciesOf(controller, target);
  if (!being || !species) return null;
  const known = being.traits.filter((trait) => trait.key);
  const planned = pointed.endsWith(".play-trait") ? traitsOf(controller.selection.picks[0] ?? "") : [];
  return {
    title: being.name,
    latin: fieldName(being.picture.picture, being.picture.traits),
    seat: being.owner,
    picture: { ...being.picture, traits: [...being.picture.traits, ...planned], ...grown(pointed, being.picture) },
    caption: planned.length || /\.grow/.test(pointed) ? text("table-would-look", { name: being.name }) : undefined,
    figures: [
      { word: text("table-size"), value: species.body },
      { word: text("table-population"), value: species.population },
      ...(species.attack > species.body ? [{ word: text("table-attacks-with"), value: species.attack }] : []),
      ...(species.defense > species.body ? [{ word: text("table-counts-as"), value: species.defense }] : []),
    ],
    meal: text("table-fed-of", { have: species.food, need: species.population }),
    foresee: foresee(pointed, controller) ?? whyNot(target, controller),
    entries: [
      ...planned.map((key) => entry(key, controller, key)),
      ...known.map((trait) => entry(trait.key, controller, trait.key)),
    ],
  };
}

function grown(pointed: Handle, picture: { size: number; population: number }): { size: number; population: number } {
  const body = pointed.endsWith(".grow-body") ? 1 : 0;
  const herd = pointed.endsWith(".grow-population") ? 1 : 0;
  return { size: Math.min(6, picture.size + body), population: picture.population + herd };
}

/** What would happen, in the words of the log. */
function foresee(handle: Handle, controller: TableController): Page["foresee"] {
  const { selection } = controller;
  const place = selection.lit.includes(handle)
    ? selection.wouldDo(handle)
    : selection.aim === handle
      ? selection.ready
      : null;
  const outcome = place === null ? undefined : selection.outcome(place);
  if (!outcome || place === null) return undefined;
  return { head: `${selection.sentence(place)}:`, lines: outcome.log };
}

function whyNot(handle: Handle, controller: TableController): Page["foresee"] {
  const reason = controller.selection.still ? undefined : controller.selection.reason(handle);
  return reason && reason.text
    ? { head: text("table-not-possible"), lines: [reason.text], cite: reason.cite }
    : undefined;
}

function cardPage(handle: Handle, controller: TableController): Page | null {
  const card = cardOf(handle);
  const [face] = card.faces;
  if (!face) return null;
  const wearer = [...controller.beings.values()].find((being) => being.mine);
  const [found] = controller.explained(handle);
  return {
    title: face.name,
    badge: face.key,
    picture: wearer
      ? { ...wearer.picture, traits: [...wearer.picture.traits.filter((key) => key !== face.key), face.key] }
      : undefined,
    caption: wearer ? text("table-would-look", { name: wearer.name }) : undefined,
    foresee: foresee(handle, controller),
    entries: [
      {
        title: face.name,
        text: found?.text ?? face.text,
        badge: face.key,
        cite: found?.cite,
        figures: found?.figures,
        doubt: found?.doubt,
        sources: found?.sources,
      },
    ],
  };
}

function weatherPage(key: string, controller: TableController): Page {
  const view = controller.table.view as EvolutionSight;
  const zone = view.weather?.zones.find((each) => each.key === key);
  const about = controller.explained(key);
  const entries = about.map((each) => ({
    title: each.title,
    text: [each.text, each.figures].filter(Boolean).join(" "),
    cite: each.cite,
    doubt: each.doubt,
    sources: each.sources,
  }));
  return { title: zone ? zoneName(key) : (about[0]?.title ?? key), entries };
}
