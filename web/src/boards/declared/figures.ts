// Shapes that several pieces share, in a square of 100 round the middle.

type Pip = readonly [number, number];

export const PIPS: Record<number, readonly Pip[]> = {
  1: [[0, 0]],
  2: [[-20, -20], [20, 20]],
  3: [[-21, -21], [0, 0], [21, 21]],
  4: [[-20, -20], [20, -20], [-20, 20], [20, 20]],
  5: [[-21, -21], [21, -21], [0, 0], [-21, 21], [21, 21]],
  6: [[-20, -23], [20, -23], [-20, 0], [20, 0], [-20, 23], [20, 23]],
};

/** Faces that are seen while a die tumbles. */
export const FLYING = [3, 6] as const;

export const BONE =
  "M-24 -9A13 13 0 1 0 -40 0A13 13 0 1 0 -24 9L24 9A13 13 0 1 0 40 0A13 13 0 1 0 24 -9Z";
