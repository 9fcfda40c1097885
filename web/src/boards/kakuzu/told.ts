// What a step that is told leads to. A view comes only after all steps of a beat; meanwhile the board follows them one
// by one, so that a stone reaches its owner before the next digit leaves the bag. The view has the last word.

import type { SeenStep } from "../../wire";
import { CELLS, cellOf, columnOf, digitAt, digitOf, rowOf, type Digit, type KakuzuView } from "./view";

/** The table after a step; `next` knows the digits that have come to light. */
export function after(before: KakuzuView, step: SeenStep, next: KakuzuView): KakuzuView {
  const word = step.name.split(":", 1)[0];
  const cell = cellOf(step.name);
  const digit = digitOf(step.name);
  if (word === "open" && cell !== null) {
    const opened = lifted(before, cell, next);
    return step.seat === undefined ? opened : { ...opened, turn: leftOf(before) };
  }
  if (word === "take" && cell !== null) return taken(before, cell, next);
  if (word === "digit" && digit !== null) return digit === 0 ? turnOver(before) : drawn(before, digit);
  if (word === "say" && digit !== null) return { ...before, phase: "take", target: digit };
  if (word === "pass") return turnOver({ ...before, seats: before.seats.map((seat, at) => (at === before.turn ? { ...seat, out: true } : seat)) });
  return before;
}

function drawn(before: KakuzuView, digit: Digit): KakuzuView {
  const bag = before.bag.filter((one) => one !== digit);
  return { ...before, phase: "take", target: digit, drawn: [...before.drawn, digit], bag };
}

/** A stone is off the tray, its digit open; the ninth of a digit makes it leave the game. */
function lifted(before: KakuzuView, cell: number, next: KakuzuView): KakuzuView {
  const digit = digitAt(next, cell);
  const set = <T>(grid: T[][], value: T): T[][] =>
    grid.map((row, at) => (at === rowOf(cell) ? row.map((old, column) => (column === columnOf(cell) ? value : old)) : row));
  const view = { ...before, grid: set(before.grid, digit), candidates: set(before.candidates, []), left: before.left - 1 };
  if (digit === null || countOf(view, digit) < 9) return view;
  const stays = (one: Digit): boolean => one !== digit;
  return { ...view, complete: [...view.complete, digit].sort(), bag: view.bag.filter(stays), drawn: view.drawn.filter(stays) };
}

function taken(before: KakuzuView, cell: number, next: KakuzuView): KakuzuView {
  const view = lifted(before, cell, next);
  const hit = digitAt(view, cell) === before.target;
  const alone = before.seats.length === 1;
  const owner = hit ? before.turn : alone ? null : leftOf(before);
  const seats = view.seats.map((seat, at) => (at === owner ? { ...seat, stones: seat.stones + 1 } : seat));
  const given = { ...view, seats, won: before.won + (hit ? 1 : 0), bank: owner === null ? (view.bank ?? 0) + 1 : view.bank };
  if (!hit) return turnOver(given);
  if (before.variant === "hunt") return before.target !== null && given.complete.includes(before.target) ? turnOver(given) : given;
  if (before.variant === "announce") return given.won >= 3 ? turnOver(given) : { ...given, phase: "say", target: null };
  return { ...given, phase: "draw", target: null };
}

function turnOver(view: KakuzuView): KakuzuView {
  const bag = view.variant === "announce" ? [] : [...new Set([...view.bag, ...view.drawn])].sort();
  const phase = view.variant === "announce" ? "say" : "draw";
  return { ...view, phase, bag, drawn: [], target: null, won: 0, turn: nextToPlay(view) };
}

function leftOf(view: KakuzuView): number {
  return ((view.turn ?? 0) + 1) % view.seats.length;
}

/** The next on the left who has time left. */
function nextToPlay(view: KakuzuView): number | null {
  const count = view.seats.length;
  for (let step = 1; step <= count; step += 1) {
    const seat = ((view.turn ?? 0) + step) % count;
    if (!view.seats[seat]?.out) return seat;
  }
  return null;
}

function countOf(view: KakuzuView, digit: Digit): number {
  let count = 0;
  for (let cell = 0; cell < CELLS; cell += 1) if (digitAt(view, cell) === digit) count += 1;
  return count;
}
