import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { voice } from "./lib/language.svelte";
import { place } from "./lib/route.svelte";

const target = document.getElementById("app");
if (target) {
  place.begin();
  await voice.begin();
  mount(App, { target });
}
