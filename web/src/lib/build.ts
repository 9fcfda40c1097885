// A page may stay open while the server gets a newer one: it must not get stuck on what is no more.

import { line } from "./line.svelte";
import { PUBLISHED, ready, standing } from "./published.svelte";
import { place } from "./route.svelte";

const KEPT = "osselet-renewed";
/** Milliseconds in which loading again once is enough: what is missing then is missing for another reason. */
const ONCE = 30_000;

/** A part of this page is not to be had: its build is gone, or there was no line just now. */
async function renew(): Promise<void> {
  await line.retry();
  if (line.broken) line.onback = () => void renew();
  if (line.broken || Date.now() - Number(sessionStorage.getItem(KEPT)) < ONCE) return;
  sessionStorage.setItem(KEPT, String(Date.now()));
  location.reload();
}

export function watchBuild(): void {
  if (PUBLISHED) {
    addEventListener("vite:preloadError", ({ payload }) => {
      standing.state = "broken";
      standing.what = payload.message;
    });
    // Without it everything works but opening the page without a line; it fetches all games, so it waits for the first.
    void ready().then(() => navigator.serviceWorker?.register("sw.js")).catch(() => {});
    return;
  }
  addEventListener("vite:preloadError", () => void renew());
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  // The first worker of all belongs to this page; one that follows it belongs to a newer one.
  if (workers?.controller) workers.addEventListener("controllerchange", () => (place.stale = true));
  // Without it everything works but opening the page without a line.
  void workers?.register("/sw.js").then(
    (worker) => document.addEventListener("visibilitychange", () => void worker.update().catch(() => {})),
    () => {},
  );
}
