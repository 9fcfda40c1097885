// The usual handicaps of what one points with: fitted so that average hands are equally good (`python -m bench.hands --devices`).

export interface Handicap {
  /** Per cent: how much slower time runs, and how far a hand reaches. */
  tempo: number;
  reach: number;
}

export const FINGER: Handicap = { tempo: 100, reach: 100 };
export const MOUSE: Handicap = { tempo: 138, reach: 99 };

/** A toss of a warm-up: how many bones came down, and how many were caught. */
export interface Toss {
  figure: string;
  tossed: number;
  caught: number;
}

/** How many of a hundred bones an average hand catches, by the difficulty table. */
const AVERAGE: Readonly<Record<string, number>> = { nampan: 71, numa: 65 };
/** Tosses of a warm-up, at the card's highest value. */
export const WARM_UP = ["nampan", "numa", "nampan"] as const;
/** Which part of more noise is made good by more time, and by more reach: both do something for most errors. */
const SHARED = 0.6;
const [LEAST, MOST] = [80, 200];

/**
 * How much farther beside its goals than an average one a hand ends. Bell-shaped errors in both directions miss a circle
 * with chance exp(−radius² / 2 spread²).
 */
export function noiseOf(tosses: readonly Toss[]): number {
  const sum = (of: (toss: Toss) => number): number => tosses.reduce((total, one) => total + of(one), 0);
  const tossed = sum((one) => one.tossed);
  if (!tossed) return 1;
  const usual = sum((one) => (one.tossed * (AVERAGE[one.figure] ?? 0)) / 100) / tossed;
  // As if an average hand had tossed twice more: a few bones say little.
  const caught = (sum((one) => one.caught) + 2 * usual) / (tossed + 2);
  return Math.sqrt(Math.log(1 - usual) / Math.log(1 - caught));
}

/** The handicaps that make such a hand about as good as an average one. */
export function equalled(usual: Handicap, noise: number): Handicap {
  const scaled = (one: number): number => Math.min(MOST, Math.max(LEAST, Math.round(one * noise ** SHARED)));
  return { tempo: scaled(usual.tempo), reach: scaled(usual.reach) };
}
