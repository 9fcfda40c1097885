// What everybody sees of the table, as `games/kakuzu/view.py` tells it.

import type { View } from "../board";

export type Digit = number;

export interface KakuzuView {
  phase: "opening" | "draw" | "say" | "take" | "over";
  variant: "draw" | "hunt" | "announce";
  turn: number | null;
  grid: (Digit | null)[][];
  bag: Digit[];
  drawn: Digit[];
  target: Digit | null;
  /** Stones won this turn. */
  won: number;
  complete: Digit[];
  /** Stones on the tray. */
  left: number;
  seats: { stones: number; out: boolean }[];
  bank: number | null;
  candidates: Digit[][][];
}

export const CELLS = 81;
/** Stones that win a game alone. */
export const SOLO_GOAL = 37;
/** Stones a turn may win where digits are said. */
export const MOST_WON = 3;
export const DIGITS: readonly Digit[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0];

export function read(view: View): KakuzuView {
  return view as unknown as KakuzuView;
}

/** Cells are counted from 0 to 80; the rules call them `r1c1` to `r9c9`. */
export const rowOf = (cell: number): number => Math.floor(cell / 9);
export const columnOf = (cell: number): number => cell % 9;
export const boxOf = (cell: number): number => Math.floor(cell / 27) * 3 + Math.floor((cell % 9) / 3);
export const nameOf = (cell: number): string => `r${rowOf(cell) + 1}c${columnOf(cell) + 1}`;
export const cellIn = (box: number, at: number): number =>
  (Math.floor(box / 3) * 3 + Math.floor(at / 3)) * 9 + (box % 3) * 3 + (at % 3);

/** The cell of `take:r4c5`, or null where a step names none. */
export function cellOf(step: string): number | null {
  const found = /:r(\d)c(\d)$/.exec(step);
  return found ? (Number(found[1]) - 1) * 9 + Number(found[2]) - 1 : null;
}

/** The digit of `digit:4` or `say:4`, or null. */
export function digitOf(step: string): Digit | null {
  const found = /^(?:digit|say):(\d)$/.exec(step);
  return found ? Number(found[1]) : null;
}

export function digitAt(view: KakuzuView, cell: number): Digit | null {
  return view.grid[rowOf(cell)]?.[columnOf(cell)] ?? null;
}

export function candidatesAt(view: KakuzuView, cell: number): readonly Digit[] {
  return view.candidates[rowOf(cell)]?.[columnOf(cell)] ?? [];
}

/** Does a stone lie there? At the end the grid shows everything, but only covered cells have candidates. */
export function isCovered(view: KakuzuView, cell: number): boolean {
  return view.phase === "over" ? candidatesAt(view, cell).length > 0 : digitAt(view, cell) === null;
}
