// HTTP calls of lessons: where a learner is stands in each of them.

import type { LessonQuery, Explain, ExplainAnswer, LessonOffer, LessonStep } from "../protocol";
import { call } from "./http";

export const lessons = (lang: string): Promise<LessonOffer[]> => call(`/api/lessons?lang=${lang}`);

/** The place in a lesson that a path leads to: a move for each remark, an empty text for those only read. */
export const lessonStep = (game: string, path: readonly string[], lang: string, seen: number): Promise<LessonStep> =>
  call(`/api/lessons/${encodeURIComponent(game)}`, { path, lang, seen });

/** What the socket answers at tables, answered at a place in a lesson. */
export const askTutor = <Answer>(
  game: string,
  path: readonly string[],
  lang: string,
  query: LessonQuery["query"],
): Promise<Answer> => call(`/api/lessons/${encodeURIComponent(game)}/query`, { query, path, lang });

/** Our words about a card or a trait, where no table can be asked. */
export const explained = (game: string, about: string, lang: string): Promise<ExplainAnswer> =>
  askTutor(game, [], lang, { type: "explain", about } satisfies Explain);
