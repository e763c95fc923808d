/** What Titus shows: `carpathia.games.titus.view`. */
export interface Coin {
  /** Its name: the order in which it came up. */
  coin: number;
  /** The face that is up. */
  number: number;
}
export interface TitusPlayer {
  runs: Coin[][];
  cards: { value: number; series: Coin[] }[];
  points: number;
  coins: number;
}
export interface TitusView {
  you: number;
  "to-act": number;
  phase: string;
  pile: number;
  next: Coin | null;
  lifted: Coin | null;
  card: number;
  "cards-left": number;
  players: TitusPlayer[];
  takes: number;
  limit: number;
  unlimited: boolean;
  last: number | null;
  "may-take": boolean;
  "memory-aid"?: { backs: { coin: number; back: number }[]; unknown: string[] };
}
