/** What Noris' Titanic shows: `carpathia.games.noris_titanic.view`. Cells are like `l14`. */
export interface NorisSeat {
  cards: number;
  waiting: number;
  afoot: string[];
  saved: number;
  buried: number;
}
export interface NorisView {
  you: number;
  "to-act": number;
  phase: string;
  rolled: string | null;
  hand: number[] | null;
  seats: NorisSeat[];
  /** The ship, uppermost row first, a sign a cell: see `carpathia.games.noris_titanic.drawing`. */
  rows: string[];
  covered: number;
  tiles: { tile: string; buoys: number; turns: number }[];
  stock: Record<string, number>;
  "next-buoys": number;
  /** The next buoy tile before it is turned, clockwise from the upper left: `o~~~`. */
  "next-cells": string;
  buoys: number;
  "buoys-filled": number;
  stack: number;
  discard: number[];
  climber: string | null;
  "start-open": boolean;
  "last-phases": number | null;
  rails: string[];
  board: { rows: string[]; places: string[]; "lower-rows": number };
}
