import { describe, expect, it } from "vitest";

import { left, NOTHING, pawnsLeft, settled, targets, touched, walksOf, withCard } from "./choice";

const MOVES = ["move l14 up 2", "move l14 left 3", "move i12 up 2", "move f14 right 3", "end"];
const walks = walksOf(MOVES, "l15", 20);

describe("what was touched narrows the moves", () => {
  it("reads walks, and from where a new pawn comes", () => {
    expect(walks.map(({ to }) => to)).toEqual(["l16", "i14", "i14", "i14"]);
    expect(walksOf(["bring left 3", "roll"], "l15", 20)).toEqual([
      { move: "bring left 3", from: "l15", to: "i15", card: 3 },
    ]);
  });
  it("lights nothing up before a card or a pawn is chosen", () => {
    expect(targets(walks, NOTHING).size).toBe(0);
    expect([...pawnsLeft(walks, NOTHING)]).toEqual(["l14", "i12", "f14"]);
    expect([...targets(walks, { ...NOTHING, card: 2 }).keys()]).toEqual(["l16", "i14"]);
  });
  it("plays when a cell says it all", () => {
    expect(touched(walks, { ...NOTHING, card: 2 }, "i14").move).toBe("move i12 up 2");
    expect(touched(walks, { ...NOTHING, from: "l14" }, "i14").move).toBe("move l14 left 3");
  });
  it("asks which pawn where several can, and plays when one is touched", () => {
    const { choice, move } = touched(walks, { ...NOTHING, card: 3 }, "i14");
    expect(move).toBe("");
    expect(choice.to).toBe("i14");
    expect([...pawnsLeft(walks, choice)]).toEqual(["l14", "f14"]);
    expect(touched(walks, choice, "f14").move).toBe("move f14 right 3");
  });
  it("takes a pawn up before it is somebody's target, and puts it down again", () => {
    const chase = walksOf(["move b5 up 2", "move b7 up 2"], "l15", 20);
    expect(touched(chase, { ...NOTHING, card: 2 }, "b7").choice.from).toBe("b7");
    expect(touched(chase, { ...NOTHING, from: "b5" }, "b7").move).toBe("move b5 up 2");
    expect(touched(chase, { ...NOTHING, from: "b5" }, "b5").choice.from).toBe("");
  });
  it("lets go of what no move answers to, and chooses the only pawn itself", () => {
    expect(settled(walks, { card: 6, from: "l14", to: "" })).toEqual({ card: 0, from: "l14", to: "" });
    expect(settled(walks, { card: 2, from: "k1", to: "" })).toEqual(NOTHING);
    expect(settled(walksOf(["move l14 up 2", "move l14 up 3"], "l15", 20), NOTHING).from).toBe("l14");
    expect(settled([], { card: 2, from: "l14", to: "" })).toEqual(NOTHING);
  });
  it("changes cards, and the pawn with it where it must", () => {
    expect(withCard(walks, { ...NOTHING, from: "i12" }, 3)).toEqual({ card: 3, from: "", to: "" });
    expect(withCard(walks, { card: 3, from: "", to: "i14" }, 3)).toEqual(NOTHING);
    expect(left(walks, withCard(walks, NOTHING, 2))).toHaveLength(2);
  });
});
