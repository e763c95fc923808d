import { expect, it } from "vitest";

import { isStep, stepsBackTo, stepsToMine, toldBefore, withBatch, type Entry } from "./log";

const played = [{ event: "coin-lifted" }];
const back = (steps: number) => [{ event: "taken-back", seat: 1, steps }];

function story(): Entry[] {
  let log = toldBefore(5, played); // what was there when the page was opened
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
  expect(stepsToMine(toldBefore(4, played), 2)).toBe(2);
});

it("tells what was before turn by turn, in the order of what comes live", () => {
  const named = (event: string) => ({ event });
  const names = ["turn-began", "lifted", "kept", "turn-began", "lifted", "taken-back", "lifted"];
  const log = toldBefore(9, names.map(named));
  expect(log.map(({ events }) => events.map(({ event }) => event))).toEqual([
    ["turn-began"],
    ["lifted", "kept", "turn-began"],
    ["lifted"],
    ["taken-back"],
    ["lifted"],
  ]);
  expect(log.map(({ id }) => id)).toEqual([0, 1, 2, 3, 4]);
  expect(toldBefore(0, [])).toEqual([]);
});

it("does not strike out whole turns of before when a step of them is taken back", () => {
  const log = withBatch(toldBefore(5, played), 6, 5, back(1), true);
  expect(log.map(({ isTakenBack }) => isTakenBack)).toEqual([false, false]);
});
