import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import type { GameEvent } from "../contract";
import { walksOf } from "./choice";
import { sceneAfter, sceneOf, startOf, type Scene } from "./scene";
import type { NorisView } from "./view";

/** A whole match as the engine tells it: the golden playthrough, step by step. */
const TOLD = new URL("../../../../tests/playthroughs/noris-titanic-casse-noisettes.txt", import.meta.url);
interface Told {
  view: NorisView;
  move: string;
  events: GameEvent[];
}
const steps = readFileSync(TOLD, "utf-8")
  .split(/^== step \d+$/m)
  .slice(1)
  .map((text): Told => {
    const lines = text.split("\n");
    return {
      view: JSON.parse(lines.find((line) => line.startsWith("view {"))?.slice(5) ?? "{}") as NorisView,
      move: /^-> (.*) \(number/m.exec(text)?.[1] ?? "",
      events: lines.filter((line) => line.startsWith('{"event"')).map((line) => JSON.parse(line) as GameEvent),
    };
  });

function sorted(scene: Scene): Scene {
  const key = ({ cell, seat }: Scene["pawns"][number]): string => `${cell} ${seat}`;
  return { ...scene, pawns: scene.pawns.toSorted((a, b) => key(a).localeCompare(key(b))) };
}

describe("the scene", () => {
  it("comes from event to event to where the next view is", () => {
    const seen = new Set<string>();
    steps.slice(1).forEach(({ view }, index) => {
      const before = steps[index];
      if (before === undefined) return;
      const end = sceneOf(view);
      let scene = sceneOf(before.view);
      for (const event of before.events) {
        scene = sceneAfter(scene, event, end);
        seen.add(event.event);
      }
      expect(sorted(scene)).toEqual(sorted(end));
    });
    expect([...seen]).toEqual(expect.arrayContaining(["tile-laid", "pawn-brought", "pawn-moved"]));
  });

  it("shows moves leading where the engine takes them", () => {
    const walking = steps.filter(({ move }) => /^(bring|move) /.test(move));
    expect(walking).not.toHaveLength(0);
    for (const { view, move, events } of walking) {
      const [walk] = walksOf([move], startOf(view), view.rows.length);
      const went = events.find(({ event }) => event === "pawn-moved" || event === "pawn-brought");
      expect(walk?.to).toBe(went?.["to"]);
    }
  });

  it("leaves whoever chased another where he came to", () => {
    const first = steps[0];
    if (first === undefined) throw new Error("no playthrough");
    const empty = sceneOf(first.view);
    const two = { ...empty, pawns: [{ cell: "b7", seat: 1, isSaved: false }, { cell: "b5", seat: 1, isSaved: false }] };
    const moved = sceneAfter(two, { event: "pawn-moved", seat: 1, card: 2, from: "b5", to: "b7" }, empty);
    const after = sceneAfter(moved, { event: "pawn-chased", seat: 1, owner: 1, cell: "b7" }, empty);
    expect(after.pawns).toEqual([{ cell: "b7", seat: 1, isSaved: false }]);
    const saved = sceneAfter(after, { event: "pawn-saved", seat: 1, cell: "b7" }, empty);
    expect(saved.pawns[0]?.isSaved).toBe(true);
    expect(sceneAfter(saved, { event: "pawn-buried", owner: 1, cell: "b7" }, empty).pawns).toEqual([]);
  });
});
