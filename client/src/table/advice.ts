/** What the search bot says of its moves, in sentences: how sure it is, what it expects, and why. */
import type { Advice } from "../wire/types";
import type { Words } from "../words/words";

/** How many of a hundred thoughts were of this move. */
export const percent = (visits: number, looked: number): number =>
  Math.round((100 * visits) / Math.max(1, looked));

/** As it is shown: tenths of a point, or games of a hundred. A lead is told between these. */
const shown = (expected: number, isTogether: boolean): number => Math.round(expected * (isTogether ? 10 : 100));

/** Where all win together the bot expects points, else a share of the win: a chance. */
export function adviceSays(advice: Advice, looked: number, isTogether: boolean, words: Words): string {
  const sure = percent(advice.visits, looked);
  return isTogether
    ? words("hint-points", { percent: sure, expected: shown(advice.expected, true) / 10 })
    : words("hint-share", { percent: sure, chance: shown(advice.expected, false) });
}

/** Leads of so many times the doubt are certain; below the other, they may be luck. */
const CERTAIN = 3;
const LIKELY = 1;
/** A lead may be certain and yet small: less than a point, or than five games of a hundred, is. */
const LARGE = { tenths: 10, games: 5 };

/** Why the first is first: how far it leads the next in the list, and whether that may be luck. */
export function whyFirst(moves: readonly Advice[], isTogether: boolean, words: Words): string {
  const [first, next] = moves;
  if (first === undefined || next === undefined) return "";
  const lead = first.expected - next.expected;
  const doubt = Math.hypot(first.doubt, next.doubt);
  const told = shown(first.expected, isTogether) - shown(next.expected, isTogether);
  const least = isTogether ? 0.05 : 0.005; // less is nothing, whatever the rounding makes of it
  if (told <= 0 || lead < least || lead <= LIKELY * doubt) return words("hint-even");
  const isLarge = told >= (isTogether ? LARGE.tenths : LARGE.games);
  const how = lead <= CERTAIN * doubt ? "perhaps" : isLarge ? "clearly" : "slightly";
  return isTogether
    ? words("hint-leads-points", { how, lead: told / 10 })
    : words("hint-leads-share", { how, lead: told });
}
