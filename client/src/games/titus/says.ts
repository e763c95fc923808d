/** The sentences of Titus: what happens, what is asked, what lies there, how it ended. */
import type { Args } from "../../wire/api";
import type { Ending as Outcome } from "../../wire/types";
import type { Words } from "../../words/words";
import type { Ending, GameEvent, Section, View } from "../contract";
import type { Coin, TitusView } from "./view";

type NameOf = (seat: number) => string;
const PARTS = ["cards", "leftovers", "coins"] as const;

/** A coin as people name it: what is up, and its name. */
export const sayCoin = ({ coin, number }: Coin): string => `${number} (${coin})`;

export function tell(event: GameEvent, _view: View, words: Words, nameOf: NameOf): string {
  const args: Args = {};
  for (const [name, value] of Object.entries(event)) {
    if (name === "event") continue;
    args[name] = name === "seat" || name === "owner" ? nameOf(Number(value)) : value;
  }
  return words(event.event, args);
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

export function sayMove(move: string, shown: View, words: Words): string {
  const view = shown as unknown as TitusView;
  const [verb = "", what = ""] = move.split(" ");
  const coins = openCoins(view);
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

export function describe(shown: View, words: Words, nameOf: NameOf): Section[] {
  const view = shown as unknown as TitusView;
  const pile = [words("table-pile", { count: view.pile })];
  if (view.next !== null) pile.push(words("table-next", { coin: sayCoin(view.next) }));
  pile.push(words("table-cards-left", { value: view.card, count: view["cards-left"] }));
  if (view.lifted !== null) pile.push(`${words("table-in-hand")}: ${sayCoin(view.lifted)}`);
  const sections: Section[] = [{ title: words("plain-pile"), lines: pile }];
  view.players.forEach((player, index) => {
    const lines = [words("table-points", { points: player.points, coins: player.coins })];
    for (const run of player.runs) lines.push(run.map(sayCoin).join(" – "));
    if (player.runs.length === 0) lines.push(words("table-no-coins"));
    for (const { value, series } of player.cards) {
      const coins = series.length === 0 ? words("table-bare") : series.map(sayCoin).join(" – ");
      lines.push(`${words("thing-victory-card")} ${value}: ${coins}`);
    }
    sections.push({ title: nameOf(index + 1), lines });
  });
  const aid = view["memory-aid"];
  if (aid !== undefined) {
    const backs = aid.backs.map(({ coin, back }) => `${back} (${coin})`).join(", ");
    const seen = `${words("table-aid-backs")} ${backs === "" ? words("table-aid-none") : backs}`;
    const unknown = `${words("table-aid-unknown")} ${aid.unknown.join(", ")}`;
    sections.push({ title: words("plain-memory-aid"), lines: [seen, unknown] });
  }
  return sections;
}

export function ending(outcome: Outcome, words: Words, nameOf: NameOf): Ending {
  const rows = outcome.scores.map((score, index) => ({
    name: nameOf(index + 1),
    cells: [...PARTS.map((part) => outcome.breakdown[`${part}-${index + 1}`] ?? 0), score],
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
