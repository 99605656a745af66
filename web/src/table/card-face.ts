// The face of a card: a trait's name and texts.

import { traitName, traitShort, traitText } from "../i18n/index.svelte";
import type { CardFace } from "./scene-types";

export const faceOf = (key: string): CardFace => ({
  key,
  name: traitName(key),
  short: traitShort(key),
  text: traitText(key),
});
