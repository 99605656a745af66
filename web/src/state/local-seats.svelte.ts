// Tables over the network: a table's state, fed by a connection, for each seat that this screen has there.

import { Connection, browser, type Entry, type World } from "../net/socket";
import { language } from "../i18n/index.svelte";
import { mySeats } from "./my-seats.svelte";
import { settings } from "./settings.svelte";
import { TableState } from "./table.svelte";

/** One seat of a table, or a place to watch from, connected. */
export class LocalSeat {
  readonly table = new TableState();
  readonly connection: Connection;
  private token: string;

  constructor(
    private readonly entry: Entry,
    world: World = browser,
  ) {
    this.token = entry.token ?? "";
    const { table } = this;
    this.connection = new Connection(
      entry,
      {
        welcome: ({ seat, token, table: info }) => {
          table.info = info;
          table.seat = seat;
          this.token = token || this.token;
          if (seat !== null)
            mySeats.keep(info.id, info.game, { seat, token: this.token, name: info.seats[seat]?.name ?? "" });
        },
        table: (info) => (table.info = info),
        state: (state) => table.receive(state),
        reacted: (said) => (settings.phrases || said.seat === table.seat) && table.reactions.receive(said),
        line: (live, retryAt, limited) => Object.assign(table, { live, retryAt, limited }),
        clock: (ahead) => (table.ahead = ahead),
        refused: (error) => {
          table.refusal = error;
          if (error.code === "invalid-secret") this.forget();
        },
      },
      world,
    );
    table.ask = this.connection.ask;
    table.shared = true;
  }

  /** All sentences in another language. */
  speak(lang: string): void {
    if (this.connection.speak(lang)) this.table.anew();
  }

  /** This seat is not mine any more. */
  forget(): void {
    if (this.token) mySeats.drop(this.entry.table, this.token);
  }

  close(): void {
    this.connection.close();
  }
}

/** All localSeats of this screen at one table. Where there are several, one of them has the screen. */
export class LocalSeats {
  all = $state.raw<LocalSeat[]>([]);
  place = $state(0);
  /** The question for which the screen was asked for, and kept. */
  private kept = $state(-1);

  constructor(
    readonly table: string,
    private readonly world: World = browser,
  ) {}

  get now(): LocalSeat | undefined {
    return this.all[this.place];
  }

  /** The localSeat that should have the screen: whoever has it as long as they are asked, else the next who is. */
  get wanted(): number {
    if (this.now?.table.question) return this.place;
    const order = this.all.map((_, i) => (this.place + i) % this.all.length);
    return order.find((i) => this.all[i]?.table.question) ?? this.place;
  }

  /** Is the screen to be handed on? */
  get curtain(): boolean {
    return this.wanted !== this.place && this.all[this.wanted]?.table.question?.number !== this.kept;
  }

  /** Hand the screen on. */
  pass(): void {
    this.place = this.wanted;
  }

  /** Keep it for now: to look again, or to take something back. */
  keep(): void {
    this.kept = this.all[this.wanted]?.table.question?.number ?? -1;
  }

  /** Sit down with all tokens that are kept for this table; with none, watch. */
  open(): void {
    const kept = mySeats.at(this.table)?.seats ?? [];
    if (kept.length) for (const own of kept) this.add({ token: own.token });
    else this.add({});
  }

  /** Take one more seat: by a token, by a link's secret, or at a public table; with none of them, watch. */
  add(right: Pick<Entry, "token" | "secret" | "join" | "watch" | "name">): LocalSeat {
    const localSeat = new LocalSeat({ table: this.table, lang: language(), ...right }, this.world);
    this.all = [...this.all, localSeat];
    return localSeat;
  }

  remove(localSeat: LocalSeat): void {
    localSeat.close();
    this.all = this.all.filter((each) => each !== localSeat);
    this.place = 0;
  }

  speak(lang: string): void {
    for (const localSeat of this.all) localSeat.speak(lang);
  }

  close(): void {
    for (const localSeat of this.all) localSeat.close();
    this.all = [];
    this.place = 0;
  }
}
