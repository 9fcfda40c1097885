// Our own drawings: bones, the signs of the tokens, dogs. All lie around 0,0. What is printed as well lies with the game.

import drawings from "../../../../src/osselet/games/doggybag/drawings.json";
import type { Colour } from "./view";

interface BoneFigure {
  body: string;
  /** Lines upon it. */
  detail: string;
  tilt: number;
}

/**
 * Five shapes, so that colour is never the only sign; about 24 wide: a knucklebone with four bumps and a hollow, a slim
 * drumstick, a thick joint of beef, a cut marrowbone one looks into, and a rotten one that is crossed out and smells.
 */
export const BONES: Record<Colour | "hidden", BoneFigure> = drawings.bones;
export const STINK = drawings.stink;

/** What each token does, as a sign of strokes: a tongue that licks, an eye, a crown, a paw, dark glasses, three things shown of which one goes down, a key, give and take. */
export const ROLES: readonly string[] = drawings.roles;
/** The back of every token: a flame, for the hothead. */
export const FLAME = drawings.flame;

export interface DogFigure {
  /** Left and right ear. */
  ears: readonly string[];
  coat: string;
  ear: string;
  /** A patch over one eye, for those who have one. */
  patch?: string;
}

/** The right ear is the left one in a mirror: drawn with `scale(-1 1)`. */
export const DOGS: readonly DogFigure[] = drawings.dogs;

/** The sack, 140 wide and 160 high, its mouth at the top. */
export const SACK = drawings.sack;
export const SACK_FOLDS = drawings.sack_folds;
export const ROPE = drawings.rope;

/** Fagin, and the roofs of his town, 320 wide. */
export const FAGIN = drawings.fagin;
export const ROOFS = drawings.roofs;

/** A seal of wax, and the paw in it. */
export const WAX = "M0-13C5-16 12-12 12-5C16 0 13 9 6 11C2 16-6 14-8 10C-15 8-15-1-12-5C-12-12-5-15 0-13Z";
export const WAX_PAW = "M-4 3Q0-3 4 3Q4 6 0 5Q-4 6-4 3ZM-5.5-1.6v.1M-2-4.6v.1M2-4.6v.1M5.5-1.6v.1";
