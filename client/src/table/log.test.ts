import { expect, it } from "vitest";

import type { Message } from "../wire/types";
import { isStep, stepsBackTo, stepsToMine, toldIn, withTold, type Entry } from "./log";

const played = [{ event: "coin-lifted" }];
const back = (steps: number) => [{ event: "taken-back", seat: 1, steps }];
const mine = (events: { event: string }[]) => ({ events, isMine: true });
const others = { events: played, isMine: false };

function story(): Entry[] {
  return withTold(withTold([], [others]), [mine(played), mine(played)]);
}

it("knows how many steps lead back to a point, as far as one may go", () => {
  const log = story();
  expect(log.map((entry) => stepsBackTo(log, entry, 2))).toEqual([0, 2, 1]);
  expect(log.map((entry) => stepsBackTo(log, entry, 1))).toEqual([0, 0, 1]);
});

it("marks what was taken back, and never offers it again", () => {
  const log = withTold(story(), [mine(back(1))]);
  expect(log.map(isStep)).toEqual([true, true, false, false]);
  expect(log.map((entry) => stepsBackTo(log, entry, 9))).toEqual([0, 1, 0, 0]);
});

it("takes a new deal for no step of anybody", () => {
  const log = withTold([], [mine([{ event: "dealt-anew" }]), mine(played)]);
  expect(log.map(isStep)).toEqual([false, true]);
  expect(log.map((entry) => stepsBackTo(log, entry, 9))).toEqual([0, 1]);
});

it("asks leave for the last move of mine, across what others did since", () => {
  const log = withTold(story(), [others, others]);
  expect(stepsToMine(log, 5)).toBe(3);
  expect(stepsToMine(withTold([], [others]), 2)).toBe(2);
});

it("is the same after the page was loaded again as it was before", () => {
  const batches = [played, [...played, ...played], [], back(1), played];
  const live = batches.reduce((log, events) => withTold(log, [{ events, isMine: events.length === 1 }]), [] as Entry[]);
  const message: Message = {
    version: batches.length,
    view: {},
    moves: [],
    events: batches.flat(),
    commands: batches.map((events) => ({ seat: events.length === 1 ? 2 : 1, events: events.length })),
  };
  expect(withTold([], toldIn(message, 2))).toEqual(live);
  expect(toldIn({ ...message, events: [], commands: [] }, 2)).toEqual([]);
});

it("takes an answer for one command of its own", () => {
  const answer: Message = { version: 3, view: {}, moves: [], events: played, key: "k" };
  expect(toldIn(answer, 1)).toEqual([mine(played)]);
});
