// What is asked of us now, as every part of the board needs it.

import type { Mark } from "../../lib/marks";
import type { Speaker } from "../../lib/texts";
import { after, isColour, type Colour } from "./view";

export interface Asking {
  moves: readonly string[];
  opinions: readonly Mark[];
  say: Speaker;
  play: (move: string) => void;
  why: (move: string) => void;
}

/** Is any move of this word open? */
export const asks = (asking: Asking, word: string): boolean => asking.moves.some((move) => move.startsWith(`${word}:`));

/** The pairs of a swap: a bone of ours, one of the chest. */
export function swaps(asking: Asking): { mine: Colour; chest: Colour }[] {
  const pairs = asking.moves.filter((move) => move.startsWith("swap:")).map((move) => after(move).split(":"));
  return pairs.flatMap(([mine, chest]) => (isColour(mine) && isColour(chest) ? [{ mine, chest }] : []));
}
