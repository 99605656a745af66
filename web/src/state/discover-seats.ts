// Finds seats that my tokens open but this browser doesn't know, such as a rematch that others started.

import type { OwnGame } from "../protocol";
import { mySeats } from "./my-seats.svelte";

type Look = (tokens: string[]) => Promise<OwnGame[]>;

/** Store unknown seats. Asks for one token at a time to learn which token opens which seat. */
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
