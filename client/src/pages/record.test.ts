import { expect, it } from "vitest";

import { stepLines } from "./record";

it("gives each line its step; what chance decided belongs to the move before", () => {
  const record = "game titus\n= shuffle 1 2\n2: lift\n= roll 4\n1: end\n";
  expect(stepLines(record).map(({ step }) => step)).toEqual([0, 0, 1, 1, 2]);
});
