import { expect, it } from "vitest";

import { calls } from "./calling";

/** What is said in turn, as (is it mine, is the page hidden) changes. */
function said(...steps: [isMine: boolean, isHidden: boolean][]): boolean[] {
  let was = { isMine: false, isCalling: false };
  return steps.map(([isMine, isHidden]) => {
    was = { isMine, isCalling: calls(was, isMine, isHidden) };
    return was.isCalling;
  });
}

it("calls from when the turn comes until somebody looks", () => {
  expect(said([false, true], [true, true], [true, true], [true, false], [true, true])).toEqual([
    false, true, true, false, false,
  ]);
});

it("calls until the turn passes, and again when it comes back", () => {
  expect(said([true, true], [false, true], [true, true])).toEqual([true, false, true]);
});

it("does not call who leaves while it is their turn, or who looks", () => {
  expect(said([false, false], [true, false], [true, true])).toEqual([false, false, false]);
});
