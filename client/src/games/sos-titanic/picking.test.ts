import { describe, expect, it } from "vitest";

import { fromLine, handOf, intoBoat, litBy, mysteryPlace, nextAboard, placesOf, towards, withAction, withCard } from "./picking";
import type { SosView } from "./view";

const line = (place: string, up: string[], down = 0) => ({ place, afloat: true, down, up });

function table(changes: Partial<SosView> = {}): SosView {
  return {
    you: 1, "to-act": 1, phase: "turn", page: 10, "pages-turned": 0, pages: 11, clock: "23:40",
    "decks-lost-at": [3, 6, 8, 10, 11, 0],
    lines: [line("1", ["f8", "f7"], 3), line("2", ["s2"]), line("3", ["f?5"])],
    boat: null,
    groups: [{ place: "A", cards: ["f1"] }, { place: "C", cards: ["s?1"] }],
    stack: 0, discard: 0, "action-stack": 0, "action-discard": 0, crew: [], drawn: [], found: [],
    offered: [], playing: null, owner: 0, "chosen-line": null, parts: {}, score: 0,
    ...changes,
  };
}

const MOVES = ["move 1>4", "move 11>2", "move 1>A", "replace 1", "drop 3", "rescue 2", "place f7>2", "place f7+>2",
  "play wait 1", "play wait boat", "play save-time", "play same-lines 1+4", "play same-lines 1+5", "play same-lines 4+5",
  "play collapsible-boat 1x1", "play collapsible-boat 1x2", "play mystery-first>A"];

describe("touching narrows the moves", () => {
  it("from a Line: what begins there, and nothing of its neighbours", () => {
    expect(fromLine(MOVES, "1")).toEqual(["move 1>4", "move 1>A", "replace 1"]);
    expect(fromLine(MOVES, "3")).toEqual(["drop 3"]);
  });

  it("from a card: an Anchor is another card", () => {
    expect(withCard(MOVES, "f7")).toEqual(["place f7>2"]);
    expect(withAction(MOVES, "wait")).toEqual(["play wait 1", "play wait boat"]);
    expect(withAction(MOVES, "save-time")).toEqual(["play save-time"]);
    expect(withAction(MOVES, "mystery-first")).toEqual(["play mystery-first>A"]);
  });

  it("to a place, in one step or in two", () => {
    const view = table();
    const pick = { thing: "same-lines", moves: withAction(MOVES, "same-lines"), places: [] };
    expect([...litBy(pick, view)].sort()).toEqual(["1", "4", "5"]);
    const first = towards(pick, "5", view);
    expect([...litBy(first, view)].sort()).toEqual(["1", "4"]);
    expect(towards(first, "4", view).moves).toEqual(["play same-lines 4+5"]);
    const boat = { thing: "collapsible-boat", moves: withAction(MOVES, "collapsible-boat"), places: [] };
    expect([...litBy(boat, view)]).toEqual(["1"]);
    expect(towards(boat, "1", view).moves).toHaveLength(2);
  });

  it("finds where the Mystery stands", () => {
    const view = table({ lines: [line("1", ["f5+"]), line("2", ["s2"]), line("3", ["f?5"])] });
    expect(mysteryPlace(view, "f5+")).toBe("3");
    expect(placesOf("replace 1", view)).toEqual(["3"]);
    expect(placesOf("place s1>mystery", view)).toEqual(["C"]);
    expect(placesOf("place f15>mystery", view)).toEqual([]);
    expect(placesOf("rescue 2", view)).toEqual([]);
  });
});

describe("into the boats", () => {
  it("twice touched goes where there is no choice", () => {
    expect(intoBoat(["move 1>4", "move 1>A"])).toBe("move 1>A");
    expect(intoBoat(["move 1>A", "move 1>B"])).toBeUndefined();
    expect(intoBoat(["move 1>4"])).toBeUndefined();
  });

  it("everyone, once nobody is hidden and as long as nobody has to choose", () => {
    const open = table({ lines: [line("1", ["f3", "f2"]), line("2", ["s2"])] });
    const moves = ["move 1>A", "move 2>C", "move 2>D", "rescue"];
    expect(nextAboard(moves, open)).toBe("move 1>A");
    expect(nextAboard(["move 2>C", "move 2>D", "rescue"], open)).toBeUndefined();
    expect(nextAboard(["move 1>A", "move 2>A"], open)).toBeUndefined();
    expect(nextAboard(moves, table())).toBeUndefined();
    expect(nextAboard(moves, { ...open, stack: 1 })).toBeUndefined();
    expect(nextAboard(moves, { ...open, phase: "place" })).toBeUndefined();
  });

  it("knows whose hand is played from", () => {
    expect(handOf(table({ phase: "borrowed", owner: 2 }))).toBe(2);
    expect(handOf(table({ owner: 2 }))).toBe(1);
  });
});
