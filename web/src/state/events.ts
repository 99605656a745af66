// Events of a game by name, with the slots that each has.

import type { NewsItem } from "../protocol";

/** Make a function that returns the slots of all events with a name. */
export const finderOf =
  <Events>() =>
  <Name extends keyof Events & string>(news: readonly NewsItem[], name: Name): Events[Name][] =>
    news.filter(({ event }) => event === name).map(({ values }) => values as Events[Name]);
