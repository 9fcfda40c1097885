// What is to be seen on the field in one moment, in its own units: 1000 wide, 1250 high, heights above the table.

import type { Colour } from "../bones";
import type { Field } from "./layout";

export { HEIGHT, WIDTH } from "./layout";

/** Something that lies on the table or is in the air. */
export interface Body {
  x: number;
  y: number;
  /** Above the table. */
  z: number;
  /** Degrees. */
  turn: number;
  colour: Colour;
  side: "bump" | "hollow";
  size: number;
  /** How it lies: on the table, in the hand, done with, not to be seen, or dropped. */
  as: "lies" | "held" | "done" | "hidden" | "lost";
}

/** The shapes of things that are neither bone nor playing hand. */
export const PROPS = ["none", "bag", "wall", "cloth", "arch", "goal", "card", "net", "pocket", "hand", "target"] as const;
export interface Prop {
  kind: (typeof PROPS)[number];
  /** The upper left corner. */
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Look {
  figure: string;
  /** The judge's field itself, as it is now. */
  raw: Field;
  /** Milliseconds of the world. */
  now: number;
  hand: { x: number; y: number; pressed: boolean; shown: boolean };
  jack: Body | null;
  /** Where and when the Jack comes down, and how near the hand must be; null while it is not in the air. */
  landing: { x: number; y: number; thrown: number; lands: number; reach: number } | null;
  bones: Body[];
  props: Prop[];
  /** The ring dialect: a ring closes on this place; 1 wide open, 0 closed. */
  ring: { x: number; y: number; open: number } | null;
  over: boolean;
  /** Bones done so far. */
  result: number;
  fault: number;
}
