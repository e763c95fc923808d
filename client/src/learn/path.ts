/**
 * The way through a lesson. The server says how many of its moves were made; which of the steps
 * at that point is being read is ours to say. No rule is here: a move is asked for by its text.
 */
import type { LessonStep } from "../wire/types";

/** The furthest step one can read: the one that asks for the next move, or the last of all. */
export function furthest(steps: readonly LessonStep[], made: number): number {
  return steps.findLastIndex(({ after }) => after <= made);
}

/** Where to read on when so many moves were made: the first step at that point, or the last before. */
export function landing(steps: readonly LessonStep[], made: number): number {
  const first = steps.findIndex(({ after }) => after === made);
  return first >= 0 ? first : furthest(steps, made);
}

/** The move that is due, if the lesson asks for one; it may be made before it was read about. */
export function asked(steps: readonly LessonStep[], made: number): string {
  return steps.find(({ after, play }) => after === made && play !== "")?.play ?? "";
}

/** Whether the move of a step was made, and the others have not answered yet. */
export function isWaiting(steps: readonly LessonStep[], made: number): boolean {
  return !steps.some(({ after }) => after === made);
}

/** Back where one was, if that is still where the match is. */
export function resumed(steps: readonly LessonStep[], made: number, kept: number): number {
  return steps[kept]?.after === made ? kept : landing(steps, made);
}
