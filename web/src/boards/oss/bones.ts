// What a knucklebone looks like.

import drawings from "../../../../src/osselet/games/oss/drawings.json";

export const COLOURS = ["white", "black", "red", "yellow", "green", "blue"] as const;
export type Colour = (typeof COLOURS)[number];

/** The outline, 22 wide and 12 high around its middle: two heads with a waist between them. */
export const BONE = drawings.bone.outline;

/** The notch of each head. */
export const NOTCHES = drawings.bone.notches;
/** The side that bulges, and the one that is hollow. */
export const BUMP = drawings.bone.bump;
export const HOLLOW = drawings.bone.hollow;
