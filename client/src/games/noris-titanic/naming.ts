/** What a cell is called by a screen reader: `g7, deck, your pawn 2, can move`. */
import type { Words } from "../../words/words";
import { placeCells, signAt } from "./cells";
import type { Walk } from "./choice";
import type { NorisView } from "./view";

/** The thing of the rules a cell is, and the word for it (`sign-water`). */
const GROUNDS: Record<string, string> = {
  "~": "water",
  "^": "ice",
  o: "buoy",
  ".": "deck",
  "=": "corridor",
  "!": "panic",
  "#": "stair",
  "*": "start",
};

export const LETTERS = "ABCD";

/** What is printed or lies on a cell, whoever is there. */
export function groundOf(view: NorisView, cell: string): string {
  const sign = signAt(view.rows, cell);
  if (LETTERS.includes(sign)) return "buoy";
  const isPawn = "1234".includes(sign);
  const printed = signAt(view.board.rows, cell);
  return GROUNDS[isPawn ? (isCovered(view, cell) ? "~" : printed) : sign] ?? "water";
}

function isCovered(view: NorisView, cell: string): boolean {
  const laid = view.board.places.slice(0, view.covered);
  return laid.some((first) => placeCells(first, view.rows.length).includes(cell));
}

export interface Naming {
  view: NorisView;
  words: Words;
  nameOf: (seat: number) => string;
}

/** Who is there: the second of one's pawns that walk is `your pawn 2`. */
function occupant({ view, words, nameOf }: Naming, cell: string): string {
  const sign = signAt(view.rows, cell);
  const saved = LETTERS.indexOf(sign) + 1;
  if (saved > 0) {
    return saved === view.you ? words("noris-mine-saved") : words("noris-theirs-saved", { who: nameOf(saved) });
  }
  const seat = "1234".indexOf(sign) + 1;
  if (seat === 0) return "";
  const number = (view.seats[seat - 1]?.afoot.indexOf(cell) ?? 0) + 1;
  return seat === view.you
    ? words("noris-mine", { number })
    : words("noris-theirs", { who: nameOf(seat), number });
}

/** What can be done there: the pawn can move, or a card leads here. */
export interface Offer {
  isMovable: boolean;
  isNext: boolean;
  walks: readonly Walk[];
}

export function nameCell(naming: Naming, cell: string, offer: Offer): string {
  const { view, words } = naming;
  const ground = groundOf(view, cell);
  const isSea = ground === "water" && signAt(view.board.rows, cell) === "~";
  const [walk] = offer.walks;
  const parts = [
    cell,
    isSea ? words("noris-sea") : words(`sign-${ground}`),
    occupant(naming, cell),
    offer.isNext ? words("noris-sinks-next") : "",
    walk === undefined ? "" : words("noris-goes-here", { cell: walk.from, card: walk.card }),
    offer.isMovable ? words("noris-can-move") : "",
  ];
  return parts.filter((part) => part !== "").join(", ");
}
