/** A view of SOS Titanic in words: complete, and without a picture. */
import type { Words } from "../../words/words";
import type { Section, View } from "../contract";
import type { Group, Line, SosView } from "./view";

export function describe(shown: View, words: Words): Section[] {
  const view = shown as unknown as SosView;
  const sections = [night(view, words), decks(view, words), boats(view, words), crew(view, words)];
  const fingers = inFingers(view, words);
  if (fingers.lines.length > 0) sections.push(fingers);
  return sections;
}

function night(view: SosView, words: Words): Section {
  const saved = view.groups.reduce((sum, group) => sum + group.cards.length, 0);
  return {
    title: words("table-page", { clock: view.clock, page: view.page }),
    lines: [
      words("table-pages-left", { count: view.pages - view["pages-turned"] }),
      words("table-saved", { count: saved }),
      words("table-score", { score: view.score }),
      words("table-passengers", { stack: view.stack, discard: view.discard }),
      words("table-actions", { stack: view["action-stack"], discard: view["action-discard"] }),
    ],
  };
}

/** How many Compartments of each Deck are dry. */
export function dryCompartments(view: SosView): { dry: number; all: number }[] {
  let from = 0;
  return view["decks-lost-at"].map((lostAt) => {
    const all = lostAt > 0 ? lostAt - from : 0;
    const flooded = Math.min(Math.max(view["pages-turned"] - from, 0), all);
    from += all;
    return { dry: all - flooded, all };
  });
}

function decks(view: SosView, words: Words): Section {
  const rooms = dryCompartments(view);
  const lines = view.lines.map((line, index) => {
    const { dry = 0, all = 0 } = rooms[index] ?? {};
    const deck = words("plain-deck", { place: line.place, dry, all });
    return `${deck} ${sayLine(line, words)}`;
  });
  if (view.boat !== null) lines.push(`${words("table-boat")}: ${sayLine(view.boat, words)}`);
  return { title: words("plain-decks"), lines };
}

function sayLine(line: Line, words: Words): string {
  if (!line.afloat) return words("table-under-water");
  if (line.down === 0 && line.up.length === 0) return words("table-empty");
  const down = line.down > 0 ? [words("plain-face-down", { count: line.down })] : [];
  return [...down, line.up.join(" ")].join(", ");
}

function boats(view: SosView, words: Words): Section {
  const classes = ["table-first-class", "table-second-class"] as const;
  const lines = view.groups.map((group, index) => {
    const name = `${group.place} (${words(classes[index < 2 ? 0 : 1])})`;
    return `${name}: ${sayGroup(group, words)}`;
  });
  return { title: words("plain-boats"), lines };
}

const sayGroup = (group: Group, words: Words): string =>
  group.cards.length === 0 ? words("table-nobody") : group.cards.join(" ");

function crew(view: SosView, words: Words): Section {
  const lines = view.crew.map(({ name, draws: [least, most], hand }) => {
    const args = { name: words(`crew-${name}`), rank: words(`crew-${name}.rank`), least, most };
    const cards = hand.map((card) => words(`card-${card}`)).join(", ");
    return `${words("table-crew", args)} ${cards === "" ? words("table-no-cards") : cards}`;
  });
  return { title: words("plain-crew"), lines };
}

function inFingers(view: SosView, words: Words): Section {
  const lines: string[] = [];
  if (view.playing !== null) lines.push(words("table-playing", { card: words(`card-${view.playing}`) }));
  for (const key of ["drawn", "found", "offered"] as const) {
    const cards = view[key].map((card) => (/^.[\d?]/.test(card) ? card : words(`card-${card}`)));
    if (cards.length > 0) {
      lines.push(`${words(`table-${key}`, { phase: view.phase })}: ${cards.join(", ")}`);
    }
  }
  const aid = view["memory-aid"];
  if (aid !== undefined && aid.discard.length > 0) {
    lines.push(`${words("table-aid-discard")} ${aid.discard.join(" ")}`);
  }
  if (aid !== undefined && aid["action-discard"].length > 0) {
    const names = aid["action-discard"].map((card) => words(`card-${card}`)).join(", ");
    lines.push(`${words("table-aid-actions")} ${names}`);
  }
  return { title: words("plain-in-hand"), lines };
}
