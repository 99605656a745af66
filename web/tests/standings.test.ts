import { describe, expect, it } from "vitest";
import type { LifeSummary, GameSummary } from "../src/net/game-summary";
import { fieldName } from "../src/table/latin-names";
import { met, ordered, scale, sheetOf } from "../src/pages/results/tree-layout";
import { champion, gridOf, margin, ranked, remarks, spread } from "../src/pages/results/standings";

const being = (name: string, born: number, more: Partial<LifeSummary> = {}): LifeSummary => ({
  name,
  seat: "ABC".indexOf(name.charAt(0)),
  parent: "",
  born,
  died: null,
  cause: null,
  eaten: 0,
  population: [[born, 1]],
  traits: [],
  ...more,
});
const story: GameSummary = {
  rounds: [
    { number: 1, step: 0, points: [3, 1] },
    { number: 2, step: 10, points: [4, 6] },
  ],
  beings: [
    being("A1", 0, {
      eaten: 2,
      population: [
        [0, 1],
        [12, 4],
      ],
    }),
    being("B1", 0, { died: 15, cause: { kind: "attack", being: "A2" }, eaten: 9 }),
    being("A2", 4, {
      parent: "A1",
      traits: [
        { trait: "carnivore", card: "carnivore-1", gained: 4 },
        { trait: "horns", card: "horns-1", gained: 4 },
      ],
    }),
    being("B2", 12, { parent: "B1", eaten: 3 }),
  ],
  attacks: [{ step: 15, attacker: "A2", target: "B1", killed: true }],
};

describe("the tree of life", () => {
  it("puts rounds at equal distances and steps between them", () => {
    const x = scale(story.rounds, 20, 452);
    expect([x(0), x(5), x(10), x(15), x(20)]).toEqual([52, 152, 252, 352, 452]);
    expect(x(99)).toBe(452);
  });

  it("has children under their parents, seat by seat", () => {
    expect(ordered(story.beings).map(({ name }) => name)).toEqual(["A1", "A2", "B1", "B2"]);
  });

  it("draws a life as thick as its population, and badges that do not cover each other", () => {
    const sheet = sheetOf(story, 20, 452);
    const [first, second] = sheet.lives;
    expect(first?.path.match(/L/g)?.length).toBeGreaterThan(5);
    const [one, two] = second?.badges ?? [];
    expect((two?.x ?? 0) - (one?.x ?? 0)).toBeGreaterThanOrEqual(18);
    expect(second?.branch).toContain("C");
    expect(sheet.lives[2]?.to).toBe(352);
    expect(sheet.threads).toHaveLength(1);
  });

  it("knows who met whom", () => {
    expect([...met(story, "A2")].sort()).toEqual(["A1", "A2", "B1"]);
    expect([...met(story, "B2")].sort()).toEqual(["B1", "B2"]);
  });
});

describe("the standing", () => {
  const results = [
    { seat: 0, total: 7, parts: {}, won: false },
    { seat: 1, total: 9, parts: {}, won: true },
  ];

  it("is by points, the winners first", () => {
    expect(ranked(results).map(({ seat }) => seat)).toEqual([1, 0]);
    expect(margin(results)).toBe(2);
  });

  it("has a champion that lives, if one does", () => {
    expect(champion(story, [1])?.name).toBe("B2");
    expect(champion({ ...story, beings: story.beings.filter(({ name }) => name === "B1") }, [1])?.name).toBe("B1");
    expect(champion(story, [2])).toBeNull();
  });

  it("remarks the first kill and who took the lead", () => {
    expect(remarks(story, (seat) => `player ${seat}`).map(({ id, round }) => [id, round])).toEqual([
      ["end-first-kill", 1],
      ["end-takes-lead", 1],
    ]);
  });

  it("has a grid of round numbers", () => {
    expect(gridOf(71)).toEqual([0, 20, 40, 60]);
    expect(gridOf(25)).toEqual([0, 10, 20]);
  });

  it("keeps labels apart", () => {
    expect(spread([10, 12, 50], 15)).toEqual([10, 25, 50]);
  });
});

it("field names are by picture and traits, always the same", () => {
  expect(fieldName(7, ["carnivore", "horns"])).toMatch(/^[A-Z][a-z]+ ferox$/);
  expect(fieldName(7, [])).toMatch(/ simplex$/);
  expect(fieldName(7, ["symbiotic-left"])).toBe(fieldName(7, ["symbiotic-left"]));
});
