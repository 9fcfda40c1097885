// Can the server be reached? A device may be in a network and yet not get there.

import { PUBLISHED } from "./published.svelte";

/** Milliseconds from one try to the next. */
const EVERY = 5_000;

class Line {
  /** The device has no network at all. */
  offline = $state(false);
  broken = $state(false);
  trying = $state(false);
  /** Called once when there is a line again. */
  onback: (() => void) | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  begin(): void {
    if (PUBLISHED) return;
    this.#look();
    addEventListener("online", () => void this.retry());
    addEventListener("offline", () => this.#look());
  }

  #look(): void {
    this.offline = !navigator.onLine;
    if (this.offline) this.broken = true;
  }

  /** A request found nobody: tries again until somebody answers. */
  lost(): void {
    if (this.broken || PUBLISHED) return;
    this.broken = true;
    this.#wait();
  }

  async retry(): Promise<void> {
    if (this.trying || PUBLISHED) return;
    this.trying = true;
    const answer = await fetch("/health", { cache: "no-store" }).catch(() => null);
    this.trying = false;
    this.offline = !navigator.onLine;
    this.broken = !answer?.ok;
    this.#wait();
    if (this.broken) return;
    this.onback?.();
    this.onback = null;
  }

  #wait(): void {
    clearTimeout(this.#timer);
    // Without a network there is nothing to try; the browser says when it is back.
    if (this.broken && !this.offline) this.#timer = setTimeout(() => void this.retry(), EVERY);
  }
}

export const line = new Line();
