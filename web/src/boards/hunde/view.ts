// What everybody sees of hunde; nothing is hidden.

import type { View } from "../board";

/** Spaces of the ring. */
export const RING = 16;

/** A die shows a dog, which counts 0, or a number. */
export const FACES = ["dog", "1", "2", "3", "4", "5"] as const;

export interface Runner {
  /** The space it stands on; null in the middle. */
  pawn: number | null;
  /** How many spaces it is ahead of the dog. */
  distance: number | null;
  bones: number;
}

export interface HundeView {
  phase: "white" | "choose" | "black" | "over";
  round: number;
  /** Who has the dark dog. */
  first: number;
  turn: number | null;
  /** The space of the white dog. */
  dog: number;
  dice: { white: string[]; black: string[] };
  total: number;
  seats: Runner[];
}

/** The server made it of this shape; `tests/games/hunde/test_view.py` pins it. */
export const asHunde = (view: View): HundeView => view as unknown as HundeView;

/** Bones everybody begins with. */
export const startBones = (players: number): number => (players === 3 ? 8 : players === 4 ? 6 : 5);
