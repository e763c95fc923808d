/** Which cards fly where, event by event. Only what the events say; how they fly is in `flying.ts`. */
import type { GameEvent } from "../contract";
import { isPassenger } from "./cards";

export interface Flight {
  /** Codes or names; '' is a card seen from behind. */
  cards: string[];
  from: string;
  to: string;
}

/** How many backs say “a crowd”. */
const CROWD = 4;

export function flightsOf(event: GameEvent): Flight[] {
  const text = (name: string): string => String(event[name] ?? "");
  const cards = (text("cards") === "" ? text("card") : text("cards")).split(" ").filter((card) => card !== "");
  const from = text("from");
  switch (event.event) {
    case "passengers-moved":
    case "passenger-placed":
    case "passenger-saved":
      return [{ cards, from: from === "" ? "tray" : from, to: text("to") }];
    case "passengers-drawn":
    case "stack-top-seen":
      return [{ cards, from: "stack", to: "tray" }];
    case "passengers-discarded":
      return [{ cards, from: "tray", to: "discard" }];
    case "passenger-put-on-top":
    case "passenger-put-under":
      return [{ cards, from: "tray", to: "stack" }];
    case "anchor-sought":
      return [{ cards, from: "stack", to: "discard" }];
    case "line-swept":
      return [{ cards, from: text("line"), to: "discard" }];
    case "boat-lowered":
      return [{ cards, from, to: "boat" }];
    case "panic-broke-out":
      return [{ cards: crowd(Number(event["count"])), from, to: text("to") }];
    case "lines-evened":
      return [
        { cards: crowd(Number(event["count"]) / 2), from: text("bow"), to: text("stern") },
        { cards: crowd(Number(event["count"]) / 2), from: text("stern"), to: text("bow") },
      ];
    case "action-drawn":
      return [{ cards, from: "actions", to: `hand-${text("seat")}` }];
    case "action-kept":
      return [{ cards, from: "tray", to: `hand-${text("seat")}` }];
    case "action-played":
      return [{ cards, from: `hand-${text("owner")}`, to: "action-discard" }];
    case "action-given":
      return [{ cards, from: `hand-${text("seat")}`, to: `hand-${text("to")}` }];
    case "stack-ran-out":
      return [{ cards: crowd(CROWD), from: "discard", to: "stack" }];
    default:
      return [];
  }
}

function crowd(count: number): string[] {
  return Array.from({ length: Math.min(CROWD, Math.max(0, Math.ceil(count))) }, () => "");
}

/** Whether a card of a flight is an Action card, which looks different. */
export function isAction(card: string): boolean {
  return card !== "" && !isPassenger(card);
}
