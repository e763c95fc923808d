// Written by `make wire` from the server’s own types. Do not edit.

/** What the search bot thinks of a move: how often it looked, what it expects, and how far that may be out (its standard error). */
export interface Advice {
  move: string;
  visits: number;
  expected: number;
  doubt: number;
}

/** Sit down to the deal of the day, under this name. */
export interface AskDaily {
  name: string;
}

/** Ask the search bot what it would do at version `after`. */
export interface AskHint {
  after: number;
}

/** Sit down to the lesson of a game, under this name. */
export interface AskLesson {
  game: string;
  name: string;
}

/** Ask the search bot to judge every decision of a finished match. */
export type AskReview = Record<string, never>;

/** A seat asks the others to agree that it takes steps back; those who did. */
export interface Asked {
  seat: number;
  steps: number;
  version: number;
  agreed: number[];
}

/** How many matches had a score from `least` on, up to the next bar. */
export interface Bar {
  least: number;
  count: number;
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

/** How a day's deal went for everyone. */
export interface DailyRanking {
  day: string;
  crew: string;
  commitment: string;
  seed: string;
  attempts: number;
  ranking: Leader[];
}

/** One's own seat at the deal of the day; the same one whenever it is asked for. */
export interface DailySeat {
  day: string;
  room: string;
  seat: number;
  token: string;
  crew: string;
  commitment: string;
  over: boolean;
}

/** How a match ended: a score a seat, why, and where the points came from. */
export interface Ending {
  scores: number[];
  reason: string;
  breakdown: Record<string, number>;
}

/** A refusal: a key of the catalogues and its arguments. */
export interface Error {
  error: string;
  args: Record<string, string | number>;
  now?: unknown | null;
  key?: string;
}

/** Everything that is kept about a browser. */
export interface Export {
  matches: OwnMatch[];
}

/** Ask to be forgotten: once without `confirm`, then with the word that was answered. */
export interface Forget {
  confirm?: string;
}

/** First step: what would be forgotten, and the word to say it with. Second: it is done. */
export interface Forgetting {
  matches: number;
  confirm?: string;
  done?: boolean;
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

/** Bring a record, to be replayed here. */
export interface ImportRecord {
  record: string;
}

/** A record that was taken in, to be replayed under this id. */
export interface Imported {
  id: string;
  proof: Proof;
}

/** Take a seat, any free one where none is named. */
export interface Join {
  join: string;
  key: string;
  name: string;
  seat?: number | null;
}

/** A decision, as the search bot judges it from what the seat knew. In SOS Titanic it expects a score, in the others a share of the win. */
export interface Judged {
  step: number;
  seat: number;
  played: string;
  best: string;
  before: number;
  expected_best: number;
  expected_played: number;
  loss: number;
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

/** A place on a leaderboard; equal scores share it. */
export interface Leader {
  place: number;
  name: string;
  score: number;
  clean: boolean;
  crew: string;
  edition: string;
  room: string;
  ended: number;
  me: boolean;
}

/** The best of each player, of matches that people alone decided. */
export interface Leaders {
  leaders: Leader[];
}

/** Leave for good, to a bot of this level; none: the chair is free. */
export interface Leave {
  bot?: string;
}

/** The lesson of a game, step by step. */
export interface Lesson {
  game: string;
  steps: LessonStep[];
}

/** One thing that the friendly voice says. `say` is a key of the catalogues, `at` names what it points at, `play` is the move it asks for (none: read on), and `after` how many moves of the lesson come before it. */
export interface LessonStep {
  say: string;
  at: string[];
  play: string;
  after: number;
}

/** How others come to this table: to play, and to watch; both empty where nobody may. */
export interface Links {
  join: string;
  watch: string;
}

/** The statistics of one browser. They leave out the oldest of very many matches. */
export interface Me {
  games: number;
  wins: number;
  clean: number;
  assisted: number;
  tallies: Tally[];
  streaks: Streak[];
  history: Past[];
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
  result?: Ending | null;
  lesson?: number;
  commands?: Told[];
}

/** Sit in one's seat on another device, by the seat link. */
export interface Open {
  token: string;
}

/** Something one did. */
export interface OwnCommand {
  seq: number;
  kind: string;
  play: string;
  played: number;
}

/** A match one has a chair in. */
export interface OwnMatch {
  room: string;
  seat: number;
  name: string;
  taken: number;
  hints: number;
  bot: string;
  game: string;
  edition: string;
  created: number;
  ended: number | null;
  result: string;
  daily: string;
  commands: OwnCommand[];
}

/** A match one has played; its replay is at `/api/g/` and `room`. */
export interface Past {
  room: string;
  game: string;
  edition: string;
  crew: string;
  seat: number;
  seats: number;
  score: number;
  won: boolean;
  clean: boolean;
  reason: string;
  daily: string;
  ended: number;
}

/** Play one of the moves offered at version `after`. */
export interface Play {
  play: string;
  after: number;
  key: string;
}

/** Who sat where. A name may be empty: of a bot, or of somebody who wished to be forgotten. */
export interface Player {
  seat: number;
  name: string;
  bot: string;
  person: boolean;
  hints: number;
  handed: number;
}

/** Whether the opened seed gives everything that chance decided; if not, why. */
export interface Proof {
  proved: boolean;
  outcomes: number;
  why?: string;
  args?: Record<string, string | number>;
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

/** A match to step through, and some of its steps. */
export interface Replay {
  id: string;
  game: string;
  edition: string;
  seats: number;
  options: Record<string, string>;
  switches: Record<string, boolean>;
  revision: number;
  players: Player[];
  result: Ending | null;
  clean: boolean;
  imported: boolean;
  daily: string;
  commitment: string;
  seed: string;
  length: number;
  first: number;
  steps: ReplayStep[];
}

/** The table after so many moves. The first, of version 0, is the set-up. `view` is that of the onlooker or of the chair that was asked for, `moves` are those of the seat to act, and `truth` is the whole position as text, with what lay face down. */
export interface ReplayStep {
  version: number;
  view: Record<string, unknown>;
  moves: string[];
  events: Record<string, unknown>[];
  seat?: number;
  move?: string;
  truth?: string;
}

/** A review: `none` yet, `waiting` with what is judged so far, or `done`. */
export interface Review {
  state: string;
  judged: number;
  of: number;
  decisions: Judged[];
  turns: Turn[];
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
  lesson?: boolean;
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

/** Matches won one after the other in a game: now, and at best. */
export interface Streak {
  game: string;
  now: number;
  best: number;
}

/** How somebody's matches of one kind ended. */
export interface Tally {
  game: string;
  edition: string;
  crew: string;
  games: number;
  wins: number;
  clean: number;
  best: number;
  mean: number;
  distribution: Bar[];
}

/** A command among several: the seat that gave it, and how many of the events are its. */
export interface Told {
  seat: number;
  events: number;
}

/** Where a match turned for a seat: a move cost something, or luck gave or took it. */
export interface Turn {
  step: number;
  seat: number;
  why: string;
  by: number;
}

/** Take steps back at version `after`; where that crosses another seat, the others are asked. */
export interface Undo {
  undo: number;
  after: number;
  key: string;
}

/** Agree, or not, to what was asked at version `after`; who asked withdraws it with no. */
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
  | { event: "taken-back"; seat: string | number; steps: string | number }
  | { event: "dealt-anew"; seat: string | number };

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
  | { event: "taken-back"; seat: string | number; steps: string | number }
  | { event: "dealt-anew"; seat: string | number };

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
  | { event: "taken-back"; seat: string | number; steps: string | number }
  | { event: "dealt-anew"; seat: string | number };
