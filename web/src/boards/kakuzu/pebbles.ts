// The shapes of stones and of the bank's sign, drawn round the point 0 0. What is printed as well lies with the game.

import drawings from "../../../../src/osselet/games/kakuzu/drawings.json";

/** Pebbles of half width 20, none quite like another. */
const PEBBLES: readonly string[] = drawings.pebbles;

export const pebble = (cell: number): string => PEBBLES[(cell * 7 + Math.floor(cell / 9)) % PEBBLES.length] ?? "";

/** How much a stone is turned, in degrees: quarter turns and a little, so that no two neighbours look alike. */
export const turned = (cell: number): number => ((cell * 5) % 4) * 90 + ((cell * 37) % 13) - 6;

/** The bank's sign. */
export const HOUSE = "M-12-2L0-11 12-2H9V6h3V9H-12V6h3V-2ZM-6 0V6H-2V0ZM2 0V6H6V0Z";

/** Grain of the wood, across a square of 100. */
export const GRAIN: readonly string[] = drawings.grain;
