// A drawing of each figure, duel and challenge: 120 wide, 100 high, with the table along the bottom.

import drawings from "../../../../src/osselet/games/oss/drawings.json";
import type { Colour } from "./bones";
import type { Pose } from "./hands";

interface Placed {
  x: number;
  y: number;
  turn?: number;
  size?: number;
}
/** Whose hand: the one that throws, the same player's other one, the opponent's, or a moment later. */
export type Tone = "main" | "other" | "rival" | "ghost";
export interface HandShape extends Placed {
  hand: Pose;
  tone?: Tone;
  /** Mirrored left to right. */
  flip?: boolean;
}
export interface BoneShape extends Placed {
  bone: Colour;
  /** The one that is thrown: it flies when hands are at work. */
  jack?: boolean;
  side?: "bump" | "hollow";
}
/** A drum card: a prop. */
export interface CardShape extends Placed {
  card: "lying" | "standing";
}
/** Where something goes: a dashed way, and the tip of its arrow. */
export interface ArrowShape {
  arrow: string;
  tip: readonly [x: number, y: number, turn: number];
}
export interface LineShape {
  line: string;
  as: "motion" | "cross" | "target" | "bag" | "cord" | "bubble" | "mark";
}
export type Shape = HandShape | BoneShape | CardShape | ArrowShape | LineShape;
export type Scene = readonly Shape[];

const bone = (colour: Colour, x: number, y: number, turn = 0, size = 1): BoneShape => ({ bone: colour, x, y, turn, size });
const hand = (pose: Pose, x: number, y: number, more: Partial<HandShape> = {}): HandShape => ({ hand: pose, x, y, ...more });

/** Six bones on each other, as many as stand there. */
const TOWER: readonly (readonly [Colour, number])[] = [
  ["white", 3],
  ["black", -4],
  ["red", 5],
  ["yellow", -3],
  ["green", 6],
  ["blue", -7],
];
export function tower(height: number): Scene {
  const stacked = TOWER.slice(0, height).map(([colour, turn], at) => bone(colour, 52 + (at % 2 ? 1.5 : -1), 86 - at * 10.6, turn, 1.05));
  // The next bone is on its way, as long as there is one.
  const top = 70 - height * 10.6;
  const coming = TOWER[height];
  return [...stacked, ...(coming ? [bone(coming[0], 66, top + 7, -14)] : []), hand("grab", 70, top - 4, { size: 0.85 })];
}

/** Where bones lie that everybody grabs for. */
const HEAP: readonly (readonly [x: number, y: number, turn: number])[] = [
  [46, 46, 20],
  [75, 44, -25],
  [60, 58, 5],
  [42, 66, -35],
  [79, 64, 40],
  [60, 36, -5],
];
/** So many bones of these colours in the middle; the one called is crossed out. */
export function heap(colours: readonly Colour[], called: string | null): Scene {
  const lying = colours.map((colour, at) => {
    const [x, y, turn] = HEAP[at] ?? [60, 50, 0];
    return { bone: colour, x, y, turn, size: 1.1 } satisfies BoneShape;
  });
  const hit = lying.find((one) => one.bone === called);
  const cross: Shape[] = hit ? [{ line: `M${hit.x - 10} ${hit.y - 9} L${hit.x + 10} ${hit.y + 9} M${hit.x + 10} ${hit.y - 9} L${hit.x - 10} ${hit.y + 9}`, as: "cross" }] : [];
  return [
    hand("flick", 16, 82, { flip: true, turn: -35, size: 0.7 }),
    hand("flick", 106, 80, { turn: 35, size: 0.7, tone: "rival" }),
    hand("flick", 12, 24, { flip: true, turn: 28, size: 0.7, tone: "other" }),
    ...lying,
    ...cross,
  ];
}

export const SCENES = drawings.scenes as unknown as Readonly<Record<string, Scene>>;
