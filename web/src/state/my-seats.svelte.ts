// My seats: tokens by table (several if people share this device) and the invite secrets of tables I created.

import { store, stored } from "./settings.svelte";

export interface MySeat {
  seat: number;
  token: string;
  name: string;
}

export interface MyTable {
  id: string;
  game: string;
  seats: MySeat[];
  door: string; // the secret of the link for others, if I made the table
  when: number; // ms, when I last sat down there
}

const KEY = "tangledbank.seats";
export const MOST = 100; // tokens: as many as the server looks up at once

export function tablesFrom(found: unknown): MyTable[] {
  if (!Array.isArray(found)) return [];
  return found.filter(
    (each): each is MyTable =>
      each &&
      typeof each.id === "string" &&
      typeof each.game === "string" &&
      typeof each.door === "string" &&
      typeof each.when === "number" &&
      Array.isArray(each.seats) &&
      each.seats.every(
        (own: unknown) => typeof (own as MySeat)?.token === "string" && typeof (own as MySeat).seat === "number",
      ),
  );
}

class MySeats {
  tables = $state.raw(tablesFrom(stored(KEY)));

  at(table: string): MyTable | undefined {
    return this.tables.find((each) => each.id === table);
  }

  /** All tokens, those of the latest tables first. */
  tokens(): string[] {
    const all = this.tables.flatMap((each) => each.seats.map((own) => own.token));
    return [...new Set(all)].slice(0, MOST); // those of a rematch are the same
  }

  /** Store a seat; replaces what was stored for it. */
  keep(table: string, game: string, own: MySeat, door = ""): void {
    const known = this.at(table);
    const others = known?.seats.filter((each) => each.seat !== own.seat && each.token !== own.token) ?? [];
    const seats = [...others, own].sort((a, b) => a.seat - b.seat);
    this.put({ id: table, game, seats, door: door || (known?.door ?? ""), when: Date.now() });
  }

  /** Store the same tokens for a rematch; its welcome message says which seats they open. */
  follow(table: string, next: string): void {
    const known = this.at(table);
    if (known && !this.at(next)) this.put({ ...known, id: next, door: "", when: Date.now() });
  }

  /** Forget a seat. */
  drop(table: string, token: string): void {
    const known = this.at(table);
    if (!known) return;
    const seats = known.seats.filter((own) => own.token !== token);
    if (seats.length) this.put({ ...known, seats });
    else this.forget(table);
  }

  forget(table: string): void {
    this.save(this.tables.filter((each) => each.id !== table));
  }

  /** Read what another tab has stored. */
  reread(): void {
    this.tables = tablesFrom(stored(KEY));
  }

  private put(table: MyTable): void {
    this.save([table, ...this.tables.filter((each) => each.id !== table.id)]);
  }

  private save(tables: MyTable[]): void {
    this.tables = tables.slice(0, MOST);
    store(KEY, this.tables);
  }
}

export const mySeats = new MySeats();

globalThis.addEventListener?.("storage", (event) => event.key === KEY && mySeats.reread());
