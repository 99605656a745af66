// The seats of this device at a table on the server, each with its own connection.

import { Connection, browser, type Entry, type World } from "../net/socket";
import { language } from "../i18n/index.svelte";
import { mySeats } from "./my-seats.svelte";
import { settings } from "./settings.svelte";
import { TableState } from "./table.svelte";

/** A connected seat, or a connected spectator. */
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

  /** Reload all sentences in another language. */
  speak(lang: string): void {
    if (this.connection.speak(lang)) this.table.anew();
  }

  /** Forget this seat. */
  forget(): void {
    if (this.token) mySeats.drop(this.entry.table, this.token);
  }

  close(): void {
    this.connection.close();
  }
}

/** All seats of this device at one table; one of them has the screen. */
export class LocalSeats {
  all = $state.raw<LocalSeat[]>([]);
  place = $state(0);
  /** The question for which the current player kept the screen. */
  private kept = $state(-1);

  constructor(
    readonly table: string,
    private readonly world: World = browser,
  ) {}

  get now(): LocalSeat | undefined {
    return this.all[this.place];
  }

  /** The seat that should have the screen: the current one while it has a question, else the next one with a question. */
  get wanted(): number {
    if (this.now?.table.question) return this.place;
    const order = this.all.map((_, i) => (this.place + i) % this.all.length);
    return order.find((i) => this.all[i]?.table.question) ?? this.place;
  }

  /** Whether to ask the players to pass the device. */
  get curtain(): boolean {
    return this.wanted !== this.place && this.all[this.wanted]?.table.question?.number !== this.kept;
  }

  /** Pass the device. */
  pass(): void {
    this.place = this.wanted;
  }

  /** Keep the screen for now, to look again or to undo. */
  keep(): void {
    this.kept = this.all[this.wanted]?.table.question?.number ?? -1;
  }

  /** Connect all stored seats of this table; without any, watch. */
  open(): void {
    const kept = mySeats.at(this.table)?.seats ?? [];
    if (kept.length) for (const own of kept) this.add({ token: own.token });
    else this.add({});
  }

  /** Connect one more seat by a token, a link's secret or at a public table; without any of them, watch. */
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
