/** Leads through a lesson at a table: what is said now, what may be done, and what comes next. */
import type { GameName } from "../games/contract";
import type { Sitting } from "../table/session.svelte";
import type { LessonStep } from "../wire/types";
import { keepLesson, keptLesson } from "./keeping";
import { asked, furthest, isWaiting, landing, resumed } from "./path";

export class Guide {
  /** The step that is read. */
  at = $state(0);
  /** Somebody tried another move than the one that is due. */
  isAstray = $state(false);
  isSilent = $state(false);
  private known = -1;

  constructor(
    private readonly sitting: Sitting,
    readonly game: GameName,
    readonly steps: readonly LessonStep[],
  ) {
    const kept = keptLesson(game);
    const isHere = kept?.room === sitting.room;
    this.isSilent = isHere && kept.isDone;
    this.known = this.made;
    this.at = Math.max(0, resumed(steps, this.made, isHere ? kept.step : 0));
  }

  /** How many moves of the lesson were made; -1: somebody left its path. */
  get made(): number {
    return this.sitting.shown?.message.lesson ?? -1;
  }

  get isSpeaking(): boolean {
    return !this.isSilent && this.made >= 0;
  }

  get step(): LessonStep | undefined {
    return this.steps[this.at];
  }

  /** The move that this step asks for, as long as it can be made. */
  get asks(): string {
    const isHere = this.step?.after === this.made && !this.sitting.isBusy;
    return isHere ? (this.step?.play ?? "") : "";
  }

  get isWaiting(): boolean {
    return this.at === furthest(this.steps, this.made) && isWaiting(this.steps, this.made);
  }

  get canGoOn(): boolean {
    return this.at < furthest(this.steps, this.made);
  }

  get isLast(): boolean {
    return this.at === this.steps.length - 1;
  }

  /** Whether a move may be played now. Another than the one that is due is answered kindly. */
  allows(move: string): boolean {
    if (!this.isSpeaking) return true;
    const due = asked(this.steps, this.made);
    if (due === "" || due === move) return true;
    this.at = furthest(this.steps, this.made);
    this.isAstray = true;
    return false;
  }

  /** Do it for me. */
  show(): void {
    if (this.asks !== "") this.sitting.play(this.asks);
  }

  goTo(step: number): void {
    this.at = Math.min(Math.max(0, step), furthest(this.steps, this.made));
    this.isAstray = false;
    this.keep();
  }

  /** The match went on, or a move was taken back: read on from there. */
  follow(): void {
    const made = this.made;
    if (made === this.known || made < 0) return;
    this.known = made;
    this.goTo(landing(this.steps, made));
  }

  fallSilent(): void {
    this.isSilent = true;
    this.keep();
  }

  private keep(): void {
    keepLesson(this.game, { room: this.sitting.room, step: this.at, isDone: this.isSilent });
  }
}
