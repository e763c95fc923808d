/** Moves as texts: grouped for a list, narrowed by what was touched. No rule is known here. */

export interface MoveGroup {
  /** The verb, or the verb and the card that is played. */
  heading: string;
  moves: string[];
}

/** `move 3>5` is of the group `move`; `play wait 2` of `play wait`; `move l14 up 2` of `move l14`. */
export function headingOf(move: string): string {
  const words = move.split(" ");
  if (words.length > 3) return words.slice(0, -2).join(" ");
  if (words.length > 2) return words.slice(0, -1).join(" ");
  return words[0] ?? move;
}

export function grouped(moves: readonly string[]): MoveGroup[] {
  const groups = new Map<string, string[]>();
  for (const move of moves) {
    const heading = headingOf(move);
    groups.set(heading, [...(groups.get(heading) ?? []), move]);
  }
  return [...groups].map(([heading, found]) => ({ heading, moves: found }));
}

/** The moves that begin so: what remains after a verb, a card or a place was touched. */
export function narrowed(moves: readonly string[], start: string): string[] {
  return moves.filter((move) => move.startsWith(start));
}

/** Where a move leads, behind its `>`: `5` of `move 3>5`. */
export function targetOf(move: string): string {
  return move.split(">")[1] ?? "";
}
