import { describe, expect, it } from "vitest";
import climate from "../../src/tangledbank/games/evolution/data/climate.json";
import evolution from "../../src/tangledbank/games/evolution/data/evolution.json";
import oceans from "../../src/tangledbank/games/oceans/data/oceans.json";
import origin from "../../src/tangledbank/games/origin/data/origin.json";
import { badge, icon, ICON_NAMES, KINDS, kindOf, LETTERS, lettersOf, seatBadge } from "../src/icons";
import { emblem, favicon } from "../src/icons/logo";

const SILENT = { land: "other", origin: "other", ocean: "deep" } as const;

describe("kinds", () => {
  it("follow the category that is printed, where it is one", () => {
    const printed: Record<string, string> = {
      carnivore: "hunt",
      defensive: "guard",
      eating: "eat",
      climate: "sky",
      other: "other",
    };
    for (const { id, categories } of [...evolution.traits, ...climate.traits])
      if (categories.length === 1) expect(kindOf("land", id), id).toBe(printed[categories[0] ?? ""]);
  });

  it("are known of every trait", () => {
    const plain = ["fertile", "intelligence", "intellect", "metamorphose", "viviparous"];
    const land = [...evolution.traits, ...climate.traits].map(({ id }) => id);
    for (const id of land.filter((each) => !plain.includes(each))) expect(kindOf("land", id), id).not.toBe(SILENT.land);
    for (const { id } of origin.traits.filter(({ id }) => !plain.includes(id)))
      expect(kindOf("origin", id), id).not.toBe(SILENT.origin);
    for (const { key } of oceans.surface) expect(kindOf("ocean", key), key).not.toBe(SILENT.ocean);
    for (const { key } of oceans.deep) expect(kindOf("ocean", key), key).toBe("deep");
  });

  it("of pairs and of cards for rivals are as printed", () => {
    for (const { id, kind, on } of origin.traits) {
      if (on === "others") expect(kindOf("origin", id), id).toBe("foe");
      else if (kind === "pair") expect(kindOf("origin", id), id).toBe("pair");
    }
  });

  it("do not depend on the way a trait looks", () => {
    expect(kindOf("ocean", "symbiotic-left")).toBe(kindOf("ocean", "symbiotic-right"));
  });

  it("know strangers", () => {
    expect(kindOf("land", "thick-hide")).toBe("other");
  });
});

describe("badges", () => {
  it("have a moveSteps for each kind", () => {
    const shapes = KINDS.map((kind) => badge(kind, "Ho").replace(/<text.*?<\/text>/, ""));
    expect(new Set(shapes).size).toBe(KINDS.length);
  });

  it("say their letters and nothing else", () => {
    expect(badge("guard", "Ho")).toContain(">Ho</text>");
    expect(badge("guard", '<b x="1">')).toContain(">bx1</text>");
  });

  it("find letters for strangers", () => {
    expect([lettersOf("thick-hide"), lettersOf("horns"), lettersOf("")]).toEqual(["Th", "Ho", "?"]);
  });
});

describe("signs", () => {
  it("are all different, with nothing of the page's in them", () => {
    const all = [...ICON_NAMES.map(icon), ...[...LETTERS].map((_, seat) => seatBadge(seat)), favicon(), favicon(true)];
    expect(new Set(all).size).toBe(all.length);
    for (const each of all) expect(each).toMatch(/^<svg [^]*<\/svg>$/);
    for (const each of all) expect(each).not.toMatch(/style=|<script|NaN|undefined/);
  });

  it("have a logo in the colours one asks for", () => {
    expect(emblem({ stem: "#111111", leaf: "#222222", water: "#333333" })).toMatch(/#333333.*#111111.*#222222/);
  });
});
