// A transition that turns cards up one after another.

import type { TransitionConfig } from "svelte/transition";
import { BASE } from "../state/animation-queue";
import { slowness } from "../state/settings.svelte";

export function turn(_: Element, { nth = 0 }: { nth?: number } = {}): TransitionConfig {
  return {
    duration: BASE * 1.25 * slowness(),
    delay: nth * 90 * slowness(),
    css: (t) => `transform: perspective(20rem) rotateY(${(1 - t) * 90}deg); transform-origin: 0.6rem 50%`,
  };
}
