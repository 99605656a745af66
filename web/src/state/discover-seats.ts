// Games that my tokens open though this browser never was there: a rematch that others began while I was away.

import type { OwnGame } from "../protocol";
import { mySeats } from "./my-seats.svelte";

type Look = (tokens: string[]) => Promise<OwnGame[]>;

/** Keep the seats of games that are not known here: which token opens which is found by asking for one after the other. */
export async function discoverSeats(games: readonly OwnGame[], look: Look): Promise<void> {
  const strange = games.filter(({ id, seat }) => !mySeats.at(id)?.seats.some((own) => own.seat === seat));
  if (!strange.length) return;
  for (const token of mySeats.tokens()) {
    const opened = new Set((await look([token])).map(({ id, seat }) => `${id} ${seat}`));
    for (const game of strange.filter(({ id, seat }) => opened.has(`${id} ${seat}`))) {
      mySeats.keep(game.id, game.game, { seat: game.seat, token, name: game.names?.[game.seat] ?? "" });
    }
  }
}
