/**
 * What a lesson points at, by name. A name is a word and what it is about, such as `line 3` or
 * `cell d1`; tables already mark their things for motion and for tests, and that is used here.
 */
const NAMED: Record<string, string> = {
  // SOS Titanic
  ship: ".ship[data-spot=ship]",
  lines: ".lines",
  boats: ".boats",
  rescue: ".bridge .rescue",
  tray: ".bridge .tray",
  // Titus
  pile: '[data-thing="pile"]',
  lifted: '[data-thing="lifted"]',
  victory: '[data-thing="stack"]',
  mine: ".mine .display",
  theirs: ".others .display",
  // Titanic
  board: ".noris .port",
  die: ".noris .dice",
  hand: ".noris .hand",
  seats: ".noris .seats",
  tiles: ".noris .tools dl",
};
const FAMILIES: Record<string, (what: string) => string> = {
  spot: (what) => `[data-spot="${what}"]`,
  action: (what) => `.bridge [data-action="${what}"]`,
  drawn: (what) => `.tray [data-card="${what}"]`,
  coin: (what) => `[data-thing="coin ${what}"]`,
  run: (what) => `[data-thing="run ${what}"]`,
  cell: (what) => `[data-cell="${what}"]`,
  stock: (what) => `[data-stock="${what}"]`,
  move: (what) => `button[data-move="${what}"]`,
};

/** The selector of a thing; none for a name that nobody knows. */
export function selectorOf(name: string): string {
  const [kind = "", ...rest] = name.split(" ");
  return rest.length === 0 ? (NAMED[name] ?? "") : (FAMILIES[kind]?.(rest.join(" ")) ?? "");
}
