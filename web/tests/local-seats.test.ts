import { beforeEach, describe, expect, it } from "vitest";
import { LocalSeats } from "../src/state/local-seats.svelte";
import { mySeats } from "../src/state/my-seats.svelte";
import { settings } from "../src/state/settings.svelte";
import { FakeWorld, type FakeSocket } from "./fakes";

const SEATS = ["Ann", "Ben", "Cat"].map((name) => ({
  kind: "person",
  name,
  agent: "",
  present: true,
  replaced: false,
  ready: true,
  part: "",
}));
const INFO = {
  id: "T",
  game: "evolution",
  title: "Evolution",
  status: "playing",
  host: 0,
  seats: SEATS,
  settings: { game: "evolution" },
  commitment: "",
  next: "",
};

const asked = (number: number | null) => ({
  type: "state",
  view: { table: [] },
  partial: false,
  news: [],
  log: [],
  last: 1,
  reset: false,
  can_undo: false,
  deadlines: [],
  results: [],
  question: number === null ? null : { number, prompt: "feed", text: "", options: [], about: {} },
});

function sitting(...tokens: string[]): { localSeats: LocalSeats; sockets: FakeSocket[] } {
  const world = new FakeWorld();
  tokens.forEach((token, seat) => mySeats.keep("T", "evolution", { seat, token, name: "" }));
  const localSeats = new LocalSeats("T", world);
  localSeats.open();
  world.sockets.forEach((socket, seat) => {
    socket.onopen?.();
    socket.tell({ type: "welcome", protocol: 1, seat, token: "", table: INFO });
  });
  return { localSeats, sockets: world.sockets };
}

describe("several people at one screen", () => {
  beforeEach(() => mySeats.forget("T"));

  it("sit down with the tokens that are kept, and otherwise watch", () => {
    expect(sitting("a", "b").sockets.map((socket) => socket.said("hello")?.token)).toEqual(["a", "b"]);
    mySeats.forget("T");
    expect(sitting().sockets.map((socket) => socket.said("hello")?.token)).toEqual([undefined]);
  });

  it("hand the screen on when another is asked, and not before", () => {
    const { localSeats, sockets } = sitting("a", "b");
    sockets[0]?.tell(asked(4));
    sockets[1]?.tell(asked(5));
    expect(localSeats.curtain).toBe(false);
    sockets[0]?.tell(asked(null));
    expect([localSeats.curtain, localSeats.wanted, localSeats.place]).toEqual([true, 1, 0]);
    localSeats.pass();
    expect([localSeats.curtain, localSeats.place]).toEqual([false, 1]);
  });

  it("hear what others say, unless they have silenced them", () => {
    const { localSeats, sockets } = sitting("a");
    const says = (seat: number, reaction: string) => sockets[0]?.tell({ type: "reaction", seat, reaction });
    const heard = () => localSeats.all[0]?.table.reactions.said;
    says(1, "hello");
    expect(heard()).toEqual({ 1: "hello" });
    settings.phrases = false;
    says(2, "wow");
    says(0, "nice");
    settings.phrases = true;
    expect(heard()).toEqual({ 1: "hello", 0: "nice" });
  });

  it("may keep it for now, until there is another question", () => {
    const { localSeats, sockets } = sitting("a", "b");
    sockets[1]?.tell(asked(5));
    localSeats.keep();
    expect(localSeats.curtain).toBe(false);
    sockets[1]?.tell(asked(7));
    expect(localSeats.curtain).toBe(true);
  });

  it("keep a seat that a link has opened, and lose one that is void", () => {
    const { localSeats, sockets } = sitting("a");
    localSeats.add({ secret: "door", name: "Ben" });
    const guest = sockets.at(-1);
    guest?.onopen?.();
    guest?.tell({ type: "welcome", protocol: 1, seat: 1, token: "b", table: INFO });
    expect(mySeats.at("T")?.seats).toEqual([
      { seat: 0, token: "a", name: "Ann" },
      { seat: 1, token: "b", name: "Ben" },
    ]);
    guest?.tell({ type: "error", code: "invalid-secret", text: "", detail: "", request_id: 0 });
    expect(mySeats.at("T")?.seats.map(({ token }) => token)).toEqual(["a"]);
  });

  it("hear everything again in another language, in place of what was", () => {
    const { localSeats, sockets } = sitting("a");
    sockets[0]?.tell({ ...asked(4), log: [{ text: "One.", first: 1, last: 1 }], news: [] });
    localSeats.speak("fr");
    const again = sockets.at(-1);
    again?.onopen?.();
    again?.tell({ type: "welcome", protocol: 1, seat: 0, token: "", table: INFO });
    again?.tell({ ...asked(4), log: [{ text: "Un.", first: 1, last: 1 }], news: [] });
    expect(localSeats.now?.table.log.map(({ text }) => text)).toEqual(["Un."]);
  });
});
