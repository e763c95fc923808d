import { expect, it } from "vitest";

import { ending as endingOf } from "../games/noris-titanic/says";
import type { Words } from "../words/words";
import { drawn, escaped, wrapped } from "./picture";

const ending = {
  reason: "The ship is gone.",
  verdict: "Better than history.",
  headings: [],
  rows: [{ name: "<Violet & Thomas>", cells: [3, 21], score: 21, isBest: true }],
};

it("writes names as they are, and nothing else of them", () => {
  const svg = drawn({ game: "SOS Titanic", ending, tagline: "Three games", day: "15 April" });
  expect(svg).toContain("&lt;Violet &amp; Thomas&gt;");
  expect(svg).not.toContain("<Violet");
  expect(svg).toContain(">21</text>");
  expect(escaped('"')).toBe("&quot;");
});

it("shows what decides, whichever column that is", () => {
  const outcome = {
    reason: "buoys-full",
    scores: [4, 2],
    breakdown: { "saved-1": 4, "waiting-1": 1, "saved-2": 2, "waiting-2": 3 },
  };
  const ending = endingOf(outcome, ((key: string) => key) as Words, (seat) => `seat ${seat}`);
  const svg = drawn({ game: "Titanic", ending, tagline: "Three games", day: "15 April" });
  const scores = [...svg.matchAll(/text-anchor="end">(\d+)<\/text>/g)].map(([, score]) => score);
  expect(scores).toEqual(["4", "2"]);
});

it("leaves room between the last row and who we are, however much is said", () => {
  const rows = Array.from({ length: 5 }, (_, index) => ({ ...ending.rows[0]!, name: `row ${index}` }));
  const verdict = "The night was against you; it will not always be. ".repeat(4);
  const svg = drawn({ game: "SOS Titanic", ending: { ...ending, verdict, rows }, tagline: "Three", day: "" });
  const at = (words: string): number => Number(new RegExp(`y="(\\d+)"[^>]*>${words}<`).exec(svg)?.[1]);
  expect(at("Carpathia · Three") - at("row 4")).toBeGreaterThanOrEqual(40);
});

it("breaks lines between words", () => {
  expect(wrapped("one two three four", 9)).toEqual(["one two", "three", "four"]);
  expect(wrapped("unbreakable", 4)).toEqual(["unbreakable"]);
});
