// The field notes on whatever a table of Evolution or Climate has.

import type { Desk } from "../../kit/desk.svelte";
import type { NoteEntry, Page } from "../../kit/page";
import { fieldName } from "../../kit/latin";
import { base, type Handle } from "../../state/tree";
import type { EvolutionSight } from "../../view-evolution";
import { text, traitName, traitsOf, traitText, zoneName } from "../../words/index.svelte";
import { cardOf } from "./scene";
import { speciesOf } from "./asking";

export function page(handle: Handle, desk: Desk): Page | null {
  const target =
    desk.wearers.has(handle) && !desk.beings.has(handle) ? (desk.wearers.get(handle) ?? handle) : base(handle);
  if (desk.beings.has(target)) return boardPage(target, handle, desk);
  if (desk.scene?.hand.some((card) => card.handle === handle)) return cardPage(handle, desk);
  if (/^(zone|event|weather):/.test(handle)) return weatherPage(handle.slice(handle.indexOf(":") + 1), desk);
  return null;
}

/** The rule, the figures and how sure they are, once the server has told them. */
function entry(about: string, desk: Desk, badge?: string): NoteEntry {
  const [found] = desk.explained(about);
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

function boardPage(target: Handle, pointed: Handle, desk: Desk): Page | null {
  const being = desk.beings.get(target);
  const species = speciesOf(desk, target);
  if (!being || !species) return null;
  const known = being.traits.filter((trait) => trait.key);
  const planned = pointed.endsWith(".play-trait") ? traitsOf(desk.choosing.picks[0] ?? "") : [];
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
    foresee: foresee(pointed, desk) ?? whyNot(target, desk),
    entries: [
      ...planned.map((key) => entry(key, desk, key)),
      ...known.map((trait) => entry(trait.key, desk, trait.key)),
    ],
  };
}

function grown(pointed: Handle, picture: { size: number; population: number }): { size: number; population: number } {
  const body = pointed.endsWith(".grow-body") ? 1 : 0;
  const herd = pointed.endsWith(".grow-population") ? 1 : 0;
  return { size: Math.min(6, picture.size + body), population: picture.population + herd };
}

/** What would happen, in the words of the log. */
function foresee(handle: Handle, desk: Desk): Page["foresee"] {
  const { choosing } = desk;
  const place = choosing.lit.includes(handle)
    ? choosing.wouldDo(handle)
    : choosing.aim === handle
      ? choosing.ready
      : null;
  const outcome = place === null ? undefined : choosing.outcome(place);
  if (!outcome || place === null) return undefined;
  return { head: `${choosing.sentence(place)}:`, lines: outcome.story };
}

function whyNot(handle: Handle, desk: Desk): Page["foresee"] {
  const reason = desk.choosing.still ? undefined : desk.choosing.reason(handle);
  return reason && reason.text
    ? { head: text("table-not-possible"), lines: [reason.text], cite: reason.cite }
    : undefined;
}

function cardPage(handle: Handle, desk: Desk): Page | null {
  const card = cardOf(handle);
  const [face] = card.faces;
  if (!face) return null;
  const wearer = [...desk.beings.values()].find((being) => being.mine);
  const [found] = desk.explained(handle);
  return {
    title: face.name,
    badge: face.key,
    picture: wearer
      ? { ...wearer.picture, traits: [...wearer.picture.traits.filter((key) => key !== face.key), face.key] }
      : undefined,
    caption: wearer ? text("table-would-look", { name: wearer.name }) : undefined,
    foresee: foresee(handle, desk),
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

function weatherPage(key: string, desk: Desk): Page {
  const view = desk.table.view as EvolutionSight;
  const zone = view.weather?.zones.find((each) => each.key === key);
  const about = desk.explained(key);
  const entries = about.map((each) => ({
    title: each.title,
    text: [each.text, each.figures].filter(Boolean).join(" "),
    cite: each.cite,
    doubt: each.doubt,
    sources: each.sources,
  }));
  return { title: zone ? zoneName(key) : (about[0]?.title ?? key), entries };
}
