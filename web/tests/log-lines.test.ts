import { describe, expect, it } from "vitest";
import { logLines } from "../src/table/log-lines";
import type { NewsItem } from "../src/protocol";
import { logged } from "../src/state/log";

const news = (number: number, event: string, seat: number, values: NewsItem["values"] = {}): NewsItem => ({
  number,
  event,
  seat,
  values,
});
const line = (text: string, first: number, last = first) => ({ text, first, last });
const seatsOf = (...all: NewsItem[]) =>
  logLines(logged([], [line("…", all[0]!.number, all.at(-1)!.number)], all)).map(({ seat }) => seat);

describe("a line of the log", () => {
  it("has the mark of whoever did it", () => {
    expect(seatsOf(news(1, "fed", 2))).toEqual([2]);
    expect(
      seatsOf(news(1, "attacked", 0, { attacker: "B1", target: "A1" }), news(2, "shrank", 0), news(3, "fed", 1)),
    ).toEqual([1]);
  });

  it("has no mark where it tells of several", () => {
    expect(seatsOf(news(1, "revealed", 0), news(2, "revealed", 1))).toEqual([null]);
  });
});
