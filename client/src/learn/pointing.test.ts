import { describe, expect, it } from "vitest";

import { shift } from "./pointing";
import { selectorOf } from "./targets";

describe("pointing", () => {
  it("knows things by name, and families of things", () => {
    expect(selectorOf("pile")).toBe('[data-thing="pile"]');
    expect(selectorOf("cell l15")).toBe('[data-cell="l15"]');
    expect(selectorOf("move play come-on")).toBe('button[data-move="play come-on"]');
  });

  it("points at nothing rather than at something else", () => {
    expect(selectorOf("funnel")).toBe("");
    expect(selectorOf("funnel 3")).toBe("");
    expect(selectorOf("cell")).toBe("");
  });

  it("leaves what is clear of the voice where it is", () => {
    expect(shift(230, 400, 220, 600)).toBe(0);
  });

  it("scrolls down to what is hidden below, and up to what the voice lies on", () => {
    expect(shift(500, 700, 220, 600)).toBe(100);
    expect(shift(100, 300, 220, 600)).toBe(-120);
  });

  it("shows the top of what is longer than the room there is", () => {
    expect(shift(400, 1400, 220, 600)).toBe(180);
  });
});
