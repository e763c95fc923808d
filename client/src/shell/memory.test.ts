import { expect, it } from "vitest";

import { forgetRoom, forgetSeat, keepRoom, keptRoom, keptRooms, type Shelf } from "./memory";

function shelf(): Shelf {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => kept.set(key, value) };
}

it("remembers where I sat, the newest first, each room once", () => {
  const mine = shelf();
  keepRoom({ room: "a", game: "titus", seats: [2], join: "secret" }, mine, 1);
  keepRoom({ room: "b", game: "titus", seats: [1] }, mine, 2);
  keepRoom({ room: "a", seats: [1] }, mine, 3);
  expect(keptRooms(mine).map(({ room }) => room)).toEqual(["a", "b"]);
  expect(keptRoom("a", mine)).toMatchObject({ seats: [1, 2], join: "secret", at: 3 });
});

it("forgets a seat that was left, and a room", () => {
  const mine = shelf();
  keepRoom({ room: "a", seats: [1, 2] }, mine);
  forgetSeat("a", 1, mine);
  expect(keptRoom("a", mine)?.seats).toEqual([2]);
  forgetRoom("a", mine);
  expect(keptRooms(mine)).toEqual([]);
});

it("bears a shelf with rubbish on it", () => {
  const mine = shelf();
  mine.setItem("carpathia-rooms", "{");
  expect(keptRooms(mine)).toEqual([]);
});
