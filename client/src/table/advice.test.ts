import { expect, it } from "vitest";

import { readCatalogues } from "../../bundling/catalogues.ts";
import { makeWords } from "../words/words";
import { adviceSays } from "./advice";

const advice = { move: "lift", visits: 30, expected: 0.617 };

it("expects points where all win together, written as the language writes them", () => {
  const say = (language: "en" | "fr"): string =>
    adviceSays(advice, 40, true, makeWords(language, readCatalogues(language)));
  expect(say("en")).toContain("it expects 0.6 points");
  expect(say("fr")).toContain("il attend 0,6 points");
});

it("gives a chance of winning where only one can win", () => {
  const said = adviceSays(advice, 40, false, makeWords("en", readCatalogues("en")));
  expect(said).toContain("75 %");
  expect(said).toContain("chance of winning 62 %");
  expect(said).not.toContain("points");
});
