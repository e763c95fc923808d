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

void start();
