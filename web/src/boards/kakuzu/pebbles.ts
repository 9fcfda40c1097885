// The shapes of stones and of the bank's sign, drawn round the point 0 0.

/** Pebbles of half width 20, none quite like another. */
const PEBBLES = [
  "M-19.6 1.5C-20-10.5-11.5-19.2 0-19.5S19.9-10.5 19.5 0.5 11 19.4-0.5 19.5-19.2 12-19.6 1.5Z",
  "M-19.4-2C-18.6-13-9.5-19.8 2-19.2S20.2-9.5 19.3 2.5 9.5 20-2.5 19.4-20.2 9.5-19.4-2Z",
  "M-18.8 3C-20.4-8.5-13.5-18.6-2.5-19.6S18.4-14 19.4-3 14 18.4 3 19.5-17.4 14-18.8 3Z",
  "M-19.6-0.5C-19.2-12-10-18.8 1.5-19.4S19-11.5 19.6 1 11.5 19.2-1 19.2-20 11-19.6-0.5Z",
] as const;

export const pebble = (cell: number): string => PEBBLES[(cell * 7 + Math.floor(cell / 9)) % PEBBLES.length] ?? PEBBLES[0];

/** How much a stone is turned, in degrees: quarter turns and a little, so that no two neighbours look alike. */
export const turned = (cell: number): number => ((cell * 5) % 4) * 90 + ((cell * 37) % 13) - 6;

/** The bank's sign. */
export const HOUSE = "M-12-2L0-11 12-2H9V6h3V9H-12V6h3V-2ZM-6 0V6H-2V0ZM2 0V6H6V0Z";

/** Grain of the wood, across a square of 100. */
export const GRAIN = [
  "M0 3C30 1 60 6 100 2",
  "M0 14C25 18 55 11 100 15",
  "M0 37C20 34 70 41 100 36",
  "M0 61C35 66 65 57 100 63",
  "M0 68C30 72 75 66 100 69",
  "M0 88C28 84 62 92 100 87",
  "M0 97C40 99 70 95 100 98",
] as const;
