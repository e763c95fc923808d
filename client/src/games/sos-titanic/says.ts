/** The sentences of SOS Titanic: what happens, what is asked, what a move does, how it ended. */
import type { Args } from "../../wire/api";
import type { Ending as Outcome } from "../../wire/types";
import type { Words } from "../../words/words";
import type { Ending, GameEvent, View } from "../contract";
import { isPassenger, markCard, nameCard, nameCards } from "./cards";
import type { SosView } from "./view";

/** What the crew of 1912 would have scored. */
const HISTORICAL = 19;
const NONE = "none";
type NameOf = (seat: number) => string;

export function roleOf(seat: number, view: View, words: Words): string {
  const crew = (view as unknown as SosView).crew[seat - 1];
  return crew === undefined ? words("player", { number: seat }) : words(`crew-${crew.name}`);
}

/** Passengers by their marks, or aloud by their names; Action cards by their names. */
function sayCards(codes: string, words: Words, isAloud: boolean): string {
  const names = codes.split(" ");
  if (!names.every(isPassenger)) return names.map((name) => words(`card-${name}`)).join(", ");
  return isAloud ? nameCards(names, words) : names.map(markCard).join(" ");
}

function argument(
  event: GameEvent,
  name: string,
  words: Words,
  nameOf: NameOf,
  isAloud: boolean,
): string | number {
  const value = event[name] ?? "";
  if (name === "owner" && value === event["seat"]) return NONE;
  if (name === "seat" || name === "owner" || (name === "to" && event.event === "action-given")) {
    return nameOf(Number(value));
  }
  if (typeof value === "number") return value;
  if (name === "from") return value === "" ? NONE : words("place-from", { place: value });
  if (name === "to") return words("place-to", { place: value });
  if (name === "line") return words("place-at", { place: value });
  if (name === "card" || name === "cards") return sayCards(value, words, isAloud);
  return value;
}

export function tell(
  event: GameEvent,
  _view: View,
  words: Words,
  nameOf: NameOf,
  isAloud = false,
): string {
  const args: Args = {};
  for (const name of Object.keys(event)) {
    if (name !== "event") args[name] = argument(event, name, words, nameOf, isAloud);
  }
  return words(event.event, args);
}

export function ask(shown: View, words: Words, nameOf: NameOf): { question: string; how: string } {
  const view = shown as unknown as SosView;
  const crew = view.crew[view["to-act"] - 1];
  const offered = view.offered[0];
  const args: Args = {
    who: crew === undefined ? "" : words(`crew-${crew.name}.address`),
    playing: view.playing ?? NONE,
    line: words("place-at", { place: view["chosen-line"] ?? "" }),
    card: offered === undefined ? "" : words(`card-${offered}`),
    owner: view.owner > 0 ? nameOf(view.owner) : "",
  };
  return {
    question: words(`phase-${view.phase}`, args),
    how: words(`phase-${view.phase}.hint`, args),
  };
}

export function sayMove(move: string, _view: View, words: Words, nameOf: NameOf): string {
  const [verb = "", what = "", target = ""] = move.split(" ");
  const [left = "", right = ""] = what.split(">");
  switch (verb) {
    case "move":
      return words("do-move", {
        from: words("place-from", { place: left }),
        to: words("place-to", { place: right }),
      });
    case "replace":
    case "drop":
      return words(`do-${verb}`, { line: words("place-at", { place: what }) });
    case "rescue":
      return words("do-rescue", { count: Number(what) });
    case "place":
      return words("do-place", { card: nameCard(left, words), to: words("place-to", { place: right }) });
    case "play":
      return sayPlay(what, target, words);
    case "borrow":
    case "give":
      return words(`do-${verb}`, { seat: nameOf(Number(what)) });
    case "keep":
      return words("do-keep-card", { card: words(`card-${what}`) });
    case "front":
    case "top":
    case "under":
      return words(`do-${verb}`, { card: nameCard(what, words) });
    case "swap":
      return words("do-swap-survivors", { card: nameCard(what, words) });
    default:
      return words(`do-${verb}`);
  }
}

/** Which way a card is played, where the card itself is named already; a part of the whole sentence. */
export function sayWay(move: string, words: Words): string | undefined {
  const [, place, line, count, at] = /^play [a-z-]+(?:>(\w+)| (\d)x(\d+)| (\w+))$/.exec(move) ?? [];
  if (place !== undefined) return words("place-to", { place });
  if (line !== undefined) {
    return words("sos-boarding", { count: Number(count), from: words("place-from", { place: line }) });
  }
  return at === undefined ? undefined : words("place-at", { place: at });
}

function sayPlay(what: string, target: string, words: Words): string {
  const [name = "", place = ""] = what.split(">");
  const card = words(`card-${name}`);
  if (place !== "") return words("do-play-to", { card, to: words("place-to", { place }) });
  if (target.includes("+")) {
    const [bow = "", stern = ""] = target.split("+");
    return words("do-play-lines", { card, bow, stern });
  }
  if (target.includes("x")) {
    const [line = "", count = ""] = target.split("x");
    const from = words("place-from", { place: line });
    return words("do-play-boat", { card, count: Number(count), from });
  }
  if (target !== "") return words("do-play-at", { card, line: words("place-at", { place: target }) });
  return words("do-play", { card });
}

export function ending(outcome: Outcome, words: Words): Ending {
  const score = outcome.scores[0] ?? 0;
  const rows = Object.entries(outcome.breakdown).map(([part, points]) => ({
    name: words(`score-${part}`),
    cells: [points],
    score: points,
    isBest: false,
  }));
  rows.push({ name: words("score-total"), cells: [score], score, isBest: true });
  return { reason: words(`reason-${outcome.reason}`), headings: [], rows, verdict: verdict(outcome, score, words) };
}

function verdict(outcome: Outcome, score: number, words: Words): string {
  if (outcome.reason === "all-saved") return words("ending-all");
  if (score === HISTORICAL) return words("ending-equal");
  const key = score > HISTORICAL ? "ending-above" : "ending-below";
  return words(key, { points: Math.abs(score - HISTORICAL) });
}
