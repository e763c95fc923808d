/** The sentences of Noris' Titanic: what happens, what is asked, what lies there, how it ended. */
import type { Args } from "../../wire/api";
import type { Ending as Outcome } from "../../wire/types";
import type { Words } from "../../words/words";
import type { Ending, GameEvent, View } from "../contract";
import type { NorisView } from "./view";

type NameOf = (seat: number) => string;
const NONE = "none";
const PARTS = ["saved", "afoot", "buried", "waiting"] as const;

export function tell(event: GameEvent, _view: View, words: Words, nameOf: NameOf): string {
  const args: Args = {};
  for (const [name, value] of Object.entries(event)) {
    if (name === "event") continue;
    if (name === "owner" && value === event["seat"]) args[name] = NONE;
    else if (name === "seat" || name === "owner") args[name] = nameOf(Number(value));
    else if (name === "cards") args[name] = String(value).replaceAll("m", "").replaceAll(" ", ", ");
    else args[name] = value;
  }
  return words(event.event, args);
}

export function ask(shown: View, words: Words, nameOf: NameOf): { question: string; how: string } {
  const view = shown as unknown as NorisView;
  const args: Args = {
    who: nameOf(view["to-act"]),
    cell: view.climber ?? "",
    place: view.covered + 1,
    last: view["last-phases"] === null ? "no" : "yes",
  };
  return {
    question: words(`phase-${view.phase}`, args),
    // The terminal speaks of numbers behind tiles; here they are seen.
    how: view.phase === "lay" ? words("noris-lay") : words(`phase-${view.phase}.hint`, args),
  };
}

export function sayMove(move: string, _view: View, words: Words): string {
  const [verb = "", first = "", second = "", third = ""] = move.split(" ");
  switch (verb) {
    case "roll":
      return words("do-roll");
    case "lay":
      return words(`do-lay-${first}`, { turns: Number(second) });
    case "bring":
      return words("do-bring", { way: words("way", { way: first }), count: Number(second) });
    case "move":
      return words("do-walk", {
        cell: first,
        way: words("way", { way: second }),
        count: Number(third),
      });
    default:
      return words("do-end-cards");
  }
}

export function ending(outcome: Outcome, words: Words, nameOf: NameOf): Ending {
  const best = Math.max(...outcome.scores);
  const rows = outcome.scores.map((score, index) => ({
    name: nameOf(index + 1),
    cells: PARTS.map((part) => outcome.breakdown[`${part}-${index + 1}`] ?? 0),
    score,
    isBest: score === best,
  }));
  const winners = rows.filter(({ isBest }) => isBest).map(({ name }) => name);
  const key = winners.length === 1 ? "ending-won" : "ending-shared";
  return {
    reason: words(`reason-${outcome.reason}`),
    headings: PARTS.map((part) => words(`score-${part}`)),
    rows,
    verdict: words(key, { winners: winners.join(", "), count: best }),
  };
}
