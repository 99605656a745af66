// The scene of The Origin of Species or Time to Fly: player areas, boards and hand.

import { faceOf } from "../../table/card-face";
import { pictureNumber } from "../../table/picture-seed";
import type { Scene } from "../../table/game";
import type { PlayerAreaShown, Being, CardShown, Picture, TraitShown } from "../../table/scene-types";
import type { TableState } from "../../state/table.svelte";
import type { OriginSight, SeenAnimal, SeenPlayer, SeenTrait } from "../../view-origin";
import { cardName, text, traitName, traitsOf } from "../../i18n/index.svelte";
import { besideEachOther, tiesOf } from "./pairs";
import { whoPlays } from "../../i18n/bot-names";

export function sceneOf(view: OriginSight, table: TableState): Scene {
  const mine = table.seat;
  const first = mine ?? -1;
  const seats = view.table.map((_, i) => (first + 1 + i) % view.table.length);
  return {
    world: "origin",
    playerAreas: seats.flatMap((seat) => (view.table[seat] ? [playerAreaOf(view, view.table[seat], table)] : [])),
    hand: mine === null ? [] : (view.table[mine]?.hand ?? []).map(cardOf),
    spots: ["+animal"],
  };
}

function playerAreaOf(view: OriginSight, player: SeenPlayer, table: TableState): PlayerAreaShown {
  const { seat } = player;
  const info = table.info?.seats[seat];
  const mine = seat === table.seat;
  const order = besideEachOther(
    player.animals.map(({ name }) => name),
    view.pairs,
  );
  const row = order.flatMap((name) => player.animals.filter((animal) => animal.name === name));
  return {
    seat,
    name: mine ? text("table-you") : table.nameOf(seat),
    kind: whoPlays(info),
    mine,
    turn: !view.over && view.asked.some((asked) => asked.seat === seat),
    first: view.first === seat,
    chosen: false,
    away: info?.kind === "person" && !info.present,
    facts: [
      { sign: "card", value: player.hand.length, word: text("table-in-hand") },
      { sign: "dagger", value: player.discard.length, word: text("origin-discarded") },
    ],
    beings: row.map((animal) => beingOf(view, animal, table)),
    none: text("table-no-animals"),
  };
}

type Mood = NonNullable<Picture["mood"]>;

function moodOf(animal: SeenAnimal): Mood {
  if (animal.poisoned) return "poisoned";
  if (animal.traits.some(({ state }) => state === "asleep")) return "asleep";
  return animal.fed ? "fed" : "hungry";
}

export function beingOf(view: OriginSight, animal: SeenAnimal, table: TableState): Being {
  const mine = animal.owner === table.seat;
  const ties = tiesOf(view.pairs, animal.name);
  const keys = animal.traits.map(({ trait }) => trait);
  const mood = moodOf(animal);
  return {
    handle: animal.name,
    name: animal.name,
    owner: animal.owner,
    mine,
    picture: {
      world: "origin",
      size: Math.min(6, animal.need),
      population: 1,
      traits: [...keys, ...ties.map(({ trait }) => trait)],
      picture: pictureNumber(table.info?.id ?? "", animal.name),
      mood,
      stored: animal.traits.filter(({ full }) => full).length,
    },
    traits: animal.traits.map((trait, i) => traitOf(trait, animal.name, i)),
    figures: [],
    mood: text(`origin-mood-${mood}`),
    meal: { have: animal.food, need: animal.need, kind: keys.includes("carnivorous") ? "meat" : "leaf" },
    label: labelOf(view, animal, mood, mine ? text("table-you") : table.nameOf(animal.owner)),
  };
}

function traitOf(trait: SeenTrait, animal: string, place: number): TraitShown {
  const handle = trait.card === "?" ? `${animal}?${place}` : trait.card;
  return {
    key: trait.trait,
    name: traitName(trait.trait),
    handle,
    used: trait.used,
    count: trait.full ? 1 : undefined,
  };
}

function labelOf(view: OriginSight, animal: SeenAnimal, mood: Mood, owner: string): string {
  const head = text("origin-board", {
    name: animal.name,
    owner,
    mood: text(`origin-mood-${mood}`),
    food: animal.food,
    need: animal.need,
  });
  const names = [
    ...animal.traits.map(({ trait, used }) =>
      used ? text("origin-used", { trait: traitName(trait) }) : traitName(trait),
    ),
    ...tiesOf(view.pairs, animal.name).map(({ trait, partner }) =>
      text("trait-with", { trait: traitName(trait), partner }),
    ),
  ];
  return `${head} ${names.length ? names.join(", ") : text("table-no-traits")}.`;
}

export function cardOf(key: string): CardShown {
  const faces = traitsOf(key).map(faceOf);
  return { handle: key, faces, label: [`${cardName(key)}.`, ...faces.map((face) => face.text)].join(" ") };
}
