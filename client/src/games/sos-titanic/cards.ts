/** What is written on a Passenger: `f7`, `s12+`, `f?7`; and how its card is called aloud. */
import type { Words } from "../../words/words";

export interface Passenger {
  isFirst: boolean;
  number: number;
  hasAnchor: boolean;
  isMystery: boolean;
}

export function readCard(code: string): Passenger {
  return {
    isFirst: code.startsWith("f"),
    number: Number(/\d+/.exec(code)?.[0] ?? 0),
    hasAnchor: code.endsWith("+"),
    isMystery: code.includes("?"),
  };
}

/** Passengers have codes, Action cards have names. */
export function isPassenger(name: string): boolean {
  return /^[fs]\??\d/.test(name);
}

export function nameCard(code: string, words: Words): string {
  const { isFirst, number, hasAnchor, isMystery } = readCard(code);
  return words("sos-card", {
    number,
    class: isFirst ? "first" : "second",
    anchor: hasAnchor ? "yes" : "no",
    mystery: isMystery ? "yes" : "no",
  });
}

/** The marks on the card itself, for sentences that are looked at: `◆7`, `○12⚓`, `◆?7`. */
export function markCard(code: string): string {
  const { isFirst, number, hasAnchor, isMystery } = readCard(code);
  return `${isFirst ? "◆" : "○"}${isMystery ? "?" : ""}${number}${hasAnchor ? "⚓\uFE0E" : ""}`;
}

export function nameCards(codes: readonly string[], words: Words): string {
  return codes.map((code) => nameCard(code, words)).join(", ");
}
