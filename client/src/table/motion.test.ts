import { expect, it, vi } from "vitest";

import type { Step } from "../games/contract";
import { MotionQueue, type Clock } from "./motion";

const step = (name: string, isMine = false): Step & { isMine: boolean } => ({
  before: {},
  after: { name },
  events: [{ event: name }],
  isMine,
});

function stage(isHidden = false): { clock: Clock; pauses: number[]; shown: unknown[]; rests: number[] } {
  const pauses: number[] = [];
  const clock: Clock = {
    pause: async (milliseconds) => void pauses.push(milliseconds),
    isHidden: () => isHidden,
  };
  return { clock, pauses, shown: [], rests: [] };
}

const settle = (): Promise<void> => new Promise((done) => setTimeout(done, 5));

it("shows one step after the other, with time to read what others did", async () => {
  const { clock, pauses, shown, rests } = stage();
  const queue = new MotionQueue((s) => shown.push(s.after["name"]), () => rests.push(1), () => 1, clock);
  for (const name of ["a", "b", "c"]) queue.add(step(name, name === "a"));
  expect(queue.isBusy).toBe(true);
  await settle();
  expect(shown).toEqual(["a", "b", "c"]);
  expect(pauses).toHaveLength(2);
  expect(rests).toEqual([1]);
  expect(queue.isBusy).toBe(false);
});

it("gives the table's own motion its time, before the new view is shown", async () => {
  const { clock, shown } = stage();
  const queue = new MotionQueue((s) => shown.push(s.after["name"]), () => undefined, () => 0.5, clock);
  queue.animator = async (s, pace) => void shown.push(`${s.after["name"]} moves at ${pace}`);
  queue.add(step("a"));
  await settle();
  expect(shown).toEqual(["a moves at 0.5", "a"]);
});

it("does not move for those who want none, nor in a tab nobody sees", async () => {
  for (const [pace, isHidden] of [[0, false], [1, true]] as const) {
    const { clock, pauses, shown } = stage(isHidden);
    const queue = new MotionQueue((s) => shown.push(s.after["name"]), () => undefined, () => pace, clock);
    queue.animator = async () => void shown.push("moved");
    queue.add(step("a"));
    queue.add(step("b"));
    await settle();
    expect(shown).toEqual(["a", "b"]);
    expect(pauses).toEqual([]);
  }
});

it("shows the table even where its motion fails", async () => {
  const { clock, shown, rests } = stage();
  const queue = new MotionQueue((s) => shown.push(s.after["name"]), () => rests.push(1), () => 1, clock);
  const told = vi.spyOn(console, "error").mockImplementation(() => undefined);
  queue.animator = async () => Promise.reject(new Error("torn"));
  queue.add(step("a"));
  queue.add(step("b"));
  await settle();
  expect(shown).toEqual(["a", "b"]);
  expect(rests).toEqual([1]);
  expect(queue.isBusy).toBe(false);
  expect(told).toHaveBeenCalledTimes(2);
  told.mockRestore();
});

it("stands still while it is held, and goes on in order afterwards", async () => {
  const { clock, shown, rests } = stage();
  const queue = new MotionQueue((s) => shown.push(s.after["name"]), () => rests.push(1), () => 0, clock);
  queue.hold();
  for (const name of ["a", "b"]) queue.add(step(name));
  await settle();
  expect(shown).toEqual([]);
  expect(queue.isBusy).toBe(true);
  queue.goOn();
  await settle();
  expect(shown).toEqual(["a", "b"]);
  expect(rests).toEqual([1]);
});

it("shows to its end what is under way when it is held, and no more", async () => {
  const { clock, shown } = stage();
  const queue = new MotionQueue((s) => shown.push(s.after["name"]), () => undefined, () => 1, clock);
  queue.animator = async () => settle();
  queue.add(step("a"));
  queue.add(step("b"));
  queue.hold();
  await settle();
  await settle();
  expect(shown).toEqual(["a"]);
  expect(queue.isBusy).toBe(true);
});
