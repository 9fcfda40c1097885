// A drawing of each figure, duel and challenge: 120 wide, 100 high, with the table along the bottom.

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
const jack = (x: number, y: number, turn = -20, colour: Colour = "white"): BoneShape => ({ bone: colour, x, y, turn, jack: true, size: 1.05 });
const hand = (pose: Pose, x: number, y: number, more: Partial<HandShape> = {}): HandShape => ({ hand: pose, x, y, ...more });
/** Up into the air and down again, under a Jack at this place. */
const flight = (x: number, y: number): Shape[] => [
  { arrow: `M${x - 5} ${y + 26} V${y + 13}`, tip: [x - 5, y + 11, -90] },
  { arrow: `M${x + 5} ${y + 12} V${y + 24}`, tip: [x + 5, y + 27, 90] },
];

/** All that lie on the table, from left to right: as many as the figure has. */
const scattered: Shape[] = [bone("red", 16, 84, 15), bone("yellow", 38, 90, -20), bone("green", 66, 91, 30), bone("blue", 104, 85, -12)];

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

export const SCENES: Readonly<Record<string, Scene>> = {
  // Classic
  aslik: [...flight(30, 16), jack(30, 16), ...scattered, bone("black", 80, 78, 10), hand("grab", 82, 66)],
  ehfel: [
    ...flight(28, 16),
    jack(28, 16),
    bone("red", 22, 88, 12),
    bone("yellow", 46, 90, -16),
    { arrow: "M76 64 V76", tip: [76, 79, 90] },
    bone("green", 76, 88, 6),
    bone("blue", 69, 50, 40, 0.9),
    bone("black", 88, 52, -50, 0.9),
    hand("fist", 78, 46),
  ],
  kuda_kuda: [
    { arrow: "M30 52 Q34 16 58 16 Q84 16 90 48", tip: [90.5, 52, 82] },
    jack(60, 17, 12),
    bone("red", 50, 86, 14),
    bone("green", 70, 90, -18),
    hand("cup", 26, 66, { size: 0.95 }),
    hand("cup", 94, 66, { flip: true, tone: "other", size: 0.95 }),
  ],
  takh_takh: [
    ...flight(28, 16),
    jack(28, 16),
    bone("red", 18, 81, 88),
    bone("yellow", 40, 81, 92),
    bone("green", 62, 81, 89),
    bone("blue", 104, 89, 10),
    { line: "M12 66 Q18 62 24 66 M34 66 Q40 62 46 66", as: "motion" },
    hand("grab", 66, 62),
  ],
  wollo: [
    jack(20, 16),
    ...flight(20, 16),
    bone("blue", 104, 42, -8, 0.85),
    hand("wall", 70, 66, { tone: "other" }),
    { arrow: "M44 84 Q48 24 82 34", tip: [86, 36, 25] },
    bone("green", 54, 46, -40, 0.95),
    bone("red", 42, 90, 10),
    bone("yellow", 84, 91, -14),
  ],
  // Hand
  cumi_cumi: [
    hand("lacedLeft", 60, 62),
    hand("lacedRight", 60, 62, { tone: "other" }),
    bone("red", 60, 30, 90),
    { arrow: "M76 42 Q92 14 76 14", tip: [73, 14.5, 175] },
    bone("yellow", 14, 88, 14),
    bone("green", 104, 88, -18),
    bone("blue", 60, 12, 10, 0.85),
  ],
  gurnia: [
    jack(18, 18),
    ...flight(18, 18),
    hand("arches", 62, 58, { tone: "other" }),
    bone("red", 45, 88, 86, 0.85),
    bone("yellow", 61, 92, 92, 0.85),
    bone("green", 77, 88, 88, 0.85),
    { arrow: "M26 92 Q36 96 40 88", tip: [41, 85, -70] },
    bone("blue", 22, 84, 20, 0.85),
  ],
  nampan: [
    hand("cup", 30, 70, { turn: -34 }),
    hand("cup", 90, 70, { turn: 34, flip: true, tone: "other" }),
    bone("red", 44, 34, 30),
    bone("yellow", 60, 22, -20),
    bone("green", 76, 36, 50),
    bone("blue", 60, 44, 10),
    { line: "M44 52 V46 M60 60 V54 M76 54 V48", as: "motion" },
  ],
  numa: [
    hand("back", 62, 76),
    bone("red", 44, 60, 10, 0.95),
    bone("yellow", 62, 56, -14, 0.95),
    bone("green", 80, 61, 12, 0.95),
    bone("blue", 54, 40, 24, 0.95),
    bone("black", 72, 38, -30, 0.95),
    { arrow: "M28 60 Q14 30 36 16", tip: [39, 14, -28] },
    { arrow: "M92 26 Q114 40 108 62", tip: [107, 66, 105] },
  ],
  polopo: [
    hand("open", 58, 58, { size: 1.15 }),
    bone("red", 43, 32, 80, 0.85),
    bone("yellow", 58, 27, 90, 0.85),
    bone("green", 74, 33, 100, 0.85),
    bone("blue", 83, 54, 120, 0.85),
    { arrow: "M100 58 Q98 78 76 78", tip: [72, 78, 180] },
  ],
  // Exotic
  ariac: [
    jack(18, 18),
    ...flight(18, 18),
    bone("red", 14, 88, 90, 0.95),
    bone("yellow", 40, 88, 88, 0.95),
    bone("green", 73, 88, 92, 0.95),
    bone("blue", 106, 88, 90, 0.95),
    hand("chop", 57, 68, { size: 0.95 }),
    hand("chop", 89, 68, { size: 0.95, tone: "ghost" }),
    { line: "M48 92 L51 88 M65 92 L63 88 M81 92 L83 88 M98 92 L95 88", as: "motion" },
  ],
  glodoc: [
    jack(26, 16),
    ...flight(26, 16),
    ...scattered.slice(0, 3),
    bone("blue", 72, 80, 10),
    { line: "M72 74 Q60 72 62 60 Q64 46 80 38 L108 14 L120 30 L98 54 Q92 70 84 75 Q78 77 72 74 Z", as: "bag" },
    { line: "M100 18 L116 38 M96 22 L112 43", as: "cord" },
  ],
  labah: [
    hand("back", 62, 62, { size: 1.1 }),
    jack(66, 46, 6),
    bone("red", 46, 84, 30, 0.9),
    bone("yellow", 60, 82, -20, 0.9),
    bone("green", 16, 86, 10),
    bone("blue", 98, 88, -14),
    { arrow: "M28 84 H34", tip: [37, 84, 0] },
    { line: "M52 34 Q56 28 60 34 M72 32 Q76 26 80 32", as: "motion" },
  ],
  maradono: [
    jack(98, 18),
    { card: "standing", x: 16, y: 48 },
    { card: "standing", x: 64, y: 48 },
    { arrow: "M74 78 Q54 66 42 40", tip: [40.5, 36, -112] },
    bone("red", 53, 62, 48),
    bone("yellow", 30, 86, 12),
    bone("green", 50, 90, -10),
    hand("flick", 90, 82, { turn: 20, size: 0.85 }),
  ],
  meja: [
    jack(20, 16),
    ...flight(20, 16),
    { card: "lying", x: 54, y: 80 },
    { card: "lying", x: 92, y: 80 },
    bone("red", 46, 78, 16, 0.95),
    bone("yellow", 62, 83, -20, 0.95),
    bone("green", 86, 76, 10, 0.95),
    bone("blue", 16, 88, -12),
    hand("grab", 88, 64),
  ],
  // Duels
  bagi: [
    jack(24, 18),
    jack(96, 18, 20, "black"),
    bone("red", 52, 56, 20),
    bone("yellow", 68, 60, -20),
    bone("green", 50, 78, -14),
    bone("blue", 70, 80, 16),
    { arrow: "M42 66 H34", tip: [31, 66, 180] },
    { arrow: "M78 70 H86", tip: [89, 70, 0] },
    hand("flick", 10, 76, { flip: true, size: 0.85 }),
    hand("flick", 110, 78, { tone: "rival", size: 0.85 }),
  ],
  bola_bola: [
    { card: "standing", x: 46, y: 64 },
    { card: "standing", x: 74, y: 64 },
    { arrow: "M30 64 Q60 -8 90 60", tip: [91.5, 64, 70] },
    bone("red", 60, 24, 16, 1.1),
    hand("flick", 12, 80, { flip: true, turn: -14, size: 0.85 }),
    hand("flick", 108, 80, { turn: 14, tone: "rival", size: 0.85 }),
  ],
  kat: [
    jack(28, 14),
    jack(92, 14, 20, "black"),
    bone("red", 50, 84, 20),
    bone("yellow", 70, 86, -20),
    bone("green", 60, 74, 6),
    bone("blue", 60, 92, -6),
    hand("grab", 40, 66, { flip: true, size: 0.95 }),
    hand("grab", 80, 66, { tone: "rival", size: 0.95 }),
  ],
  manu: [
    hand("back", 30, 78, { flip: true, size: 0.85 }),
    hand("back", 92, 78, { tone: "rival", size: 0.85 }),
    bone("red", 24, 60, 10, 0.85),
    bone("yellow", 42, 63, -12, 0.85),
    bone("green", 30, 42, 30, 0.85),
    bone("blue", 80, 63, 14, 0.85),
    bone("black", 98, 60, -10, 0.85),
    { arrow: "M50 50 Q54 30 40 22", tip: [37, 20, -150] },
    { arrow: "M72 50 Q68 30 82 22", tip: [85, 20, -30] },
  ],
  naik: [
    jack(58, 16),
    ...flight(58, 16),
    bone("red", 22, 84, 90),
    bone("yellow", 44, 84, 90),
    bone("green", 57, 84, 90),
    bone("blue", 79, 84, 90),
    bone("black", 92, 84, 90),
    bone("red", 105, 84, 90),
    { line: "M14 98 H30 M37 98 H64 M72 98 H112", as: "mark" },
    hand("grab", 92, 66, { size: 0.9, tone: "rival" }),
    hand("grab", 22, 66, { size: 0.9, flip: true }),
  ],
  // Challenges
  badaboss: tower(4),
  kiri_kanoss: [
    hand("back", 28, 80, { flip: true, size: 0.95 }),
    hand("back", 94, 80, { tone: "other", size: 0.95 }),
    { arrow: "M32 58 Q60 4 90 56", tip: [92, 60, 65] },
    jack(60, 26, 20),
  ],
  los_loboss: [
    { ...bone("white", 26, 58, 14, 1.25), side: "bump" },
    { ...bone("red", 60, 52, -18, 1.25), side: "hollow" },
    { ...bone("yellow", 94, 60, 10, 1.25), side: "bump" },
    { ...bone("black", 34, 84, -12, 1.25), side: "hollow" },
    { ...bone("green", 68, 82, 16, 1.25), side: "bump" },
    { ...bone("blue", 100, 86, -20, 1.25), side: "hollow" },
    { line: "M34 6 H86 Q94 6 94 14 V22 Q94 30 86 30 H66 L58 39 L56 30 H34 Q26 30 26 22 V14 Q26 6 34 6 Z", as: "bubble" },
    { line: "M38 24 V14 L34 17 M52 16 Q58 10 61 15 Q63 18 52 25 H63 M75 13 H84 L79 18 Q86 18 84 23 Q80 27 75 24", as: "mark" },
  ],
  targoss: [
    { line: "M60 26 A26 18 0 1 0 60.1 26 Z M60 34 A14 10 0 1 0 60.1 34 Z M60 41 A4 3 0 1 0 60.1 41 Z", as: "target" },
    bone("red", 68, 50, 30),
    bone("yellow", 30, 56, -10),
    bone("green", 84, 30, 50),
    bone("blue", 40, 30, 20),
    { arrow: "M94 68 L80 58", tip: [77.5, 56, -145] },
    { line: "M14 62 L20 60 M16 66 L22 63", as: "motion" },
    hand("flick", 104, 84, { turn: 35, size: 0.8 }),
  ],
  warnoss: heap(["white", "black", "red", "yellow", "green", "blue"], "red"),
};
