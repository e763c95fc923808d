/**
 * Where cells are. A cell is `g7`; columns are counted from the left, lines from the top, so that a
 * picture is drawn as the rows of the view come. Geometry only: which way is open, the server says.
 */
export const COLUMNS = "abcdefghijklmn";
export const WAYS = ["up", "right", "down", "left"] as const;
export type Way = (typeof WAYS)[number];

/** Column and line of a cell, both from 0. */
export interface Spot {
  x: number;
  y: number;
}

const STEPS: Record<Way, Spot> = {
  up: { x: 0, y: -1 },
  right: { x: 1, y: 0 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
};

export function spotOf(cell: string, rows: number): Spot {
  return { x: COLUMNS.indexOf(cell[0] ?? ""), y: rows - Number(cell.slice(1)) };
}

export function cellAt(x: number, y: number, rows: number): string {
  const isThere = x >= 0 && x < COLUMNS.length && y >= 0 && y < rows;
  return isThere ? `${COLUMNS[x] ?? ""}${rows - y}` : "";
}

/** Where so many steps lead; nowhere (``) beyond the edge of the board. */
export function walked(cell: string, way: Way, count: number, rows: number): string {
  const { x, y } = spotOf(cell, rows);
  const step = STEPS[way];
  return cellAt(x + step.x * count, y + step.y * count, rows);
}

/** The four cells of a place, clockwise from its upper left one. */
export function placeCells(first: string, rows: number): string[] {
  const { x, y } = spotOf(first, rows);
  const corners = [
    [x, y],
    [x + 1, y],
    [x + 1, y + 1],
    [x, y + 1],
  ] as const;
  return corners.map(([column, line]) => cellAt(column, line, rows));
}

/** The signs of a tile turned to the right by quarters: what was upper left is then upper right. */
export function turned(signs: string, quarters: number): string {
  const { length } = signs;
  return Array.from({ length }, (_, at) => signs[(at - quarters + 4 * length) % length]).join("");
}

/** The sign of a cell in rows of signs. */
export function signAt(rows: readonly string[], cell: string): string {
  const { x, y } = spotOf(cell, rows.length);
  return rows[y]?.[x] ?? "";
}

/**
 * Of some cells the next one in a direction: the nearest, where straight ahead counts more than
 * aside. For arrow keys.
 */
export function nextCell(from: string, way: Way, among: Iterable<string>, rows: number): string {
  const start = spotOf(from, rows);
  const step = STEPS[way];
  let best = "";
  let least = Infinity;
  for (const cell of among) {
    const spot = spotOf(cell, rows);
    const [right, down] = [spot.x - start.x, spot.y - start.y];
    const ahead = right * step.x + down * step.y;
    const aside = Math.abs(right * step.y) + Math.abs(down * step.x);
    if (ahead > 0 && ahead + 2 * aside < least) {
      least = ahead + 2 * aside;
      best = cell;
    }
  }
  return best;
}
