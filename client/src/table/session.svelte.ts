/**
 * A sitting: all seats this browser has in a room, and what is shown of them.
 *
 * Each seat has its own line. One seat is shown: the one to act, if it is ours; between two seats
 * on one screen a curtain falls where hands are private. Nothing here knows a rule.
 */
import type { Animator, GameClient, GameEvent, Step, View } from "../games/contract";
import { gameClient } from "../games/registry";
import { pace } from "../settings/settings.svelte";
import { lookAtHouse } from "../shell/house.svelte";
import { forgetSeat, keepRoom } from "../shell/memory";
import * as api from "../wire/api";
import { Connection, type LineState } from "../wire/connection";
import type { Hint, Message, RoomInfo } from "../wire/types";
import { browserWorld } from "../wire/world";
import { stepsToMine, toldIn, withTold, type Entry } from "./log";
import { MotionQueue } from "./motion";

interface ShownStep extends Step {
  seat: number;
  message: Message;
  isMine: boolean;
}

export class Sitting {
  info: RoomInfo | undefined = $state.raw();
  shown: ShownStep | undefined = $state.raw();
  /** A seat that must be alone before its table is shown; 0: none. */
  curtain = $state(0);
  state: LineState = $state("connecting");
  gone: api.Refusal | undefined = $state.raw();
  refusal: api.Refusal | undefined = $state.raw();
  hint: Hint | undefined = $state.raw();
  isBusy = $state(false);
  isSending = $state(false);
  isThinking = $state(false);
  private logs: Record<number, Entry[]> = $state.raw({});
  private readonly lines = new Map<number, Connection>();
  private readonly latest = new Map<number, Message>();
  private readonly queue: MotionQueue<ShownStep>;

  constructor(
    readonly room: string,
    seats: readonly number[],
  ) {
    this.queue = new MotionQueue(
      (step) => (this.shown = step),
      () => this.rest(),
      pace,
    );
    for (const seat of seats) this.sit(seat);
  }

  /** Sit on one more seat; 0 looks on. */
  sit(seat: number): void {
    if (this.lines.has(seat)) return;
    const hooks = {
      message: (message: Message) => this.take(seat, message),
      room: (info: RoomInfo) => this.meet(info),
      state: (state: LineState, why?: api.Refusal) => this.change(seat, state, why),
    };
    const line = new Connection(api.seatDoor(this.room, seat), hooks, browserWorld);
    this.lines.set(seat, line);
    line.start();
  }

  close(): void {
    for (const line of this.lines.values()) line.close();
  }

  hurry(): void {
    for (const line of this.lines.values()) line.hurry();
  }

  // What is there

  get seats(): number[] {
    return [...this.lines.keys()].filter((seat) => seat > 0);
  }

  get seat(): number {
    return this.shown?.seat ?? this.seats[0] ?? 0;
  }

  get game(): GameClient | undefined {
    return this.info === undefined ? undefined : gameClient(this.info.game);
  }

  get view(): View {
    return this.shown?.after ?? {};
  }

  get moves(): readonly string[] {
    const isFree = !this.isBusy && !this.isSending && this.curtain === 0 && this.hasBegun;
    return isFree ? (this.shown?.message.moves ?? []) : [];
  }

  get log(): readonly Entry[] {
    return this.logs[this.seat] ?? [];
  }

  get hasBegun(): boolean {
    return this.info?.chairs.every(({ taken }) => taken) ?? false;
  }

  get acting(): number {
    return Number(this.view["to-act"] ?? 0);
  }

  /** The seat of ours that is asked to agree to taking back; 0: none. */
  get voter(): number {
    const asking = this.info?.asking;
    if (asking === null || asking === undefined) return 0;
    return this.seats.find((seat) => seat !== asking.seat && !asking.agreed.includes(seat)) ?? 0;
  }

  /** Register how the table shows motion; the answer takes it back. */
  animate(animator: Animator): () => void {
    this.queue.animator = animator;
    return () => {
      if (this.queue.animator === animator) this.queue.animator = undefined;
    };
  }

  /** A pause: the table stands still, whatever the others do meanwhile; then it is shown. */
  pause(isPaused: boolean): void {
    if (isPaused) this.queue.hold();
    else this.queue.goOn();
  }

  // What people do

  play(move: string): void {
    void this.command({ play: move });
  }

  undo(steps: number): void {
    if (steps > 0) void this.command({ undo: steps });
  }

  /** The fewest steps that reach a move of ours, if the others agree. */
  askBack(): void {
    this.undo(stepsToMine(this.log, this.shown?.message.undo_asking ?? 0));
  }

  async vote(agree: boolean): Promise<void> {
    const asking = this.info?.asking;
    if (asking === null || asking === undefined || this.voter === 0) return;
    await this.attempt(() => api.vote(this.room, this.voter, agree, asking.version));
  }

  /** Whether it is one of ours who asks to take something back. */
  get isAsking(): boolean {
    return this.seats.includes(this.info?.asking?.seat ?? 0);
  }

  async withdraw(): Promise<void> {
    const asking = this.info?.asking;
    if (asking === null || asking === undefined || !this.isAsking) return;
    await this.attempt(() => api.vote(this.room, asking.seat, false, asking.version));
  }

  async askHint(): Promise<void> {
    const version = this.shown?.message.version;
    if (version === undefined || this.isThinking) return;
    this.isThinking = true;
    const hint = await this.attempt(() => api.hint(this.room, this.seat, version));
    // The table may have gone on meanwhile.
    if (version === this.shown?.message.version) this.hint = hint;
    this.isThinking = false;
  }

  async sign(kind: "point" | "suggest" | "yes" | "no", target = ""): Promise<void> {
    await this.attempt(() => api.sign(this.room, this.seat, kind, target));
  }

  async attempt<T>(work: () => Promise<T>): Promise<T | undefined> {
    this.refusal = undefined;
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof api.Refusal)) throw error;
      this.refusal = error;
      return undefined;
    }
  }

  /** The right person is in front of the screen. */
  lift(): void {
    const seat = this.curtain;
    this.curtain = 0;
    this.turnTo(seat);
  }

  private async command(wish: { play: string } | { undo: number }): Promise<void> {
    const line = this.lines.get(this.seat);
    const version = this.shown?.message.version;
    if (line === undefined || version === undefined || this.isSending) return;
    this.isSending = true;
    this.hint = undefined;
    await this.attempt(() => line.send(wish, version));
    this.isSending = false;
  }

  // What comes

  private take(seat: number, message: Message): void {
    const before = this.latest.get(seat);
    const isFirst = before === undefined;
    const events = message.events as GameEvent[];
    const isMine = (message.key ?? "") !== "";
    const log = withTold(this.logs[seat] ?? [], toldIn(message, seat));
    this.logs = { ...this.logs, [seat]: log };
    this.latest.set(seat, message);
    // Advice is for a position, and goes with it; signs and other news of the room leave it.
    if (this.hint !== undefined && message.version > this.hint.version) this.hint = undefined;
    if (this.shown === undefined || (isFirst && seat === this.seat)) {
      this.shown = standing(seat, message, []);
      this.rest();
    } else if (seat === this.seat) {
      this.isBusy = true;
      const [from, to] = [before?.view ?? message.view, message.view];
      this.queue.add({ seat, message, before: from, after: to, events, isMine });
    } else if (!this.queue.isBusy) this.rest();
    if (message.result !== undefined && message.result !== null) {
      keepRoom({ room: this.room, over: true });
    }
  }

  /** Nothing moves any more: whose table should be shown? */
  private rest(): void {
    this.isBusy = this.queue.isBusy;
    if (this.isBusy) return;
    const next = this.acting;
    if (next === this.seat || !this.seats.includes(next) || this.curtain === next) return;
    if (this.game?.hasPrivateHands === true && this.seats.length > 1) this.curtain = next;
    else this.turnTo(next);
  }

  private turnTo(seat: number): void {
    const message = this.latest.get(seat);
    if (message === undefined) return;
    // Its own events: those of the seat before may have been for that seat only.
    this.shown = standing(seat, message, message.events as GameEvent[]);
  }

  private meet(info: RoomInfo): void {
    const isNewer = this.info === undefined || info.version >= this.info.version;
    this.info = isNewer ? info : { ...info, version: this.info?.version ?? info.version };
    keepRoom({ room: this.room, game: info.game, over: info.over });
    if (!this.queue.isBusy) this.rest();
  }

  private change(seat: number, state: LineState, why?: api.Refusal): void {
    // What is not ours any more is not offered again; a table that only cannot be reached is.
    if (state === "gone" && why !== undefined && why.key !== api.UNREACHABLE) forgetSeat(this.room, seat);
    // A line that was cut may mean that the house was renewed.
    if (state === "connected" && this.state === "reconnecting") void lookAtHouse();
    if (state === "gone" && this.seats.length > 1) {
      this.lines.get(seat)?.close();
      this.lines.delete(seat);
      return;
    }
    this.state = state;
    this.gone = why;
  }
}

/** A table that is shown as it is, without motion. */
function standing(seat: number, message: Message, events: GameEvent[]): ShownStep {
  return { seat, message, before: message.view, after: message.view, events, isMine: true };
}
