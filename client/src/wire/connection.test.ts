import { beforeEach, describe, expect, it } from "vitest";

import type { Refusal } from "./api";
import { Connection, PATIENCE, SLOW, type LineState } from "./connection";
import { QUIET } from "./pulse";
import type { Message } from "./types";
import type { Socket, World } from "./world";

/** A table that keeps what it was told, as the server does, behind lines that can be cut. */
class FakeServer implements World {
  played: { key: string; play: string }[] = [];
  sockets: FakeSocket[] = [];
  hasSockets = true;
  isUp = true;
  gone = false;
  /** It takes everything and says nothing, as a machine does that hangs. */
  isSilent = false;
  loseAnswers = false;
  doubles = false;
  paths: string[] = [];
  timers: { at: number; work: () => void }[] = [];
  now = 0;

  openSocket(path: string): Socket {
    this.paths.push(path);
    const socket = new FakeSocket(this, path);
    this.sockets.push(socket);
    return socket;
  }

  fetch = async (path: string, init?: RequestInit): Promise<Response> => {
    await Promise.resolve();
    if (this.isSilent) return new Promise(() => undefined);
    if (!this.isUp) throw new TypeError("no network");
    if (this.gone) return reply({ error: "seat-token-wrong", args: { seat: 1 } }, 403);
    if (init?.method === "POST") return reply(this.answer(String(init.body)));
    if (path.includes("wait=")) {
      const query = new URL(path, "http://x").searchParams;
      const after = Number(query.get("after"));
      if (query.get("wait") !== "0" && after === this.played.length) {
        return new Promise((done) => this.later(25, () => done(reply(this.message(after)))));
      }
      return reply(this.message(after));
    }
    return reply({ room: "r", chairs: [], version: this.played.length });
  };

  later(seconds: number, work: () => void): () => void {
    const timer = { at: this.now + seconds, work };
    this.timers.push(timer);
    return () => (this.timers = this.timers.filter((other) => other !== timer));
  }

  random = (): number => 0.5;

  message(since = this.played.length, key = ""): Message {
    const events = this.played.slice(since).map(({ play }) => ({ event: "played", play }));
    return { version: this.played.length, view: {}, moves: [], events, key };
  }

  answer(text: string): object {
    const { play, after, key } = JSON.parse(text) as { play: string; after: number; key: string };
    const known = this.played.findIndex((command) => command.key === key);
    if (known >= 0) {
      return { ...this.message(known, key), version: known + 1 };
    }
    if (after !== this.played.length) {
      return { error: "play-stale", args: { after, version: this.played.length }, key, now: this.message() };
    }
    this.played.push({ key, play });
    return this.message(after, key);
  }

  /** Somebody else plays. */
  other(play: string): void {
    this.played.push({ key: `other-${this.played.length}`, play });
    for (const socket of this.sockets) socket.push(this.message(this.played.length - 1));
  }

  async run(seconds: number): Promise<void> {
    const until = this.now + seconds;
    for (let turn = 0; turn < 500; turn += 1) {
      for (let beat = 0; beat < 6; beat += 1) await new Promise(setImmediate);
      const next = this.timers.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
      if (next === undefined) break;
      this.timers = this.timers.filter((timer) => timer !== next);
      this.now = next.at;
      next.work();
    }
    this.now = until;
  }
}

const reply = (data: object, status = "error" in data ? 409 : 200): Response =>
  new Response(JSON.stringify(data), { status });

class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  isOpen = false;

  constructor(
    private readonly server: FakeServer,
    path: string,
  ) {
    const after = Number(new URL(path, "http://x").searchParams.get("after") ?? 0);
    const open = (): void => {
      if (server.isSilent) server.later(1, open);
      else if (!server.isUp || !server.hasSockets || server.gone) this.cut();
      else {
        this.isOpen = true;
        this.onopen?.();
        this.push(server.message(after));
      }
    };
    server.later(0, open);
  }

  push(data: object): void {
    if (!this.isOpen || this.server.isSilent) return;
    this.onmessage?.({ data: JSON.stringify(data) });
    if (this.server.doubles) this.onmessage?.({ data: JSON.stringify(data) });
  }

  send(text: string): void {
    if (!this.isOpen) return;
    const answer = this.server.answer(text);
    if (!this.server.loseAnswers) this.push(answer);
  }

  close(): void {
    this.isOpen = false;
  }

  cut(code = 1006): void {
    this.isOpen = false;
    this.onclose?.({ code });
  }
}

let server: FakeServer;
let line: Connection;
let states: LineState[];
let told: string[];
let why: Refusal | undefined;

beforeEach(() => {
  server = new FakeServer();
  states = [];
  told = [];
  why = undefined;
  const hooks = {
    message: (message: Message) => told.push(...message.events.map((event) => String(event["play"]))),
    room: () => undefined,
    state: (state: LineState, reason?: Refusal) => {
      states.push(state);
      why = reason;
    },
  };
  line = new Connection("/api/rooms/r/seats/1", hooks, server);
  line.start();
});

describe("a line to the table", () => {
  it("plays a move and is told of it once", async () => {
    await server.run(1);
    const answer = await line.send({ play: "lift" }, 0);
    expect(answer.version).toBe(1);
    expect(told).toEqual(["lift"]);
    expect(states).toEqual(["connected"]);
  });

  it("sees a duplicate once", async () => {
    server.doubles = true;
    await server.run(1);
    await line.send({ play: "lift" }, 0);
    server.other("end");
    expect(told).toEqual(["lift", "end"]);
  });

  it("is cut after a move was sent: the move is played once, and answered after all", async () => {
    await server.run(1);
    server.loseAnswers = true;
    const answer = line.send({ play: "lift" }, 0);
    server.sockets[0]?.cut();
    server.loseAnswers = false;
    await server.run(30);
    expect((await answer).version).toBe(1);
    expect(server.played.map(({ play }) => play)).toEqual(["lift"]);
    expect(told).toEqual(["lift"]);
    expect(states).toEqual(["connected", "reconnecting", "connected"]);
  });

  it("sends a move again that was given while the line was down", async () => {
    await server.run(1);
    server.isUp = false;
    server.sockets[0]?.cut();
    const answer = line.send({ play: "lift" }, 0);
    await server.run(20);
    expect(server.played).toEqual([]);
    server.isUp = true;
    await server.run(60);
    expect((await answer).version).toBe(1);
    expect(server.played).toHaveLength(1);
  });

  it("takes a line for dead that does not answer", async () => {
    await server.run(1);
    server.loseAnswers = true;
    const answer = line.send({ play: "lift" }, 0);
    await server.run(PATIENCE - 1);
    server.loseAnswers = false;
    expect(server.sockets).toHaveLength(1);
    await server.run(10);
    expect((await answer).version).toBe(1);
    expect(server.played).toHaveLength(1);
  });

  it("says that it waits for an answer, long before the line is given up", async () => {
    await server.run(1);
    const [socket] = server.sockets;
    const late: string[] = [];
    if (socket !== undefined) socket.send = (text) => void late.push(text);
    const answer = line.send({ play: "lift" }, 0);
    await server.run(SLOW - 1);
    expect(states).toEqual(["connected"]);
    await server.run(2);
    expect(states).toEqual(["connected", "waiting"]);
    socket?.push(server.answer(late[0] ?? ""));
    expect((await answer).version).toBe(1);
    expect(states).toEqual(["connected", "waiting", "connected"]);
    await server.run(PATIENCE);
    expect(server.sockets).toHaveLength(1);
  });

  it("notices a server that has fallen silent, and finds it again", async () => {
    await server.run(1);
    server.isSilent = true;
    await server.run(QUIET + PATIENCE - 2);
    expect(states).toEqual(["connected"]);
    await server.run(3);
    expect(states).toEqual(["connected", "reconnecting"]);
    server.isSilent = false;
    server.other("lift");
    await server.run(5);
    expect(states.at(-1)).toBe("connected");
    expect(told).toEqual(["lift"]);
  });

  it("leaves a line alone that is only quiet", async () => {
    await server.run(10 * QUIET);
    expect(server.sockets).toHaveLength(1);
    expect(states).toEqual(["connected"]);
  });

  it("notices a line that no longer carries, though the server answers", async () => {
    await server.run(1);
    const [dead] = server.sockets;
    if (dead !== undefined) dead.push = () => undefined;
    server.other("lift");
    await server.run(QUIET + 2);
    expect(told).toEqual(["lift"]);
    expect(server.sockets).toHaveLength(2);
  });

  it("does not poll for ever where nobody answers", async () => {
    server.hasSockets = false;
    server.sockets[0]?.cut();
    await server.run(10);
    expect(states.at(-1)).toBe("connected");
    server.isSilent = true;
    await server.run(60);
    expect(states.at(-1)).toBe("reconnecting");
  });

  it("resumes from the version it has, with what it missed", async () => {
    await server.run(1);
    server.other("lift");
    server.sockets[0]?.cut();
    server.other("keep");
    server.other("end");
    await server.run(10);
    expect(server.paths[1]).toContain("?after=1");
    expect(told).toEqual(["lift", "keep", "end"]);
  });

  it("is refused a stale move, and catches up", async () => {
    await server.run(1);
    const cutOff = server.sockets[0];
    if (cutOff !== undefined) cutOff.push = () => undefined;
    server.other("lift");
    if (cutOff !== undefined) cutOff.push = FakeSocket.prototype.push.bind(cutOff);
    await expect(line.send({ play: "lift" }, 0)).rejects.toMatchObject({ key: "play-stale" });
    await server.run(1);
    expect(told).toEqual(["lift"]);
    expect(server.played).toHaveLength(1);
  });

  it("polls where no socket gets through, and plays all the same", async () => {
    line.close();
    server = new FakeServer();
    server.hasSockets = false;
    told = [];
    const hooks = {
      message: (message: Message) => told.push(...message.events.map((event) => String(event["play"]))),
      room: () => undefined,
      state: (state: LineState) => states.push(state),
    };
    line = new Connection("/api/rooms/r/seats/1", hooks, server);
    line.start();
    await server.run(5);
    const answer = line.send({ play: "lift" }, 0);
    await server.run(1);
    expect((await answer).version).toBe(1);
    server.other("end");
    await server.run(60);
    expect(told).toEqual(["lift", "end"]);
    expect(states.at(-1)).toBe("connected");
  });

  it("is gone where the seat is somebody else’s, and says why", async () => {
    await server.run(1);
    server.gone = true;
    server.sockets[0]?.cut();
    await server.run(10);
    expect(states.at(-1)).toBe("gone");
    expect(why?.key).toBe("seat-token-wrong");
    await expect(line.send({ play: "lift" }, 0)).rejects.toMatchObject({ key: "unreachable" });
  });

  it("is gone at once when the seat is given up", async () => {
    await server.run(1);
    server.sockets[0]?.cut(4403);
    expect(states).toEqual(["connected", "gone"]);
    expect(why?.key).toBe("seat-given-up");
  });

  it("waits longer each time, and hurries when the network is back", async () => {
    await server.run(1);
    server.isUp = false;
    server.sockets[0]?.cut();
    await server.run(100);
    const before = server.sockets.length;
    expect(before).toBeGreaterThan(5);
    expect(before).toBeLessThan(15);
    server.isUp = true;
    line.hurry();
    await server.run(0.1);
    expect(states.at(-1)).toBe("connected");
  });
});
