/**
 * One seat's line to its table. Commands are never lost and never doubled: each has a key, and is
 * sent again until it is answered, over a WebSocket or, where none gets through, by HTTP.
 *
 * A reader says which version it has, and gets the newest with all events between: a cut costs
 * nothing. Only newer versions are handed on, so that a duplicate is seen once.
 */
import { asRefusal, ask, Refusal, UNREACHABLE } from "./api";
import { newKey, readDown } from "./frames";
import { Pulse, within } from "./pulse";
import type { Message, RoomInfo } from "./types";
import type { Socket, World } from "./world";

export type LineState = "connecting" | "connected" | "waiting" | "reconnecting" | "gone";

export interface Hooks {
  message(message: Message): void;
  room(room: RoomInfo): void;
  state(state: LineState, why?: Refusal): void;
}

type Wish = { play: string } | { undo: number };
type Command = Wish & { after: number; key: string };
interface Pending {
  command: Command;
  done: (message: Message) => void;
  failed: (refusal: Refusal) => void;
}

const GIVEN_UP = 4403;
const COME_BACK = 1012;
/** Seconds an answer may take before it is said that it is waited for. */
export const SLOW = 5;
/** Seconds an answer may take before the line is taken for dead. */
export const PATIENCE = 8;
/** Sockets that did not open, one after the other, before it is polled instead. */
const TRIES = 2;
const POLL_WAIT = 25;
/** Polls before a socket is tried again. */
const POLLS = 4;
const LONGEST_PAUSE = 15;

export class Connection {
  state: LineState = "connecting";
  version: number | undefined;
  private socket: Socket | undefined;
  private readonly pending = new Map<string, Pending>();
  private failures = 0;
  private unopened = 0;
  private polls = 0;
  private isClosed = false;
  private cancelRetry: (() => void) | undefined;
  private cancelWatch: (() => void) | undefined;
  private readonly pulse: Pulse;

  /** `since`: the version the reader has; 0 asks for the whole story. */
  constructor(
    private readonly door: string,
    private readonly hooks: Hooks,
    private readonly world: World,
    private since: number | undefined = 0,
  ) {
    this.pulse = new Pulse(world, () => void this.feel());
  }

  start(): void {
    this.openSocket();
  }

  close(): void {
    this.isClosed = true;
    this.cancelRetry?.();
    this.cancelWatch?.();
    this.drop();
  }

  /** The network is back, or somebody looks at the page again: do not wait any longer. */
  hurry(): void {
    if (this.cancelRetry === undefined) {
      if (this.state === "connected" && this.socket !== undefined) void this.feel();
      return;
    }
    this.cancelRetry();
    this.cancelRetry = undefined;
    this.failures = 0;
    this.openSocket();
  }

  /** Send a command at the version that is shown; settled by its answer, however late. */
  send(wish: Wish, after: number): Promise<Message> {
    const command: Command = { ...wish, after, key: newKey() };
    return new Promise((done, failed) => {
      if (this.state === "gone") {
        failed(new Refusal(UNREACHABLE));
        return;
      }
      const pending = { command, done, failed };
      this.pending.set(command.key, pending);
      const isOpen = this.state === "connected" || this.state === "waiting";
      if (this.socket !== undefined && isOpen) this.transmit(pending);
      else if (this.polls > 0) void this.post(pending);
    });
  }

  /** The door of the room, which is anybody's. */
  private get room(): string {
    return this.door.replace(/\/(seats\/\d+|watch)$/, "");
  }

  // The socket

  private openSocket(): void {
    if (this.isClosed) return;
    const query = this.since === undefined ? "" : `?after=${this.since}`;
    const socket = this.world.openSocket(`${this.door}/socket${query}`);
    let isOpen = false;
    this.socket = socket;
    socket.onopen = () => {
      isOpen = true;
      this.failures = this.unopened = this.polls = 0;
      this.tell("connected");
      this.pulse.heard();
      for (const pending of this.pending.values()) this.transmit(pending);
    };
    socket.onmessage = (event) => {
      this.pulse.heard();
      this.take(event.data);
    };
    socket.onclose = (event) => {
      if (this.socket !== socket) return;
      this.socket = undefined;
      this.cancelWatch?.();
      this.pulse.stop();
      if (event.code === GIVEN_UP) this.end(new Refusal("seat-given-up"));
      else if (event.code === COME_BACK) this.openSocket();
      else if (isOpen) this.retry();
      else void this.askWhy();
    };
  }

  private transmit(pending: Pending): void {
    this.socket?.send(JSON.stringify(pending.command));
    this.cancelWatch?.();
    const notSlow = this.world.later(SLOW, () => this.tell("waiting"));
    const notDead = this.world.later(PATIENCE, () => {
      this.drop();
      this.retry();
    });
    this.cancelWatch = () => {
      notSlow();
      notDead();
    };
  }

  private drop(): void {
    const socket = this.socket;
    this.socket = undefined;
    this.pulse.stop();
    socket?.close();
  }

  /**
   * Nothing was said for a while: is anybody there? Asked beside the line, and what the line should
   * have told is compared: a server that answers may still not hear us on a socket of long ago.
   */
  private async feel(): Promise<void> {
    const socket = this.socket;
    this.pulse.heard();
    try {
      const info = await this.look<RoomInfo>(this.room);
      if (this.socket !== socket) return;
      if (info.version > (this.version ?? info.version)) this.refresh();
    } catch (error) {
      // A refusal is an answer too.
      if (this.socket !== socket || (error as Refusal).key !== UNREACHABLE) return;
      this.drop();
      this.retry();
    }
  }

  /** A browser does not say why a socket was refused; plain HTTP does. */
  private async askWhy(): Promise<void> {
    this.unopened += 1;
    if (await this.poll(0)) {
      if (this.unopened >= TRIES) void this.pollOn();
      else this.retry();
    }
  }

  private retry(): void {
    if (this.isClosed || this.state === "gone") return;
    this.tell("reconnecting");
    this.failures += 1;
    const pause = Math.min(LONGEST_PAUSE, 0.25 * 2 ** this.failures);
    this.cancelRetry?.();
    this.cancelRetry = this.world.later(pause * (0.5 + this.world.random()), () => {
      this.cancelRetry = undefined;
      this.openSocket();
    });
  }

  // Where no socket gets through

  private async pollOn(): Promise<void> {
    this.polls = 1;
    this.tell("connected");
    for (const pending of [...this.pending.values()]) void this.post(pending);
    while (!this.isClosed && this.polls > 0 && this.polls <= POLLS) {
      this.polls += 1;
      if (!(await this.poll(POLL_WAIT))) return;
    }
    this.polls = 0;
    this.unopened = TRIES - 1;
    this.openSocket();
  }

  /** What a door says, in the time it may take. */
  private look<T>(path: string, wait = 0): Promise<T> {
    return within(this.world, wait + PATIENCE, ask<T>(path, undefined, this.world.fetch));
  }

  /** One look at the table; false where there is no way on, or only after a pause. */
  private async poll(wait: number): Promise<boolean> {
    try {
      const since = this.since;
      const path = `${this.door}?wait=${wait}${since === undefined ? "" : `&after=${since}`}`;
      const message = await this.look<Message>(path, wait);
      const info = await this.look<RoomInfo>(this.room);
      if (this.isClosed) return false;
      this.hooks.room(info);
      // Its events begin where we were when we asked: an answer may have told them meanwhile.
      if (since !== this.since) return await this.poll(0);
      this.adopt(message);
      return true;
    } catch (error) {
      const why = error as Refusal;
      if (this.isClosed) return false;
      if (why.status === 403 || why.status === 404) this.end(why);
      else {
        this.polls = 0;
        this.retry();
      }
      return false;
    }
  }

  private async post(pending: Pending): Promise<void> {
    const { command } = pending;
    const door = "play" in command ? "play" : "undo";
    try {
      this.answered(await ask<Message>(`${this.door}/${door}`, command, this.world.fetch));
    } catch (error) {
      const why = error as Refusal;
      if (why.key !== UNREACHABLE) this.refused(command.key, why);
      // else it stays pending, and is sent again once there is a line
    }
  }

  // What comes down

  private take(text: string): void {
    const down = readDown(text);
    if (down === undefined) return;
    if (down.kind === "room") this.hooks.room(down.room);
    else if (down.kind === "message") this.answered(down.message);
    else this.refused(down.refused.key ?? "", asRefusal(down.refused));
  }

  private answered(message: Message): void {
    this.adopt(message);
    const pending = this.settle(message.key ?? "");
    pending?.done(message);
  }

  private refused(key: string, why: Refusal): void {
    this.settle(key)?.failed(why);
    if (why.now !== undefined && why.now.version > (this.version ?? -1)) this.refresh();
  }

  private settle(key: string): Pending | undefined {
    const pending = this.pending.get(key);
    this.pending.delete(key);
    if (this.pending.size === 0) {
      this.cancelWatch?.();
      if (this.state === "waiting") this.tell("connected");
    }
    return pending;
  }

  /** Hand on what is new. An answer only tells of its own command: with a gap, ask for all. */
  private adopt(message: Message): void {
    const have = this.version;
    if (have !== undefined && message.version <= have) return;
    const isAnswer = (message.key ?? "") !== "";
    if (isAnswer && have !== undefined && message.version > have + 1) {
      this.refresh();
      return;
    }
    this.version = this.since = message.version;
    this.hooks.message(message);
  }

  /** Ask for everything since what we have. */
  private refresh(): void {
    if (this.socket === undefined) return;
    this.drop();
    this.openSocket();
  }

  private end(why: Refusal): void {
    this.tell("gone", why);
    for (const pending of this.pending.values()) pending.failed(why);
    this.pending.clear();
    this.close();
  }

  private tell(state: LineState, why?: Refusal): void {
    if (this.state === state && why === undefined) return;
    this.state = state;
    this.hooks.state(state, why);
  }
}
