// What a board is: a component `boards/GAME/Board.svelte` with these properties, found by the game's id.

import type { Component } from "svelte";
import type { Mark } from "../lib/marks";
import type { Sound } from "../lib/sound";
import type { Speaker } from "../lib/texts";
import type { Desk } from "../lib/desk.svelte";
import * as api from "../lib/api";
import type { LookInfo, MoveWord, Result, SeenStep, Shown, TableInfo, Told } from "../wire";
import { pace, soundOf } from "./declared/telling";

export type View = Record<string, unknown>;

/** The CSS pixels a board fills, and never more; no board reads the window or its own width. */
export interface Room {
  w: number;
  h: number;
}

/** A chance step waits for a hand: its outcome must not show yet. */
export interface Holding {
  /** Whose hand it is. */
  seat: number;
  /** It is the viewer's: the board makes die, bag, card or coin touchable and calls `reveal`. */
  mine: boolean;
  /** What is drawn or thrown: the word of the chance step. */
  word: string;
  /** How many steps of this hand wait, this one among them. */
  series: number;
  /** In a lesson: the learner tries it by hand, as often as they like. */
  tries: boolean;
}

/** Milliseconds of a step: when its outcome is seen, or one time a line where its lines are seen one after the other; and how long it stays. */
export interface Timing {
  land: number | readonly number[];
  total: number;
}

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
  /** The box the board fills. Controls, extras and facts go elsewhere: `boards/parts/into.ts`. */
  room: Room;
  /** A chance step that waits to be thrown, drawn or turned; null otherwise. */
  holding: Holding | null;
  /** Throws, draws or turns what is held. */
  reveal: () => void;
  /** A part of the game is over by these steps, and one looks at it before `goOn`; null otherwise. */
  between: readonly SeenStep[] | null;
  goOn: () => void;
  /** Lets the bots play on at once, for whoever is out of the game; null where that cannot be. */
  finish: (() => void) | null;
  /** The outcome of the step that is told now is seen; true when nothing is told. */
  landed: boolean;
  /** Hands that are called, and at work; null where one only looks back. */
  desk: Desk | null;
  /** Hands to be shown before the steps they led to; `exhibited` says that they were seen. */
  exhibit: Shown | null;
  exhibited: () => void;
  /** Something is being told. */
  telling: boolean;
  /** How much longer than usual the step takes: what a board times itself it multiplies by this; styles have it as `--tempo`. */
  tempo: number;
  /** The game's id. */
  game: string;
  /** Who may decide now; none where that is not known. */
  actors: readonly number[];
  /** What moves are called here. */
  words: readonly MoveWord[];
  /** What the game says of its pieces, places and touches; only declared boards ask for it. */
  look: LookInfo | null;
}

/** What a board's module may say besides. */
export interface BoardModule {
  default: Component<BoardProps>;
  /** How long a step is told; 0 tells it together with the next one. A plain number lands at its 60 %. Otherwise `PACE`. */
  pace?: (step: SeenStep, view: View) => number | Timing;
  /** What a step sounds like when it, or these lines of it, have landed. */
  sound?: (step: SeenStep, view: View, lines: readonly Told[]) => Sound | null;
  /** It shows where a step leads to as soon as that has landed: the last of a beat, or one that brings its view. */
  passes?: boolean;
  /** It shows hands at work. */
  exhibits?: boolean;
  /** Does a step end something that one looks at before the next thing begins: a game of a match? */
  breaks?: (step: SeenStep) => boolean;
  /** What its pieces sound like while nobody knows what comes. */
  stir?: (step: SeenStep, view: View) => Sound | null;
}

/** Milliseconds a step stays on the stage unless its board says otherwise. */
export const PACE = 700;

const BOARDS = import.meta.glob<BoardModule>("./*/Board.svelte");

/** A board, and the look it is drawn from if it is not the game's own. */
export interface FoundBoard {
  module: BoardModule;
  look: LookInfo | null;
}

/** The board of a game: its own, one drawn from its look, or where that cannot be its view in words, lists and tables. */
export async function boardOf(info: Pick<TableInfo, "game" | "players" | "options">): Promise<FoundBoard> {
  const own = BOARDS[`./${info.game}/Board.svelte`];
  if (own) return { module: await own(), look: null };
  const look = await api.look(info.game, info.players, info.options).catch(() => null);
  if (!look) return { module: await import("./generic/Board.svelte"), look: null };
  const { default: board } = await import("./declared/Board.svelte");
  return { module: { default: board, pace, sound: soundOf(look), passes: true }, look };
}
