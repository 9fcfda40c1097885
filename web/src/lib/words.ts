// All moves of a game in words, whether or not they are possible now.

import type { MoveWord, WordPart } from "../wire";
import type { Arguments, Speaker } from "./texts";

export interface Phrase {
  move: string;
  text: string;
}

/** Every move that these words can say. */
export function phrases(words: readonly MoveWord[], say: Speaker): Phrase[] {
  return words.flatMap((word) =>
    ends(word.parts).map(({ name, given }) => ({ move: word.name + name, text: say.say(`move-${word.key}`, given) })),
  );
}

interface End {
  name: string;
  given: Arguments;
}

function ends(parts: readonly WordPart[]): End[] {
  return parts.reduce<End[]>(
    (found, part) =>
      found.flatMap(({ name, given }) =>
        part.values.map((value) => ({ name: `${name}:${value}`, given: { ...given, [part.name]: argument(part, value) } })),
      ),
    [{ name: "", given: {} }],
  );
}

function argument(part: WordPart, value: string): unknown {
  if (part.kind === "seat") return { seat: Number(value) };
  return part.kind === "number" ? Number(value) : value;
}
