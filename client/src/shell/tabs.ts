/** Tells whether the same table is open in another tab of this browser. */
export interface Channel {
  onmessage: ((event: { data: unknown }) => void) | null;
  postMessage(said: string): void;
  close(): void;
}

/** Milliseconds between two questions to the other tab; one that is closed does not say goodbye. */
export const PAUSE = 3_000;
const open = (name: string): Channel => new BroadcastChannel(name) as unknown as Channel;

/** `notice` hears how it is, whenever it changes; the answer ends it. */
export function withOtherTabs(
  room: string,
  notice: (isTwice: boolean) => void,
  make: (name: string) => Channel = open,
): () => void {
  const channel = make(`carpathia ${room}`);
  let isTwice = false;
  let hasHeard = false;
  const tell = (now: boolean): void => {
    if (now !== isTwice) notice(now);
    isTwice = now;
  };
  channel.onmessage = ({ data }) => {
    hasHeard = true;
    tell(true);
    if (data === "here?") channel.postMessage("here");
  };
  const timer = setInterval(() => {
    if (!isTwice) return; // whoever comes next asks first
    tell(hasHeard);
    hasHeard = false;
    channel.postMessage("here?");
  }, PAUSE);
  channel.postMessage("here?");
  return () => {
    clearInterval(timer);
    channel.onmessage = null;
    channel.close();
  };
}
