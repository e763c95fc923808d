/**
 * What one can touch, and which two things a move brings together: to touch both, one after the
 * other, or to drag one onto the other, is to play the move. Nothing here knows a rule: what goes
 * with what is read from the moves on offer.
 */
import type { Coin, TitusView } from "./view";

/**
 * `pile`, `lifted`, `stack` (the victory cards to be had), `display` (one's own), `coin 14` (a
 * single of somebody else), `card 18` (somebody's victory card), `run 5` (an own run, by its lowest
 * coin).
 */
export type Thing = string;

/** The lowest coin of the run that a coin lies in. */
function lowestOf(coin: number, view: TitusView): number {
  const runs = view.players.flatMap((player) => player.runs);
  return runs.find((run) => run.some((other) => other.coin === coin))?.[0]?.coin ?? coin;
}

/** The two things of a move; none for a move that only ends something. */
export function pairOf(move: string, view: TitusView): readonly Thing[] {
  const [verb = "", what = ""] = move.split(" ");
  switch (verb) {
    case "lift":
      return ["pile", "display"];
    case "keep":
      return ["lifted", "display"];
    case "swap":
      return ["lifted", `coin ${what}`];
    case "take-back":
      return [`card ${what}`, "display"];
    case "cash":
      return [`run ${what}`, "stack"];
    case "join":
      return what.split("+").map((coin) => `run ${lowestOf(Number(coin), view)}`);
    default:
      return [];
  }
}

/** What can be touched now. */
export function offered(moves: readonly string[], view: TitusView): Set<Thing> {
  return new Set(moves.flatMap((move) => pairOf(move, view)));
}

/** What goes with a thing that was touched. */
export function partners(moves: readonly string[], view: TitusView, picked: Thing): Set<Thing> {
  const pairs = moves.map((move) => pairOf(move, view)).filter((pair) => pair.includes(picked));
  return new Set(pairs.flat().filter((thing) => thing !== picked));
}

/** The move that brings two things together, in either order. */
export function between(
  moves: readonly string[],
  view: TitusView,
  one: Thing,
  other: Thing,
): string | undefined {
  return moves.find((move) => {
    const pair = pairOf(move, view);
    return one !== other && pair.includes(one) && pair.includes(other);
  });
}

const MAIN = ["lift", "keep", "end"];

export const verbOf = (move: string): string => move.split(" ")[0] ?? move;

/** The moves with a button of their own whatever is touched. */
export const mainMoves = (moves: readonly string[]): string[] =>
  moves.filter((move) => MAIN.includes(verbOf(move)));

/**
 * The further moves that have a button: joining and cashing always, or those of the run that was
 * touched; swapping and taking back only for the coin that was touched, for they cannot be undone.
 */
export function furtherMoves(moves: readonly string[], view: TitusView, picked: Thing): string[] {
  return moves.filter((move) => {
    const verb = verbOf(move);
    const pair = pairOf(move, view);
    if (verb === "swap") return pair[1] === picked;
    if (verb === "take-back") return pair[0] === picked;
    return !MAIN.includes(verb) && (picked === "" || pair.includes(picked));
  });
}

/** A run in short: `5–8`, or the number of a single. */
export function span(run: readonly Coin[]): string {
  const [low, high] = [run[0]?.number ?? 0, run.at(-1)?.number ?? 0];
  return low === high ? `${low}` : `${low}–${high}`;
}
