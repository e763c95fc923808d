import { expect, test } from "vitest";

import { wayToClear } from "./clear";

const box = (top: number, bottom: number, left = 0, right = 300): { top: number; bottom: number; left: number; right: number } => ({ top, bottom, left, right });
const bridge = box(500, 640);

test("what stands clear of the bridge stays where it is", () => {
  expect(wayToClear([box(100, 490)], 640, bridge)).toBe(0);
  expect(wayToClear([], 640, bridge)).toBe(0);
});

test("what the bridge covers is scrolled above it, but nothing lit out at the top", () => {
  expect(wayToClear([box(300, 600)], 640, bridge)).toBe(108);
  expect(wayToClear([box(50, 90), box(300, 600)], 640, bridge)).toBe(42);
});

test("what was scrolled away comes back", () => {
  expect(wayToClear([box(-80, 20)], 640, bridge)).toBe(-88);
});

test("beside the bridge only the window ends", () => {
  expect(wayToClear([box(300, 600)], 640, box(500, 640, 400, 700))).toBe(0);
  expect(wayToClear([box(300, 700)], 640, undefined)).toBe(68);
});
