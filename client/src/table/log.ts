/**
 * What happened, as it came: one entry a command, of before this page as of now. The log knows which
 * of them stand, so that one can go back to a point and not only by one.
 */
import type { GameEvent } from "../games/contract";
import type { Message } from "../wire/types";

export interface Entry {
  id: number;
  events: GameEvent[];
  /** Whether the seat whose log it is gave the command. */
  isMine: boolean;
  isTakenBack: boolean;
}

export const TAKEN_BACK = "taken-back";
export const DEALT_ANEW = "dealt-anew";
/** What happens at a table without a move: nothing to go back to. */
const NO_STEPS = [TAKEN_BACK, DEALT_ANEW];

/** A command as a message tells of it. */
type Told = Pick<Entry, "events" | "isMine">;

/** The commands a message tells of; an answer tells of one, and that is ours. */
export function toldIn(message: Message, seat: number): Told[] {
  const events = message.events as GameEvent[];
  if ((message.key ?? "") !== "") return [{ events, isMine: true }];
  let first = 0;
  return (message.commands ?? []).map((command) => {
    const own = events.slice(first, (first += command.events));
    return { events: own, isMine: command.seat === seat };
  });
}

/** The log with what was told; entries that were taken back are marked, not removed. */
export function withTold(log: readonly Entry[], told: readonly Told[]): Entry[] {
  const longer = [...log];
  for (const { events, isMine } of told) {
    const taken = events.filter(({ event }) => event === TAKEN_BACK);
    let toTake = taken.reduce((sum, { steps }) => sum + Number(steps), 0);
    for (let index = longer.length - 1; index >= 0 && toTake > 0; index -= 1) {
      const old = longer[index];
      if (old === undefined || !isStep(old)) continue;
      toTake -= 1;
      longer[index] = { ...old, isTakenBack: true };
    }
    longer.push({ id: longer.length, events, isMine, isTakenBack: false });
  }
  return longer;
}

/** Whether an entry is something played that still stands. */
export function isStep(entry: Entry): boolean {
  return !entry.isTakenBack && !entry.events.some(({ event }) => NO_STEPS.includes(event));
}

/** How many steps lead back to before this entry; 0 where that is further than `reach`. */
export function stepsBackTo(log: readonly Entry[], target: Entry, reach: number): number {
  if (!isStep(target) || !target.isMine) return 0;
  const steps = log.filter((entry) => entry.id >= target.id && isStep(entry)).length;
  return steps <= reach ? steps : 0;
}

/** The fewest steps that end with a command of mine: what one asks leave for. */
export function stepsToMine(log: readonly Entry[], reach: number): number {
  const last = log.findLast((entry) => isStep(entry) && entry.isMine);
  return last === undefined ? reach : stepsBackTo(log, last, reach) || reach;
}
