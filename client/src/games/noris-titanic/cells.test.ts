import { describe, expect, it } from "vitest";

import { cellAt, nextCell, placeCells, spotOf, turned, walked } from "./cells";

describe("cells", () => {
  it("are named by column and row, counted from below", () => {
    expect(spotOf("a20", 20)).toEqual({ x: 0, y: 0 });
    expect(spotOf("n1", 20)).toEqual({ x: 13, y: 19 });
    expect(cellAt(11, 5, 20)).toBe("l15");
    expect(cellAt(14, 5, 20)).toBe("");
  });
  it("are reached by straight steps, and nothing is beyond the edge", () => {
    expect(walked("l14", "up", 2, 20)).toBe("l16");
    expect(walked("l14", "left", 3, 20)).toBe("i14");
    expect(walked("b1", "down", 1, 20)).toBe("");
  });
  it("make places of four, clockwise", () => {
    expect(placeCells("b2", 20)).toEqual(["b2", "c2", "c1", "b1"]);
  });
  it("turn with their tile: upper left becomes upper right", () => {
    expect(turned("o~~~", 1)).toBe("~o~~");
    expect(turned("oo~o", 3)).toBe("o~oo");
    expect(turned("o~o~", 2)).toBe("o~o~");
  });
  it("are found by arrow keys: straight ahead before aside, and nothing behind", () => {
    expect(nextCell("g7", "up", ["g12", "h8", "g3"], 20)).toBe("h8");
    expect(nextCell("g7", "up", ["g9", "h8"], 20)).toBe("g9");
    expect(nextCell("g7", "left", ["h7", "k2"], 20)).toBe("");
  });
});
