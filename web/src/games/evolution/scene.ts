// The scene of Evolution or Climate: player areas, boards and hand.

import type { Scene } from "../../table/game";
import type { PlayerAreaShown, Being, CardShown, Meal, TraitShown } from "../../table/scene-types";
import { faceOf } from "../../table/card-face";
import { pictureNumber } from "../../table/picture-seed";
import { printed } from "../../state/card-data.svelte";
import type { TableState } from "../../state/table.svelte";
import type { EvolutionSight, SeenPlayer, SeenSpecies, SeenTrait } from "../../view-evolution";
import { whoPlays } from "../../i18n/bot-names";
import { cardName, text, traitName, traitsOf } from "../../i18n/index.svelte";

/** Prompts that several answer at the same time: who has done so is told. */
const TOGETHER = new Set(["choose food"]);

export function sceneOf(view: EvolutionSight, table: TableState): Scene {
  const mine = table.seat;
  const first = mine ?? -1;
  const seats = view.table.map((_, i) => (first + 1 + i) % view.table.length);
  const playerAreas = seats.flatMap((seat) => (view.table[seat] ? [playerAreaOf(view, view.table[seat], table)] : []));
  const named = (own: boolean): string[] =>
    playerAreas.filter((area) => area.mine === own).flatMap((area) => area.beings.map((being) => being.handle));
  return {
    world: "land",
    playerAreas,
    hand: mine === null ? [] : (view.table[mine]?.hand ?? []).map(cardOf),
    spots: ["+left", "+right"],
    order: [...named(false), "+left", ...named(true), "+right"],
  };
}

function playerAreaOf(view: EvolutionSight, player: SeenPlayer, table: TableState): PlayerAreaShown {
  const { seat } = player;
  const info = table.info?.seats[seat];
  const mine = seat === table.seat;
  const turn = !view.over && view.asked.some((asked) => asked.seat === seat);
  const together = view.asked.length > 0 && view.asked.every((asked) => TOGETHER.has(asked.prompt));
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
      { sign: "home", value: player.bag, word: text("table-home") },
      { sign: "card", value: player.hand.length, word: text("table-in-hand") },
    ],
    beings: player.species.map((species) => beingOf(species, table)),
  };
}

export function beingOf(species: SeenSpecies, table: TableState): Being {
  const keys = species.traits.filter((trait) => !trait.down).map((trait) => trait.trait);
  const meal: Meal = {
    have: species.food,
    need: species.population,
    kind: keys.includes("carnivore") ? "meat" : "leaf",
  };
  const mine = species.owner === table.seat;
  return {
    handle: species.name,
    name: species.name,
    owner: species.owner,
    mine,
    picture: {
      world: "land",
      size: species.body,
      population: species.population,
      traits: keys,
      picture: pictureNumber(table.info?.id ?? "", species.name),
      mood: meal.have >= meal.need ? "fed" : meal.have ? "calm" : "hungry",
      stored: species.traits.reduce((sum, trait) => sum + trait.food, 0),
    },
    traits: species.traits.map((trait, i) => traitOf(trait, species.name, i)),
    figures: [{ word: text("table-size"), value: species.body }],
    meal,
    label: labelOf(species, mine ? text("table-you") : table.nameOf(species.owner)),
  };
}

function traitOf(trait: SeenTrait, being: string, place: number): TraitShown {
  const known = trait.trait !== "?";
  return {
    key: known ? trait.trait : "",
    name: known ? traitName(trait.trait) : "",
    handle: trait.card === "?" ? `${being}?${place}` : trait.card,
    down: trait.down,
    count: trait.food || undefined,
  };
}

function labelOf(species: SeenSpecies, owner: string): string {
  const head = text("table-board", {
    name: species.name,
    owner,
    size: species.body,
    population: species.population,
    food: species.food,
  });
  const down = species.traits.filter((trait) => trait.trait === "?").length;
  const names = species.traits.filter((trait) => trait.trait !== "?").map((trait) => traitName(trait.trait));
  if (down) names.push(text("table-count-down", { count: down }));
  return `${head} ${names.length ? `${names.join(", ")}.` : `${text("table-no-traits")}.`}`;
}

export function cardOf(key: string): CardShown {
  const found = printed(key);
  const faces = traitsOf(key).map(faceOf);
  const icons = found?.suns
    ? text("table-suns", { count: found.suns })
    : found?.snowflakes
      ? text("table-snow", { count: found.snowflakes })
      : "";
  const food = found?.food === undefined ? "" : text("table-food-number", { number: found.food });
  return {
    handle: key,
    faces,
    number: found?.food,
    suns: found?.suns,
    snow: found?.snowflakes,
    label: [`${cardName(key)}.`, food, icons, faces[0]?.text].filter(Boolean).join(" "),
  };
}
