/** Numbers become places in a drawing: bars of scores, the line of a review. Nothing is drawn here. */
import type { Bar, Judged } from "../wire/types";

/** Scores that nobody had are shown too, as gaps: every bar is as wide as the server’s. */
export function withGaps(bars: readonly Bar[], width: number): Bar[] {
  const [first, last] = [bars[0], bars.at(-1)];
  if (first === undefined || last === undefined) return [];
  const counts = new Map(bars.map(({ least, count }) => [least, count]));
  const all: Bar[] = [];
  for (let least = first.least; least <= last.least; least += width) {
    all.push({ least, count: counts.get(least) ?? 0 });
  }
  return all;
}

export interface Point {
  step: number;
  value: number;
}

/** What was expected before each decision: one line where all win together, else one a seat. */
export function expectations(decisions: readonly Judged[], isTogether: boolean): Map<number, Point[]> {
  const lines = new Map<number, Point[]>();
  for (const { step, seat, before } of decisions) {
    const line = isTogether ? 0 : seat;
    lines.set(line, [...(lines.get(line) ?? []), { step, value: before }]);
  }
  return lines;
}

/** The range of a chart, on round numbers, never empty. */
export function range(values: readonly number[], grain: number): [number, number] {
  if (values.length === 0) return [0, grain];
  const low = Math.floor(Math.min(...values) / grain) * grain;
  const high = Math.ceil(Math.max(...values) / grain) * grain;
  return [low, high === low ? low + grain : high];
}

/** The place of a value between `low` and `high` on a scale of `size`. */
export const place = (value: number, low: number, high: number, size: number): number =>
  ((value - low) / (high - low)) * size;
