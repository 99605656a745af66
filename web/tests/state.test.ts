import { describe, expect, it } from "vitest";
import type { OwnGame } from "../src/protocol";
import { discoverSeats } from "../src/state/discover-seats";
import { replayPath, routeOf } from "../src/state/router.svelte";
import { mySeats, tablesFrom } from "../src/state/my-seats.svelte";
import { settingsFrom } from "../src/state/settings.svelte";

const at = (path: string) => routeOf(new URL(path, "http://localhost"));

describe("addresses", () => {
  it("stand for pages", () => {
    expect(at("/")).toEqual({ page: "front" });
    expect(at("/t/abc")).toEqual({ page: "table", table: "abc", secret: "", watch: false });
    expect(at("/t/abc#0123456789abcdef")).toEqual({
      page: "table",
      table: "abc",
      secret: "0123456789abcdef",
      watch: false,
    });
    expect(at("/t/abc?watch#0123456789abcdef")).toMatchObject({ secret: "0123456789abcdef", watch: true });
    expect(at("/t/abc#bar")).toMatchObject({ secret: "" });
    expect(at("/replay/abc?step=88&seat=2")).toEqual({ page: "replay", table: "abc", step: 88, seat: 2, open: false });
    expect(at("/replay")).toEqual({ page: "replay", table: "", step: 0, seat: null, open: false });
    expect(at("/lesson/oceans")).toEqual({ page: "lesson", game: "oceans" });
    expect(at("/settings")).toEqual({ page: "settings" });
    for (const path of ["/nowhere", "/t/", "/t/a/b", "/settings/x", "/%E0%A4%A"]) expect(at(path).page).toBe("missing");
  });

  it("of replays are read as they are written, whatever is in them", () => {
    expect(at(replayPath("a b", 7, 1))).toEqual({ page: "replay", table: "a b", step: 7, seat: 1, open: false });
    expect(at(replayPath("x", 0, 3, true))).toMatchObject({ seat: null, open: true });
    expect(at("/replay/x?step=-1&seat=none")).toMatchObject({ step: 0, seat: null });
  });
});

describe("settings", () => {
  it("survive whatever is stored", () => {
    const usual = settingsFrom(null);
    expect(usual).toMatchObject({
      theme: "system",
      speed: "normal",
      sound: false,
      letters: true,
      phrases: true,
      lang: "",
    });
    for (const broken of [7, "x", [], { theme: "pink", sound: "yes", name: 5, lang: "xx" }])
      expect(settingsFrom(broken)).toEqual(usual);
    expect(settingsFrom({ theme: "dark", lang: "ru", more: 1 })).toMatchObject({ theme: "dark", lang: "ru" });
  });
});

describe("my seats", () => {
  it("are kept by table, several at one", () => {
    mySeats.keep("T", "evolution", { seat: 1, token: "b", name: "Bob" }, "door");
    mySeats.keep("T", "evolution", { seat: 0, token: "a", name: "Ann" });
    mySeats.keep("T", "evolution", { seat: 1, token: "c", name: "Bob" });
    expect(mySeats.at("T")).toMatchObject({ door: "door", seats: [{ token: "a" }, { token: "c" }] });
    mySeats.keep("U", "oceans", { seat: 0, token: "u", name: "Ann" });
    expect(mySeats.tokens()).toEqual(["u", "a", "c"]);
    mySeats.drop("T", "a");
    mySeats.drop("T", "c");
    expect(mySeats.at("T")).toBeUndefined();
  });

  it("follow to a rematch, where they are turned by one", () => {
    mySeats.keep("V", "oceans", { seat: 0, token: "v", name: "Ann" }, "door");
    mySeats.follow("V", "W");
    expect(mySeats.at("W")).toMatchObject({ door: "", seats: [{ seat: 0, token: "v" }] });
    mySeats.keep("W", "oceans", { seat: 1, token: "v", name: "Ann" });
    expect(mySeats.at("W")?.seats).toEqual([{ seat: 1, token: "v", name: "Ann" }]);
  });

  it("are found at a rematch that began while I was away", async () => {
    for (const { id } of mySeats.tables) mySeats.forget(id);
    mySeats.keep("X", "oceans", { seat: 0, token: "x", name: "Ann" });
    mySeats.keep("Y", "origin", { seat: 2, token: "y", name: "Ann" });
    const game = (id: string, seat: number): OwnGame => ({
      id,
      game: "oceans",
      status: "playing",
      seat,
      your_turn: true,
      names: ["Bob", "Ann"],
    });
    const opens: Record<string, OwnGame[]> = { x: [game("X", 0), game("Z", 1)], y: [game("Y", 2)] };
    const asked: string[][] = [];
    const look = (tokens: string[]): Promise<OwnGame[]> => (
      asked.push(tokens),
      Promise.resolve(tokens.flatMap((token) => opens[token] ?? []))
    );
    await discoverSeats(await look(["y", "x"]), look);
    expect(mySeats.at("Z")?.seats).toEqual([{ seat: 1, token: "x", name: "Ann" }]);
    asked.length = 0;
    await discoverSeats([game("X", 0), game("Y", 2), game("Z", 1)], look);
    expect(asked).toEqual([]);
  });

  it("survive whatever is stored", () => {
    expect(tablesFrom(null)).toEqual([]);
    expect(tablesFrom([{ id: "T" }, null, 5, { id: "T", game: "x", door: "", when: 1, seats: [{}] }])).toEqual([]);
  });
});
