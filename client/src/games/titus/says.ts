/** The sentences of Titus: what happens, what is asked, what lies there, how it ended. */
import type { Args } from "../../wire/api";
import type { Ending as Outcome } from "../../wire/types";
import type { Words } from "../../words/words";
import type { Ending, GameEvent, View } from "../contract";
import type { Coin, TitusView } from "./view";

type NameOf = (seat: number) => string;
/** What one can ask about. */
export const THINGS = ["coin", "run", "victory-card"] as const;
const PARTS = ["cards", "leftovers", "coins"] as const;

/** The terminal names coins by when they came up; at this table one sees which it was. */
const SHOWN = ["coin-lifted", "next-coin-shown", "coin-kept", "coin-swapped", "coin-taken-back", "coin-flipped"];

export function tell(event: GameEvent, _view: View, words: Words, nameOf: NameOf): string {
  const args: Args = {};
  for (const [name, value] of Object.entries(event)) {
    if (name === "event") continue;
    args[name] = name === "seat" || name === "owner" ? nameOf(Number(value)) : value;
  }
  // Some coins have the same number twice.
  if (event.event === "coin-flipped" && event["from"] === event["to"]) return words("titus-told-coin-stays", args);
  return words(SHOWN.includes(event.event) ? `titus-told-${event.event}` : event.event, args);
}

function right(view: TitusView): string {
  if (view.takes === 0) return "first";
  if (view["may-take"]) return view.unlimited ? "unlimited" : "again";
  return view.pile === 0 ? "last" : "none";
}

/** Short, so that it fits a phone: whose turn it is, the frame says. */
export function ask(shown: View, words: Words): { question: string; how: string } {
  const view = shown as unknown as TitusView;
  const args: Args = {
    takes: view.takes,
    right: view.lifted === null ? right(view) : "lifted",
    number: view.lifted?.number ?? 0,
  };
  return { question: words("titus-ask", args), how: words("titus-how", args) };
}

/** Every coin that lies open, by its name. */
export function openCoins(view: TitusView): Map<number, Coin> {
  const rows = view.players.flatMap(({ runs, cards }) => [...runs, ...cards.map(({ series }) => series)]);
  const all = [...rows.flat(), view.lifted, view.next];
  return new Map(all.filter((coin) => coin !== null).map((coin) => [coin.coin, coin]));
}

/**
 * Coins at an end of a run that one at an end of another is like: only they need a name, which is
 * when they came up. All others are known by their number.
 */
export function twins(view: TitusView): Set<number> {
  const runs = view.players.flatMap((player) => player.runs);
  const ends = runs.flatMap((run, index) => [...new Set([run[0], run.at(-1)])].map((coin) => ({ coin, index })));
  const alike = ends.filter(({ coin, index }) =>
    ends.some((other) => other.index !== index && other.coin?.number === coin?.number),
  );
  return new Set(alike.map(({ coin }) => coin?.coin ?? 0));
}

export function sayMove(move: string, shown: View, words: Words): string {
  const view = shown as unknown as TitusView;
  const [verb = "", what = ""] = move.split(" ");
  const coins = openCoins(view);
  const alike = twins(view);
  const sayCoin = ({ coin, number }: Coin): string =>
    alike.has(coin) ? `${number} (${words("titus-which", { coins: coin })})` : String(number);
  const named = (name: string): string => {
    const coin = coins.get(Number(name));
    return coin === undefined ? name : sayCoin(coin);
  };
  switch (verb) {
    case "lift":
      return words("do-lift", { coin: view.next === null ? "" : sayCoin(view.next) });
    case "keep":
      return words("do-keep-coin", { coin: view.lifted === null ? "" : sayCoin(view.lifted) });
    case "swap":
      return words("do-swap-coin", { coin: named(what) });
    case "take-back":
      return words("do-take-back", { card: what });
    case "cash":
      return words("do-cash", { coin: named(what), card: view.card });
    case "join": {
      const [top = "", bottom = ""] = what.split("+");
      return words("do-join", { top: named(top), bottom: named(bottom) });
    }
    default:
      return words("do-end-turn");
  }
}

export function ending(outcome: Outcome, words: Words, nameOf: NameOf): Ending {
  const rows = outcome.scores.map((score, index) => ({
    name: nameOf(index + 1),
    cells: [...PARTS.map((part) => outcome.breakdown[`${part}-${index + 1}`] ?? 0), score],
    score,
    isBest: outcome.breakdown[`place-${index + 1}`] === 1,
  }));
  const winners = rows.filter(({ isBest }) => isBest).map(({ name }) => name);
  return {
    reason: words(`reason-${outcome.reason}`),
    headings: [...PARTS, "total"].map((part) => words(`score-${part}`)),
    rows,
    verdict: words(`ending-${outcome.reason}`, { winners: winners.join(", ") }),
  };
}
