import { describe, expect, it } from "vitest";

import {
  BOARD, CELL, FITTED, fitted, isSeen, kept, NEAREST, opening, panned, pinched, RIM, showing, under, zoomed,
} from "./camera";

const PORT = { width: BOARD.width / 2, height: BOARD.height };

describe("the camera", () => {
  it("shows the whole board in the middle at first", () => {
    expect(fitted(PORT)).toEqual({ width: PORT.width, height: PORT.height / 2 });
    expect(kept(FITTED, PORT)).toEqual({ zoom: 1, x: 0, y: PORT.height / 4 });
  });
  it("begins nearer where the cells of the whole board would be too small for a finger", () => {
    expect(opening(PORT)).toBe(FITTED);
    expect(opening({ width: 0, height: 0 })).toBe(FITTED);
    const low = { width: 430, height: 274 };
    const near = opening(low);
    expect((fitted(low).width / BOARD.width) * CELL).toBeLessThan(16);
    expect((fitted(low).width / BOARD.width) * CELL * near.zoom).toBeCloseTo(24);
  });
  it("knows what is seen of a ship that is near", () => {
    const low = { width: 430, height: 274 };
    const near = opening(low);
    const [bow, stern] = [{ x: 6, y: 0 }, { x: 6, y: 19 }];
    expect([bow, stern].map((spot) => isSeen(FITTED, low, spot))).toEqual([true, true]);
    expect([bow, stern].map((spot) => isSeen(near, low, spot))).toEqual([false, false]);
    expect(isSeen(showing(near, low, stern), low, stern)).toBe(true);
  });
  it("keeps what is under a point there when it zooms", () => {
    const at = { x: 100, y: 400 };
    const near = zoomed(FITTED, PORT, 2.5, at);
    const [before, after] = [under(FITTED, PORT, at), under(near, PORT, at)];
    expect(after.x).toBeCloseTo(before.x);
    expect(after.y).toBeCloseTo(before.y);
  });
  it("goes neither too near nor too far, nor beyond the edge", () => {
    expect(zoomed(FITTED, PORT, 100, { x: 0, y: 0 }).zoom).toBe(NEAREST);
    expect(zoomed(FITTED, PORT, 0.1, { x: 0, y: 0 }).zoom).toBe(1);
    const near = zoomed(FITTED, PORT, 3, { x: 0, y: 0 });
    expect(panned(near, PORT, { x: 1e6, y: 1e6 })).toEqual({ zoom: 3, x: 0, y: 0 });
    expect(panned(near, PORT, { x: -1e6, y: 0 }).x).toBe(PORT.width - 3 * PORT.width);
  });
  it("follows two fingers", () => {
    const from = [{ x: 100, y: 400 }, { x: 140, y: 400 }] as const;
    const to = [{ x: 80, y: 400 }, { x: 160, y: 400 }] as const;
    expect(pinched(FITTED, PORT, from, to).zoom).toBe(2);
    expect(pinched(FITTED, PORT, from, from)).toEqual(kept(FITTED, PORT));
  });
  it("brings a cell into sight, and leaves what is seen alone", () => {
    const near = zoomed(FITTED, PORT, 4, { x: 0, y: 0 });
    const shown = showing(near, PORT, { x: 13, y: 19 });
    const corner = under(shown, PORT, { x: PORT.width, y: PORT.height });
    expect(corner.x).toBeGreaterThanOrEqual(13.99);
    expect(corner.y).toBeGreaterThanOrEqual(19.99);
    expect(showing(shown, PORT, { x: 12, y: 18 })).toEqual(shown);
  });
  it("knows the cell under a point", () => {
    const spot = under(FITTED, PORT, { x: CELL * 0.75, y: PORT.height / 4 + (RIM + CELL * 2.5) / 2 });
    expect(spot.x).toBeCloseTo(1.5);
    expect(spot.y).toBeCloseTo(2.5);
  });
});
