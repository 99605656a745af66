// Field notes for Oceans.

import type { TableController } from "../../table/table-controller.svelte";
import type { NoteEntry, Page } from "../../table/field-notes";
import { base, type Handle } from "../../state/move-tree";
import { text, traitName, traitText } from "../../i18n/index.svelte";
import { sightOf, speciesOf } from "./question-text";
import { isPlace } from "./zones";
import { beside } from "./ring";
import { cardOf, traitOn } from "./scene";

export function page(handle: Handle, controller: TableController): Page | null {
  const target = controller.wearers.get(handle) ?? base(handle);
  if (controller.beings.has(target)) return boardPage(target, handle, controller);
  if (isPlace(handle)) return placePage(handle, controller);
  if (handle.startsWith("scenario:")) return scenarioPage(handle.slice(9), controller);
  if (controller.scene?.hand.some((card) => card.handle === handle) || sightOf(controller)?.gene_pool.includes(handle))
    return cardPage(handle, controller);
  return null;
}

/** The rule, the figures and how sure they are, once the server has told them. */
function entry(about: string, controller: TableController, badge?: string): NoteEntry {
  const [found] = controller.explained(about);
  return {
    title: found?.title ?? traitName(about),
    text: found?.text ?? traitText(about),
    badge,
    cite: found?.cite,
    figures: found?.figures,
    doubt: found?.doubt,
    sources: found?.sources,
  };
}

function boardPage(target: Handle, pointed: Handle, controller: TableController): Page | null {
  const being = controller.beings.get(target);
  const species = speciesOf(controller, target);
  if (!being || !species) return null;
  const near = beside(sightOf(controller)?.ring ?? [], target);
  const [card] = controller.selection.picks;
  const planned =
    card && controller.selection.question?.prompt === "play cards" && controller.selection.lit.includes(target)
      ? [traitOn(card)]
      : [];
  return {
    title: being.name,
    seat: being.owner,
    picture: { ...being.picture, traits: [...being.picture.traits, ...planned] },
    caption: planned.length ? text("table-would-look", { name: being.name }) : undefined,
    figures: [
      ...being.figures,
      { word: text("oceans-ages"), value: species.aging },
      { word: text("oceans-limit"), value: `${species.traits.length}/${species.limit}` },
    ],
    meal: [
      text("oceans-population-of", { now: species.population, most: species.bones }),
      near ? text("oceans-neighbours", { ...near }) : "",
    ]
      .filter(Boolean)
      .join(" · "),
    foresee: foresee(pointed, controller) ?? whyNot(target, controller),
    entries: [...planned, ...species.traits.map(({ trait }) => trait)].map((key) => entry(key, controller, key)),
  };
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

function cardPage(handle: Handle, controller: TableController): Page | null {
  const [face] = cardOf(handle).faces;
  if (!face) return null;
  const wearer = [...controller.beings.values()].find((being) => being.mine);
  return {
    title: face.name,
    badge: face.key,
    picture: wearer
      ? { ...wearer.picture, traits: [...wearer.picture.traits.filter((key) => key !== face.key), face.key] }
      : undefined,
    caption: wearer ? text("table-would-look", { name: wearer.name }) : undefined,
    foresee: foresee(handle, controller) ?? whyNot(handle, controller),
    entries: [entry(handle, controller, face.key)],
  };
}

function placePage(handle: Handle, controller: TableController): Page {
  const view = sightOf(controller);
  const zone = handle === "reef" ? undefined : view?.zones[Number(handle.slice(4)) - 1];
  const entries = zone?.scenario ? [scenarioEntry(zone.scenario, controller)] : [];
  return {
    title: text(`oceans-${handle}`),
    figures: [{ word: text("table-population"), value: zone?.population ?? view?.reef ?? 0 }],
    foresee: foresee(handle, controller) ?? whyNot(handle, controller),
    entries,
  };
}

function scenarioEntry(key: string, controller: TableController): NoteEntry {
  const [found] = controller.explained(key);
  return {
    title: found?.title ?? text(`scenario-${key}`),
    text: found?.text ?? text(`scenario-${key}.text`),
    cite: found?.cite,
    figures: found?.figures,
    doubt: found?.doubt,
    sources: found?.sources,
  };
}

const scenarioPage = (key: string, controller: TableController): Page => ({
  title: text(`scenario-${key}`),
  entries: [scenarioEntry(key, controller)],
});
