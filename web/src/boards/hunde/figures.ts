// The drawings, as paths round the point where a piece stands. They lie with the game: what is printed has them as well.

import drawings from "../../../../src/osselet/games/hunde/drawings.json";

/** A runner's legs and arms, drawn as broad strokes; the trunk is a broader one. */
export const LIMBS = drawings.limbs;
export const TRUNK = drawings.trunk;

/** What each runner wears on its head (round 4, -18): cap, ponytail, bobble hat, headband, curls, feather. */
export const HEADWEAR: readonly { fill?: string; line?: string }[] = drawings.headwear;

/** A bone, standing. */
export const BONE = drawings.bone;

/** A paw print in a square of 20: what an unthrown die shows. */
export const PAW = drawings.paw;

/** Where the pips of a die are, in a square of 20; and the dog's head on it. */
export const PIPS: Readonly<Record<string, readonly (readonly number[])[]>> = drawings.pips;
export const DIE_DOG = drawings.die_dog;

/** What grows on the lawn. */
export const TUFT = drawings.tuft;
export const FLOWER = drawings.flower;
/** Where round the ring, how far out, and whether grass or a flower of either colour. */
export const LAWN: readonly (readonly number[])[] = drawings.lawn;

/** The dogs: parts of their coats, each with what it is drawn like, and what lies upon them. */
export const WHITE_DOG = drawings.white_dog;
export const DARK_DOG = drawings.dark_dog;

/** Ouch. */
export const BURST = drawings.burst;
