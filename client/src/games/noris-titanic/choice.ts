/**
 * What has been touched so far, and which of the moves on offer are left: a card, a pawn, a cell to
 * go to, in any order. Nothing is known here of what is allowed; touching only narrows.
 */
import { walked, type Way } from "./cells";

/** A move that takes a pawn somewhere with a card. */
export interface Walk {
  move: string;
  from: string;
  to: string;
  card: number;
}

/** 0 and `` say: not yet. */
export interface Choice {
  card: number;
  from: string;
  to: string;
}

export const NOTHING: Choice = { card: 0, from: "", to: "" };

/** The walks among the moves. A pawn that is brought leaves `start`. */
export function walksOf(moves: readonly string[], start: string, rows: number): Walk[] {
  const walks: Walk[] = [];
  for (const move of moves) {
    const parts = move.split(" ");
    if (parts[0] !== "bring" && parts[0] !== "move") continue;
    const [from = start, way, count] = parts[0] === "bring" ? [start, parts[1], parts[2]] : parts.slice(1);
    const card = Number(count);
    walks.push({ move, from, to: walked(from, way as Way, card, rows), card });
  }
  return walks;
}

export function left(walks: readonly Walk[], { card, from, to }: Choice): Walk[] {
  return walks.filter(
    (walk) =>
      (card === 0 || walk.card === card) &&
      (from === "" || walk.from === from) &&
      (to === "" || walk.to === to),
  );
}

/**
 * The choice as it can stand: what no move answers to any more is let go, and the only pawn that
 * can go is chosen without asking.
 */
export function settled(walks: readonly Walk[], choice: Choice): Choice {
  let kept = choice;
  if (left(walks, kept).length === 0) kept = { ...kept, to: "" };
  if (left(walks, kept).length === 0) kept = { ...kept, card: 0 };
  if (left(walks, kept).length === 0) kept = NOTHING;
  if (kept.from === "") {
    const pawns = new Set(walks.map(({ from }) => from));
    const [only = ""] = pawns.size === 1 ? pawns : [];
    if (left(walks, { ...kept, from: only }).length > 0) kept = { ...kept, from: only };
  }
  return kept;
}

/** Pawns that can go, with the card that is chosen if there is one. */
export function pawnsLeft(walks: readonly Walk[], choice: Choice): Set<string> {
  const found = left(walks, { ...choice, from: "" });
  return new Set(found.map(({ from }) => from));
}

/** Cells that light up, each with the walks that lead there: once a card or a pawn is chosen. */
export function targets(walks: readonly Walk[], choice: Choice): Map<string, Walk[]> {
  const found = new Map<string, Walk[]>();
  if (choice.card === 0 && choice.from === "") return found;
  for (const walk of left(walks, { ...choice, to: "" })) {
    found.set(walk.to, [...(found.get(walk.to) ?? []), walk]);
  }
  return found;
}

/** A cell was touched: the choice after it, and the move if that settles it. */
export function touched(
  walks: readonly Walk[],
  choice: Choice,
  cell: string,
): { choice: Choice; move: string } {
  const isChosen = choice.from === cell;
  const isPawn = walks.some(({ from }) => from === cell);
  const found = targets(walks, choice).get(cell) ?? [];
  const isTarget = found.length > 0 && (choice.from !== "" || !isPawn);
  if (isTarget) {
    const [only] = found;
    if (found.length === 1 && only !== undefined) return { choice: NOTHING, move: only.move };
    return { choice: { ...choice, to: cell }, move: "" };
  }
  if (isChosen || !isPawn) return { choice: { ...choice, from: "", to: "" }, move: "" };
  const fitting = left(walks, { ...choice, from: cell });
  if (choice.to !== "" && fitting.length === 1) {
    return { choice: NOTHING, move: fitting[0]?.move ?? "" };
  }
  return { choice: settled(walks, { ...choice, from: cell, to: "" }), move: "" };
}

/** A card was touched: taken up, or put back. */
export function withCard(walks: readonly Walk[], choice: Choice, card: number): Choice {
  if (choice.card === card) return { ...choice, card: 0, to: "" };
  const wanted = { ...choice, card, to: "" };
  return left(walks, wanted).length > 0 ? wanted : { card, from: "", to: "" };
}
