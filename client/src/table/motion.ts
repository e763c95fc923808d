/** One thing after the other: steps wait until those before them have been shown. */
import type { Animator, Step } from "../games/contract";

const SHORTEST = 250;
const EACH = 130;
const LONGEST = 1400;
/** A tab nobody looks at shows nothing: it catches up at once. */
const MOST_WAITING = 12;

export interface Clock {
  pause(milliseconds: number): Promise<void>;
  isHidden(): boolean;
}

export const browserClock: Clock = {
  pause: (milliseconds) => new Promise((done) => setTimeout(done, milliseconds)),
  isHidden: () => document.hidden,
};

/** Where a table has no motion of its own: time to read what happened. */
export function readingTime(events: number): number {
  return events === 0 ? 0 : Math.min(LONGEST, SHORTEST + EACH * events);
}

export class MotionQueue<T extends Step & { isMine: boolean }> {
  animator: Animator | undefined;
  private readonly waiting: T[] = [];
  private isRunning = false;
  private isHeld = false;

  constructor(
    private readonly show: (step: T) => void,
    private readonly rested: () => void,
    private readonly pace: () => number,
    private readonly clock: Clock = browserClock,
  ) {}

  get isBusy(): boolean {
    return this.isRunning || this.waiting.length > 0;
  }

  add(step: T): void {
    this.waiting.push(step);
    this.start();
  }

  /** A pause: what is under way is shown to its end, and what comes waits. */
  hold(): void {
    this.isHeld = true;
  }

  /** The pause is over. */
  goOn(): void {
    this.isHeld = false;
    this.start();
  }

  private start(): void {
    if (!this.isRunning && !this.isHeld && this.waiting.length > 0) void this.run();
  }

  private async run(): Promise<void> {
    this.isRunning = true;
    while (!this.isHeld) {
      const step = this.waiting.shift();
      if (step === undefined) break;
      await this.showOne(step);
    }
    this.isRunning = false;
    this.rested();
  }

  private async showOne(step: T): Promise<void> {
    const isLate = this.clock.isHidden() || this.waiting.length > MOST_WAITING;
    const pace = isLate ? 0 : this.pace();
    try {
      if (pace > 0 && this.animator !== undefined) await this.animator(step, pace);
    } catch (error) {
      console.error(error); // motion that fails must not stop the match
    }
    this.show(step);
    // The own move is seen at once; what others do is given time.
    if (pace > 0 && this.animator === undefined && !step.isMine) {
      await this.clock.pause(pace * readingTime(step.events.length));
    }
  }
}
