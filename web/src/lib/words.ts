// The names of moves: the words they begin with, and what stands behind the colons.

import type { MoveWord, WordPart } from "../wire";

/** The first word of a move: `take` of `take:r1c1`. */
export function wordOf(move: string): string {
  return move.split(":", 1)[0] ?? move;
}

/** The word that a move is made of: where several begin alike, the longest one that leaves no more than its parts. */
export function wordFor(move: string, words: readonly MoveWord[]): MoveWord | undefined {
  const fitting = words.filter((word) => `${move}:`.startsWith(`${word.name}:`) && endsOf(move, word).length === word.parts.length);
  return fitting.reduce<MoveWord | undefined>((best, word) => (best && best.name.length >= word.name.length ? best : word), undefined);
}

/** What stands behind the colons of a move, as its text takes it. */
export function argumentsOf(move: string, word: MoveWord): Record<string, unknown> {
  const ends = endsOf(move, word);
  return Object.fromEntries(word.parts.map((part, at) => [part.name, argument(part, ends[at] ?? "")]));
}

function endsOf(move: string, word: MoveWord): string[] {
  return move.slice(word.name.length).split(":").slice(1);
}

function argument(part: WordPart, value: string): unknown {
  if (part.kind === "seat") return { seat: Number(value) };
  return part.kind === "number" ? Number(value) : value;
}

/** Every move that these words can say, whether or not it is possible now. */
export function allMoves(words: readonly MoveWord[]): string[] {
  return words.flatMap((word) =>
    word.parts.reduce((begun, part) => begun.flatMap((name) => part.values.map((value) => `${name}:${value}`)), [word.name]),
  );
}
