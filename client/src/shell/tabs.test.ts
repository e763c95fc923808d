import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { PAUSE, withOtherTabs, type Channel } from "./tabs";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function browser(): (name: string) => Channel {
  const open: (Channel & { name: string })[] = [];
  return (name) => {
    const mine: Channel & { name: string } = {
      name,
      onmessage: null,
      postMessage: (data) => {
        for (const other of [...open]) if (other !== mine && other.name === name) other.onmessage?.({ data });
      },
      close: () => void open.splice(open.indexOf(mine), 1),
    };
    open.push(mine);
    return mine;
  };
}

it("both tabs at one table know of each other, until one goes", () => {
  const make = browser();
  const told: Record<string, boolean> = {};
  withOtherTabs("a", (isTwice) => (told["first"] = isTwice), make);
  expect(told).toEqual({});
  const leave = withOtherTabs("a", (isTwice) => (told["second"] = isTwice), make);
  expect(told).toEqual({ first: true, second: true });
  vi.advanceTimersByTime(PAUSE * 3);
  expect(told).toEqual({ first: true, second: true });
  leave();
  vi.advanceTimersByTime(PAUSE * 3);
  expect(told["first"]).toBe(false);
});

it("a third tab keeps the second from thinking it is alone, and other tables do not matter", () => {
  const make = browser();
  const told: Record<string, boolean> = {};
  withOtherTabs("a", (isTwice) => (told["first"] = isTwice), make);
  withOtherTabs("a", (isTwice) => (told["second"] = isTwice), make);
  const leave = withOtherTabs("a", (isTwice) => (told["third"] = isTwice), make);
  withOtherTabs("b", (isTwice) => (told["elsewhere"] = isTwice), make);
  leave();
  vi.advanceTimersByTime(PAUSE * 3);
  expect(told).toEqual({ first: true, second: true, third: true });
});
