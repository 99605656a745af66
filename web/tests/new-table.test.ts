import { describe, expect, it } from "vitest";
import type { GameOffer, Variant } from "../src/protocol";
import { inviting, minutesOf, moved, planFor, seated, settingsOf, variantsOf } from "../src/state/new-table";

const variant = (key: string, ruling: boolean): Variant => ({
  key,
  text: "",
  default: false,
  values: [false, true],
  cite: "",
  ruling,
});

function offer(more: Partial<GameOffer> = {}): GameOffer {
  return {
    key: "evolution",
    title: "Evolution",
    text: "",
    intro: "",
    recommended: true,
    players: [2, 6],
    minutes: [30, 60],
    options: [],
    exclusive: [],
    bots: [
      { name: "easy", text: "" },
      { name: "steady", text: "" },
    ],
    sets: [],
    ...more,
  };
}

describe("a plan", () => {
  it("has three bots, or as many as there are seats", () => {
    expect(settingsOf(planFor(offer(), "steady"))).toMatchObject({
      game: "evolution",
      players: 4,
      bots: ["steady", "steady", "steady"],
      hints: null,
    });
    expect(settingsOf(planFor(offer({ players: [2, 3] }), "nobody")).bots).toEqual(["easy", "easy"]);
  });

  it("has bots on the last seats, as the server wants it", () => {
    const order = seated([
      { kind: "me" },
      { kind: "bot", agent: "easy" },
      { kind: "open" },
      { kind: "here", name: "Bob" },
    ]);
    expect(order.map(({ kind }) => kind)).toEqual(["me", "here", "open", "bot"]);
  });

  it("gives up a bot's seat for somebody who is invited", () => {
    const plan = inviting(planFor(offer(), "easy"));
    expect(settingsOf(plan)).toMatchObject({ players: 4, bots: ["easy", "easy"] });
    expect(inviting(plan)).toBe(plan);
  });

  it("moves to another game with as many seats as that has", () => {
    const plan = planFor(offer(), "easy");
    plan.options = { quick_play: true };
    expect(settingsOf(moved(plan, offer({ key: "oceans", players: [2, 3] }), "easy"))).toMatchObject({
      game: "oceans",
      players: 3,
      options: {},
    });
  });

  it("takes longer with more players", () => {
    expect([2, 4, 6].map((players) => minutesOf(offer(), players))).toEqual([30, 45, 60]);
  });

  it("tells variants from what settles a doubt", () => {
    const options = [variant("quick_play", false), variant("deck_end", true), variant("plain", true)];
    const found = variantsOf(offer({ options, exclusive: ["plain"] }));
    expect(found.variants.map(({ key }) => key)).toEqual(["quick_play", "plain"]);
    expect(found.rulings.map(({ key }) => key)).toEqual(["deck_end"]);
  });
});
