import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { watchBuild } from "./lib/build";
import { hints } from "./lib/first-time.svelte";
import { house } from "./lib/house.svelte";
import { line } from "./lib/line.svelte";
import { notices } from "./lib/notices.svelte";
import { voice } from "./lib/language.svelte";
import { place } from "./lib/route.svelte";
import { pace } from "./lib/pace.svelte";
import * as published from "./lib/published.svelte";
import { sounds } from "./lib/sounds.svelte";

const target = document.getElementById("app");
if (target) {
  place.begin();
  line.begin();
  sounds.begin();
  pace.begin();
  hints.begin();
  notices.begin();
  house.begin();
  published.begin();
  await voice.begin();
  mount(App, { target });
  if (import.meta.env.PROD) watchBuild();
}
