// Time left: a clock that ticks once a second for everything that shows it, and times in words.

import { createSubscriber } from "svelte/reactivity";
import { text } from "../i18n/index.svelte";

const TICK = 250; // ms; no second is shown late by more
const [MINUTE, HOUR, DAY] = [60, 3600, 86_400];

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, TICK);
  return () => clearInterval(timer);
});

/** The time in ms; in an effect or a template it ticks. */
export function ticking(): number {
  subscribe();
  return Date.now();
}

const two = (value: number): string => String(value).padStart(2, "0");

/** Seconds as `0:45`, `1:02:03`, or days and hours. */
export function timeText(left: number): string {
  const seconds = Math.ceil(left);
  const hours = Math.floor(seconds / HOUR);
  const minutes = Math.floor((seconds % HOUR) / MINUTE);
  if (seconds >= DAY)
    return text("clock-days", { days: Math.floor(seconds / DAY), hours: Math.floor((seconds % DAY) / HOUR) });
  if (!hours) return `${minutes}:${two(seconds % MINUTE)}`;
  return `${hours}:${two(minutes)}:${two(seconds % MINUTE)}`;
}

/** From how many seconds on a clock is near its end. */
export const lowAt = (seconds: number): number => (seconds >= HOUR ? seconds / 24 : Math.min(30, seconds / 4));
