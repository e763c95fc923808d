import { describe, expect, it } from "vitest";

import { keepLesson, keptLesson } from "./keeping";

function shelf(first = ""): { kept: Map<string, string>; getItem: (key: string) => string | null; setItem: (key: string, value: string) => void } {
  const kept = new Map(first === "" ? [] : [["carpathia-lessons", first]]);
  return {
    kept,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
  };
}

describe("where one is in a lesson", () => {
  it("is kept for each game", () => {
    const here = shelf();
    keepLesson("titus", { room: "a", step: 3, isDone: false }, here);
    keepLesson("sos-titanic", { room: "b", step: 1, isDone: true }, here);
    expect(keptLesson("titus", here)).toEqual({ room: "a", step: 3, isDone: false });
    expect(keptLesson("sos-titanic", here)?.isDone).toBe(true);
    expect(keptLesson("noris-titanic", here)).toBeUndefined();
  });

  it("is nowhere where rubbish was kept, or nothing can be", () => {
    expect(keptLesson("titus", shelf("{"))).toBeUndefined();
    expect(keptLesson("titus", shelf("7"))).toBeUndefined();
    const full = { getItem: () => null, setItem: () => { throw new Error("full"); } };
    expect(() => keepLesson("titus", { room: "a", step: 0, isDone: false }, full)).not.toThrow();
  });
});
