// The names of moves: the words they begin with, and what stands behind the colons.

import type { MoveWord, WordPart } from "../wire";

/** The first word of a move: `take` of `take:r1c1`. */
export function wordOf(move: string): string {
  return move.split(":", 1)[0] ?? move;
}

/** The word that a move is made of; words with different numbers of parts may begin alike. */
export function wordFor(move: string, words: readonly MoveWord[]): MoveWord | undefined {
  const [name, ...ends] = move.split(":");
  return words.find((word) => word.name === name && word.parts.length === ends.length);
}

/** What stands behind the colons of a move, as its text takes it. */
export function argumentsOf(move: string, word: MoveWord): Record<string, unknown> {
  const ends = move.split(":").slice(1);
  return Object.fromEntries(word.parts.map((part, at) => [part.name, argument(part, ends[at] ?? "")]));
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
