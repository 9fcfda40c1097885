// What a knucklebone looks like.

export const COLOURS = ["white", "black", "red", "yellow", "green", "blue"] as const;
export type Colour = (typeof COLOURS)[number];

/** The outline, 22 wide and 12 high around its middle: two heads with a waist between them. */
export const BONE =
  "M-7.6 -5.8 C-10.6 -6 -11.6 -2.6 -9.6 -.4 C-11.6 2.2 -10.4 6 -7.2 5.8 C-4.6 5.6 -3.6 3.6 0 3.6 C3.6 3.6 4.6 5.6 7.2 5.8 " +
  "C10.4 6 11.6 2.2 9.6 -.4 C11.6 -2.6 10.6 -6 7.6 -5.8 C4.8 -5.6 3.8 -3.8 0 -3.8 C-3.8 -3.8 -4.8 -5.6 -7.6 -5.8 Z";

/** The notch of each head. */
export const NOTCHES = "M-9.2 -.3 L-6.6 0 M9.2 -.3 L6.6 0";
/** The side that bulges, and the one that is hollow. */
export const BUMP = "M-3.6 .6 Q0 -3 3.6 .6";
export const HOLLOW = "M-3.4 -1 A3.4 1.9 0 1 0 3.4 -1 A3.4 1.9 0 1 0 -3.4 -1 Z";
