import { expect, it } from "vitest";

import { isStep, stepsBackTo, stepsToMine, withBatch, type Entry } from "./log";

const played = [{ event: "coin-lifted" }];
const back = (steps: number) => [{ event: "taken-back", seat: 1, steps }];

function story(): Entry[] {
  let log = withBatch([], 5, 0, played, false); // what was there when the page was opened
  log = withBatch(log, 6, 5, played, true);
  return withBatch(log, 7, 6, played, true);
}

it("knows how many steps lead back to a point, as far as one may go", () => {
  const log = story();
  expect(log.map((entry) => stepsBackTo(log, entry, 2))).toEqual([0, 2, 1]);
  expect(log.map((entry) => stepsBackTo(log, entry, 1))).toEqual([0, 0, 1]);
});

it("marks what was taken back, and never offers it again", () => {
  const log = withBatch(story(), 8, 7, back(1), true);
  expect(log.map(isStep)).toEqual([true, true, false, false]);
  expect(log.map((entry) => stepsBackTo(log, entry, 9))).toEqual([0, 1, 0, 0]);
});

it("asks leave for the last move of mine, across what others did since", () => {
  const log = withBatch(story(), 9, 7, played, false);
  expect(stepsToMine(log, 5)).toBe(3);
  expect(stepsToMine(withBatch([], 4, 0, played, false), 2)).toBe(2);
});
