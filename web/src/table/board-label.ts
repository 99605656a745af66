// The sentence that a screen reader hears for a board.
import { text } from "../i18n/index.svelte";
import type { Being, Stance } from "./scene-types";

export function boardLabel(being: Being, stance: Stance): string {
  const parts = [being.label];
  if (stance.look === "picked") parts.push(text("table-picked"));
  if (stance.look === "no" && stance.note) parts.push(text("table-cannot", { why: stance.note }));
  else if (stance.note) parts.push(`${stance.note}.`);
  if (stance.key && stance.look !== "no") parts.push(text("table-key", { key: stance.key }));
  if (stance.changed) parts.push(text("table-changed"));
  return parts.join(" ");
}
