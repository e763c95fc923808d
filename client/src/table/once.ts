/**
 * A double click is one move. Without motion the next question stands under the pointer at once, so
 * that a hand which always clicks twice would answer it unread; the same for a key held down.
 *
 * Only what carries `data-move` is guarded, or `data-once` where it does as much without being one move:
 * a card touched twice is sent to its boat, and that is meant.
 */
import type { Attachment } from "svelte/attachments";

/** Browsers count the clicks of a mouse; the taps of a finger each in its own way, or not at all. */
const SOON = 300;
const NEAR = 24;

interface Tap {
  x: number;
  y: number;
  at: number;
}

/** Whether a tap is the second of a double tap. */
export function isSecond(tap: Tap, last: Tap | undefined): boolean {
  return last !== undefined && tap.at - last.at < SOON && Math.hypot(tap.x - last.x, tap.y - last.y) < NEAR;
}

const isGuarded = (event: Event): boolean =>
  event.target instanceof Element && event.target.closest("[data-move], [data-once]") !== null;

export const once: Attachment<HTMLElement> = (table) => {
  let last: Tap | undefined;

  function click(event: MouseEvent): void {
    const isTap = event instanceof PointerEvent && event.pointerType === "touch";
    const tap = { x: event.clientX, y: event.clientY, at: event.timeStamp };
    const isAgain = isTap ? isSecond(tap, last) : event.detail > 1;
    last = isTap ? tap : undefined;
    if (isAgain && isGuarded(event)) event.stopPropagation();
  }

  function press(event: KeyboardEvent): void {
    if (!event.repeat || (event.key !== "Enter" && event.key !== " ") || !isGuarded(event)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  table.addEventListener("click", click, { capture: true });
  table.addEventListener("keydown", press, { capture: true });
  return () => {
    table.removeEventListener("click", click, { capture: true });
    table.removeEventListener("keydown", press, { capture: true });
  };
};
