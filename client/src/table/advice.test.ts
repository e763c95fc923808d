import { expect, it } from "vitest";

import { readCatalogues } from "../../bundling/catalogues.ts";
import { makeWords } from "../words/words";
import { adviceSays, whyFirst } from "./advice";

const advice = { move: "lift", visits: 30, expected: 0.617, doubt: 0.01 };

it("expects points where all win together, written as the language writes them", () => {
  const say = (language: "en" | "fr"): string =>
    adviceSays(advice, 40, true, makeWords(language, readCatalogues(language)));
  expect(say("en")).toContain("it expects 0.6 points");
  expect(say("fr")).toContain("il attend 0,6 points");
});

it("gives a chance of winning where only one can win", () => {
  const said = adviceSays(advice, 40, false, makeWords("en", readCatalogues("en")));
  expect(said).toMatch(/75\s%/);
  expect(said).toMatch(/chance of winning 62\s%/);
  expect(said).not.toContain("points");
});

const english = makeWords("en", readCatalogues("en"));
const why = (expected: number[], doubt: number, isTogether: boolean): string =>
  whyFirst(
    expected.map((mean, at) => ({ move: `move ${at}`, visits: 30, expected: mean, doubt })),
    isTogether,
    (move) => move.toUpperCase(),
    english,
  );

it("says how far the first leads the next, and whether that may be luck", () => {
  expect(why([38.2, 36.9, 20], 0.1, true)).toMatch(/^Clearly better than “MOVE 1”: 1\.3 points more/);
  expect(why([38.2, 36.9], 0.5, true)).toMatch(/seems better than “MOVE 1”: 1\.3 points .* luck/);
  expect(why([38.2, 36.9], 2, true)).toMatch(/“MOVE 1” looks as good/);
});

it("counts games won where only one can win", () => {
  expect(why([0.62, 0.54], 0.01, false)).toContain("8 more in a hundred games");
  expect(why([0.62, 0.618], 0.0001, false)).toContain("looks as good");
});

it("has nothing to compare where there is one move, and does not praise the worse of two", () => {
  expect(why([38.2], 0.1, true)).toBe("");
  expect(why([36.9, 38.2], 0.1, true)).toContain("looks as good");
});
