import { describe, expect, it } from "vitest";
import { Reactions, SHOWN } from "../src/state/reactions.svelte";
import { FakeWorld } from "./fakes";

describe("phrases", () => {
  it("are shown for some seconds, the last one of each seat", () => {
    const world = new FakeWorld();
    const phrases = new Reactions(
      (ms, work) => world.after(ms, work),
      (timer) => world.cancel(timer as number),
    );
    phrases.receive({ type: "reaction", seat: 1, reaction: "hello" });
    world.pass(SHOWN - 1);
    phrases.receive({ type: "reaction", seat: 1, reaction: "wow" });
    phrases.receive({ type: "reaction", seat: 2, reaction: "nice" });
    world.pass(SHOWN - 1);
    expect(phrases.said).toEqual({ 1: "wow", 2: "nice" });
    world.pass(1);
    expect(phrases.said).toEqual({});
    expect(phrases.last?.seat).toBe(2);
  });
});
