/** The sentences of Noris' Titanic: what happens, what is asked, what lies there, how it ended. */
import type { Args } from "../../wire/api";
import type { Ending as Outcome } from "../../wire/types";
import type { Words } from "../../words/words";
import type { Ending, GameEvent, Section, View } from "../contract";
import type { NorisView } from "./view";

type NameOf = (seat: number) => string;
const NONE = "none";
const PARTS = ["saved", "afoot", "buried", "waiting"] as const;
const COLUMNS = "abcdefghijklmn";

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

export function describe(shown: View, words: Words, nameOf: NameOf): Section[] {
  const view = shown as unknown as NorisView;
  const places = view.board.places.length;
  const flood = [
    words("table-flood", { count: view.covered, places }),
    words("table-buoys", { count: view["buoys-filled"], buoys: view.buoys }),
    words("table-cards", { stack: view.stack, discard: view.discard.length }),
  ];
  const next = view.board.places[view.covered];
  if (next !== undefined) flood.push(words("table-next", { cells: next }));
  if (view.rolled !== null) flood.push(words("table-rolled", { face: words(`face-${view.rolled}`) }));
  const stock = Object.entries(view.stock).map(([tile, left]) => `${words(`tile-${tile}`)} ${left}`);
  flood.push(`${words("table-tiles")}: ${stock.join(", ")}`);
  const sections: Section[] = [{ title: words("plain-ship"), lines: map(view), isMap: true }];
  sections.push({ title: words("plain-night"), lines: flood });
  if (view.hand !== null) {
    const cards = view.hand.length === 0 ? words("table-no-cards") : view.hand.join(", ");
    sections.push({ title: words("table-hand"), lines: [cards] });
  }
  view.seats.forEach((seat, index) => {
    const lines = [
      `${words("count-saved")} ${seat.saved}`,
      `${words("count-afoot")} ${seat.afoot.join(" ") || "0"}`,
      `${words("count-waiting")} ${seat.waiting}`,
      `${words("count-buried")} ${seat.buried}`,
      `${words("count-cards")} ${seat.cards}`,
    ];
    sections.push({ title: nameOf(index + 1), lines });
  });
  return sections;
}

function map(view: NorisView): string[] {
  const rows = view.rows.map((row, index) => {
    const label = String(view.rows.length - index).padStart(2);
    return `${label} ${[...row].join(" ")}`;
  });
  return [...rows, `   ${[...COLUMNS].join(" ")}`];
}

export function ending(outcome: Outcome, words: Words, nameOf: NameOf): Ending {
  const best = Math.max(...outcome.scores);
  const rows = outcome.scores.map((score, index) => ({
    name: nameOf(index + 1),
    cells: PARTS.map((part) => outcome.breakdown[`${part}-${index + 1}`] ?? 0),
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
