/** Moves as texts, narrowed by what was touched. No rule is known here. */

/** The moves that begin so: what remains after a verb, a card or a place was touched. */
export function narrowed(moves: readonly string[], start: string): string[] {
  return moves.filter((move) => move.startsWith(start));
}

/** Where a move leads, behind its `>`: `5` of `move 3>5`. */
export function targetOf(move: string): string {
  return move.split(">")[1] ?? "";
}
