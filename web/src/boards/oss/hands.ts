// How hands are drawn: as in a cave, one colour, each finger a thick round line.

/** A finger, a palm or an arm: the way it goes and how thick it is. */
export type Limb = readonly [path: string, width: number];

/** Poses around their own middle; a scene turns, mirrors and moves them. */
export const POSES = {
  /** From the side, palm up, ready to catch. */
  cup: [
    ["M-70 26 L-14 10", 12],
    ["M-14 9 Q0 15 12 9", 11],
    ["M12 9 Q21 6 23 -4", 6.5],
    ["M7 9 Q16 4 18 -5", 6.5],
    ["M-7 7 Q-3 -3 5 -6", 6],
  ],
  /** From above and the side: the fingers close on something just below. */
  grab: [
    ["M80 -78 L18 -16", 12],
    ["M17 -16 L8 -8", 15],
    ["M4 -10 Q-9 -5 -8 8", 6.2],
    ["M8 -4 Q-1 -1 -2 9", 6.2],
    ["M16 -9 Q15 3 6 8", 6.2],
  ],
  /** Palm down from the side, fingers bent: what lies on its back may stay there. */
  back: [
    ["M90 8 L20 -1", 12],
    ["M20 -2 Q6 -6 -6 -3", 12],
    ["M-7 -3 Q-19 -3 -21 8", 6.5],
    ["M-2 -1 Q-12 1 -14 9", 6.5],
    ["M12 2 Q4 8 -3 10", 6],
  ],
  /** Flat from above, fingers spread. */
  open: [
    ["M0 18 L0 70", 15],
    ["M-6 12 L6 12 M-5 3 L5 3", 16],
    ["M-9 2 L-17 -17", 6.2],
    ["M-3 -1 L-6 -25", 6.2],
    ["M4 -1 L6 -25", 6.2],
    ["M9 2 L17 -16", 6.2],
    ["M9 13 Q19 12 25 2", 6.6],
  ],
  /** Stood on its edge: a wall. */
  wall: [
    ["M90 10 L24 4", 13],
    ["M22 3 L8 3", 21],
    ["M6 -4 L-18 -4", 6.4],
    ["M6 3 L-22 3", 6.4],
    ["M6 10 L-18 10", 6.4],
    ["M17 -6 L9 -16", 6.4],
  ],
  /** Fingertips on the table, arches between them. */
  arches: [
    ["M12 -8 L62 -74", 12],
    ["M-14 -2 Q0 -10 15 -2", 13],
    ["M-16 0 Q-25 10 -26 24", 6.2],
    ["M-6 -2 Q-9 12 -9 27", 6.2],
    ["M4 -2 Q7 12 7 27", 6.2],
    ["M14 0 Q22 10 23 25", 6.2],
  ],
  /** Straight down, to chop. */
  chop: [
    ["M4 -90 L1 -18", 11],
    ["M1 -17 L1 -6", 15],
    ["M-4 -4 L-4 13", 5.6],
    ["M1 -4 L1 17", 5.6],
    ["M6 -4 L5.5 13", 5.6],
    ["M7 -14 L13 -2", 5.6],
  ],
  /** A fist whose forefinger has just flicked. */
  flick: [
    ["M90 12 L16 2", 12],
    ["M12 2 L4 2", 18],
    ["M0 -4 Q-10 -8 -19 -5", 6.2],
    ["M4 10 L-5 9", 6],
    ["M6 2 L-6 3", 6],
  ],
  /** Closed around something, seen from the side, knuckles down. */
  fist: [
    ["M80 -70 L16 -12", 12],
    ["M14 -11 L4 -4", 17],
    ["M0 -8 Q-9 -3 -4 5", 6.2],
    ["M6 -2 Q0 8 5 9", 6.2],
    ["M14 -4 Q12 6 9 8", 6.2],
  ],
  /** The left one of two laced hands, with its forefinger up. */
  lacedLeft: [
    ["M-76 64 L-14 15", 12],
    ["M-12 0 L-12 16", 12],
    ["M-10 -3 L8 -2", 6],
    ["M-10 9 L9 10", 6],
    ["M-11 -4 Q-9 -18 -3 -25", 6.2],
  ],
  /** The right one. */
  lacedRight: [
    ["M76 64 L14 15", 12],
    ["M12 0 L12 16", 12],
    ["M10 3 L-9 4", 6],
    ["M10 15 L-8 16", 6],
    ["M11 -4 Q9 -18 3 -25", 6.2],
  ],
} as const satisfies Record<string, readonly Limb[]>;

export type Pose = keyof typeof POSES;
