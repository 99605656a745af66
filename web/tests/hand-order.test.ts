import { expect, test } from "vitest";
import { HandOrder } from "../src/table/hand-order";
import type { CardShown } from "../src/table/scene-types";

const cards = (...handles: string[]): CardShown[] => handles.map((handle) => ({ handle, faces: [], label: handle }));
const order = (hand: CardShown[]): string[] => hand.map(({ handle }) => handle);

test("a hand keeps its order when a card leaves and the last one moves into its place", () => {
  const hand = new HandOrder();
  expect(order(hand.sort(cards("a", "b", "c", "d")))).toEqual(["a", "b", "c", "d"]);
  expect(order(hand.sort(cards("a", "d", "c")))).toEqual(["a", "c", "d"]);
});

test("a card that returns gets its old place, and new cards come last", () => {
  const hand = new HandOrder();
  hand.sort(cards("a", "b", "c"));
  hand.sort(cards("c", "b"));
  expect(order(hand.sort(cards("c", "e", "b", "a")))).toEqual(["a", "b", "c", "e"]);
});
