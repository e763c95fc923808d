/**
 * A line on which nothing is said may be quiet or dead: a browser is not told which, as the pings of
 * a socket are not for pages. So after a while of silence somebody is asked to feel its pulse.
 */
import { Refusal, UNREACHABLE } from "./api";
import type { World } from "./world";

/** Seconds of silence before the pulse is felt. */
export const QUIET = 20;

export class Pulse {
  private cancel: (() => void) | undefined;

  constructor(
    private readonly world: World,
    private readonly feel: () => void,
  ) {}

  /** Something was said: the silence begins anew. */
  heard(): void {
    this.stop();
    this.cancel = this.world.later(QUIET, this.feel);
  }

  stop(): void {
    this.cancel?.();
    this.cancel = undefined;
  }
}

/** An answer, or that there was none in so many seconds. */
export function within<T>(world: World, seconds: number, answer: Promise<T>): Promise<T> {
  return new Promise((done, failed) => {
    const cancel = world.later(seconds, () => failed(new Refusal(UNREACHABLE)));
    void answer.then(done, failed).finally(cancel);
  });
}
