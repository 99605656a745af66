// HTTP calls for lessons; each carries the learner's path.

import type { LessonQuery, Explain, ExplainAnswer, LessonOffer, LessonStep } from "../protocol";
import { call } from "./http";

export const lessons = (lang: string): Promise<LessonOffer[]> => call(`/api/lessons?lang=${lang}`);

/** The lesson step at a path: a move for each task, an empty text for each remark. */
export const lessonStep = (game: string, path: readonly string[], lang: string, seen: number): Promise<LessonStep> =>
  call(`/api/lessons/${encodeURIComponent(game)}`, { path, lang, seen });

/** Ask the tutor what a table would ask over the socket. */
export const askTutor = <Answer>(
  game: string,
  path: readonly string[],
  lang: string,
  query: LessonQuery["query"],
): Promise<Answer> => call(`/api/lessons/${encodeURIComponent(game)}/query`, { query, path, lang });

/** Explain a card or a trait without a table. */
export const explained = (game: string, about: string, lang: string): Promise<ExplainAnswer> =>
  askTutor(game, [], lang, { type: "explain", about } satisfies Explain);
