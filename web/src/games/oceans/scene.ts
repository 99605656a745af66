// The scene of Oceans: player areas round the sea, boards and hand.

import { faceOf } from "../../table/card-face";
import { pictureNumber } from "../../table/picture-seed";
import type { Scene } from "../../table/game";
import type { PlayerAreaShown, Being, CardShown, TraitShown } from "../../table/scene-types";
import { printed } from "../../state/card-data.svelte";
import type { TableState } from "../../state/table.svelte";
import type { OceansSight, SeenPlayer, SeenSpecies, SeenTrait } from "../../view-oceans";
import { text, traitName, traitsOf, traitText } from "../../i18n/index.svelte";
import { PLACES } from "./zones";
import { arrowTo, beside, sidesOf, turned, wayOf, type Side } from "./ring";
import { whoPlays } from "../../i18n/bot-names";

/** Players who are asked at the same time answer in secret. */
const TOGETHER = new Set(["lay traits"]);
const NEVER = "–";

export function sceneOf(view: OceansSight, table: TableState): Scene {
  const mine = table.seat;
  const first = mine ?? -1;
  const seats = view.table.map((_, i) => (first + 1 + i) % view.table.length);
  const sides = sidesOf(seats.length);
  const own = mine === null ? undefined : view.table[mine];
  return {
    world: "ocean",
    playerAreas: seats.flatMap((seat, i) =>
      view.table[seat] ? [playerAreaOf(view, view.table[seat], table, sides[i] ?? "top")] : [],
    ),
    hand: own ? [...own.hand, ...own.deep].map(cardOf) : [],
    spots: [
      ...PLACES,
      ...view.gene_pool,
      "deep",
      "+new",
      ...(own?.species ?? []).flatMap(({ name }) => [`+<${name}`, `+>${name}`]),
    ],
  };
}

function playerAreaOf(view: OceansSight, player: SeenPlayer, table: TableState, side: Side): PlayerAreaShown {
  const { seat } = player;
  const info = table.info?.seats[seat];
  const mine = seat === table.seat;
  const turn = !view.over && view.asked.some((asked) => asked.seat === seat);
  const together = view.asked.length > 0 && view.asked.every((asked) => TOGETHER.has(asked.prompt));
  const row = turned(side) ? [...player.species].reverse() : player.species;
  return {
    seat,
    name: mine ? text("table-you") : table.nameOf(seat),
    kind: whoPlays(info),
    mine,
    turn,
    first: view.first === seat,
    chosen: together && !turn,
    away: info?.kind === "person" && !info.present,
    facts: [
      { sign: "fish", value: player.score, word: text("oceans-scored") },
      ...(player.bonus ? [{ sign: "plus", value: player.bonus, word: text("oceans-bonus") }] : []),
      {
        sign: "card",
        value: player.deep.length ? `${player.hand.length} + ${player.deep.length}` : player.hand.length,
        word: player.deep.length ? text("oceans-deep") : text("table-in-hand"),
      },
    ],
    beings: row.map((species) => beingOf(view, species, table, side)),
  };
}

export function beingOf(view: OceansSight, species: SeenSpecies, table: TableState, side: Side): Being {
  const mine = species.owner === table.seat;
  return {
    handle: species.name,
    name: species.name,
    owner: species.owner,
    mine,
    picture: {
      world: "ocean",
      size: Math.min(6, 1 + Math.ceil((species.population * 5) / Math.max(1, species.bones))),
      population: species.population,
      traits: species.traits.map(({ trait }) => drawnKey(trait, side)),
      picture: pictureNumber(table.info?.id ?? "", species.name),
    },
    traits: species.traits.map((trait) => traitOf(view, trait, species.name, side)),
    figures: [
      { word: text("oceans-forage"), value: species.forage ?? NEVER, sign: "fish" },
      { word: text("oceans-attack"), value: species.attack ?? NEVER, sign: "tooth" },
      { word: text("oceans-shell"), value: species.shell, sign: "shield" },
    ],
    crowd: { now: species.population, most: species.bones },
    label: labelOf(view, species, mine ? text("table-you") : table.nameOf(species.owner)),
  };
}

/** Drawings have arrows to the left and right edge: turned as the table lies, and none in a column. */
function drawnKey(trait: string, side: Side): string {
  const way = wayOf(trait);
  if (!way || side === "bottom") return trait;
  const plain = trait.slice(0, -way.length - 1);
  return side === "top" ? `${plain}-${way === "left" ? "right" : "left"}` : plain;
}

function traitOf(view: OceansSight, { card, trait }: SeenTrait, being: string, side: Side): TraitShown {
  const way = wayOf(trait);
  const near = way && beside(view.ring, being)?.[way];
  return {
    key: trait,
    name: way ? `${shortName(trait)} ${arrowTo(side, way)}${near ?? ""}` : traitName(trait),
    handle: card,
  };
}

/** The name of a trait without its direction, where an arrow says it. */
export const shortName = (trait: string): string =>
  wayOf(trait) ? traitName(trait).replace(/\s*\(.*\)$/, "") : traitName(trait);

function labelOf(view: OceansSight, species: SeenSpecies, owner: string): string {
  const never = text("oceans-never");
  const head = text("oceans-board", {
    name: species.name,
    owner,
    population: species.population,
    most: species.bones,
    forage: species.forage ?? never,
    attack: species.attack ?? never,
    shell: species.shell,
  });
  const near = beside(view.ring, species.name);
  const names = species.traits.map(({ trait }) => traitName(trait));
  return [
    head,
    names.length ? `${names.join(", ")}.` : `${text("table-no-traits")}.`,
    near ? text("oceans-beside", { ...near }) : "",
  ]
    .join(" ")
    .trim();
}

/** The trait on a card: the printed one knows its arrow. */
export function traitOn(card: string): string {
  const found = printed(card);
  return found?.faces?.[0] ?? found?.trait ?? traitsOf(card)[0] ?? "";
}

export function cardOf(card: string): CardShown {
  const found = printed(card);
  const key = traitOn(card);
  const deep = found?.deck === "deep";
  const number = deep ? (found?.cost ?? found?.migrate) : found?.migrate;
  const said = number === undefined ? "" : text(deep ? "oceans-price" : "oceans-migrates", { number });
  return {
    handle: card,
    faces: [faceOf(key)],
    number,
    sign: "fish",
    label: [`${traitName(key)}.`, said, traitText(key)].filter(Boolean).join(" "),
  };
}
