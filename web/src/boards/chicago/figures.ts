// Small drawings, all our own: signs on a field of 24 by 24, pawns and houses around 0, 0.

import type { Kind } from "./view";

/** What a house holds, but for money, which is written. Holes are cut by the even-odd rule. */
export const SIGNS: Partial<Record<Kind, string>> = {
  plane:
    "M12 1.2c1 0 1.7 1 1.7 2.4v5.2l8.8 5.4v2.4l-8.8-2.8v4.8l2.7 2v1.9L12 21.3l-4.4 1.2v-1.9l2.7-2v-4.8L1.5 16.6v-2.4l8.8-5.4V3.6c0-1.4.7-2.4 1.7-2.4z",
  thief:
    "M1.5 8.6c3.3-1.9 7.4-1.5 10.5.3 3.1-1.8 7.2-2.2 10.5-.3.5 5-1.9 8.9-5.6 8.9-2.3 0-3.4-1.9-4.9-1.9s-2.6 1.9-4.9 1.9c-3.7 0-6.1-3.9-5.6-8.9zM7 10.6c-1.6 0-2.7.6-3 1.4.6 1.2 1.8 1.9 3.1 1.9s2.4-.6 2.9-1.5c-.5-1.1-1.6-1.8-3-1.8zM17 10.6c-1.4 0-2.5.7-3 1.8.5.9 1.6 1.5 2.9 1.5s2.5-.7 3.1-1.9c-.3-.8-1.4-1.4-3-1.4z",
  weapon:
    "M1.5 7.2H17l.8-1.5h1.6l.5 1.5h2.6v4h-7.6c-.3 2.3-1.5 3.5-3.7 3.5H9l-1.7 5.8H2.6l2.3-7.8C3.1 12.5 1.5 11.2 1.5 9.3zM9.7 11.2l-.5 1.7h1.7c.9 0 1.4-.6 1.5-1.7z",
  bank: "M12 1.5 22.5 7.5V10h-21V7.5zM4 11.5h3v7H4zM10.5 11.5h3v7h-3zM17 11.5h3v7h-3zM1.5 19.8h21v2.7h-21z",
  car: "M2 12.8l2.4-1.3 2-3.9C6.9 6.6 7.8 6 8.9 6h5.6c1 0 1.9.5 2.5 1.3l2.5 3.7 2.1.8c.6.3 1 .9 1 1.6V17h-2.3a2.6 2.6 0 0 1-5.2 0H9a2.6 2.6 0 0 1-5.2 0H1.5v-3c0-.5.2-.9.5-1.2zM8.7 8 7 11.3h4V8zM13 8v3.3h3.9L15 8.5c-.2-.3-.5-.5-.9-.5z",
  police:
    "M12 1 21.5 4.5v7c0 5.5-3.8 9.4-9.5 11.5-5.7-2.1-9.5-6-9.5-11.5v-7zM12 6.2l-1.5 3.3-3.6.4 2.7 2.5-.8 3.6 3.2-1.9 3.2 1.9-.8-3.6 2.7-2.5-3.6-.4z",
};

/** What is written on money, in thousands. */
export const NOTES: Partial<Record<Kind, string>> = { m10: "10", m20: "20", m50: "50", m100: "100" };

export const STAR =
  "M0-7.6 2.1-2.6 7.4-2.2 3.3 1.3 4.6 6.5 0 3.7-4.6 6.5-3.3 1.3-7.4-2.2-2.1-2.6z";

/** The toll gate of the old town: two towers and an arch. */
export const GATE = "M-8 7V-5.5h1v-1.7h1.3v1.7h1.2v-1.7h1.3v1.7h6.4v-1.7h1.3v1.7h1.2v-1.7H7v1.7h1V7H3.6V3.2a3.6 3.6 0 0 0-7.2 0V7z";

/** Three kinds of house fronts; which stands where says nothing of what is inside. */
export const FRONTS = [
  { wall: "M-6.5 7.5V-1.5h13v9z", roof: "M-8-1 0-8 8-1z", windows: "M-4.3 1h3v3h-3zM1.3 1h3v3h-3z" },
  { wall: "M-5 7.5V-5H5V7.5z", roof: "M-6-4.6V-7.2h2.2v-1h7.6v1H6v2.6z", windows: "M-3.2-2.8h2.4v2.6h-2.4zM.8-2.8h2.4v2.6H.8zM-3.2 1.7h2.4v2.6h-2.4zM.8 1.7h2.4v2.6H.8z" },
  { wall: "M-7 7.5V0H1.5v-4.5H7v12z", roof: "M-8 .6-2.8-4.5 1.5-.3V-5.2L4.3-8l3.5 3.5z", windows: "M-4.6 2.3h2.9v2.9h-2.9zM2.9-2.7h2.6v2.5H2.9zM2.9 2.3h2.6v2.9H2.9z" },
] as const;

export const BODY = "M-7.4 8.6c-.5-5.6 2-9.4 7.4-9.4s7.9 3.8 7.4 9.4z";
export const HEAD = { y: -4.2, r: 3.7 };

/** A hat for each thief, so that they can be told apart without colours. */
export const HATS = [
  // A trilby.
  "M-6.6-5.4c0-.9 2-1.2 3.2-1.3.2-2.3.7-3.7 1.7-3.7.7 0 1.1.5 1.7.5s1-.5 1.7-.5c1 0 1.5 1.4 1.7 3.7 1.2.1 3.2.4 3.2 1.3 0 .6-2.7.9-6.6.9s-6.6-.3-6.6-.9z",
  // A flat cap.
  "M-4.3-5.3c-.5-3 2-4.4 4.5-4.4 3 0 4.6 1.8 4.5 3.7 1.3.2 2.4.6 2.6 1.2-2.6.5-8 .6-11.6-.5z",
  // A bowler.
  "M-6-5.3c.2-.6 1-.9 2-1C-4-8.8-2.3-10.2 0-10.2s4 1.4 4 3.9c1 .1 1.8.4 2 1-1.7.7-10.3.7-12 0z",
  // A top hat.
  "M-5.6-5.2c.1-.6.9-.8 1.9-.9V-11.2c2.3-.5 5.1-.5 7.4 0v5.1c1 .1 1.8.3 1.9.9-1.7.7-9.5.7-11.2 0z",
] as const;

export const KEPI = "M-4.5-5.2-5-9.6c3-1.5 7-1.5 10 0l-.5 4.4c1 .4 1.5.9 1.3 1.3-3.3-1-8.3-1-11.6 0-.2-.4.3-.9 1.3-1.3z";

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
