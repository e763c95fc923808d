import { describe, expect, it } from "vitest";

import type { LessonStep } from "../wire/types";
import { asked, furthest, isWaiting, landing, resumed } from "./path";

/** Two words, a move that others answer twice, a word, a move, a last word. */
const STEPS: LessonStep[] = [
  { say: "a", at: [], play: "", after: 0 },
  { say: "b", at: [], play: "lift", after: 0 },
  { say: "c", at: [], play: "", after: 3 },
  { say: "d", at: [], play: "keep", after: 3 },
  { say: "e", at: [], play: "", after: 4 },
];

describe("the way through a lesson", () => {
  it("begins with the first word, and one can read as far as the move that is asked for", () => {
    expect(landing(STEPS, 0)).toBe(0);
    expect(furthest(STEPS, 0)).toBe(1);
  });

  it("asks for a move before one has read about it, and for none at the end", () => {
    expect(asked(STEPS, 0)).toBe("lift");
    expect(asked(STEPS, 3)).toBe("keep");
    expect(asked(STEPS, 4)).toBe("");
  });

  it("waits while the others answer, and asks for nothing", () => {
    expect([0, 1, 2, 3, 4].filter((made) => isWaiting(STEPS, made))).toEqual([1, 2]);
    expect(asked(STEPS, 1)).toBe("");
    expect(landing(STEPS, 2)).toBe(1);
  });

  it("lands at the first word after a move, and goes back where a move is taken back", () => {
    expect(landing(STEPS, 3)).toBe(2);
    expect(landing(STEPS, 0)).toBe(0);
    expect(furthest(STEPS, 4)).toBe(4);
  });

  it("is taken up where one was, if the match still is there", () => {
    expect(resumed(STEPS, 3, 3)).toBe(3);
    expect(resumed(STEPS, 4, 3)).toBe(4);
    expect(resumed(STEPS, 0, 99)).toBe(0);
  });

  it("is nowhere where a match has left it", () => {
    expect(landing(STEPS, -1)).toBe(-1);
    expect(asked(STEPS, -1)).toBe("");
  });
});
