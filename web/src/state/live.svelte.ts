// Tables over the network: a table's state, fed by a connection, for each seat that this screen has there.

import { Connection, browser, type Entry, type World } from "../net/socket";
import { language, text } from "../words/index.svelte";
import { seats } from "./seats.svelte";
import { settings } from "./settings.svelte";
import { TableState } from "./table.svelte";

/** One seat of a table, or a place to watch from, connected. */
export class Chair {
  readonly table = new TableState();
  readonly connection: Connection;
  private token: string;

  constructor(entry: Entry, world: World = browser) {
    this.token = entry.token ?? "";
    const { table } = this;
    this.connection = new Connection(
      entry,
      {
        welcome: ({ seat, token, table: info }) => {
          table.info = info;
          table.seat = seat;
          this.token = token || this.token;
          if (seat !== null) seats.keep(info.id, info.game, { seat, token: this.token, name: info.seats[seat]?.name ?? "" });
        },
        table: (info) => (table.info = info),
        state: (state) => table.hear(state),
        line: (live, retryAt) => Object.assign(table, { live, retryAt }),
        clock: (ahead) => (table.ahead = ahead),
        refused: (error) => {
          table.refusal = error;
          if (error.code === "secret" && this.token) seats.drop(entry.table, this.token);
        },
      },
      world,
    );
    table.ask = this.connection.ask;
  }

  /** All sentences in another language. */
  speak(lang: string): void {
    this.table.reset();
    this.connection.speak(lang);
  }

  close(): void {
    this.connection.close();
  }
}

/** All chairs of this screen at one table. Where there are several, the one who is to choose has the screen. */
export class Chairs {
  all = $state.raw<Chair[]>([]);
  /** Which chair has the screen. */
  place = $state(0);

  constructor(readonly table: string) {}

  get now(): Chair | undefined {
    return this.all[this.place];
  }

  /** Sit down with all tokens that are kept for this table, or by a link, or to watch. */
  open(secret = ""): void {
    const kept = seats.at(this.table)?.seats ?? [];
    if (secret) this.add({ secret, name: this.myName() });
    else if (kept.length) for (const own of kept) this.add({ token: own.token });
    else this.add({});
  }

  /** Take one more seat: by a link's secret, or at a public table. */
  add(right: Pick<Entry, "token" | "secret" | "join" | "name">): Chair {
    const chair = new Chair({ table: this.table, lang: language(), ...right });
    this.all = [...this.all, chair];
    return chair;
  }

  /** Give one up. */
  remove(chair: Chair): void {
    chair.close();
    this.all = this.all.filter((each) => each !== chair);
    this.place = 0;
  }

  close(): void {
    for (const chair of this.all) chair.close();
    this.all = [];
  }

  private myName(): string {
    return settings.name || text("guest");
  }
}
