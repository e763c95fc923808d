/** Cards follow the finger: past a few points a touch becomes a drag, and is dropped on a place. */
import type { Attachment } from "svelte/attachments";

const SLACK = 8;

export interface Drag {
  /** Take hold; the cards that come along, or nothing if there is nothing to do with them. */
  begin: () => readonly string[];
  drop: (place: string) => void;
  /** Draws the cards that come along. */
  carry: (cards: readonly string[], width: number) => { node: HTMLElement; remove: () => void };
}

function placeAt(x: number, y: number): string {
  const found = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-place]");
  return found?.dataset["place"] ?? "";
}

export function draggable(drag: Drag): Attachment<HTMLElement> {
  return (element) => {
    const down = (event: PointerEvent): void => {
      if (event.button !== 0 || !event.isPrimary) return;
      const from = { x: event.clientX, y: event.clientY };
      let carried: ReturnType<Drag["carry"]> | undefined;
      let isOver = false;

      const move = (moved: PointerEvent): void => {
        if (moved.pointerId !== event.pointerId || isOver) return;
        if (carried === undefined) {
          if (Math.hypot(moved.clientX - from.x, moved.clientY - from.y) < SLACK) return;
          const cards = drag.begin();
          if (cards.length === 0) return end();
          carried = drag.carry(cards, element.getBoundingClientRect().width);
        }
        carried.node.style.transform = `translate(${moved.clientX}px, ${moved.clientY}px) translate(-50%, -1.2rem)`;
      };
      const up = (lifted: PointerEvent): void => {
        if (lifted.pointerId !== event.pointerId) return;
        const wasCarried = carried !== undefined;
        end();
        if (!wasCarried) return;
        // The click that follows a drag is none.
        const swallow = (click: Event): void => click.stopPropagation();
        addEventListener("click", swallow, { capture: true, once: true });
        setTimeout(() => removeEventListener("click", swallow, { capture: true }));
        drag.drop(lifted.type === "pointerup" ? placeAt(lifted.clientX, lifted.clientY) : "");
      };
      const end = (): void => {
        isOver = true;
        carried?.remove();
        removeEventListener("pointermove", move);
        removeEventListener("pointerup", up);
        removeEventListener("pointercancel", up);
      };
      addEventListener("pointermove", move);
      addEventListener("pointerup", up);
      addEventListener("pointercancel", up);
    };
    element.addEventListener("pointerdown", down);
    return () => element.removeEventListener("pointerdown", down);
  };
}
