/** Whether the house is there, and still the one this page came from. Asked rarely, and kindly. */

/** Milliseconds between two looks when somebody comes back to the page. */
const SELDOM = 60_000;
/** And between two looks while nobody answers. */
const OFTEN = 4_000;
let isAway = $state(false);
let isOld = $state(false);
let looked = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

export const house = {
  /** The server does not answer. */
  get isAway(): boolean {
    return isAway;
  },
  /** The server was renewed; parts of this page may no longer be there. */
  get isOld(): boolean {
    return isOld;
  },
};

/** The page names its first script, and that bears a hash of all it is made of. */
export function isSamePage(html: string, script: string): boolean {
  return script === "" || html.includes(script);
}

export async function lookAtHouse(): Promise<void> {
  looked = Date.now();
  clearTimeout(timer);
  const script = document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? "";
  try {
    const answer = await fetch("/", { cache: "no-store" });
    isAway = !answer.ok;
    if (answer.ok && !isSamePage(await answer.text(), script === "" ? "" : new URL(script).pathname)) {
      isOld = true;
    }
  } catch {
    isAway = true;
  }
  if (isAway) timer = setTimeout(() => (document.hidden ? undefined : void lookAtHouse()), OFTEN);
}

/** Look now, and whenever there is a reason to; the answer ends it. */
export function watchHouse(): () => void {
  const now = (): void => void lookAtHouse();
  const seldom = (): void => {
    if (!document.hidden && (isAway || Date.now() - looked > SELDOM)) now();
  };
  // A part that cannot be loaded: the page is old, or the server away.
  const events: [EventTarget, string, () => void][] = [
    [window, "online", now],
    [window, "offline", now],
    [window, "vite:preloadError", now],
    [document, "visibilitychange", seldom],
  ];
  for (const [target, name, work] of events) target.addEventListener(name, work);
  now();
  return () => {
    clearTimeout(timer);
    for (const [target, name, work] of events) target.removeEventListener(name, work);
  };
}
