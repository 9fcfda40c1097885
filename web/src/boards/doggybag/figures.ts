// Our own drawings: bones, the signs of the tokens, dogs. All lie around 0,0.

import type { Colour } from "./view";

/** A bone with two knobs at each end: half its shaft, half its thickness, the radius of its knobs. */
function bone(shaft: number, thick: number, knob: number): string {
  const out = knob * 1.15;
  const arc = `a${knob} ${knob} 0 1 1`;
  return (
    `M${-shaft} ${-thick}H${shaft}${arc} ${out} ${thick}${arc} ${-out} ${thick}` +
    `H${-shaft}${arc} ${-out} ${-thick}${arc} ${out} ${-thick}Z`
  );
}

interface BoneFigure {
  body: string;
  /** Lines upon it. */
  detail: string;
  tilt: number;
}

/** Five shapes, so that colour is never the only sign; about 24 wide. */
export const BONES: Record<Colour | "hidden", BoneFigure> = {
  // A knucklebone: four bumps and a hollow.
  grey: {
    body:
      "M-7.5-6.5C-4-9-2.5-4.5 0-4.5S4-9 7.5-6.5C11-4 8-1.5 8 0S11 4 7.5 6.5C4 9 2.5 4.5 0 4.5S-4 9-7.5 6.5C-11 4-8 1.5-8 0S-11-4-7.5-6.5Z",
    detail: "M-3.2 0C-2-2.2 2-2.2 3.2 0M-2 1.4H2",
    tilt: -12,
  },
  // A slim drumstick.
  white: { body: bone(6.5, 1.5, 2.7), detail: "M-4.5 0H3", tilt: -38 },
  // A thick joint of beef.
  red: { body: bone(4.8, 3.3, 4.1), detail: "M-3.5-1.2H3.5M-2 1.4H2", tilt: -30 },
  // A cut marrowbone: one looks into it.
  yellow: {
    body: "M-5.5-7H5C8.5-7 10-3.5 10 0S8.5 7 5 7H-5.5C-8.5 7-10 3.5-10 0S-8.5-7-5.5-7Z",
    detail: "M-5.5-7C-2.5-7-1.2-3.5-1.2 0S-2.5 7-5.5 7M-5.6-3.4C-7.6-3.4-7.6 3.4-5.6 3.4S-3.6-3.4-5.6-3.4Z",
    tilt: -16,
  },
  // Rotten: crossed out, and it smells.
  black: { body: bone(5.6, 2.3, 3.4), detail: "M-2.6-2.6L2.6 2.6M2.6-2.6L-2.6 2.6", tilt: -35 },
  hidden: { body: bone(5.6, 2.3, 3.4), detail: "", tilt: -35 },
};
export const STINK = "M-5-8.5c1.6-1.6-1.6-2.6 0-4.4M4.6-9c1.6-1.6-1.6-2.6 0-4.4";

/** What each token does, as a sign; strokes. */
export const ROLES: readonly string[] = [
  // Creep: a tongue that licks.
  "M-7-3Q0 3 7-3M-3.2-.6V4a3.2 3.2 0 0 0 6.4 0V-.6M0 0V4",
  // Lookout: an eye.
  "M-9 0Q0-8 9 0Q0 8-9 0ZM-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0",
  // Leader: a crown.
  "M-8 5L-9-5L-4 0L0-7L4 0L9-5L8 5Z",
  // Pickpocket: a paw.
  "M-5 3Q0-4 5 3Q5 7 0 5.4Q-5 7-5 3ZM-7.4-2.4v.1M-2.6-6v.1M2.6-6v.1M7.4-2.4v.1",
  // Mole: dark glasses.
  "M-9-2H9M-8-2Q-8 4-4.4 4T-1-2M1-2Q1 4 4.4 4T8-2",
  // Scout: three things shown, one goes down.
  "M-8-4.5h3M-1.5-4.5h3M5-4.5h3M0-1V6M-3 3L0 6L3 3",
  // Steward: a key.
  "M-8 0a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0M-1.2 0H9M5.5 0V4M9 0V4",
  // Ace: give and take.
  "M-8-3H7M3.5-6.5L7-3L3.5.5M8 4H-7M-3.5.5L-7 4L-3.5 7.5",
];
/** The back of every token: a flame, for the hothead. */
export const FLAME = "M0-9C1-5 6-3 6 2A6 6 0 0 1-6 2C-6-1-3.5-2-3-5C-1.5-4-.5-3-.5-1.5C1-3 .8-6 0-9Z";

export interface DogFigure {
  /** Left and right ear. */
  ears: [string, string];
  coat: string;
  ear: string;
  /** A patch over one eye, for those who have one. */
  patch?: string;
}

const FLOPPY = "M-9-9C-18-10-20 6-14 10C-10 8-9-2-7-7Z";
const POINTED = "M-12-3L-12-19L-1-11Z";
const ROUND = "M-15-9a6 6 0 1 1 9-4Z";
const LONG = "M-9-9C-17-11-21 8-16 16C-11 14-10-1-7-7Z";
const BAT = "M-11-4C-22-13-19-22-14-21C-9-19-5-14-4-10Z";

/** The right ear is the left one in a mirror: drawn with `scale(-1 1)`. */
export const DOGS: readonly DogFigure[] = [
  { ears: [FLOPPY, FLOPPY], coat: "#c8935a", ear: "#8f5f34" },
  { ears: [POINTED, POINTED], coat: "#9096a0", ear: "#6a707b" },
  { ears: [ROUND, ROUND], coat: "#eadfc8", ear: "#7a5a3c", patch: "#7a5a3c" },
  { ears: [LONG, LONG], coat: "#7b563d", ear: "#563826" },
  { ears: [POINTED, FLOPPY], coat: "#d0793d", ear: "#9b5221" },
  { ears: [BAT, BAT], coat: "#5a5561", ear: "#8d7f8f" },
];

/** The sack, 140 wide and 160 high, its mouth at the top. */
export const SACK =
  "M-34-52C-30-44-26-42-20-40C-58-22-72 22-62 52C-56 72-36 78 0 78S56 72 62 52C72 22 58-22 20-40C26-42 30-44 34-52C22-62 14-56 0-60C-14-56-22-62-34-52Z";
export const SACK_FOLDS = "M-40-6C-50 14-52 34-48 52M44-2C52 16 52 38 46 54M-14-34C-22-16-26 0-26 14M16-34C22-20 26-6 26 8";
export const ROPE = "M-23-41C-10-34 10-34 23-41M-23-37C-10-30 10-30 23-37M14-35C22-26 22-18 17-12M17-35C28-28 30-22 28-16";

/** A seal of wax, and the paw in it. */
export const WAX = "M0-13C5-16 12-12 12-5C16 0 13 9 6 11C2 16-6 14-8 10C-15 8-15-1-12-5C-12-12-5-15 0-13Z";
export const WAX_PAW = "M-4 3Q0-3 4 3Q4 6 0 5Q-4 6-4 3ZM-5.5-1.6v.1M-2-4.6v.1M2-4.6v.1M5.5-1.6v.1";
