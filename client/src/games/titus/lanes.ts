/**
 * Where the runs of a display lie: each at its numbers, left to right, and in a lane in which it
 * touches no other. What lies somewhere stays there, so that nobody has to look for it again.
 */
import type { Coin } from "./view";

/** Runs in one lane begin at least so many numbers after the one before ends: a coin is that wide. */
export const APART = 3;

/** So many lanes have room without being squeezed; further ones are left as soon as may be. */
export const ROOM = 3;

type Lanes = ReadonlyMap<number, number>;

/** The lane of every coin, from 0. `before` is the answer of the last time. */
export function laneRuns(runs: readonly (readonly Coin[])[], before: Lanes): Map<number, number> {
  const taken: (readonly Coin[])[][] = [];
  const lanes = new Map<number, number>();
  const lay = (run: readonly Coin[], lane: number): void => {
    (taken[lane] ??= []).push(run);
    for (const { coin } of run) lanes.set(coin, lane);
  };
  const isFree = (run: readonly Coin[], lane: number): boolean =>
    (taken[lane] ?? []).every((other) => areApart(run, other));
  const laneBefore = (run: readonly Coin[]): number | undefined =>
    run.map(({ coin }) => before.get(coin)).find((lane) => lane !== undefined && lane < ROOM);

  const homeless: (readonly Coin[])[] = [];
  for (const run of runs) {
    const lane = laneBefore(run);
    if (lane !== undefined && isFree(run, lane)) lay(run, lane);
    else homeless.push(run);
  }
  for (const run of homeless) {
    let lane = 0;
    while (!isFree(run, lane)) lane += 1;
    lay(run, lane);
  }
  return lanes;
}

function areApart(one: readonly Coin[], other: readonly Coin[]): boolean {
  const ends = (run: readonly Coin[]): [number, number] => [run[0]?.number ?? 0, run.at(-1)?.number ?? 0];
  const [[low, high], [from, to]] = [ends(one), ends(other)];
  return from - high >= APART || low - to >= APART;
}
