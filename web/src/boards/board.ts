// What a board is: a component `boards/GAME/Board.svelte` with these properties, found by the game's id.

import type { Component } from "svelte";
import type { Mark } from "../lib/marks";
import type { Sound } from "../lib/sound";
import type { Speaker } from "../lib/texts";
import type { Result, SeenStep } from "../wire";

export type View = Record<string, unknown>;

export interface BoardProps {
  /** The table as this viewer sees it; while steps are told, as it was before them. */
  view: View;
  /** What the steps that are told now lead to; the same as `view` when nothing is told. */
  next: View;
  /** The step that is told now. */
  step: SeenStep | null;
  /** The seat we look from; null as a spectator. */
  seat: number | null;
  players: number;
  options: Record<string, unknown>;
  /** What may be chosen now; none while steps are told. Every one of them can be chosen on the board. */
  moves: readonly string[];
  /** The moves are outcomes that people throw or draw at their real table, not decisions. */
  waits: boolean;
  /** Moves to be marked, best first: what a strong player thinks if somebody asked, or what a lesson wants. */
  opinions: readonly Mark[];
  result: Result | null;
  say: Speaker;
  play: (move: string) => void;
  /** Tells why a move cannot be played now. */
  why: (move: string) => void;
  /** One only looks, and nothing will ever be asked here: a replay, the big screen. */
  looking: boolean;
  /** Nothing shall travel or roll: the viewer wants no motion, or is in a hurry. */
  still: boolean;
}

/** What a board's module may say besides. */
export interface BoardModule {
  default: Component<BoardProps>;
  /** Milliseconds a step stays on the stage; 0 tells it together with the next one. Otherwise `PACE`. */
  pace?: (step: SeenStep, view: View) => number;
  /** What a step sounds like. */
  sound?: (step: SeenStep, view: View) => Sound | null;
}

/** Milliseconds a step stays on the stage unless its board says otherwise. */
export const PACE = 700;

const BOARDS = import.meta.glob<BoardModule>("./*/Board.svelte");

/** The board of a game; of one that has none its view in words, lists and tables. */
export async function boardOf(game: string): Promise<BoardModule> {
  const found = BOARDS[`./${game}/Board.svelte`];
  return found ? found() : await import("./generic/Board.svelte");
}
