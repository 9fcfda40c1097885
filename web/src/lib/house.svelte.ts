// The house: what its host says to everybody, who the host is, and whether an invitation is needed.

import type { Announcement, HouseInfo, HouseNotice } from "../wire";
import * as api from "./api";
import { voice } from "./language.svelte";
import { person } from "./person.svelte";

const EVERY = 60_000;
const KEPT = "osselet-read";

class House {
  info = $state.raw<HouseInfo | null>(null);
  /** The latest notice that was closed here. */
  #read = $state(0);
  #told = $state.raw<Announcement[]>([]);

  /** Notices that were not closed yet. */
  get notices(): Announcement[] {
    return this.#told.filter((notice) => notice.id > this.#read);
  }

  /** Is an invitation needed, which we have not shown yet? */
  get shut(): boolean {
    return !!this.info?.members && !person.me?.member;
  }

  begin(): void {
    this.#read = Number(localStorage.getItem(KEPT)) || 0;
    void this.look();
    setInterval(() => document.visibilityState === "visible" && void this.look(), EVERY);
  }

  async look(): Promise<void> {
    try {
      this.info = await api.house();
      this.#told = this.info.notices;
    } catch {
      // The house is there without its notices; the next look may find them.
    }
  }

  /** A notice has come to the table we look at. */
  hear(notice: HouseNotice): void {
    if (!this.#told.some((known) => known.id === notice.id)) this.#told = [...this.#told, { ...notice, until: 0 }];
  }

  words(notice: Announcement): string {
    return notice.words[voice.language] ?? notice.words[""] ?? Object.values(notice.words)[0] ?? "";
  }

  close(notice: Announcement): void {
    this.#read = Math.max(this.#read, notice.id);
    localStorage.setItem(KEPT, String(this.#read));
  }
}

export const house = new House();
