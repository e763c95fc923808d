/** A record as lines, each with the step it belongs to; 0 for the header and the deal. */
export interface RecordLine {
  text: string;
  step: number;
}

const MOVE = /^\d+: /;

export function stepLines(record: string): RecordLine[] {
  let step = 0;
  return record
    .split("\n")
    .filter((text) => text !== "")
    .map((text) => ({ text, step: MOVE.test(text) ? (step += 1) : step }));
}
