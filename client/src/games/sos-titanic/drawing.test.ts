import { describe, expect, it } from "vitest";

import { readCatalogues } from "../../../bundling/catalogues.ts";
import { makeWords } from "../../words/words";
import { isPassenger, markCard, nameCard, readCard } from "./cards";
import { sayMove, sayWay, tell } from "./says";
import { pointedAt, tellSign } from "./signs";
import type { SosView } from "./view";
import { EMBLEMS } from "./emblems";
import { fan } from "./fan";
import { flightsOf, isAction } from "./flights";

const words = makeWords("en", readCatalogues("en"), "sos-titanic");

describe("a card", () => {
  it("is read from its code", () => {
    expect(readCard("s12+")).toEqual({ isFirst: false, number: 12, hasAnchor: true, isMystery: false });
    expect(readCard("f?7")).toEqual({ isFirst: true, number: 7, hasAnchor: false, isMystery: true });
    expect([isPassenger("f7"), isPassenger("save-time"), isPassenger("s?1")]).toEqual([true, false, true]);
  });

  it("has a name to be read aloud", () => {
    expect(nameCard("f7", words)).toBe("first class 7");
    expect(["f7", "s12+", "f?3"].map(markCard)).toEqual(["◆7", "○12⚓\uFE0E", "◆?3"]);
    expect(nameCard("s12+", words)).toBe("second class 12 with Anchor");
    expect(nameCard("f?7", words)).toBe("Mystery as first class 7");
  });

  it("has an emblem if it is an Action card", () => {
    const english = readCatalogues("en")["sos-titanic"] ?? "";
    const names = [...english.matchAll(/^card-([a-z-]+) =/gm)].map(([, name]) => name);
    expect(Object.keys(EMBLEMS).sort()).toEqual(names.sort());
  });
});

describe("a fan", () => {
  it("leaves what is face up readable while there is room", () => {
    const { backs, faces } = fan(9, 3, 3);
    expect(backs).toHaveLength(9);
    expect((faces[1] ?? 0) - (faces[0] ?? 0)).toBeCloseTo(0.29);
  });

  it("keeps the count of the backs off the first face, however few they are", () => {
    expect(fan(0, 1, 3).faces[0]).toBe(0);
    for (let down = 1; down <= 43; down++) expect(fan(down, 2, 3).faces[0]).toBeGreaterThanOrEqual(0.3);
  });

  it("never grows out of its room", () => {
    for (let down = 0; down <= 43; down++) {
      for (let up = 0; up <= 17; up++) {
        const { backs, faces } = fan(down, up, 3);
        const last = faces.at(-1) ?? backs.at(-1) ?? 0;
        expect(last + 1).toBeLessThanOrEqual(3.0001);
        expect([...faces].sort((a, b) => a - b)).toEqual(faces);
      }
    }
  });
});

describe("flights", () => {
  it("follow the events", () => {
    const moved = { event: "passengers-moved", seat: 1, cards: "f7 f6", count: 2, from: "1", to: "4" };
    expect(flightsOf(moved)).toEqual([{ cards: ["f7", "f6"], from: "1", to: "4" }]);
    const saved = { event: "passenger-saved", seat: 1, card: "f1", from: "", to: "A" };
    expect(flightsOf(saved)).toEqual([{ cards: ["f1"], from: "tray", to: "A" }]);
    const panic = { event: "panic-broke-out", from: "1", to: "2", count: 11 };
    expect(flightsOf(panic)[0]?.cards).toEqual(["", "", "", ""]);
    const played = { event: "action-played", seat: 2, card: "wait", owner: 1 };
    expect(flightsOf(played)).toEqual([{ cards: ["wait"], from: "hand-1", to: "action-discard" }]);
    expect(flightsOf({ event: "turn-began", seat: 1 })).toEqual([]);
    expect([isAction("wait"), isAction("f7"), isAction("")]).toEqual([true, false, false]);
  });
});

describe("what is told", () => {
  const nameOf = (): string => "Lee";
  const drawn = { event: "passengers-drawn", seat: 1, cards: "f7 s12+", count: 2 };
  it("shows passengers by their marks, and says them aloud by their names", () => {
    expect(tell(drawn, {}, words, nameOf)).toBe("Lee draws ◆7 ○12⚓\uFE0E.");
    expect(tell(drawn, {}, words, nameOf, true)).toBe(
      "Lee draws first class 7, second class 12 with Anchor.",
    );
  });
  it("names the passenger of a move", () => {
    expect(sayMove("front s3", {}, words, nameOf)).toBe("second class 3 to the front");
  });
  it.each(["play mystery-first>A", "play collapsible-boat 3x2", "play your-turn 2"])(
    "says of %s what the whole sentence ends with",
    (move) => {
      const way = sayWay(move, words) ?? "";
      expect(way).not.toBe("");
      expect(sayMove(move, {}, words, nameOf).endsWith(way)).toBe(true);
    },
  );
  it("has nothing shorter for a card that is played in one way", () => {
    expect(sayWay("play wait", words)).toBeUndefined();
  });
});

describe("a sign", () => {
  const view = { lines: [{ place: "3", up: ["f7"] }], boat: null, groups: [] } as unknown as SosView;
  const given = (sign: string, target: string): Parameters<typeof pointedAt>[0] => ({ seat: 1, sign, target, number: 1 });
  it("marks the button, card or place it speaks of", () => {
    expect(pointedAt(given("suggest", "rescue 2"), view)).toEqual(["rescue 2"]);
    expect(pointedAt(given("suggest", "play wait"), view)).toEqual(["wait"]);
    expect(pointedAt(given("suggest", "move 3>A"), view)).toEqual(["3", "A"]);
    expect(pointedAt(given("point", "f7"), view)).toEqual(["f7", "3"]);
    expect(pointedAt(given("yes", ""), view)).toEqual([]);
  });
  it("is said in words", () => {
    expect(tellSign(given("point", "f7"), words, String)).toBe("points at: first class 7");
    expect(tellSign(given("suggest", "rescue 2"), words, String)).toBe("suggests: rescue 2");
  });
});
