import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { line } from "./lib/line.svelte";
import { notices } from "./lib/notices.svelte";
import { voice } from "./lib/language.svelte";
import { place } from "./lib/route.svelte";
import { sounds } from "./lib/sounds.svelte";

const target = document.getElementById("app");
if (target) {
  place.begin();
  line.begin();
  sounds.begin();
  notices.begin();
  await voice.begin();
  mount(App, { target });
  // Without it everything works but opening the page without a line.
  if (import.meta.env.PROD) navigator.serviceWorker?.register("/sw.js").catch(() => {});
}
