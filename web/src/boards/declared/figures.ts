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

/** The suits of playing cards. */
export const SUITS: Record<string, { path: string; red: boolean }> = {
  "♠": { path: "M0 -44C8 -24 40 -8 40 14C40 32 16 36 6 22Q8 38 18 44H-18Q-8 38 -6 22C-16 36 -40 32 -40 14C-40 -8 -8 -24 0 -44Z", red: false },
  "♥": { path: "M0 42C-10 22 -42 6 -42 -16C-42 -42 -8 -44 0 -18C8 -44 42 -42 42 -16C42 6 10 22 0 42Z", red: true },
  "♣": { path: "M-5 20C-12 36 -42 34 -42 10C-42 -8 -26 -14 -14 -8C-28 -22 -20 -44 0 -44C20 -44 28 -22 14 -8C26 -14 42 -8 42 10C42 34 12 36 5 20Q7 38 18 44H-18Q-7 38 -5 20Z", red: false },
  "♦": { path: "M0 -46Q14 -18 36 0Q14 18 0 46Q-14 18 -36 0Q-14 -18 0 -46Z", red: true },
};

/** A text that ends with a suit, such as `10♥`: what stands before it, and the suit. */
export function suited(text: string): { rank: string; suit: { path: string; red: boolean } } | null {
  const [, rank = "", sign = ""] = /^(.{1,2})([♠♥♣♦])$/u.exec(text) ?? [];
  const suit = SUITS[sign];
  return suit ? { rank, suit } : null;
}
