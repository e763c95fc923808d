/** What the fingers of this browser hold at the table: the pick, and whether touching is a sign. */
import type { TableProps } from "../contract";
import { fromLine, intoBoat, litBy, towards, withAction, withCard, type Pick } from "./picking";
import type { SosView } from "./view";

type All = TableProps<SosView>;
interface Props {
  view: SosView;
  moves: readonly string[];
  play: All["play"];
  sign: All["sign"];
  explain: All["explain"];
}

export type SignMode = "" | "point" | "suggest";
/** Two touches of a thing within so many milliseconds are a double one. */
export const TWICE = 400;

export class Touch {
  pick: Pick | undefined = $state.raw();
  mode: SignMode = $state("");
  /** The Line a suggestion begins with. */
  suggested = $state("");
  private last = { thing: "", at: -TWICE };

  constructor(private readonly props: () => Props) {}

  readonly lit: Set<string> = $derived.by(() => litBy(this.pick, this.props().view));

  get moves(): readonly string[] {
    return this.props().moves;
  }

  play(move: string): void {
    this.drop();
    this.props().play(move);
  }

  drop(): void {
    this.pick = undefined;
    this.mode = "";
    this.suggested = "";
    this.last = { thing: "", at: -TWICE }; // what lies between two touches makes them no double one
  }

  setMode(mode: SignMode): void {
    const isOff = this.mode === mode;
    this.drop();
    this.mode = isOff ? "" : mode;
  }

  /** A Line, a Group or a pile. */
  place(place: string): void {
    if (this.mode !== "") return this.signPlace(place);
    if (this.pick !== undefined && this.lit.has(place)) return this.narrow(towards(this.pick, place, this.props().view));
    this.take(place, fromLine(this.moves, place));
  }

  /** A Passenger that was drawn or found. */
  card(code: string): void {
    if (this.mode === "point") this.point(code);
    else this.take(code, withCard(this.moves, code));
  }

  /** An Action card of somebody's hand; `isPlayable` where it is the hand that may be played. */
  action(name: string, isPlayable: boolean): void {
    if (this.mode === "point") return this.point(name);
    if (this.mode === "suggest") return this.suggest(`play ${name}`);
    const moves = isPlayable ? withAction(this.moves, name) : [];
    if (moves.length === 0) this.props().explain(`card-${name}`);
    else this.take(name, moves);
  }

  suggest(move: string): void {
    this.drop();
    this.props().sign("suggest", move);
  }

  /** Take hold of something; twice in a row sends it to its boat, if there is just one. */
  take(thing: string, moves: string[]): void {
    const now = performance.now();
    const isTwice = this.last.thing === thing && now - this.last.at < TWICE;
    this.last = { thing, at: isTwice ? -TWICE : now };
    const boat = isTwice ? intoBoat(moves) : undefined;
    if (boat !== undefined) this.play(boat);
    else if (this.pick?.thing === thing && !isTwice) this.pick = undefined;
    else this.hold(thing, moves);
  }

  hold(thing: string, moves: string[]): boolean {
    this.pick = moves.length === 0 ? undefined : { thing, moves, places: [] };
    return this.pick !== undefined;
  }

  private narrow(pick: Pick): void {
    const [only, ...others] = pick.moves;
    if (only !== undefined && others.length === 0) this.play(only);
    else this.pick = pick;
  }

  private point(target: string): void {
    this.drop();
    this.props().sign("point", target);
  }

  private signPlace(place: string): void {
    if (this.mode === "point") this.point(place);
    else if (this.suggested !== "") this.suggest(`move ${this.suggested}>${place}`);
    else if (/^([1-6]|boat)$/.test(place)) this.suggested = place;
  }
}
