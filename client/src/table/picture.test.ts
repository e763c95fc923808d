import { expect, it } from "vitest";

import { drawn, escaped, wrapped } from "./picture";

const ending = {
  reason: "The ship is gone.",
  verdict: "Better than history.",
  headings: [],
  rows: [{ name: "<Violet & Thomas>", cells: [3, 21], isBest: true }],
};

it("writes names as they are, and nothing else of them", () => {
  const svg = drawn({ game: "SOS Titanic", ending, tagline: "Three games", day: "15 April" });
  expect(svg).toContain("&lt;Violet &amp; Thomas&gt;");
  expect(svg).not.toContain("<Violet");
  expect(svg).toContain(">21</text>");
  expect(escaped('"')).toBe("&quot;");
});

it("breaks lines between words", () => {
  expect(wrapped("one two three four", 9)).toEqual(["one two", "three", "four"]);
  expect(wrapped("unbreakable", 4)).toEqual(["unbreakable"]);
});
