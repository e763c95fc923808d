/** Which part of the board is seen: fitted, nearer, moved. Lengths are pixels of the port. */
export interface Size {
  width: number;
  height: number;
}
export interface Point {
  x: number;
  y: number;
}
/** How much nearer than fitted, and where the board's upper left corner is. */
export interface Camera extends Point {
  zoom: number;
}

/** The board in units of its drawing: 40 a cell, with a rim above and below. */
export const CELL = 40;
export const RIM = 22;
export const BOARD: Size = { width: 14 * CELL, height: 20 * CELL + 2 * RIM };
export const NEAREST = 4;
export const FITTED: Camera = { zoom: 1, x: 0, y: 0 };

/** The size of the whole board in a port. */
export function fitted(port: Size): Size {
  const scale = Math.min(port.width / BOARD.width, port.height / BOARD.height);
  return { width: BOARD.width * scale, height: BOARD.height * scale };
}

/** The camera as it may be: not too near or far, and no more emptiness shown than must be. */
export function kept(camera: Camera, port: Size): Camera {
  const zoom = Math.min(NEAREST, Math.max(1, camera.zoom));
  const board = fitted(port);
  return {
    zoom,
    x: within(camera.x, board.width * zoom, port.width),
    y: within(camera.y, board.height * zoom, port.height),
  };
}

function within(at: number, length: number, room: number): number {
  return length <= room ? (room - length) / 2 : Math.min(0, Math.max(room - length, at));
}

/** Nearer or further, while what is at a point stays there. */
export function zoomed(camera: Camera, port: Size, factor: number, at: Point): Camera {
  const now = kept(camera, port);
  const zoom = Math.min(NEAREST, Math.max(1, now.zoom * factor));
  const grown = zoom / now.zoom;
  return kept({ zoom, x: at.x - (at.x - now.x) * grown, y: at.y - (at.y - now.y) * grown }, port);
}

export function panned(camera: Camera, port: Size, by: Point): Camera {
  const now = kept(camera, port);
  return kept({ zoom: now.zoom, x: now.x + by.x, y: now.y + by.y }, port);
}

/** Below this many pixels a cell is met by nobody's finger, and so many it should have. */
const TINY = 16;
const HANDY = 24;

/** Where one begins to look: at the whole board, unless its cells would be too small to be met. */
export function opening(port: Size): Camera {
  const side = (fitted(port).width / BOARD.width) * CELL;
  if (side === 0 || side >= TINY) return FITTED;
  return zoomed(FITTED, port, HANDY / side, { x: port.width / 2, y: port.height / 2 });
}

/** Whether a cell (column and line) is seen whole. */
export function isSeen(camera: Camera, port: Size, spot: Point): boolean {
  const now = kept(camera, port);
  const side = (fitted(port).width / BOARD.width) * now.zoom * CELL;
  const [x, y] = [now.x + spot.x * side, now.y + (spot.y + RIM / CELL) * side];
  return x > -1 && y > -1 && x + side < port.width + 1 && y + side < port.height + 1;
}

/** Two fingers went from here to there. */
export function pinched(
  camera: Camera,
  port: Size,
  from: readonly [Point, Point],
  to: readonly [Point, Point],
): Camera {
  const [before, after] = [middle(from), middle(to)];
  const apart = Math.max(1, distance(from));
  const nearer = zoomed(camera, port, distance(to) / apart, before);
  return panned(nearer, port, { x: after.x - before.x, y: after.y - before.y });
}

const middle = ([a, b]: readonly [Point, Point]): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const distance = ([a, b]: readonly [Point, Point]): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Moved just so far that a cell (column and line) is seen, with one more all round. */
export function showing(camera: Camera, port: Size, spot: Point): Camera {
  const now = kept(camera, port);
  const unit = (fitted(port).width / BOARD.width) * now.zoom;
  const x = now.x + spot.x * CELL * unit;
  const y = now.y + (spot.y * CELL + RIM) * unit;
  const side = CELL * unit;
  return panned(now, port, { x: nudge(x, side, port.width), y: nudge(y, side, port.height) });
}

function nudge(at: number, side: number, room: number): number {
  if (at < side) return side - at;
  return Math.min(0, room - side - (at + side));
}

/** Column and line under a point of the port, with fractions: 2.5 is the middle of the third. */
export function under(camera: Camera, port: Size, at: Point): Point {
  const now = kept(camera, port);
  const unit = (fitted(port).width / BOARD.width) * now.zoom;
  return { x: (at.x - now.x) / unit / CELL, y: ((at.y - now.y) / unit - RIM) / CELL };
}
