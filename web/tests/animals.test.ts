import { describe, expect, it } from "vitest";
import { type AnimalFacts, drawAnimal } from "../src/animals";

const facts = (more: Partial<AnimalFacts> = {}): AnimalFacts => ({
  world: "land",
  size: 3,
  population: 1,
  traits: [],
  picture: 11,
  ...more,
});

/** How many young ones there are. */
const young = (drawing: string): number =>
  (/<path d="([^"]*)"/.exec(drawing.split("data-population")[1] ?? "")?.[1]?.match(/M/g) ?? []).length;

describe("drawings", () => {
  it("are pure", () => {
    expect(drawAnimal(facts())).toBe(drawAnimal(facts()));
  });

  it("have no ids, styles, scripts or addresses of others", () => {
    for (const world of ["land", "origin", "ocean"] as const)
      for (let picture = 0; picture < 50; picture++)
        expect(drawAnimal(facts({ world, picture }))).not.toMatch(/ id=|style|script|href|url\(|clip-path|filter/);
  });

  it("keep the individual when it gains a trait", () => {
    const coat = (drawing: string): string =>
      /paint-order="stroke"/.test(drawing) ? (/fill="(#[0-9a-f]{6})"[^>]*paint-order/.exec(drawing)?.[1] ?? "") : "";
    for (let picture = 0; picture < 30; picture++)
      expect(coat(drawAnimal(facts({ picture, traits: ["horns"] })))).toBe(coat(drawAnimal(facts({ picture }))));
  });

  it("count the young", () => {
    for (let population = 2; population < 9; population++)
      expect(young(drawAnimal(facts({ population })))).toBe(population - 1);
    expect(drawAnimal(facts())).not.toContain("data-population");
  });

  it("count the fry", () => {
    for (let population = 0; population < 20; population++) {
      const drawing = drawAnimal(facts({ world: "ocean", population }));
      expect(drawing).toContain(`data-population="${population}"`);
    }
  });

  it("look left without turning the arrows", () => {
    const left = drawAnimal(facts({ world: "ocean", traits: ["symbiotic-left"], facing: "left" }));
    expect(left).toContain("matrix(-1 0 0 1 110 0)");
    expect(left.slice(left.lastIndexOf("</g>"))).toContain('data-trait="symbiotic-left"');
  });

  it("take directions from the facts too", () => {
    const told = drawAnimal(facts({ world: "ocean", traits: ["symbiotic"], directions: { symbiotic: "right" } }));
    expect(told).toContain('data-trait="symbiotic-right"');
  });

  it("draw two of a kind as two", () => {
    const drawing = (times: number): string =>
      drawAnimal(facts({ world: "origin", traits: Array(times).fill("fat-tissue") }));
    expect(new Set([drawing(1), drawing(2), drawing(3)]).size).toBe(3);
  });

  it("show moods and stores", () => {
    const moods = ["calm", "fed", "hungry", "asleep", "poisoned"] as const;
    for (const world of ["land", "ocean"] as const)
      expect(new Set(moods.map((mood) => drawAnimal(facts({ world, mood })))).size).toBeGreaterThan(
        world === "land" ? 4 : 2,
      );
    expect(drawAnimal(facts({ traits: ["fat-tissue"], stored: 2 }))).not.toBe(
      drawAnimal(facts({ traits: ["fat-tissue"] })),
    );
  });

  it("stay small enough to be drawn by the dozen", () => {
    const most = Math.max(
      ...Array.from(
        { length: 60 },
        (_, picture) =>
          drawAnimal(facts({ picture, traits: ["horns", "heavy-fur", "pack-hunting"], population: 6 })).length,
      ),
    );
    expect(most).toBeLessThan(26_000);
  });
});
