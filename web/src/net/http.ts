// HTTP calls of the server: bodies and answers as in protocol.ts, refusals as errors.

import type { Bodies, CreatedTable, PublicTable, OwnGame, GameOffer, ErrorResponse, Settings } from "../protocol";

/** A refusal by the server or the network: a code and a sentence for people. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    text = "",
    readonly detail = "",
  ) {
    super(text || code);
    this.name = "Refused";
  }

  static of(refusal: ErrorResponse): Refused {
    return new Refused(refusal.code, refusal.text, refusal.detail);
  }
}

/** Our own code: the server did not answer. */
export const LOST = "lost";

async function fetched(path: string, body?: unknown): Promise<Response> {
  const asked: RequestInit =
    body === undefined
      ? {}
      : { method: "POST", body: JSON.stringify(body), headers: { "content-type": "application/json" } };
  const answer = await fetch(path, asked).catch(() => {
    throw new Refused(LOST);
  });
  if (!answer.ok) throw await refusalOf(answer);
  return answer;
}

async function refusalOf(answer: Response): Promise<Refused> {
  try {
    return Refused.of((await answer.json()) as ErrorResponse);
  } catch {
    return new Refused(LOST, "", String(answer.status));
  }
}

export async function call<T>(path: string, body?: unknown): Promise<T> {
  return (await (await fetched(path, body)).json()) as T;
}

export const games = (lang: string): Promise<GameOffer[]> => call(`/api/games?lang=${lang}`);

export const publicTables = (): Promise<PublicTable[]> => call("/api/tables");

export const mine = (tokens: string[]): Promise<OwnGame[]> => call("/api/my-games", tokens);

export const create = (settings: Settings, name: string): Promise<CreatedTable> =>
  call("/api/tables", { settings, name });

/** The record of a finished game, as it is downloaded. */
export const recordAddress = (table: string): string => `/api/tables/${encodeURIComponent(table)}/record`;

export type Scene = Bodies["replay_lines"][number];

export interface ReplayWish {
  seat?: number | null;
  open?: boolean;
  lang: string;
}

/** Stream a finished game of this server. */
export async function* replayOf(table: string, wish: ReplayWish): AsyncGenerator<Scene> {
  const query = new URLSearchParams({ lang: wish.lang });
  if (wish.open) query.set("all_cards", "1");
  else if (wish.seat != null) query.set("seat", String(wish.seat));
  yield* scenes(await fetched(`/api/tables/${encodeURIComponent(table)}/replay?${query}`));
}

/** Stream the replay of a record. */
export async function* replayFile(record: unknown, wish: ReplayWish): AsyncGenerator<Scene> {
  yield* scenes(
    await fetched("/api/replay", { record, log: true, seat: wish.seat, all_cards: wish.open, lang: wish.lang }),
  );
}

/** Parse lines of JSON as they arrive; a refusal ends the stream. */
async function* scenes(answer: Response): AsyncGenerator<Scene> {
  for await (const line of lines(answer)) {
    const scene = JSON.parse(line) as Scene;
    if (scene.type === "error") throw Refused.of(scene);
    yield scene;
  }
}

async function* lines(answer: Response): AsyncGenerator<string> {
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (let got = await reader?.read(); got && !got.done; got = await reader?.read()) {
    const parts = (rest + got.value).split("\n");
    rest = parts.pop() ?? "";
    yield* parts.filter(Boolean);
  }
  if (rest) yield rest;
}
