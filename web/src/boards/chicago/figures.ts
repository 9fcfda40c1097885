// Small drawings, all our own: signs on a field of 24 by 24, pawns and houses around 0, 0. What is printed as well lies with
// the game.

import drawings from "../../../../src/osselet/games/chicago/drawings.json";
import type { Kind } from "./view";

/** What a house holds, but for money, which is written. Holes are cut by the even-odd rule. */
export const SIGNS: Partial<Record<Kind, string>> = drawings.signs;

/** What is written on money, in thousands. */
export const NOTES: Partial<Record<Kind, string>> = drawings.notes;

export const STAR = drawings.star;

/** The toll gate of the old town: two towers and an arch. */
export const GATE = drawings.gate;

interface Front {
  wall: string;
  roof: string;
  windows: string;
}
/** Three kinds of house fronts; which stands where says nothing of what is inside. */
export const FRONTS = drawings.fronts as [Front, ...Front[]];

export const BODY = drawings.body;
export const HEAD = drawings.head;

/** A hat for each thief, so that they can be told apart without colours: a trilby, a flat cap, a bowler, a top hat. */
export const HATS: readonly string[] = drawings.hats;

export const KEPI = drawings.kepi;

/** The window of a prison, and its bars before the face of whoever is arrested: the number below stays free. */
export const CELL = "M-6.8-9.8H6.8V.4H-6.8z";
export const BARS = `${CELL}M-3.4-9.8V.4M0-9.8V.4M3.4-9.8V.4`;

/** A padlock, for policemen who may not move again. */
export const LOCK = "M-3.6-.6h7.2v5.4h-7.2zM-2.2-.6v-1.6a2.2 2.2 0 0 1 4.4 0v1.6";

export const BANG = "M0-9 2.5-3.5 8.5-4.5 4.5 0 8.5 4.5 2.5 3.5 0 9-2.5 3.5-8.5 4.5-4.5 0-8.5-4.5-2.5-3.5z";

export const CROWN = "M2 8l5 4 5-8 5 8 5-4-2 12H4z";

/** Where those are who got away: an island with a palm, and a police station for those who wait. */
export const ISLAND =
  "M1 22c3-4 7-5.6 11-5.6.5-3.5.3-6.6-.6-9-2.6-.6-5 .1-7 2.2.1-3.2 2-5 5-5C8.200 2.600 6.300 1.700 3.800 2c2.600-2 6-1.600 8.200 1.100 1.700-2.600 5.100-3.400 8.100-1.600-2.600-.1-4.400.9-5.400 2.800 3 0 5 1.700 5.400 4.700-2-1.800-4.200-2.300-6.600-1.600.9 2.900 1 6 .5 9.100 4 .3 7.300 2 9 5.500z";
export const STATION = "M12 0 24 7v2H0V7zM2 10h20v14H15v-7H9v7H2zM4.500 12.500v4h4v-4zM15.500 12.500v4h4v-4z";
