import { describe, expect, it } from "vitest";
import { favicon } from "../src/icons";

const FILES = import.meta.glob<string>("../public/icon*.svg", { query: "?raw", import: "default", eager: true });

describe("icons of the tab", () => {
  it("are the logo, with a dot when it is my turn", () => {
    expect(FILES["../public/icon.svg"]?.trim()).toBe(favicon());
    expect(FILES["../public/icon-turn.svg"]?.trim()).toBe(favicon(true));
  });
});
