/**
 * What happened, as it came: one entry a batch of events. Live batches are steps that can be taken
 * back; the log knows which, so that one can go back to a point and not only by one.
 */
import type { GameEvent } from "../games/contract";

export interface Entry {
  id: number;
  /** The version it led to. */
  version: number;
  /** How many commands it holds; one, unless the line was cut; 0: it was before this page. */
  steps: number;
  events: GameEvent[];
  /** Whether this browser's seat gave the command. */
  isMine: boolean;
  isTakenBack: boolean;
}

export const TAKEN_BACK = "taken-back";
const TURN_BEGAN = "turn-began";

/**
 * What was before this page was opened. It comes as one story that does not say where a command
 * ended: it is told a turn an entry, and none of it can be gone back to from here.
 */
export function toldBefore(version: number, events: readonly GameEvent[]): Entry[] {
  const turns: GameEvent[][] = [];
  let isEnded = true;
  for (const event of events) {
    const isBack = event.event === TAKEN_BACK;
    if (isEnded || isBack) turns.push([]);
    turns.at(-1)?.push(event);
    isEnded = isBack || event.event === TURN_BEGAN;
  }
  const made = { version, steps: 0, isMine: false, isTakenBack: false };
  return turns.map((told, id) => ({ ...made, id, events: told }));
}

/** The log with a batch more; entries that were taken back are marked, not removed. */
export function withBatch(
  log: readonly Entry[],
  version: number,
  before: number,
  events: GameEvent[],
  isMine: boolean,
): Entry[] {
  const taken = events.filter(({ event }) => event === TAKEN_BACK);
  const entry: Entry = {
    id: log.length,
    version,
    steps: version - before,
    events,
    isMine: isMine && taken.length === 0,
    isTakenBack: false,
  };
  let toTake = taken.reduce((sum, { steps }) => sum + Number(steps), 0);
  const marked = [...log];
  for (let index = marked.length - 1; index >= 0 && toTake > 0; index -= 1) {
    const old = marked[index];
    if (old === undefined || !isStep(old)) continue;
    if (old.steps === 0) break; // a turn of before: how much of it was taken back is not told
    toTake -= old.steps;
    marked[index] = { ...old, isTakenBack: true };
  }
  return [...marked, entry];
}

/** Whether an entry is something played that still stands. */
export function isStep(entry: Entry): boolean {
  return !entry.isTakenBack && !entry.events.some(({ event }) => event === TAKEN_BACK);
}

/** How many steps lead back to before this entry; 0 where that is further than `reach`. */
export function stepsBackTo(log: readonly Entry[], target: Entry, reach: number): number {
  if (!isStep(target) || !target.isMine) return 0;
  let steps = 0;
  for (const entry of log.filter(({ id }) => id >= target.id)) {
    if (isStep(entry)) steps += entry.steps;
  }
  return steps <= reach ? steps : 0;
}

/** The fewest steps that end with a command of mine: what one asks leave for. */
export function stepsToMine(log: readonly Entry[], reach: number): number {
  const last = log.findLast((entry) => isStep(entry) && entry.isMine);
  return last === undefined ? reach : stepsBackTo(log, last, reach) || reach;
}
