// What the bar says at a table of Oceans.

import type { Desk } from "../../kit/desk.svelte";
import type { Asking } from "../../kit/scene";
import type { Place } from "../../kit/types";
import { printed } from "../../state/cards.svelte";
import type { Handle } from "../../state/tree";
import type { OceansSight, SeenSpecies } from "../../view-oceans";
import { has, text, traitName } from "../../words/index.svelte";
import { isPlace } from "./places";
import { traitOn } from "./scene";

export const sightOf = (desk: Desk): OceansSight | null => desk.table.view as OceansSight | null;

export function speciesOf(desk: Desk, handle: Handle): SeenSpecies | undefined {
  return sightOf(desk)
    ?.table.flatMap((player) => player.species)
    .find((species) => species.name === handle);
}

export function asking(desk: Desk): Asking {
  const { choosing } = desk;
  const question = choosing.question;
  if (!question) return { title: "" };
  const [first, second] = choosing.picks;
  if (!first)
    return {
      title: question.text,
      more: hint(question.prompt),
      go: desk.pattern === "amount" ? amountOf(desk) : undefined,
    };
  if (first === "!remove") return { title: text("oceans-remove-which"), back: text("table-back") };
  if (question.prompt === "feed") return feeding(desk, first);
  if (question.prompt === "play cards") return second && isPlace(second) ? migrating(first, second) : playing(first);
  return { title: question.text, more: hint(question.prompt), back: text("table-back") };
}

function hint(prompt: string): string {
  const id = `oceans-hint-${prompt.replaceAll(" ", "-")}`;
  return has(id) ? text(id) : "";
}

function amountOf({ choosing }: Desk): string {
  const place = choosing.wouldDo(`=${choosing.amount}`);
  return place === null ? text("table-do") : choosing.sentence(place);
}

function feeding(desk: Desk, feeder: Handle): Asking {
  const { choosing } = desk;
  const species = speciesOf(desk, feeder);
  const preys = choosing.lit.filter((handle) => desk.beings.has(handle));
  const back = text("oceans-other-feeder");
  const grounds = choosing.lit.some(isPlace);
  const title = text(preys.length && grounds ? "oceans-feeds-both" : "oceans-feeds", { name: feeder });
  if (choosing.aim) return { title: text("oceans-feeds", { name: feeder }), back, ...aimed(desk, choosing.aim) };
  const forage = grounds ? text("oceans-can-forage", { count: species?.forage ?? 0 }) : text("oceans-cannot-forage");
  const attack = preys.length
    ? text("oceans-can-attack", { count: species?.attack ?? 0, preys: preys.join(", ") })
    : text("oceans-cannot-attack");
  return { title, back, more: `${forage} ${attack}` };
}

function aimed({ choosing }: Desk, aim: Handle): Partial<Asking> {
  const outcome = choosing.ready === null ? undefined : choosing.outcome(choosing.ready);
  return { strong: `${aim}:`, more: outcome?.text ?? "", go: text("table-attack", { name: aim }) };
}

function playing(card: Handle): Asking {
  const found = printed(card);
  const deep = found?.deck === "deep";
  const number = Number((deep ? (found?.cost ?? found?.migrate) : found?.migrate) ?? 0);
  return {
    title: text("table-card-where", { card: traitName(traitOn(card)) }),
    more: text(deep ? "oceans-deep-where" : "oceans-card-where", { number }),
    back: text("table-other-card"),
  };
}

function migrating(card: Handle, from: Handle): Asking {
  const number = Number(printed(card)?.migrate ?? 0);
  return {
    title: text("oceans-migrate-to", { number, from }),
    more: text("oceans-migrate-more"),
    back: text("table-back"),
  };
}

/** Names and numbers of a trait that can be chosen, of an answer. */
export function place(handle: Handle): Omit<Place, "handle"> {
  if (handle.startsWith("scenario:")) return { title: text(`scenario-${handle.slice(9)}`) };
  if (/^[!=+]/.test(handle)) return { title: "" };
  const trait = traitOn(handle);
  return { title: traitName(trait), badge: trait };
}
