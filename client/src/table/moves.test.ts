import { expect, it } from "vitest";

import { narrowed, targetOf } from "./moves";

it("narrows them by what was touched", () => {
  expect(narrowed(["move 2>C", "move 3>5", "move 3>A"], "move 3>").map(targetOf)).toEqual(["5", "A"]);
});
