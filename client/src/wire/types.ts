// Written by `make wire` from the server’s own types. Do not edit.

/** What the search bot thinks of a move: how often it looked, what it expects. */
export interface Advice {
  move: string;
  visits: number;
  expected: number;
}

/** Ask the search bot what it would do at version `after`. */
export interface AskHint {
  after: number;
}

/** A seat asks the others to agree that it takes steps back; those who did. */
export interface Asked {
  seat: number;
  steps: number;
  version: number;
  agreed: number[];
}

/** A bot in a chair. */
export interface BotSeat {
  seat: number;
  level: string;
}

/** A seat as everyone may know it. Seats are counted from 1, as in records. */
export interface Chair {
  seat: number;
  name: string;
  taken: boolean;
  here: boolean;
  bot?: string;
  person?: boolean;
  hints?: number;
}

/** Ask for a room. */
export interface Create {
  game: string;
  edition: string;
  seats: number;
  options?: Record<string, string>;
  switches?: Record<string, boolean>;
  bots?: BotSeat[];
  public?: boolean;
}

/** A new room, with the secrets of its links. Put them behind a `#`: they are not for logs. */
export interface Created {
  room: string;
  commitment: string;
  join: string;
  watch: string;
  host: string;
}

/** A refusal: a key of the catalogues and its arguments. */
export interface Error {
  error: string;
  args: Record<string, string | number>;
  now?: unknown | null;
  key?: string;
}

/** Let a bot of this level play in one's place; none: take the seat back. */
export interface Hand {
  bot: string;
}

/** The server is up, and its store answers. */
export interface Health {
  status: string;
}

/** The moves worth a thought, the best first, at a version; and how many hints it makes. */
export interface Hint {
  version: number;
  moves: Advice[];
  playouts: number;
  hints: number;
}

/** Take a seat, any free one where none is named. */
export interface Join {
  join: string;
  key: string;
  name: string;
  seat?: number | null;
}

/** Ask somebody to leave: once without `confirm`, then with the word that was answered. */
export interface Kick {
  host: string;
  seat: number;
  confirm?: string;
}

/** First step: who would have to go, and the word to say it with. Second: the new join link. */
export interface Kicking {
  seat: number;
  name: string;
  confirm?: string;
  join?: string;
}

/** Leave for good, to a bot of this level; none: the chair is free. */
export interface Leave {
  bot?: string;
}

/** The table as one seat sees it at a version, and what it may do. `version` counts commands. `moves` is empty unless this seat is to act. `events` are those since the version the reader has; a reader who named none gets none and draws the view. */
export interface Message {
  version: number;
  view: Record<string, unknown>;
  moves: string[];
  events: Record<string, unknown>[];
  key?: string;
  undo?: number;
  undo_asking?: number;
  result?: Outcome | null;
}

/** Sit in one's seat on another device, by the seat link. */
export interface Open {
  token: string;
}

/** How a match ended: a score a seat, the reason, and where the points came from. */
export interface Outcome {
  scores: number[];
  reason: string;
  breakdown: Record<string, number>;
}

/** Play one of the moves offered at version `after`. */
export interface Play {
  play: string;
  after: number;
  key: string;
}

/** A room that anyone may join, as the list shows it. */
export interface PublicRoom {
  room: string;
  game: string;
  edition: string;
  seats: number;
  taken: number;
  join: string;
  created: number;
}

/** Ask for the same again. */
export type Rematch = Record<string, never>;

/** Choose another name. */
export interface Rename {
  name: string;
}

/** A room as whoever has a link to it may know it. */
export interface RoomInfo {
  room: string;
  game: string;
  edition: string;
  options: Record<string, string>;
  switches: Record<string, boolean>;
  commitment: string;
  chairs: Chair[];
  version: number;
  over: boolean;
  acting?: number;
  public?: boolean;
  daily?: string;
  asking?: Asked | null;
  signs?: Shown[];
  next?: string;
}

/** The public rooms with a free chair, the newest first. */
export interface RoomList {
  rooms: PublicRoom[];
}

/** Put a bot into a free chair. */
export interface SeatBot {
  host: string;
  seat: number;
  level: string;
}

/** A seat taken or opened. The token is in the cookie too; here it is for the seat link. */
export interface Seated {
  seat: number;
  token: string;
  room?: string;
}

/** A sign somebody gave, the newest of that seat; `number` grows with every sign. */
export interface Shown {
  seat: number;
  sign: string;
  target: string;
  number: number;
}

/** Point at a place or a card, suggest a move, or show what one thinks of it. */
export interface Sign {
  sign: "no" | "point" | "suggest" | "yes";
  target?: string;
}

/** Take steps back at version `after`; where that crosses another seat, the others are asked. */
export interface Undo {
  undo: number;
  after: number;
  key: string;
}

/** Agree, or not, to what was asked at version `after`. */
export interface Vote {
  agree: boolean;
  after: number;
}

/** Look on, by the watch link. */
export interface Watch {
  watch: string;
}

/** What can happen in sos-titanic, and at every table. */
export type SosTitanicEvent =
  | { event: "turn-began"; seat: string | number }
  | { event: "passengers-moved"; seat: string | number; cards: string | number; count: string | number; from: string | number; to: string | number }
  | { event: "passenger-placed"; seat: string | number; card: string | number; from: string | number; to: string | number }
  | { event: "passenger-saved"; seat: string | number; card: string | number; from: string | number; to: string | number }
  | { event: "passenger-turned-up"; line: string | number; card: string | number }
  | { event: "passengers-drawn"; seat: string | number; cards: string | number; count: string | number }
  | { event: "passengers-discarded"; cards: string | number; count: string | number }
  | { event: "rescue-failed"; seat: string | number }
  | { event: "stack-ran-out"; seat: string | number }
  | { event: "stack-shuffled"; count: string | number }
  | { event: "page-turned"; page: string | number; clock: string | number }
  | { event: "deck-lost"; deck: string | number }
  | { event: "panic-broke-out"; from: string | number; to: string | number; count: string | number }
  | { event: "ship-sunk" }
  | { event: "all-saved" }
  | { event: "action-drawn"; seat: string | number; card: string | number }
  | { event: "actions-refilled"; count: string | number }
  | { event: "actions-offered"; seat: string | number; cards: string | number; count: string | number }
  | { event: "action-kept"; seat: string | number; card: string | number }
  | { event: "action-played"; seat: string | number; card: string | number; owner: string | number }
  | { event: "action-had-no-effect"; card: string | number }
  | { event: "action-given"; seat: string | number; to: string | number; card: string | number }
  | { event: "hands-collected"; seat: string | number; count: string | number }
  | { event: "hand-borrowed"; seat: string | number; owner: string | number }
  | { event: "stack-top-seen"; seat: string | number; cards: string | number; count: string | number }
  | { event: "stack-seen"; seat: string | number; cards: string | number; count: string | number }
  | { event: "discard-seen"; seat: string | number; cards: string | number; count: string | number }
  | { event: "action-stack-seen"; seat: string | number; cards: string | number; count: string | number }
  | { event: "action-discard-seen"; seat: string | number; cards: string | number; count: string | number }
  | { event: "line-seen"; seat: string | number; line: string | number; cards: string | number }
  | { event: "passenger-put-on-top"; card: string | number }
  | { event: "passenger-put-under"; card: string | number }
  | { event: "passenger-brought-forward"; line: string | number; card: string | number }
  | { event: "lines-evened"; bow: string | number; stern: string | number; count: string | number }
  | { event: "line-swept"; line: string | number; cards: string | number; count: string | number }
  | { event: "boat-lowered"; from: string | number; cards: string | number; count: string | number }
  | { event: "boat-emptied" }
  | { event: "mystery-left"; card: string | number }
  | { event: "anchor-sought"; seat: string | number; cards: string | number; count: string | number }
  | { event: "survivors-swapped"; seat: string | number; card: string | number }
  | { event: "taken-back"; seat: string | number; steps: string | number };

/** What can happen in titus, and at every table. */
export type TitusEvent =
  | { event: "turn-began"; seat: string | number }
  | { event: "coin-lifted"; seat: string | number; coin: string | number; number: string | number }
  | { event: "next-coin-shown"; coin: string | number; number: string | number }
  | { event: "pile-emptied" }
  | { event: "coin-kept"; seat: string | number; coin: string | number; number: string | number }
  | { event: "coin-swapped"; seat: string | number; owner: string | number; coin: string | number; number: string | number; taken: string | number; showing: string | number }
  | { event: "coin-taken-back"; seat: string | number; owner: string | number; coin: string | number; number: string | number; card: string | number; left: string | number }
  | { event: "coin-flipped"; coin: string | number; from: string | number; to: string | number }
  | { event: "runs-joined"; seat: string | number; from: string | number; to: string | number; count: string | number }
  | { event: "group-cashed"; seat: string | number; from: string | number; to: string | number; count: string | number; card: string | number }
  | { event: "limit-returned"; seat: string | number; takes: string | number }
  | { event: "leftover-counted"; seat: string | number; from: string | number; to: string | number; count: string | number; points: string | number }
  | { event: "taken-back"; seat: string | number; steps: string | number };

/** What can happen in noris-titanic, and at every table. */
export type NorisTitanicEvent =
  | { event: "turn-began"; seat: string | number }
  | { event: "die-rolled"; seat: string | number; face: string | number }
  | { event: "tiles-used-up"; seat: string | number; tile: string | number }
  | { event: "tile-laid"; seat: string | number; tile: string | number; buoys: string | number; turns: string | number; place: string | number }
  | { event: "pawn-buried"; owner: string | number; cell: string | number }
  | { event: "start-covered" }
  | { event: "pawn-called"; seat: string | number; answer: string | number }
  | { event: "turn-lost"; seat: string | number }
  | { event: "pawn-brought"; seat: string | number; card: string | number; to: string | number }
  | { event: "pawn-moved"; seat: string | number; card: string | number; from: string | number; to: string | number }
  | { event: "pawn-chased"; seat: string | number; owner: string | number; cell: string | number }
  | { event: "pawn-saved"; seat: string | number; cell: string | number }
  | { event: "pawn-on-stair"; seat: string | number; cell: string | number }
  | { event: "hand-refilled"; seat: string | number; count: string | number }
  | { event: "cards-drawn"; seat: string | number; cards: string | number; count: string | number }
  | { event: "cards-shuffled"; count: string | number }
  | { event: "last-round-began" }
  | { event: "buoys-filled" }
  | { event: "ship-sunk" }
  | { event: "taken-back"; seat: string | number; steps: string | number };
