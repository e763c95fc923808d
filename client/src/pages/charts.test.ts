import { expect, it } from "vitest";

import { expectations, place, range, withGaps } from "./charts";

const judged = (step: number, seat: number, before: number) => ({
  step, seat, before, played: "", best: "", expected_best: 0, expected_played: 0, loss: 0,
});

it("shows scores that nobody had as gaps", () => {
  expect(withGaps([{ least: 5, count: 2 }, { least: 20, count: 1 }], 5)).toEqual([
    { least: 5, count: 2 },
    { least: 10, count: 0 },
    { least: 15, count: 0 },
    { least: 20, count: 1 },
  ]);
  expect(withGaps([], 5)).toEqual([]);
});

it("draws one line for a crew, and one a seat where they are against each other", () => {
  const decisions = [judged(1, 1, 20), judged(2, 2, 21), judged(4, 1, 19)];
  expect([...expectations(decisions, true).values()]).toEqual([
    [{ step: 1, value: 20 }, { step: 2, value: 21 }, { step: 4, value: 19 }],
  ]);
  expect([...expectations(decisions, false).keys()]).toEqual([1, 2]);
  expect(expectations(decisions, false).get(1)).toHaveLength(2);
});

it("has a range on round numbers that is never empty", () => {
  expect(range([12, 31], 5)).toEqual([10, 35]);
  expect(range([10], 5)).toEqual([10, 15]);
  expect(range([], 5)).toEqual([0, 5]);
  expect(place(15, 10, 20, 100)).toBe(50);
});
