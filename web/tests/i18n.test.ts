import { describe, expect, it } from "vitest";
import { hyphenate } from "../src/i18n/hyphenation";
import {
  cardName,
  bestLanguage,
  language,
  loadGameTexts,
  phaseName,
  setLanguage,
  text,
  traitName,
  traitsOf,
  traitText,
} from "../src/i18n/index.svelte";

describe("words", () => {
  it("fit the browser, or are English", () => {
    expect(bestLanguage(["de", "fr-CA", "ru"])).toBe("fr");
    expect(bestLanguage(["ru-RU"])).toBe("ru");
    expect(bestLanguage(["de"])).toBe("en");
    expect(bestLanguage([])).toBe("en");
  });

  it("may be broken at syllables where they are long", () => {
    const hyphened = (words: string, lang: "en" | "fr" | "ru") => hyphenate(words, lang).replaceAll("\u00ad", "-");
    expect(hyphened("Предупреждающий крик", "ru")).toBe("Пре-дуп-реж-даю-щий крик");
    expect(hyphened("Сотрудничество", "ru")).toBe("Сот-руд-ни-чество");
    expect(hyphened("Attroupement défensif", "fr")).toBe("Attrou-pe-ment défensif");
    expect(hyphened("Photographie", "fr")).toBe("Pho-tographie");
    expect(hyphened("Defensive Herding", "en")).toBe("Defensive Herding");
  });

  it("change with the language, also those of a game", async () => {
    await setLanguage("en");
    await loadGameTexts("climate");
    expect(traitName("heavy-fur")).toBe("Heavy Fur");
    expect(traitName("horns")).toBe("Horns");
    const english = [traitText("ambush"), phaseName("feeding")];
    await setLanguage("ru");
    expect(language()).toBe("ru");
    expect([traitText("ambush"), phaseName("feeding")]).not.toEqual(english);
  });

  it("have the plural forms of each language", async () => {
    const counted = (): string[] => [1, 2, 5, 21].map((n) => text("seconds", { n }));
    await setLanguage("en");
    expect(counted()).toEqual(["1 second", "2 seconds", "5 seconds", "21 seconds"]);
    await setLanguage("ru");
    expect(counted()).toEqual(["1 секунду", "2 секунды", "5 секунд", "21 секунду"]);
  });

  it("name cards by their faces, and what has no name by its key", async () => {
    await setLanguage("en");
    await loadGameTexts("origin");
    expect(traitsOf("grazing/fat-tissue-1")).toEqual(["grazing", "fat-tissue"]);
    expect(cardName("grazing/fat-tissue-1")).toBe("Grazing / Fat Tissue");
    expect(cardName("?")).toBe("a card");
    expect(traitName("my-own")).toBe("My own");
    expect(text("no-such-message")).toBe("no-such-message");
  });
});
