import { expect, it } from "vitest";

import { grouped, headingOf, narrowed, targetOf } from "./moves";

it("groups moves by what they have in common", () => {
  const moves = ["move 2>C", "move 3>5", "play wait 2", "play wait 3", "rescue 1", "move l14 up 2"];
  expect(grouped(moves)).toEqual([
    { heading: "move", moves: ["move 2>C", "move 3>5"] },
    { heading: "play wait", moves: ["play wait 2", "play wait 3"] },
    { heading: "rescue", moves: ["rescue 1"] },
    { heading: "move l14", moves: ["move l14 up 2"] },
  ]);
  expect(headingOf("end")).toBe("end");
});

it("narrows them by what was touched", () => {
  expect(narrowed(["move 2>C", "move 3>5", "move 3>A"], "move 3>").map(targetOf)).toEqual(["5", "A"]);
});
