import { expect, test } from "vitest";

import { isSecond } from "./once";

test("two taps at one place are a double tap; a pause or another place makes them two", () => {
  const first = { x: 100, y: 200, at: 1000 };
  expect(isSecond(first, undefined)).toBe(false);
  expect(isSecond({ x: 108, y: 195, at: 1180 }, first)).toBe(true);
  expect(isSecond({ ...first, at: 1350 }, first)).toBe(false);
  expect(isSecond({ x: 160, y: 200, at: 1180 }, first)).toBe(false);
});
