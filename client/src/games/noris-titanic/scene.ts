/**
 * What lies and stands on the board: taken from a view, and event by event from one view to the
 * next, so that motion can show what is between them.
 */
import type { GameEvent } from "../contract";
import { cellAt, placeCells, signAt } from "./cells";
import type { NorisView } from "./view";

export interface Pawn {
  cell: string;
  seat: number;
  isSaved: boolean;
}

/** A tile that lies: its place from 1, its upper left cell, what its cells are, clockwise. */
export interface Laid {
  place: number;
  tile: string;
  first: string;
  grounds: string;
}

export interface Scene {
  tiles: Laid[];
  /** Who is moved last is drawn last. */
  pawns: Pawn[];
  rails: readonly string[];
}

const AFOOT = "1234";
const SAVED = "ABCD";

export function sceneOf(view: NorisView): Scene {
  const rows = view.rows.length;
  const tiles = view.tiles.map(({ tile }, index): Laid => {
    const first = view.board.places[index] ?? "";
    const signs = placeCells(first, rows).map((cell) => groundOf(signAt(view.rows, cell)));
    return { place: index + 1, tile, first, grounds: signs.join("") };
  });
  const pawns: Pawn[] = [];
  view.rows.forEach((row, y) => {
    [...row].forEach((sign, x) => {
      const seat = AFOOT.indexOf(sign) + SAVED.indexOf(sign) + 2;
      if (seat === 0) return;
      pawns.push({ cell: cellAt(x, y, rows), seat, isSaved: SAVED.includes(sign) });
    });
  });
  return { tiles, pawns, rails: view.rails };
}

/** Where pawns come in. */
export function startOf(view: Pick<NorisView, "board">): string {
  const y = view.board.rows.findIndex((row) => row.includes("*"));
  return cellAt(view.board.rows[y]?.indexOf("*") ?? -1, y, view.board.rows.length);
}

/** What a covered cell is under whoever is there: a swimmer is in water, the saved in a buoy. */
function groundOf(sign: string): string {
  if (SAVED.includes(sign)) return "o";
  return AFOOT.includes(sign) ? "~" : sign;
}

/** The scene after an event; `end` is where the whole step leads, and knows the tiles. */
export function sceneAfter(scene: Scene, event: GameEvent, end: Scene): Scene {
  switch (event.event) {
    case "tile-laid": {
      const laid = end.tiles.find(({ place }) => place === event["place"]);
      return laid === undefined
        ? scene
        : { ...scene, tiles: [...scene.tiles, laid], rails: end.rails };
    }
    case "pawn-brought":
      return { ...scene, pawns: [...scene.pawns, pawn(event, "to")] };
    case "pawn-moved":
      return {
        ...scene,
        pawns: [...without(scene.pawns, String(event["from"]), Number(event["seat"])), pawn(event, "to")],
      };
    case "pawn-buried":
    case "pawn-chased":
      return { ...scene, pawns: without(scene.pawns, String(event["cell"]), Number(event["owner"])) };
    case "pawn-saved":
      return {
        ...scene,
        pawns: scene.pawns.map((one) => (one.cell === event["cell"] ? { ...one, isSaved: true } : one)),
      };
    default:
      return scene;
  }
}

function pawn(event: GameEvent, at: string): Pawn {
  return { cell: String(event[at]), seat: Number(event["seat"]), isSaved: false };
}

/** The first pawn of a seat on a cell is taken away: whoever came there later stays. */
function without(pawns: readonly Pawn[], cell: string, seat: number): Pawn[] {
  const index = pawns.findIndex((one) => one.cell === cell && one.seat === seat);
  return pawns.filter((_, at) => at !== index);
}
