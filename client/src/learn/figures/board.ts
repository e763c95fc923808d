/** The printed ship of the rule page, as a picture: which cell looks like what, and some tiles on it. */
import type { Scene } from "../../games/noris-titanic/scene";
import type { NorisView } from "../../games/noris-titanic/view";

const DECK = "~=..........=~";
const ROWS = 20;
const LEFT_TO_RIGHT = ["b", "d", "f", "h", "j", "l"];

export const BOARD: NorisView["board"] = {
  rows: Array.from({ length: ROWS }, (_, y) => {
    if (y === 4) return "~#!!!!!!!!!!#~";
    return y === 5 ? "~#!!!!!!!!!*#~" : DECK;
  }),
  // As a ploughman walks: there and back again.
  places: Array.from({ length: ROWS / 2 }, (_, row) =>
    (row % 2 === 0 ? LEFT_TO_RIGHT : LEFT_TO_RIGHT.toReversed()).map((column) => `${column}${2 * row + 2}`),
  ).flat(),
  "lower-rows": 15,
};

/** Rails stand along the corridors beside what is dry, and between the decks. */
function railsBeside(dryFrom: number): string[] {
  const rows = Array.from({ length: ROWS }, (_, index) => index + 1);
  const inner = [..."cdefghijkl"].map((column) => `${column}15 up`);
  const left = rows.filter((row) => row > 2).map((row) => `a${row} right`);
  return [...inner, ...left, ...rows.filter((row) => row > dryFrom).map((row) => `m${row} right`)];
}

const laid = (grounds: readonly string[]): Scene["tiles"] =>
  grounds.map((signs, index) => ({
    place: index + 1,
    tile: signs.includes("^") ? "iceberg" : signs.includes("o") ? "buoy" : "water",
    first: BOARD.places[index] ?? "",
    grounds: signs,
  }));

/** After eight tiles: two pawns of each, one of them in the water, one saved. */
export const NIGHT: Scene = {
  tiles: laid(["~~~~", "~~~~", "^^^^", "~o~~", "~~~~", "~~~~", "^^^^", "o~o~"]),
  pawns: [
    { cell: "i2", seat: 1, isSaved: true },
    { cell: "k1", seat: 1, isSaved: false },
    { cell: "e6", seat: 1, isSaved: false },
    { cell: "m9", seat: 2, isSaved: false },
    { cell: "g15", seat: 2, isSaved: false },
  ],
  rails: railsBeside(4),
};

/** One tile of water, and somebody who can reach it. */
export const FIRST_WATER: Scene = {
  tiles: laid(["~~~~"]),
  pawns: [{ cell: "e1", seat: 1, isSaved: false }],
  rails: railsBeside(0),
};
