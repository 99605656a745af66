// The field notes on whatever a table of Oceans has.

import type { Desk } from "../../kit/desk.svelte";
import type { NoteEntry, Page } from "../../kit/page";
import { base, type Handle } from "../../state/tree";
import { text, traitName, traitText } from "../../words/index.svelte";
import { sightOf, speciesOf } from "./asking";
import { isPlace } from "./places";
import { beside } from "./ring";
import { cardOf, traitOn } from "./scene";

export function page(handle: Handle, desk: Desk): Page | null {
  const target = desk.wearers.get(handle) ?? base(handle);
  if (desk.beings.has(target)) return boardPage(target, handle, desk);
  if (isPlace(handle)) return placePage(handle, desk);
  if (handle.startsWith("scenario:")) return scenarioPage(handle.slice(9), desk);
  if (desk.scene?.hand.some((card) => card.handle === handle) || sightOf(desk)?.gene_pool.includes(handle))
    return cardPage(handle, desk);
  return null;
}

/** The rule, the figures and how sure they are, once the server has told them. */
function entry(about: string, desk: Desk, badge?: string): NoteEntry {
  const [found] = desk.explained(about);
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

function boardPage(target: Handle, pointed: Handle, desk: Desk): Page | null {
  const being = desk.beings.get(target);
  const species = speciesOf(desk, target);
  if (!being || !species) return null;
  const near = beside(sightOf(desk)?.ring ?? [], target);
  const [card] = desk.choosing.picks;
  const planned =
    card && desk.choosing.question?.prompt === "play cards" && desk.choosing.lit.includes(target)
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
    foresee: foresee(pointed, desk) ?? whyNot(target, desk),
    entries: [...planned, ...species.traits.map(({ trait }) => trait)].map((key) => entry(key, desk, key)),
  };
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

function cardPage(handle: Handle, desk: Desk): Page | null {
  const [face] = cardOf(handle).faces;
  if (!face) return null;
  const wearer = [...desk.beings.values()].find((being) => being.mine);
  return {
    title: face.name,
    badge: face.key,
    picture: wearer
      ? { ...wearer.picture, traits: [...wearer.picture.traits.filter((key) => key !== face.key), face.key] }
      : undefined,
    caption: wearer ? text("table-would-look", { name: wearer.name }) : undefined,
    foresee: foresee(handle, desk) ?? whyNot(handle, desk),
    entries: [entry(handle, desk, face.key)],
  };
}

function placePage(handle: Handle, desk: Desk): Page {
  const view = sightOf(desk);
  const zone = handle === "reef" ? undefined : view?.zones[Number(handle.slice(4)) - 1];
  const entries = zone?.scenario ? [scenarioEntry(zone.scenario, desk)] : [];
  return {
    title: text(`oceans-${handle}`),
    figures: [{ word: text("table-population"), value: zone?.population ?? view?.reef ?? 0 }],
    foresee: foresee(handle, desk) ?? whyNot(handle, desk),
    entries,
  };
}

function scenarioEntry(key: string, desk: Desk): NoteEntry {
  const [found] = desk.explained(key);
  return {
    title: found?.title ?? text(`scenario-${key}`),
    text: found?.text ?? text(`scenario-${key}.text`),
    cite: found?.cite,
    figures: found?.figures,
    doubt: found?.doubt,
    sources: found?.sources,
  };
}

const scenarioPage = (key: string, desk: Desk): Page => ({
  title: text(`scenario-${key}`),
  entries: [scenarioEntry(key, desk)],
});
