/** What a line needs of the world around it, and the browser as it is; tests bring their own. */
import type { Fetch } from "./api";

export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface World {
  openSocket(path: string): Socket;
  fetch: Fetch;
  later(seconds: number, work: () => void): () => void;
  random(): number;
}

export const browserWorld: World = {
  openSocket(path) {
    const base = location.origin.replace(/^http/, "ws");
    return new WebSocket(base + path) as unknown as Socket;
  },
  fetch: (path, init) => fetch(path, init),
  later(seconds, work) {
    const timer = setTimeout(work, seconds * 1000);
    return () => clearTimeout(timer);
  },
  random: Math.random,
};
