import { mount } from "svelte";

import App from "./App.svelte";
import "./look.css";
import { settings, speak } from "./settings/settings.svelte";
import { follow } from "./shell/here.svelte";

async function start(): Promise<void> {
  await speak(settings.language);
  follow();
  const target = document.getElementById("ship");
  if (target !== null) mount(App, { target });
}

/** Milliseconds: whoever came to play has a table by then. */
const LATER = 4000;

/** The page itself, kept for days without a line; once there is nothing better to do. */
function keepPage(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const keep = (): void => void navigator.serviceWorker.register("/worker.js").catch(() => undefined);
  addEventListener("load", () => setTimeout(keep, LATER));
}

keepPage();
void start();
