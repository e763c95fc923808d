/** Signs of the crew to one another: what they say, and what on the table they speak of. */
import type { Shown } from "../../wire/types";
import type { Words } from "../../words/words";
import { isPassenger, nameCard } from "./cards";
import type { SosView } from "./view";

export function tellSign({ sign, target }: Shown, words: Words, say: (move: string) => string): string {
  if (sign === "suggest") return words("sos-suggests", { move: say(target) });
  if (sign !== "point") return words(`sos-sign-${sign}`);
  return words("sos-points", { thing: nameOfThing(target, words) });
}

function nameOfThing(target: string, words: Words): string {
  if (isPassenger(target)) return nameCard(target, words);
  if (target === "stack" || target === "discard") return words(`sos-${target}.short`);
  if (target.length > 1 && target !== "boat") return words(`card-${target}`);
  return words("sos-place", { place: target });
}

/** The places, cards and moves to mark. */
export function pointedAt({ sign, target }: Shown, view: SosView): string[] {
  if (sign === "point") return [target, placeOfCard(target, view)];
  if (sign !== "suggest") return [];
  const [verb, what = ""] = target.split(" ");
  if (verb === "move") return what.split(">");
  return verb === "play" ? [what] : [target];
}

function placeOfCard(card: string, view: SosView): string {
  const line = [...view.lines, ...(view.boat === null ? [] : [view.boat])].find(({ up }) => up.includes(card));
  return line?.place ?? view.groups.find(({ cards }) => cards.includes(card))?.place ?? "";
}
