import { describe, expect, it } from "vitest";
import { Refused } from "../src/net/http";
import { Connection, type Entry, type Listener } from "../src/net/socket";
import { FakeWorld } from "./fakes";

const INFO = { id: "T", game: "evolution", title: "Evolution", seats: [] };

function connect(entry: Partial<Entry> = {}) {
  const world = new FakeWorld();
  const heard: unknown[] = [];
  const listener: Listener = {
    welcome: (message) => heard.push(["welcome", message.seat]),
    table: () => heard.push(["table"]),
    state: (state) => heard.push(["state", state.last, ...(state.view ? [state.view] : [])]),
    reacted: ({ seat, reaction }) => heard.push(["reacted", seat, reaction]),
    line: (live, retryAt, limited) =>
      heard.push(["line", live, retryAt && retryAt - world.time, ...(limited ? ["limited"] : [])]),
    refused: (error) => heard.push(["refused", error.code]),
    clock: (ahead) => heard.push(["clock", ahead]),
  };
  const connection = new Connection({ table: "T", lang: "fr", ...entry }, listener, world);
  const greet = (token = ""): void => {
    world.last.onopen?.();
    world.last.tell({ type: "welcome", protocol: 1, seat: 0, token, table: INFO });
  };
  return { world, heard, connection, greet };
}

describe("a connection", () => {
  it("says hello with its secret once, then with the token it got", () => {
    const { world, greet } = connect({ secret: "s3cret", name: "Ann" });
    greet("t0ken");
    expect(world.last.said("hello")).toMatchObject({
      table: "T",
      secret: "s3cret",
      name: "Ann",
      lang: "fr",
      log: true,
      trace: true,
      seen: 0,
    });
    world.last.tell({ type: "state", last: 7 });
    world.last.end();
    world.pass(500);
    world.last.onopen?.();
    expect(world.sockets).toHaveLength(2);
    expect(world.last.said("hello")).toMatchObject({ token: "t0ken", seen: 7 });
    expect(world.last.said("hello")).not.toHaveProperty("secret");
  });

  it("pairs answers with questions, and makes refusals errors", async () => {
    const { world, connection, greet } = connect();
    greet();
    const first = connection.ask({ type: "why-not", move: "A1 attacks B1" });
    const second = connection.ask({ type: "undo" });
    world.last.tell({ type: "error", code: "no-undo", text: "Nothing", detail: "", request_id: 2 });
    world.last.tell({ type: "why-not", move: "", reason: "shell", short: "", text: "", cite: "", request_id: 1 });
    expect((await first).reason).toBe("shell");
    await expect(second).rejects.toMatchObject({ code: "no-undo", message: "Nothing" });
  });

  it("asks nothing while it is lost, and gives up what was asked", async () => {
    const { world, connection, greet } = connect();
    await expect(connection.ask({ type: "undo" })).rejects.toBeInstanceOf(Refused);
    greet();
    const asked = connection.ask({ type: "undo" });
    world.last.end();
    await expect(asked).rejects.toMatchObject({ code: "lost" });
  });

  it("does not come back to a server that bans it, and says why", () => {
    const { world, heard, greet } = connect();
    greet();
    world.last.tell({ type: "error", code: "banned", text: "No", detail: "" });
    world.pass(60_000);
    expect(heard.at(-1)).toEqual(["refused", "banned"]);
    expect(world.sockets).toHaveLength(1);
  });

  it("says nothing between heartbeats, and counts as lost after 40 seconds of silence", () => {
    const { world, heard, greet } = connect();
    greet();
    world.last.tell({ type: "pong", now: world.time / 1000 });
    world.last.sent = [];
    for (let i = 0; i < 3; i++) {
      world.pass(25_000);
      world.last.tell({ type: "heartbeat" });
    }
    world.pass(39_999);
    expect(world.sockets).toHaveLength(1);
    expect(world.last.sent).toEqual([]);
    const silent = world.last;
    world.pass(1);
    expect(heard.at(-1)).toEqual(["line", false, 500]);
    expect(silent.closed).toBe(true);
  });

  it("patches the view that it was shown", () => {
    const { world, heard, greet } = connect();
    greet();
    const rest = {
      news: [],
      log: [],
      last: 1,
      reset: false,
      question: null,
      can_undo: false,
      deadlines: [],
      results: [],
    };
    world.last.tell({ type: "state", view: { hole: 1, table: [1, 2] }, partial: false, ...rest });
    world.last.tell({ type: "state", view: { table: { "1": 3 } }, partial: true, ...rest });
    expect(heard.at(-1)).toEqual(["state", 1, { hole: 1, table: [1, 3] }]);
  });

  it("pings when the page wakes", () => {
    const { world, connection, greet } = connect();
    greet();
    world.last.tell({ type: "pong", now: world.time / 1000 });
    world.pass(10_000);
    world.last.sent = [];
    connection.wake();
    expect(world.last.sent).toEqual([{ type: "ping" }]);
    world.pass(9_000);
    expect(world.last.closed).toBe(true);
  });

  it("pings while it waits for an answer, and counts as lost after 9 seconds", () => {
    const { world, heard, connection, greet } = connect();
    greet();
    world.last.tell({ type: "pong", now: world.time / 1000 });
    world.pass(20_000);
    connection.ask({ type: "undo" }).catch(() => null);
    world.last.sent = [];
    world.pass(2500);
    expect(world.last.sent).toEqual([{ type: "ping" }]);
    world.pass(6499);
    expect(world.last.closed).toBe(false);
    const silent = world.last;
    world.pass(1);
    expect(heard.at(-1)).toEqual(["line", false, 500]);
    expect(silent.closed).toBe(true);
  });

  it("stays while pongs come, and tells by how much clocks differ", () => {
    const { world, heard, greet } = connect();
    greet();
    for (let i = 0; i < 8; i++) {
      world.pass(2500);
      world.last.tell({ type: "pong", now: world.time / 1000 + 3 });
    }
    expect(world.sockets).toHaveLength(1);
    expect(heard.at(-1)).toEqual(["clock", 3]);
  });

  it("waits longer with every try, and starts over once it is welcome", () => {
    const { world, heard, greet } = connect();
    const waits: unknown[] = [];
    for (let i = 0; i < 7; i++) {
      world.last.end();
      waits.push((heard.at(-1) as unknown[])[2]);
      world.pass(waits.at(-1) as number);
    }
    expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 8000, 8000]);
    greet();
    world.last.end();
    expect(heard.at(-1)).toEqual(["line", false, 500]);
  });

  it("waits long where the server limits it, longer each time, even if it is welcome in between", () => {
    const { world, heard, greet } = connect();
    const waits: unknown[] = [];
    for (let i = 0; i < 5; i++) {
      greet();
      world.last.tell({ type: "error", code: "rate-limited", text: "", detail: "", request_id: 0 });
      world.last.end("rate-limited");
      waits.push(heard.at(-1));
      world.pass((waits.at(-1) as number[])[2] ?? 0);
    }
    expect(waits).toEqual([10_000, 20_000, 40_000, 60_000, 60_000].map((ms) => ["line", false, ms, "limited"]));
    world.last.end("too-many");
    expect(heard.at(-1)).toEqual(["line", false, 60_000, "limited"]);
  });

  it("forgets limits once a connection was steady, and takes refused requests for none", async () => {
    const { world, heard, connection, greet } = connect();
    world.last.end("too-many");
    expect(heard.at(-1)).toEqual(["line", false, 10_000, "limited"]);
    world.pass(10_000);
    greet();
    for (let i = 0; i < 30; i++) {
      world.pass(2500);
      world.last.tell({ type: "pong", now: 0 });
    }
    const asked = connection.ask({ type: "undo" });
    world.last.tell({ type: "error", code: "rate-limited", text: "", detail: "", request_id: 1 });
    await expect(asked).rejects.toMatchObject({ code: "rate-limited" });
    world.last.end();
    expect(heard.at(-1)).toEqual(["line", false, 500]);
    world.pass(500);
    greet();
    world.last.end("rate-limited");
    expect(heard.at(-1)).toEqual(["line", false, 10_000, "limited"]);
  });

  it("comes back at once when told to, and not while it is there", () => {
    const { world, connection, greet } = connect();
    greet();
    connection.tryNow();
    expect(world.sockets).toHaveLength(1);
    world.last.end();
    connection.tryNow();
    expect(world.sockets).toHaveLength(2);
    world.pass(499);
    expect(world.sockets).toHaveLength(2);
  });

  it("gives up when that is final, and not when the server restarts", () => {
    const gone = connect({ token: "old" });
    gone.world.last.onopen?.();
    gone.world.last.tell({ type: "error", code: "invalid-secret", text: "", detail: "", request_id: 0 });
    gone.world.pass(60000);
    expect(gone.heard.at(-1)).toEqual(["refused", "invalid-secret"]);
    expect(gone.world.sockets).toHaveLength(1);
    const restart = connect();
    restart.greet();
    restart.world.last.tell({ type: "error", code: "draining", text: "", detail: "", request_id: 0 });
    restart.world.last.end();
    restart.world.pass(500);
    expect(restart.world.sockets).toHaveLength(2);
  });

  it("speaks another language by coming back anew", () => {
    const { world, connection, greet } = connect();
    greet();
    world.last.tell({ type: "state", last: 7 });
    connection.speak("ru");
    world.last.onopen?.();
    expect(world.last.said("hello")).toMatchObject({ lang: "ru", seen: 0 });
  });
});
