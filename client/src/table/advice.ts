/** What the search bot says of its moves, in sentences: how sure it is, what it expects, and why. */
import type { Advice } from "../wire/types";
import type { Words } from "../words/words";

/** How many of a hundred thoughts were of this move. */
export const percent = (visits: number, looked: number): number =>
  Math.round((100 * visits) / Math.max(1, looked));

/** Where all win together the bot expects points, else a share of the win: a chance. */
export function adviceSays(advice: Advice, looked: number, isTogether: boolean, words: Words): string {
  const sure = percent(advice.visits, looked);
  return isTogether
    ? words("hint-points", { percent: sure, expected: advice.expected })
    : words("hint-share", { percent: sure, chance: Math.round(100 * advice.expected) });
}

/** Leads of so many times the doubt are certain; below the other, they may be luck. */
const CERTAIN = 3;
const LIKELY = 1;
/** A lead may be certain and yet small: less than a point, or than five games of a hundred, is. */
const LARGE = { points: 1, share: 0.05 };

/** Why the first is first: how far it leads the next in the list, and whether that may be luck. */
export function whyFirst(moves: readonly Advice[], isTogether: boolean, words: Words): string {
  const [first, next] = moves;
  if (first === undefined || next === undefined) return "";
  const lead = first.expected - next.expected;
  const doubt = Math.hypot(first.doubt, next.doubt);
  const least = isTogether ? 0.05 : 0.005; // less is nothing, rounded
  if (lead < least || lead <= LIKELY * doubt) return words("hint-even");
  const isLarge = lead >= (isTogether ? LARGE.points : LARGE.share);
  const how = lead <= CERTAIN * doubt ? "perhaps" : isLarge ? "clearly" : "slightly";
  return isTogether
    ? words("hint-leads-points", { how, lead })
    : words("hint-leads-share", { how, lead: Math.round(100 * lead) });
}
