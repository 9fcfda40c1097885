// The table of Doggy Bag as a seat sees it.

import type { View } from "../board";

/** In the order in which the rules name them. */
export const COLOURS = ["grey", "white", "red", "yellow", "black"] as const;
export type Colour = (typeof COLOURS)[number];
/** So many of each colour. */
export type Bones = Record<Colour, number>;

/** Points of a bone in front. */
export const WORTH: Bones = { grey: 1, white: 1, red: 2, yellow: 3, black: 0 };
/** Behind each screen at first; the bag has one of each colour besides. */
export const OWN: Bones = { grey: 3, white: 4, red: 5, yellow: 1, black: 3 };
/** So many blacks in front throw a dog out. */
export const THIRD = 3;
/** The least number to announce, and the place of a hothead in the order of the heist. */
export const HOTHEAD = 8;
/** The token that swaps a bone with the chest. */
export const ACE = 7;
export const TOKENS = [0, 1, 2, 3, 4, 5, 6, 7] as const;

export type Phase = "loot" | "roles" | "effect" | "heist" | "greed" | "steal" | "over";

/** One player. */
export interface Dog {
  /** Behind the screen; null where it is hidden from us. */
  stock: Bones | null;
  stock_size: number;
  front: Bones;
  role: number | null;
  flipped: boolean;
  announced: number | null;
  sealed: boolean;
  out: boolean;
}

/** What we saw when we last looked into the bag, and what went in and out since. */
export interface Look {
  content: Bones;
  added: number;
  removed: Bones;
}

export interface Table {
  phase: Phase;
  round: number;
  first: number;
  turn: number | null;
  coins: number[];
  loot: number | null;
  /** What we have sealed and what has not entered yet, in colour order; nobody else is told. */
  chosen: Colour[];
  bag: { size: number; seen: Look | null };
  chest: Bones;
  drawn: Bones;
  steal: Colour | null;
  seats: Dog[];
}

/** The server's view is of this shape: `doggybag/view.py` makes it. */
export const asTable = (view: View): Table => view as unknown as Table;

export const isColour = (word: string | undefined): word is Colour => COLOURS.some((colour) => colour === word);

export const none = (): Bones => ({ grey: 0, white: 0, red: 0, yellow: 0, black: 0 });

export const sum = (bones: Bones): number => COLOURS.reduce((total, colour) => total + bones[colour], 0);

export const points = (front: Bones): number => COLOURS.reduce((total, colour) => total + front[colour] * WORTH[colour], 0);

/** Where a dog stands in the order of the heist: the hothead first, then the highest token; -1 without one. */
export const place = (dog: Dog): number => (dog.flipped ? HOTHEAD : (dog.role ?? -1));

/** How many bones a dog has to draw; null while a hothead has not said it. */
export const goal = (dog: Dog): number | null => (dog.flipped ? dog.announced : dog.role);

/** The seats that go to the bag, in order. */
export function heistOrder(table: Table): number[] {
  const going = table.seats.map((_, seat) => seat).filter((seat) => place(dogAt(table, seat)) >= 0);
  return going.sort((one, other) => place(dogAt(table, other)) - place(dogAt(table, one)));
}

export function dogAt(table: Table, seat: number): Dog {
  const dog = table.seats[seat];
  if (!dog) throw new RangeError(`Nobody sits at ${seat}.`);
  return dog;
}

/** Who has a token; null while it lies in the middle. */
export function ownerOf(table: Table, role: number): number | null {
  const found = table.seats.findIndex((dog) => dog.role === role);
  return found < 0 ? null : found;
}

/** The colour of `put:white`, the number of `take:5`: what stands after the word. */
export const after = (move: string): string => move.slice(move.indexOf(":") + 1);
