// The drawings, as paths round the point where a piece stands.

/** A runner's legs and arms, drawn as broad strokes; the trunk is a broader one. */
export const LIMBS = "M-1 5L-8 10L-15 8M0 5L8 9L7 17M-3 -8L-10 -4L-14 -9M4 -8L11 -3L16 -8";
export const TRUNK = "M2 -7L-1 4";

/** What each runner wears on its head (round 4, -18): cap, ponytail, bobble hat, headband, curls, feather. */
export const HEADWEAR: readonly { fill?: string; line?: string }[] = [
  { fill: "M-2.5 -19A6.6 6.6 0 0 1 10 -21L16 -20Q16 -17.5 10 -18Z" },
  { fill: "M-2.7 -17A6.8 6.8 0 0 1 9 -23Q4 -20 -2 -17Z", line: "M-2 -19Q-8 -20 -11 -14" },
  { fill: "M-2.6 -18.5A6.7 6.7 0 0 1 10.6 -19.5ZM4 -28.5a2.8 2.8 0 1 0 .1 0Z" },
  { line: "M-2 -20.5L10 -20.5M-2 -20.5L-7 -23M-2 -20.5L-7 -18" },
  {
    fill: "M-1 -17a3 3 0 1 1 -1 -5a3.2 3.2 0 0 1 4 -4a3.2 3.2 0 0 1 5 0a3 3 0 0 1 3.5 4Q5 -22 -1 -17Z",
  },
  { line: "M-2 -20L10 -20.5", fill: "M1 -22Q-6 -26 -6 -34Q3 -31 3 -22Z" },
];

/** A bone, standing. */
export const BONE =
  "M-1.6 -5.5L-1.6 5.5A3 3 0 1 0 0 9.6A3 3 0 1 0 1.6 5.5L1.6 -5.5A3 3 0 1 0 0 -9.6A3 3 0 1 0 -1.6 -5.5Z";

/** A paw print in a square of 20: what an unthrown die shows. */
export const PAW =
  "M0 7.4C-3.5 7.4 -5.6 5.6 -5 3.2C-4.4 1 -2.4 -.8 0 -.8C2.4 -.8 4.4 1 5 3.2C5.6 5.6 3.5 7.4 0 7.4Z" +
  "M-6.4 -.6a1.8 2.3 0 1 0 .1 0ZM-2.6 -6a1.9 2.5 0 1 0 .1 0ZM2.6 -6a1.9 2.5 0 1 0 .1 0ZM6.4 -.6a1.8 2.3 0 1 0 .1 0Z";

/** Where the pips of a die are, in a square of 20. */
export const PIPS: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  "1": [[0, 0]],
  "2": [[-5, -5], [5, 5]],
  "3": [[-5.5, -5.5], [0, 0], [5.5, 5.5]],
  "4": [[-5, -5], [5, -5], [-5, 5], [5, 5]],
  "5": [[-5.5, -5.5], [5.5, -5.5], [0, 0], [-5.5, 5.5], [5.5, 5.5]],
};

/** What grows on the lawn. */
export const TUFT = "M-3 0Q-3 -4 -5 -6M0 0L0 -8M3 0Q3 -4 5 -6";
export const FLOWER =
  "M0 -1.2a2 2 0 1 1 2 -1a2 2 0 1 1 -.8 2a2 2 0 1 1 -2.4 0a2 2 0 1 1 -.8 -2a2 2 0 1 1 2 1Z";

/** Ouch. */
export const BURST =
  "M0 -30L6 -17L18 -25L16 -11L30 -9L20 1L28 12L14 12L12 26L2 16L-9 27L-11 13L-26 14L-18 2L-30 -7L-16 -11L-19 -25L-6 -17Z";
