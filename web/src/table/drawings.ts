// All drawings of a table: animals, seat badges, trait badges, icons. All SVG is our own.
import { drawAnimal } from "../animals";
import { worldOf } from "../games/registry";
import { badge as drawBadge, icon, isIcon, type Kind, kindOf, lettersOf } from "../icons";
import { gameKnown, has, text } from "../i18n/index.svelte";
import type { Picture } from "./scene-types";

export { seatBadge } from "../icons";

/** The kind of a trait in the game whose words we know: its shape and colour. */
export const kind = (trait: string): Kind => kindOf(worldOf(gameKnown()), trait);

/** The badge of a trait; a trait without letters gets two from its key. */
export function badge(trait: string): string {
  const letters = `trait-${trait}.badge`;
  return drawBadge(kind(trait), has(letters) ? text(letters) : lettersOf(trait));
}

export const sign = (name: string): string => icon(isIcon(name) ? name : "help");

export const animal = (picture: Picture): string => drawAnimal(picture);
