// What the bar says at a table of Evolution or Climate.

import type { TableController } from "../../table/table-controller.svelte";
import type { Asking } from "../../table/game";
import type { Place } from "../../table/scene-types";
import { base, type Handle } from "../../state/move-tree";
import { printed } from "../../state/card-data.svelte";
import type { EvolutionSight, SeenSpecies } from "../../view-evolution";
import { cardName, has, text, traitName, traitsOf } from "../../i18n/index.svelte";
import { costs } from "./move-effects";

export function speciesOf(controller: TableController, handle: Handle): SeenSpecies | undefined {
  const view = controller.table.view as EvolutionSight | null;
  return view?.table.flatMap((player) => player.species).find((species) => species.name === handle);
}

export function asking(controller: TableController): Asking {
  const { selection } = controller;
  const question = selection.question;
  if (!question) return { title: "" };
  const [first] = selection.picks;
  if (!first)
    return {
      title: question.text,
      more: hint(question.prompt),
      go: controller.pattern === "amount" ? text("table-store", { count: selection.amount }) : undefined,
    };
  if (controller.beings.has(first)) return hunting(controller, first);
  if (first === "!remove-trait")
    return { title: text("table-remove-which"), more: text("table-remove-more"), back: text("table-back") };
  if (first.startsWith("!ignore."))
    return { title: text("table-ignore-pay", { trait: traitName(first.slice(8)) }), back: text("table-back") };
  return placing(controller, first);
}

const hint = (prompt: string): string => {
  const id = `hint-${prompt.replaceAll(" ", "-")}`;
  return has(id) ? text(id) : "";
};

function hunting(controller: TableController, hunter: Handle): Asking {
  const { selection } = controller;
  const open = selection.lit.filter((handle) => controller.beings.has(handle)).length;
  const barred = [...controller.beings.keys()].filter((handle) => handle !== hunter && selection.reason(handle)).length;
  const title = text("table-hunts", { name: hunter });
  const back = text("table-other-hunter");
  const aim = selection.aim;
  if (!aim) return { title, back, more: text("table-prey-count", { open, barred }) };
  const outcome = selection.ready === null ? undefined : selection.outcome(selection.ready);
  const brings = outcome
    ? [text("table-meat", { count: Number(outcome.figures.meat ?? 0) }), ...costs(outcome, hunter)].join(", ")
    : "";
  return {
    title,
    back,
    strong: `${aim}:`,
    more: `${brings}. ${text("table-prey-more", { open: open - 1, barred })}`,
    go: text("table-attack", { name: aim }),
  };
}

function placing(controller: TableController, card: Handle): Asking {
  const spend = controller.selection.question?.prompt !== "play cards";
  return {
    title: text(spend ? "table-spend-where" : "table-card-where", { card: cardName(card) }),
    more: spend ? "" : text("table-card-where-more"),
    back: text("table-other-card"),
  };
}

/** Names and numbers of a place on a board, of a trait, of an answer. */
export function place(handle: Handle, controller: TableController): Omit<Place, "handle"> {
  const card = controller.selection.picks[0] ?? "";
  const species = speciesOf(controller, base(handle));
  if (species && handle.endsWith(".play-trait"))
    return { title: text("table-as-trait"), text: cardName(card), strong: true };
  if (species && handle.endsWith(".grow-body"))
    return { title: text("table-size"), text: `${species.body} → ${species.body + 1}` };
  if (species && handle.endsWith(".grow-population"))
    return { title: text("table-population"), text: `${species.population} → ${species.population + 1}` };
  if (handle.startsWith("!ignore.") || handle.startsWith("!slip.")) {
    const trait = handle.slice(handle.indexOf(".") + 1);
    return { title: text("table-ignore", { trait: traitName(trait) }), badge: trait };
  }
  const [trait] = traitsOf(handle);
  if (!trait || handle.startsWith("!")) return { title: "" };
  return {
    title:
      controller.selection.picks[0] === "!remove-trait"
        ? text("table-remove", { trait: traitName(trait) })
        : traitName(trait),
    badge: trait,
  };
}

/** The number on a card, as the interface writes it. */
export const numberOn = (card: string): string => String(printed(card)?.food ?? "?").replace("-", "−");
