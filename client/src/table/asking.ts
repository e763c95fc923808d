/**
 * The rules of what one touches: a right click, a finger that rests, the menu key or `?` asks about it.
 *
 * Tables mark what there is to ask about with `data-rule`: a name of the game's `things`, a key of its
 * `rules`, or nothing, which is all of them.
 */
import type { Attachment } from "svelte/attachments";

/** Milliseconds after which a finger rests; not every browser makes a context menu of it. */
const REST = 550;
/** So far a finger may tremble meanwhile. */
const TREMBLE = 8;

export function asking(explain: (thing: string) => void): Attachment<HTMLElement> {
  return (table) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let from = { x: 0, y: 0 };

    function ask(event: Event): void {
      const thing = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-rule]") : null;
      if (thing === null) return;
      event.preventDefault();
      explain(thing.dataset["rule"] ?? "");
    }
    function press(event: KeyboardEvent): void {
      if (event.key === "?") ask(event);
    }
    function down(event: PointerEvent): void {
      lift();
      if (event.pointerType !== "touch" || !event.isPrimary) return;
      from = { x: event.clientX, y: event.clientY };
      timer = setTimeout(() => {
        ask(event);
        // To lift the finger is then no tap on whatever lies below it.
        addEventListener("click", swallow, { capture: true });
        addEventListener("pointerup", () => setTimeout(forget), { once: true });
      }, REST);
    }
    function move(event: PointerEvent): void {
      if (event.isPrimary && Math.hypot(event.clientX - from.x, event.clientY - from.y) > TREMBLE) lift();
    }
    const lift = (): void => clearTimeout(timer);
    const swallow = (event: Event): void => event.stopPropagation();
    const forget = (): void => removeEventListener("click", swallow, { capture: true });

    const gone = new AbortController();
    const { signal } = gone;
    table.addEventListener("contextmenu", ask, { signal });
    table.addEventListener("keydown", press, { signal });
    table.addEventListener("pointerdown", down, { signal });
    table.addEventListener("pointermove", move, { signal });
    for (const end of ["pointerup", "pointercancel"]) table.addEventListener(end, lift, { signal });
    return () => {
      lift();
      gone.abort();
    };
  };
}
