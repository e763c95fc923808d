/**
 * What a touch means. A pick is a part of `moves`: touching a thing keeps the moves that begin
 * there, touching a place keeps those that lead there; one that is left is played. No rule here.
 */
import { narrowed } from "../../table/moves";
import type { SosView } from "./view";

export interface Pick {
  /** What was touched first: `3` for a Line, `f7` for a drawn card, `wait` for an Action card. */
  thing: string;
  moves: string[];
  /** Places that were touched since. */
  places: string[];
}

/** Where the Mystery lies that a real Passenger may replace: a Line, a Group, or nowhere. */
export function mysteryPlace(view: SosView, card: string): string {
  const stand = `${card[0] ?? ""}?${/\d+/.exec(card)?.[0] ?? ""}`;
  const lines = view.boat === null ? view.lines : [...view.lines, view.boat];
  const line = lines.find(({ up }) => up.includes(stand));
  return line?.place ?? view.groups.find(({ cards }) => cards.includes(stand))?.place ?? "";
}

/** The places a move leads to, as they can be touched. */
export function placesOf(move: string, view: SosView): string[] {
  const [verb = "", what = "", where = ""] = move.split(" ");
  const [thing = "", target = ""] = what.split(">");
  if (verb === "replace") {
    const front = lineAt(view, what)?.up.at(-1) ?? "";
    return [mysteryPlace(view, front)].filter((place) => place !== "");
  }
  if (target === "mystery") return [mysteryPlace(view, thing)].filter((place) => place !== "");
  if (target !== "") return [target];
  if (where !== "") return where.split(/[+x]/).slice(0, where.includes("+") ? 2 : 1);
  return [];
}

export function lineAt(view: SosView, place: string): SosView["lines"][number] | undefined {
  return place === "boat" ? (view.boat ?? undefined) : view.lines.find((line) => line.place === place);
}

/** The moves that begin with the front of a Line. */
export function fromLine(moves: readonly string[], place: string): string[] {
  const own = [`replace ${place}`, `drop ${place}`];
  return [...narrowed(moves, `move ${place}>`), ...moves.filter((move) => own.includes(move))];
}

export function withCard(moves: readonly string[], card: string): string[] {
  return narrowed(moves, `place ${card}>`);
}

export function withAction(moves: readonly string[], name: string): string[] {
  return moves.filter((move) => /^play ([a-z-]+)/.exec(move)?.[1] === name);
}

/** The places that light up for a pick. */
export function litBy(pick: Pick | undefined, view: SosView): Set<string> {
  const places = (pick?.moves ?? []).flatMap((move) => placesOf(move, view));
  return new Set(places.filter((place) => !(pick?.places ?? []).includes(place)));
}

/** A place is touched: what is left of the pick. */
export function towards(pick: Pick, place: string, view: SosView): Pick {
  const moves = pick.moves.filter((move) => placesOf(move, view).includes(place));
  return { ...pick, moves, places: [...pick.places, place] };
}

const BOAT_MOVE = /^(move|place) (.+)>([A-D])$/;

/** The one way into a boat, if there is just one: where there is a choice, people choose. */
export function intoBoat(moves: readonly string[]): string | undefined {
  const found = moves.filter((move) => BOAT_MOVE.test(move));
  return found.length === 1 ? found[0] : undefined;
}

/**
 * The next step when nobody is hidden any more and all that is left is to climb in: a way into a
 * boat that shares neither its Line nor its boat with another.
 */
export function nextAboard(moves: readonly string[], view: SosView): string | undefined {
  const lines = view.boat === null ? view.lines : [...view.lines, view.boat];
  const isHidden = view.stack + view.discard > 0 || lines.some(({ down }) => down > 0);
  if (isHidden || view.phase !== "turn") return undefined;
  const found = moves.map((move) => BOAT_MOVE.exec(move)).filter((match) => match !== null);
  const isAlone = (match: RegExpExecArray): boolean =>
    found.every((other) => other === match || (other[2] !== match[2] && other[3] !== match[3]));
  return found.find(isAlone)?.[0];
}

/** Seats whose hand the acting seat may play from now: its own, or the one it reached for. */
export function handOf(view: SosView): number {
  return view.phase === "borrowed" && view.owner > 0 ? view.owner : view["to-act"];
}
