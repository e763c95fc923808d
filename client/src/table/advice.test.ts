import { expect, it } from "vitest";

import { readCatalogues } from "../../bundling/catalogues.ts";
import { makeWords } from "../words/words";
import { adviceSays, whyFirst } from "./advice";

const advice = { move: "lift", visits: 30, expected: 0.617, doubt: 0.01 };

it("expects points where all win together, written as the language writes them", () => {
  const say = (language: "en" | "fr"): string =>
    adviceSays(advice, 40, true, makeWords(language, readCatalogues(language)));
  expect(say("en")).toContain("it expects 0.6 points");
  expect(say("fr")).toContain("il prévoit 0,6 point");
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
    english,
  );

it("says how far the first leads the next, and whether that may be luck", () => {
  expect(why([38.2, 36.9, 20], 0.1, true)).toMatch(/^Clearly better than the next one: 1\.3 points more/);
  expect(why([38.2, 36.9], 0.5, true)).toMatch(/seems better than the next one: 1\.3 points .* luck/);
  expect(why([38.2, 36.9], 2, true)).toMatch(/The next one looks as good/);
});

it("does not call clear what is certain but small", () => {
  expect(why([32.3, 32], 0.01, true)).toMatch(/^A little better than the next one, .*: 0\.3 points more/);
  expect(why([0.56, 0.54], 0.001, false)).toMatch(/^A little better .* 2 more in a hundred games/);
});

it("tells the lead that one sees between the two figures", () => {
  expect(why([0.444, 0.406], 0.001, false)).toContain("it wins 3 more"); // 44 % and 41 %
  expect(why([0.446, 0.414], 0.001, false)).toContain("it wins 4 more"); // 45 % and 41 %
  expect(why([32.34, 31.96], 0.01, true)).toContain("0.3 points more"); // 32.3 and 32.0
});

it("writes less than two points in French as one", () => {
  const french = makeWords("fr", readCatalogues("fr"));
  expect(french("hint-leads-points", { how: "clearly", lead: 1.3 })).toContain("1,3 point de plus");
  expect(french("hint-leads-points", { how: "clearly", lead: 1.98 })).toContain("2,0 points de plus");
});

it("counts games won where only one can win", () => {
  expect(why([0.62, 0.54], 0.01, false)).toContain("8 more in a hundred games");
  expect(why([0.62, 0.618], 0.0001, false)).toContain("looks as good");
});

it("has nothing to compare where there is one move, and does not praise the worse of two", () => {
  expect(why([38.2], 0.1, true)).toBe("");
  expect(why([36.9, 38.2], 0.1, true)).toContain("looks as good");
});
