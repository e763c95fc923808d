import { expect, it } from "vitest";

import { tablePath } from "./links";

const ORIGIN = "http://ship.example:1912";

it("finds the table in whatever was pasted", () => {
  expect(tablePath(`${ORIGIN}/r/ab_c-1#join=xy`, ORIGIN)).toBe("/r/ab_c-1#join=xy");
  expect(tablePath(`  Come! ${ORIGIN}/r/abc#watch=z\n`, ORIGIN)).toBe("/r/abc#watch=z");
  expect(tablePath("/g/abc#7", ORIGIN)).toBe("/g/abc#7");
});

it("goes nowhere else", () => {
  for (const wrong of ["", "hello", "https://other.example/r/abc", `${ORIGIN}/stats`, `${ORIGIN}/r/`, "javascript:/r/abc"]) {
    expect(tablePath(wrong, ORIGIN)).toBeUndefined();
  }
});
