// Where what hands do can be tried alone: `boards/GAME/Practice.svelte`, found by the game's id and loaded when it is wanted.

import type { Component } from "svelte";
import type { Speaker } from "../lib/texts";

export interface PracticeProps {
  say: Speaker;
  /** What shall be tried first, by its id; null: one chooses. */
  chosen: string | null;
  /** The address of one of them, or of all. */
  address: (chosen: string | null) => string;
}

const PRACTICES = import.meta.glob<{ default: Component<PracticeProps> }>("./*/Practice.svelte");

/** What loads the page where a game's figures are tried; null where there is nothing to try. */
export const practiceOf = (game: string): (() => Promise<{ default: Component<PracticeProps> }>) | null => PRACTICES[`./${game}/Practice.svelte`] ?? null;
