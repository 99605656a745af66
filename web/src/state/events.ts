// Events of a game by name, with the slots that each has.

import type { NewsItem } from "../protocol";

/** A finder of a game's events: the slots of each event of a name. */
export const finderOf =
  <Events>() =>
  <Name extends keyof Events & string>(news: readonly NewsItem[], name: Name): Events[Name][] =>
    news.filter(({ event }) => event === name).map(({ values }) => values as Events[Name]);
