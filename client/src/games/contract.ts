/**
 * What a game brings to the page, and what its table is given. The frame (`table/`) does all the
 * rest: the line to the server, whose turn, undo, hints, the log, the result, the curtain.
 *
 * A table holds no rule. It draws `view`, offers what is in `moves` (texts; touching things narrows
 * them), and calls `play` with one of them.
 */
import type { Component, Snippet } from "svelte";

import type { Args } from "../wire/api";
import type { Chair, Ending as Outcome, Shown } from "../wire/types";
import type { Words } from "../words/words";

export type GameName = "sos-titanic" | "titus" | "noris-titanic";
export type View = Record<string, unknown>;
export type GameEvent = { event: string } & Args;

/** One step of the table: what was seen, what happened, what is seen now. */
export interface Step {
  before: View;
  after: View;
  events: GameEvent[];
}

/**
 * Shows the events of a step as motion and resolves when it is over. `pace` multiplies every
 * duration: 1 is calm, 0 no motion at all. The frame shows `after` when it resolves.
 */
export type Animator = (step: Step, pace: number) => Promise<void>;

export interface TableProps<V = View> {
  game: GameName;
  /** The table as this seat sees it. */
  view: V;
  /** The legal moves, as texts; empty while it is another's turn or motion is shown. */
  moves: readonly string[];
  /** What led to this view, for marking what is new. */
  events: readonly GameEvent[];
  /** The seat that is shown, from 1; 0 for an onlooker. */
  seat: number;
  chairs: readonly Chair[];
  /** Signs the others gave (SOS Titanic). */
  signs: readonly Shown[];
  /** The words of this game, with all shared ones. */
  words: Words;
  /** What a seat is called. */
  nameOf: (seat: number) => string;
  /** 0: no motion. */
  pace: number;
  play: (move: string) => void;
  /** Give a sign to the others (SOS Titanic). */
  sign: (kind: "point" | "suggest" | "yes" | "no", target?: string) => void;
  /** Open the rules at a thing: a name from `things`. */
  explain: (thing: string) => void;
  /**
   * Register how this table shows motion: `$effect(() => animate(move))`. Without it, what others
   * do follows each other with time to read. The answer takes it back.
   */
  animate: (animator: Animator) => () => void;
  /**
   * Lay a part of the table above the log, where a desk has room for it: `$effect(() =>
   * beside?.(part))`. The answer takes it back. Not there where no log is.
   */
  beside?: (part: Snippet) => () => void;
}

/** The result as a table: a row a seat or a part, and the verdict. */
export interface Ending {
  reason: string;
  headings: string[];
  /** `score` is what decides, whichever cell it stands in: it is what a picture has room for. */
  rows: { name: string; cells: (string | number)[]; score: number; isBest: boolean }[];
  verdict: string;
}

export interface GameClient {
  name: GameName;
  /** Hands that others on the same screen must not see: the curtain falls between turns. */
  hasPrivateHands: boolean;
  /** The table to play at, loaded when it is needed. */
  load: () => Promise<{ default: Component<TableProps> }>;
  /** What a seat is called in this game, without a chair's own name. */
  roleOf: (seat: number, view: View, words: Words) => string;
  /** An event as a sentence; `isAloud`: in words only, for those who do not see the signs. */
  tell: (
    event: GameEvent,
    view: View,
    words: Words,
    nameOf: (seat: number) => string,
    isAloud?: boolean,
  ) => string;
  /** What is to be decided: a question, and how. */
  ask: (view: View, words: Words, nameOf: (seat: number) => string) => { question: string; how: string };
  /** A move as a sentence of its own. */
  sayMove: (move: string, view: View, words: Words, nameOf: (seat: number) => string) => string;
  /** Whether this browser gave an aid at the table of this path that the server knows nothing of. */
  hadAid?: (table: string) => boolean;
  ending: (outcome: Outcome, words: Words, nameOf: (seat: number) => string) => Ending;
  /** The keys of the short rules, in order. */
  rules: readonly string[];
  /** Things one can ask about: their name and what they do. */
  things: (view: View, words: Words) => { thing: string; name: string; about: string }[];
  /** Events that a screen reader is told at once, not politely. */
  alarms: readonly string[];
}

/**
 * A table that knows its own view, as `load` wants it. The frame hands on what the server sends for
 * this very game, so that the view is what the table expects; types cannot know that.
 */
export function tableOf<V>(
  load: () => Promise<{ default: Component<TableProps<V>> }>,
): GameClient["load"] {
  return load as unknown as GameClient["load"];
}
