import { expect, it } from "vitest";

import { laneRuns, ROOM } from "./lanes";
import type { Coin } from "./view";

/** A run from its lowest coin and number; coins are named one after the other. */
const run = (coin: number, number: number, count = 1): Coin[] =>
  Array.from({ length: count }, (_, index) => ({ coin: coin + index, number: number + index }));

it("lays runs that do not touch into one lane, and others into further ones", () => {
  const lanes = laneRuns([run(1, 2), run(2, 5, 3), run(10, 10), run(11, 11)], new Map());
  expect([1, 2, 4, 10, 11].map((coin) => lanes.get(coin))).toEqual([0, 0, 0, 0, 1]);
});

it("leaves a run where it lies, whatever comes or goes around it", () => {
  const before = laneRuns([run(1, 8), run(2, 9)], new Map());
  expect(laneRuns([run(2, 9)], before).get(2)).toBe(1);
  const after = laneRuns([run(3, 7), run(2, 9)], before);
  expect([after.get(2), after.get(3)]).toEqual([1, 0]);
});

it("moves a run that has grown into another, and one in a lane without room", () => {
  const before = new Map([[1, 0], [2, 0], [3, ROOM]]);
  const lanes = laneRuns([[...run(1, 5), ...run(9, 6), ...run(10, 7)], run(2, 8), run(3, 18)], before);
  expect([1, 2, 3].map((coin) => lanes.get(coin))).toEqual([0, 1, 0]);
});
