import { expect, test } from "vitest";
import { effects } from "../src/games/oceans/move-effects";
import { playedThisTurn } from "../src/games/oceans/question-text";
import type { Option, Outcome } from "../src/protocol";
import type { TableController } from "../src/table/table-controller.svelte";

const news = (event: string, values = {}, seat = 0) => ({ number: 1, seat, event, values });

test("a gain names the trait that brings it", () => {
  const outcome = {
    news: [
      news("attacked", { attacker: "A1", target: "B1", amount: 2 }),
      news("gained", { eater: "C1", amount: 1, card: "symbiotic-left-3" }),
    ],
  } as unknown as Outcome;
  expect(effects({} as Option, outcome)).toEqual({ A1: "+2", B1: "−2", C1: "+1 Symbiotic left" });
});

test("cards of this turn are counted, without those taken back", () => {
  const entry = (event: string, seat: number, undone = false) => ({ news: [news(event, {}, seat)], undone });
  const log = [
    entry("evolved", 0),
    entry("turn-began", 0),
    entry("evolved", 0),
    entry("migrated", 0, true),
    entry("evolved", 1),
  ];
  expect(playedThisTurn({ table: { log, seat: 0 } } as unknown as TableController)).toBe(1);
});
