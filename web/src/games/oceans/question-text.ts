// What the bar says at a table of Oceans.

import type { TableController } from "../../table/table-controller.svelte";
import type { Asking } from "../../table/game";
import type { Place } from "../../table/scene-types";
import { printed } from "../../state/card-data.svelte";
import type { Handle } from "../../state/move-tree";
import type { OceansSight, SeenSpecies } from "../../view-oceans";
import { has, text, traitName } from "../../i18n/index.svelte";
import { isPlace } from "./zones";
import { traitOn } from "./scene";

export const sightOf = (controller: TableController): OceansSight | null => controller.table.view as OceansSight | null;

export function speciesOf(controller: TableController, handle: Handle): SeenSpecies | undefined {
  return sightOf(controller)
    ?.table.flatMap((player) => player.species)
    .find((species) => species.name === handle);
}

export function asking(controller: TableController): Asking {
  const { selection } = controller;
  const question = selection.question;
  if (!question) return { title: "" };
  const [first, second] = selection.picks;
  if (!first)
    return {
      title: question.prompt === "play cards" ? turnTitle(controller, question.text) : question.text,
      more: hint(question.prompt),
      go: controller.pattern === "amount" ? amountOf(controller) : undefined,
    };
  if (first === "!remove") return { title: text("oceans-remove-which"), back: text("table-back") };
  if (question.prompt === "feed") return feeding(controller, first);
  if (question.prompt === "play cards") return second && isPlace(second) ? migrating(first, second) : playing(first);
  return { title: question.text, more: hint(question.prompt), back: text("table-back") };
}

/** Deep cards can be played once zone 1 is empty. */
export function barred(handle: Handle, controller: TableController): string | undefined {
  const sight = sightOf(controller);
  const playing = controller.selection.question?.prompt === "play cards";
  return playing && sight && !sight.cambrian && printed(handle)?.deck === "deep" && inHand(controller, handle)
    ? text("oceans-deep-locked")
    : undefined;
}

const inHand = (controller: TableController, handle: Handle): boolean =>
  controller.scene?.hand.some((card) => card.handle === handle) ?? false;

/** How many cards I have played in this turn. */
export function playedThisTurn(controller: TableController): number {
  const { log, seat } = controller.table;
  const begun = log.findLastIndex((entry) => entry.news.some((news) => news.event === "turn-began"));
  const news = log.slice(begun).flatMap((entry) => (entry.undone ? [] : entry.news));
  return news.filter((each) => each.seat === seat && PLAYED.has(each.event)).length;
}
const PLAYED = new Set(["evolved", "migrated"]);

/** The title while no card is picked: which card of the turn it is, or what remains after the last. */
function turnTitle(controller: TableController, question: string): string {
  const sight = sightOf(controller);
  const cards = controller.selection.lit.some((handle) => inHand(controller, handle));
  const played = playedThisTurn(controller);
  if (!cards && played) return text("oceans-cards-done");
  return sight?.cambrian ? text("oceans-card-of", { card: Math.min(2, played + 1) }) : question;
}

function hint(prompt: string): string {
  const id = `oceans-hint-${prompt.replaceAll(" ", "-")}`;
  return has(id) ? text(id) : "";
}

function amountOf({ selection }: TableController): string {
  const place = selection.wouldDo(`=${selection.amount}`);
  return place === null ? text("table-do") : selection.sentence(place);
}

function feeding(controller: TableController, feeder: Handle): Asking {
  const { selection } = controller;
  const species = speciesOf(controller, feeder);
  const preys = selection.lit.filter((handle) => controller.beings.has(handle));
  const back = text("oceans-other-feeder");
  const grounds = selection.lit.some(isPlace);
  const title = text(preys.length && grounds ? "oceans-feeds-both" : "oceans-feeds", { name: feeder });
  if (selection.aim)
    return { title: text("oceans-feeds", { name: feeder }), back, ...aimed(controller, selection.aim) };
  const forage = grounds ? text("oceans-can-forage", { count: species?.forage ?? 0 }) : text("oceans-cannot-forage");
  const attack = preys.length
    ? text("oceans-can-attack", { count: species?.attack ?? 0, preys: preys.join(", ") })
    : text("oceans-cannot-attack");
  return { title, back, more: `${forage} ${attack}` };
}

function aimed({ selection }: TableController, aim: Handle): Partial<Asking> {
  const outcome = selection.ready === null ? undefined : selection.outcome(selection.ready);
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
