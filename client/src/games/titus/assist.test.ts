import { expect, it } from "vitest";

import { backsOf, hasHelped, isWanted, keep, noted, recall, type Shelf, want } from "./assist";
import type { TitusView } from "./view";

function show(...coins: [number, number][]): TitusView {
  const runs = coins.map(([coin, number]) => [{ coin, number }]);
  return { next: null, lifted: null, players: [{ runs, cards: [], points: 0, coins: 0 }] } as unknown as TitusView;
}
function shelf(): Shelf {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}
const flip = (coin: number, from: number, to: number): { event: string } & Record<string, string | number> => ({
  event: "coin-flipped", coin, from, to,
});

it("knows no back that was never up", () => {
  const seen = noted({}, show([1, 8], [2, 9]), []);
  expect(backsOf(seen, show([1, 8], [2, 9])).size).toBe(0);
});

it("remembers a face that was up, seen in two views or in a flip", () => {
  let seen = noted({}, show([1, 8]), []);
  seen = noted(seen, show([1, 10]), []);
  expect(backsOf(seen, show([1, 10])).get(1)).toBe(8);
  expect(backsOf(seen, show([1, 8])).get(1)).toBe(10);
  seen = noted({}, show([2, 4]), [flip(2, 5, 4)]);
  expect(backsOf(seen, show([2, 4])).get(2)).toBe(5);
});

it("tells equal faces only after a flip has shown them", () => {
  const still = noted(noted({}, show([3, 7]), []), show([3, 7]), []);
  expect(backsOf(still, show([3, 7])).has(3)).toBe(false);
  const turned = noted(still, show([3, 7]), [flip(3, 7, 7)]);
  expect(backsOf(turned, show([3, 7])).get(3)).toBe(7);
});

it("is off until it is wanted, keeps each table apart, and forgets when it is turned off", () => {
  const here = shelf();
  expect(isWanted(here)).toBe(false);
  want(true, here);
  keep("/r/one", { 1: [8, 9] }, here);
  keep("/r/two", { 1: [3] }, here);
  expect([isWanted(here), recall("/r/one", here)]).toEqual([true, { 1: [8, 9] }]);
  want(false, here);
  expect([isWanted(here), recall("/r/one", here)]).toEqual([false, {}]);
  expect([hasHelped("/r/one", here), hasHelped("/r/three", here)]).toEqual([true, false]);
});

it("bears a shelf that holds nonsense", () => {
  expect(isWanted({ getItem: () => "{", setItem: () => undefined })).toBe(false);
});
