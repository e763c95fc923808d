import { expect, it } from "vitest";

import type { Words } from "../../words/words";
import { sayMove, tell, twins } from "./says";
import { between, furtherMoves, mainMoves, offered, pairOf, partners, span } from "./touch";
import type { TitusView } from "./view";

const coin = (name: number, number: number): { coin: number; number: number } => ({ coin: name, number });
const VIEW = {
  next: coin(9, 12),
  lifted: null,
  card: 17,
  players: [
    { runs: [[coin(1, 5), coin(2, 6)], [coin(3, 7)], [coin(4, 7)]], cards: [], points: 0, coins: 0 },
    { runs: [[coin(5, 10)]], cards: [{ value: 18, series: [coin(6, 3)] }], points: 18, coins: 1 },
  ],
} as unknown as TitusView;
const TURN = ["lift", "take-back 18", "join 2+3", "join 2+4", "cash 1", "end"];
const LIFTED = ["keep", "swap 5", "swap 8"];

it("reads from a move which two things it brings together", () => {
  expect(pairOf("join 2+4", VIEW)).toEqual(["run 1", "run 4"]);
  expect(pairOf("cash 1", VIEW)).toEqual(["run 1", "stack"]);
  expect(pairOf("end", VIEW)).toEqual([]);
  expect(offered(LIFTED, VIEW)).toEqual(new Set(["lifted", "display", "coin 5", "coin 8"]));
});

it("lights up what goes with the thing that was touched, and nothing that is not on offer", () => {
  expect(partners(TURN, VIEW, "run 1")).toEqual(new Set(["run 3", "run 4", "stack"]));
  expect(partners(TURN, VIEW, "run 3")).toEqual(new Set(["run 1"]));
  expect(partners([], VIEW, "run 1")).toEqual(new Set());
});

it("plays two things in either order", () => {
  expect(between(LIFTED, VIEW, "coin 5", "lifted")).toBe("swap 5");
  expect(between(LIFTED, VIEW, "lifted", "coin 5")).toBe("swap 5");
  expect(between(TURN, VIEW, "run 4", "run 1")).toBe("join 2+4");
  expect(between(TURN, VIEW, "run 3", "run 4")).toBeUndefined();
  expect(between(TURN, VIEW, "run 1", "run 1")).toBeUndefined();
});

it("has a button for every free move, and for a swap only when its coin was touched", () => {
  expect(mainMoves(TURN)).toEqual(["lift", "end"]);
  expect(furtherMoves(TURN, VIEW, "")).toEqual(["join 2+3", "join 2+4", "cash 1"]);
  expect(furtherMoves(TURN, VIEW, "run 4")).toEqual(["join 2+4"]);
  expect(furtherMoves(TURN, VIEW, "card 18")).toEqual(["take-back 18"]);
  expect(furtherMoves(LIFTED, VIEW, "")).toEqual([]);
  expect(furtherMoves(LIFTED, VIEW, "coin 8")).toEqual(["swap 8"]);
});

it("writes a run in short", () => {
  expect(span([coin(1, 5), coin(2, 6)])).toBe("5–6");
  expect(span([coin(1, 5)])).toBe("5");
});

const plain: Words = (key, args) => `${key} ${JSON.stringify(args ?? {})}`;

it("names a coin only where another one shows the same number", () => {
  expect(twins(VIEW)).toEqual(new Set([3, 4]));
  expect(sayMove("join 2+3", VIEW as never, plain)).toContain("7 (titus-which");
  expect(sayMove("swap 5", VIEW as never, plain)).toBe('do-swap-coin {"coin":"10"}');
});

it("tells of coins by the number that is up", () => {
  const event = { event: "coin-kept", seat: 1, coin: 12, number: 7 };
  expect(tell(event, VIEW as never, plain, String)).toMatch(/^titus-told-coin-kept /);
});
