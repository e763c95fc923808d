import { describe, expect, it } from "vitest";

import type { Words } from "../../words/words";
import { groundOf, nameCell } from "./naming";
import type { NorisView } from "./view";

const BARE = ["~=..........=~", "~=..........=~"];
const view = {
  you: 1,
  covered: 1,
  rows: ["~Ao.1.......=~", "~~2.1.......=~"],
  seats: [{ afoot: ["e1", "e2"] }, { afoot: ["c1"] }],
  board: { rows: BARE, places: ["b2", "d2"] },
} as unknown as NorisView;
const words: Words = (key, args) => [key, ...Object.values(args ?? {})].join(" ");
const naming = { view, words, nameOf: (seat: number) => `P${seat}` };
const NO_OFFER = { isMovable: false, isNext: false, walks: [] };

describe("the name of a cell", () => {
  it("says what lies under whoever is there", () => {
    expect(groundOf(view, "b2")).toBe("buoy");
    expect(groundOf(view, "c1")).toBe("water");
    expect(groundOf(view, "e2")).toBe("deck");
    expect(groundOf(view, "m1")).toBe("corridor");
  });
  it("says who is there, by number, and tells sea from water", () => {
    expect(nameCell(naming, "e2", NO_OFFER)).toBe("e2, sign-deck, noris-mine 2");
    expect(nameCell(naming, "c1", NO_OFFER)).toBe("c1, sign-water, noris-theirs P2 1");
    expect(nameCell(naming, "b2", NO_OFFER)).toBe("b2, sign-buoy, noris-mine-saved");
    expect(nameCell(naming, "a1", NO_OFFER)).toBe("a1, noris-sea");
  });
  it("says what can be done there", () => {
    const walk = { move: "move e1 left 1", from: "e1", to: "d1", card: 1 };
    expect(nameCell(naming, "d1", { isMovable: false, isNext: true, walks: [walk] })).toBe(
      "d1, sign-deck, noris-sinks-next, noris-goes-here e1 1",
    );
    expect(nameCell(naming, "e1", { ...NO_OFFER, isMovable: true })).toBe(
      "e1, sign-deck, noris-mine 1, noris-can-move",
    );
  });
});
