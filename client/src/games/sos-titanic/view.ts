/** What SOS Titanic shows: `carpathia.games.sos_titanic.view`. Cards are codes: f7, s12+, f?7. */
export interface Line {
  place: string;
  afloat: boolean;
  down: number;
  up: string[];
}
export interface Group {
  place: string;
  cards: string[];
}
export interface Crew {
  name: string;
  draws: [number, number];
  hand: string[];
}
export interface SosView {
  you: number;
  "to-act": number;
  phase: string;
  page: number;
  "pages-turned": number;
  pages: number;
  "decks-lost-at": number[];
  clock: string;
  lines: Line[];
  boat: Line | null;
  groups: Group[];
  stack: number;
  discard: number;
  "action-stack": number;
  "action-discard": number;
  crew: Crew[];
  drawn: string[];
  found: string[];
  offered: string[];
  playing: string | null;
  owner: number;
  "chosen-line": string | null;
  parts: Record<string, number>;
  score: number;
  "memory-aid"?: { discard: string[]; "action-discard": string[] };
}
