/**
 * The rules of what one touches: a right click, a long press, the menu key or `?` asks about it.
 *
 * Tables mark what there is to ask about with `data-rule`: a name of the game's `things`, a key of its
 * `rules`, or nothing, which is all of them.
 */
import type { Attachment } from "svelte/attachments";

export function asking(explain: (thing: string) => void): Attachment<HTMLElement> {
  return (table) => {
    function ask(event: Event): void {
      const thing = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-rule]") : null;
      if (thing === null) return;
      event.preventDefault();
      explain(thing.dataset["rule"] ?? "");
    }
    function press(event: KeyboardEvent): void {
      if (event.key === "?") ask(event);
    }
    table.addEventListener("contextmenu", ask);
    table.addEventListener("keydown", press);
    return () => {
      table.removeEventListener("contextmenu", ask);
      table.removeEventListener("keydown", press);
    };
  };
}
