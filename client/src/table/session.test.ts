import { beforeAll, beforeEach, expect, it, vi } from "vitest";

import type { Chair, RoomInfo } from "../wire/types";
import type { Sitting } from "./session.svelte";

/** The browser as far as a sitting needs it; lines are told what to say. */
class Line {
  static all: Line[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor() {
    Line.all.push(this);
  }
  send(): void {}
  close(): void {}
  tell(data: object): void {
    this.onmessage?.({ data: JSON.stringify(data) });
  }
}

const chair = (seat: number): Chair => ({ seat, name: `P${seat}`, taken: true, here: true });
const room = (more: Partial<RoomInfo> = {}): RoomInfo => ({
  room: "r",
  game: "titus",
  edition: "adlung",
  options: {},
  switches: {},
  commitment: "",
  chairs: [chair(1), chair(2)],
  version: 3,
  over: false,
  ...more,
});
const message = (version: number, events: object[] = []): object => ({
  version,
  view: { "to-act": 1 },
  moves: ["lift", "end"],
  events,
});
const settle = (): Promise<void> => new Promise((done) => setTimeout(done, 5));

let Made: typeof Sitting;
let sitting: Sitting;
let line: Line;

beforeAll(async () => {
  vi.stubGlobal("WebSocket", Line);
  vi.stubGlobal("location", { origin: "http://here", pathname: "/", hash: "" });
  vi.stubGlobal("document", { hidden: false });
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => undefined }));
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  Made = (await import("./session.svelte")).Sitting;
}, 60_000);

beforeEach(() => {
  Line.all = [];
  sitting = new Made("r", [1]);
  line = Line.all[0]!;
  line.onopen?.();
  line.tell(room());
  line.tell(message(3));
});

it("keeps a hint when a mate gives a sign, and lets it go with the position", async () => {
  sitting.hint = { version: 3, moves: [], playouts: 10, hints: 1 };
  line.tell(room({ signs: [{ seat: 2, sign: "yes", target: "", number: 1 }] }));
  expect(sitting.hint?.version).toBe(3);
  line.tell(message(4, [{ event: "coin-lifted" }]));
  await settle();
  expect(sitting.hint).toBeUndefined();
});
