// Where everything lies. A plan is made for the very room it fills, so one unit of the drawing is one pixel, and letters
// and what can be touched have the size we say: three columns where the room lies, one above the other where it stands.

import type { Room } from "../board";
import { choose, TOUCH, type Box, type Plan } from "../parts/room";
import type { Stone } from "./holders";
import { boxOf, columnOf, DIGITS, rowOf, type Digit } from "./view";

/** Where something stands, and how large. */
export interface Spot {
  x: number;
  y: number;
  scale: number;
}

export interface Layout extends Plan {
  tray: Box;
  /** The wood around the cells, left and above, where their names stand. */
  rim: number;
  cell: number;
  /** Stones are too small for a finger: they are aimed at first. */
  small: boolean;
  find: { x: number; y: number; r: number };
  /** The bag with its ten numbered stones; its mouth looks towards what is to be found. */
  bag: Box & { columns: number; mouth: "top" | "left" };
  /** One for each seat, then the bank. */
  piles: Box[];
  /** Where the nine stones of the opening go, out of the game. */
  aside: { x: number; y: number };
}

/** The radius of a digit at scale 1. */
export const TOKEN = 20;
/** The half width of a stone at scale 1. */
export const STONE = 20;
/** Between boxes. */
const SEAM = 5;
/** What the tray's shadow needs below it, and the air above it. */
const SHADOW = 6;
const AIR = 6;
/** Three digits a row, each wide enough for a finger. */
const LEAST_SIDE = 3 * TOUCH + 2;
/** A pile this wide has its name and its count in one line, one this high its stones below them. */
export const WIDE_PILE = 130;
export const HIGH_PILE = 64;

export interface Laid {
  layout: Layout;
  scale: number;
  x: number;
  y: number;
}

export function layOut(room: Room, piles: number): Laid {
  const { plan, ...fit } = choose([lying(room, piles), standing(room, piles)], room);
  return { layout: plan, ...fit };
}

function cellsOf(size: number): Pick<Layout, "rim" | "cell" | "small" | "target"> {
  const rim = size < 450 ? 17 : 24;
  const edge = size < 450 ? 6 : 14;
  const cell = Math.max(8, (size - rim - edge - 2 * SEAM) / 9);
  return { rim, cell, small: cell < TOUCH, target: cell };
}

/** Piles, tray, bag. */
function lying(room: Room, piles: number): Layout {
  const gap = room.w < 700 ? 8 : 18;
  const size = Math.max(120, Math.min(room.h - SHADOW - AIR, room.w - 2 * (LEAST_SIDE + gap)));
  const side = Math.max(LEAST_SIDE, Math.min((room.w - size) / 2 - gap, size * 0.42));
  const [x, right] = [side + gap, side + 2 * gap + size];
  const r = Math.min(46, Math.max(25, side * 0.19), size * 0.09);
  const neck = Math.min(34, size * 0.07);
  const top = 2 * r + 14;
  const pitch = Math.min(side / 3, (size - top - neck - 8) / 4);
  // What is to be found and the bag stand together in the middle.
  const down = AIR + Math.max(0, (size - top - neck - 4 * pitch) / 2);
  const high = size / piles;
  const pile = Math.min(high - 8, side * 1.1);
  return {
    w: side * 2 + gap * 2 + size,
    h: AIR + size + SHADOW,
    ...cellsOf(size),
    tray: { x, y: AIR, w: size, h: size },
    find: { x: right + side / 2, y: down + r + 3, r },
    bag: { x: right + (side - 3 * pitch) / 2, y: down + top + neck, w: 3 * pitch, h: 4 * pitch, columns: 3, mouth: "top" },
    piles: Array.from({ length: piles }, (_, at) => ({ x: 2, y: AIR + at * (pile + 8), w: side - 4, h: pile })),
    aside: { x: x + size / 2, y: -30 },
  };
}

/** Piles, the tray below them, the bag at the bottom, near the thumb. */
function standing(room: Room, piles: number): Layout {
  const size = Math.max(120, Math.min(room.w, room.h - 134));
  const spare = Math.max(134, room.h - size);
  const pile = Math.min(110, Math.max(40, spare * 0.33));
  const digits = Math.min(150, Math.max(2 * TOUCH, spare - pile - 20));
  const gap = Math.min(24, (spare - pile - digits) / 2);
  const x = (room.w - size) / 2;
  const below = pile + gap + size + gap;
  const r = Math.min(digits / 2 - 14, 40);
  const from = 2 * r + 14;
  const width = (size + 6) / piles;
  return {
    w: room.w,
    h: below + digits,
    ...cellsOf(size),
    tray: { x, y: pile + gap, w: size, h: size },
    find: { x: x + r + 5, y: below + digits / 2 - 4, r },
    bag: { x: x + from, y: below, w: size - from, h: digits, columns: 5, mouth: "left" },
    piles: Array.from({ length: piles }, (_, at) => ({ x: x + at * width + 1, y: 1, w: width - 8, h: pile - 2 })),
    aside: { x: x + size / 2, y: -30 },
  };
}

/** The middle of a cell. */
export function middle(layout: Layout, cell: number): { x: number; y: number } {
  const along = (at: number): number => layout.rim + (at + 0.5) * layout.cell + Math.floor(at / 3) * SEAM;
  return { x: layout.tray.x + along(columnOf(cell)), y: layout.tray.y + along(rowOf(cell)) };
}

/** The 3×3 box of a cell with its hollows. */
export function boxArea(layout: Layout, box: number): Box {
  const first = middle(layout, Math.floor(box / 3) * 27 + (box % 3) * 3);
  const half = layout.cell / 2;
  return { x: first.x - half, y: first.y - half, w: 3 * layout.cell, h: 3 * layout.cell };
}

export const sameLine = (one: number, two: number): boolean =>
  rowOf(one) === rowOf(two) || columnOf(one) === columnOf(two) || boxOf(one) === boxOf(two);

/** Where a stone lies. */
export function stoneAt(layout: Layout, stone: Stone, cell: number, counts: (holder: number | "bank") => number): Spot {
  if (stone.holder === "tray") return { ...middle(layout, cell), scale: (layout.cell * 0.485) / STONE };
  const pile = stone.holder === "aside" ? undefined : layout.piles[stone.holder === "bank" ? layout.piles.length - 1 : stone.holder];
  if (stone.holder === "aside" || !pile) return { ...layout.aside, scale: 0.5 };
  const { x, y, w, h } = pile;
  if (h < HIGH_PILE) return inRows({ x: x + 50, y: y + 17, w: w - 54, h: h - 19 }, stone.slot, counts(stone.holder));
  return inRows({ x: x + 8, y: y + 40, w: w - 16, h: h - 46 }, stone.slot, counts(stone.holder));
}

/** Rows, so that one sees at a glance who has more; smaller where there are many. */
function inRows(room: Box, slot: number, count: number): Spot {
  const fits = (pitch: number): boolean => Math.floor(room.w / pitch) * Math.floor(room.h / pitch) >= count;
  const pitch = [22, 19, 17, 15, 13, 11, 9.5, 8, 7, 6, 5].find(fits) ?? 4;
  const row = Math.max(1, Math.floor(room.w / pitch));
  return { x: room.x + ((slot % row) + 0.5) * pitch, y: room.y + (Math.floor(slot / row) + 0.5) * pitch, scale: (pitch * 0.46) / STONE };
}

/** The field of a digit in the bag; the tenth is the zero's. */
export function fieldOf(layout: Layout, at: number): Box {
  const { x, y, w, h, columns } = layout.bag;
  const [wide, high] = [w / columns, h / Math.ceil(DIGITS.length / columns)];
  // A last one alone in its row stands in the middle.
  const column = columns === 3 && at === 9 ? 1 : at % columns;
  return { x: x + column * wide, y: y + Math.floor(at / columns) * high, w: wide, h: high };
}

/** Where a digit lies; `spot` is the one that is looked for. */
export function tokenAt(layout: Layout, digit: Digit, spot: Digit | null): Spot {
  if (digit === spot) return { x: layout.find.x, y: layout.find.y, scale: (layout.find.r - 5) / TOKEN };
  const field = fieldOf(layout, DIGITS.indexOf(digit));
  return { x: field.x + field.w / 2, y: field.y + field.h / 2, scale: (Math.min(field.w, field.h) * 0.46) / TOKEN };
}
