// Where everything lies, in CSS pixels: one unit of the drawing is one pixel of the page, so that letters and what can
// be touched have the size we say. Beside the tray where there is room, above it on phones and narrow columns.

import type { Stone } from "./holders";
import { boxOf, columnOf, DIGITS, rowOf, type Digit, type KakuzuView } from "./view";

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Where something stands, and how large. */
export interface Spot {
  x: number;
  y: number;
  scale: number;
}

export interface Layout {
  wide: boolean;
  width: number;
  height: number;
  tray: Box;
  /** The wood around the cells, left and above, where their names stand. */
  rim: number;
  cell: number;
  /** Stones are too small for fingers: a box is brought nearer first. */
  near: boolean;
  find: { x: number; y: number; r: number };
  /** The bag, or the digits one may say. */
  bag: Box;
  /** Digits drawn before this one; complete ones. */
  drawn: Box;
  complete: Box;
  /** One for each seat, then the bank. */
  piles: Box[];
  /** Where the nine stones of the opening go, out of the game. */
  aside: { x: number; y: number };
}

/** The radius of a digit at scale 1. */
export const TOKEN = 20;
/** The half width of a stone at scale 1. */
export const STONE = 20;
/** What a finger can hit. */
export const FINGER = 44;
const WIDE = 700;
const WIDEST = 900;
const PANEL = 232;
const GAP = 18;
/** Between boxes. */
const SEAM = 5;
const LARGEST_ALONE = 560;
/** A pile above the tray that is wide enough for rows. */
const ROWS = 140;

/** What needs room: piles, digits that people choose, and at the end no digits at all. */
interface Needs {
  piles: number;
  choosing: boolean;
  over: boolean;
}

export function layOut(width: number, needs: Needs): Layout {
  return width >= WIDE ? beside(Math.min(width, WIDEST), needs) : above(Math.max(width, 280), needs);
}

function beside(width: number, { piles, over }: Needs): Layout {
  const rim = 24;
  const edge = 14;
  const cell = (width - PANEL - GAP - rim - edge - 2 * SEAM) / 9;
  const size = width - PANEL - GAP;
  const x = size + GAP;
  const top = over ? 0 : 282;
  const room = Math.min(over ? 250 : 150, Math.max(54, (size - top) / piles));
  return {
    wide: true,
    width,
    height: Math.max(size, top + room * piles),
    tray: { x: 0, y: 0, w: size, h: size },
    rim,
    cell,
    near: cell < FINGER,
    find: { x: x + 42, y: 42, r: 37 },
    bag: { x, y: 96, w: PANEL, h: 122 },
    drawn: { x: x + 96, y: 52, w: PANEL - 96, h: 30 },
    complete: { x, y: 244, w: PANEL, h: 28 },
    piles: Array.from({ length: piles }, (_, at) => ({ x, y: top + at * room, w: PANEL, h: room - 6 })),
    aside: { x: x + PANEL - 20, y: -30 },
  };
}

function above(width: number, { piles, choosing, over }: Needs): Layout {
  const rim = 17;
  const edge = 6;
  const size = Math.min(width, LARGEST_ALONE);
  const cell = (size - rim - edge - 2 * SEAM) / 9;
  const x = (width - size) / 2;
  const pile = 60;
  const strip = pile + 8;
  const high = choosing ? 104 : 62;
  const top = over ? strip + 2 : strip + high + 8;
  const bag = { x: x + 66, y: strip, w: size - 66, h: high };
  return {
    wide: false,
    width,
    height: top + size,
    tray: { x, y: top, w: size, h: size },
    rim,
    cell,
    near: cell < FINGER,
    find: { x: x + 29, y: strip + 30, r: 27 },
    bag,
    drawn: bag,
    complete: bag,
    piles: Array.from({ length: piles }, (_, at) => ({ x: x + (at * (size + 6)) / piles, y: 0, w: (size + 6) / piles - 6, h: pile })),
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
  if (stone.holder === "aside") return { ...layout.aside, scale: 0.5 };
  const pile = layout.piles[stone.holder === "bank" ? layout.piles.length - 1 : stone.holder] ?? layout.piles[0];
  if (!pile) return { ...layout.aside, scale: 0.5 };
  const { x, y, w, h } = pile;
  if (layout.wide) return inRows({ x: x + 8, y: y + 28, w: w - 16, h: h - 30 }, stone.slot, counts(stone.holder));
  if (w >= ROWS) return inRows({ x: x + 62, y: y + 22, w: w - 68, h: h - 24 }, stone.slot, counts(stone.holder));
  return inHeap(pile, stone.slot);
}

/** Rows, so that one sees at a glance who has more; smaller where there are many. */
function inRows(room: Box, slot: number, count: number): Spot {
  const fits = (pitch: number): boolean => Math.floor(room.w / pitch) * Math.max(1, Math.floor(room.h / pitch)) >= count;
  const pitch = [18, 16, 14, 12, 10, 8.5, 7].find(fits) ?? 6;
  const row = Math.floor(room.w / pitch);
  return { x: room.x + ((slot % row) + 0.5) * pitch, y: room.y + (Math.floor(slot / row) + 0.5) * pitch, scale: (pitch * 0.46) / STONE };
}

/** A heap that grows round its middle, as seeds in a sunflower. */
function inHeap(pile: Box, slot: number): Spot {
  const [turn, far] = [slot * 2.39996, 1.6 * Math.sqrt(slot)];
  const heap = { x: pile.x + pile.w - 14, y: pile.y + 38 };
  return { x: heap.x + far * Math.cos(turn), y: heap.y + 0.8 * far * Math.sin(turn), scale: 3.6 / STONE };
}

/** Where a digit lies; `spot` is the one that is looked for. */
export function tokenAt(layout: Layout, view: KakuzuView, digit: Digit, spot: Digit | null, choosing: boolean): Spot {
  if (digit === spot) return { x: layout.find.x, y: layout.find.y, scale: (layout.find.r - 5) / TOKEN };
  if (choosing) return inBag(layout, digit);
  if (!layout.wide) return inStrip(layout, view, digit, spot);
  const drawn = view.drawn.filter((one) => one !== spot);
  if (drawn.includes(digit)) return inLine(layout.drawn, drawn.indexOf(digit), drawn.length);
  if (view.complete.includes(digit)) return inLine(layout.complete, view.complete.indexOf(digit), view.complete.length);
  return inBag(layout, digit);
}

/** Two rows of five. */
function inBag(layout: Layout, digit: Digit): Spot {
  const at = DIGITS.indexOf(digit);
  const { x, y, w, h } = layout.bag;
  const neck = layout.wide ? 28 : 0;
  const pitch = { x: (w - (layout.wide ? 8 : 0)) / 5, y: (h - neck - 2) / 2 };
  return {
    x: x + (layout.wide ? 4 : 0) + ((at % 5) + 0.5) * pitch.x,
    y: y + neck + (Math.floor(at / 5) + 0.5) * pitch.y,
    scale: layout.wide ? 0.98 : 1.05,
  };
}

/** Small ones in a line, closer together where there are many. */
function inLine(area: Box, at: number, count: number): Spot {
  const pitch = Math.min(27, (area.w - 24) / Math.max(1, count - 1));
  return { x: area.x + 13 + at * pitch, y: area.y + 14, scale: 0.6 };
}

/** Where the three groups of the strip begin: in the bag, drawn, complete. */
export function strip(layout: Layout, view: KakuzuView, spot: Digit | null): { pitch: number; bag: Digit[]; drawn: Digit[]; complete: Digit[] } {
  const here = (digits: readonly Digit[]): Digit[] => digits.filter((digit) => digit !== spot);
  const pitch = Math.min(40, (layout.bag.w - 30) / 10);
  return { pitch, bag: here(view.bag), drawn: here(view.drawn), complete: here(view.complete) };
}

function inStrip(layout: Layout, view: KakuzuView, digit: Digit, spot: Digit | null): Spot {
  const { pitch, bag, drawn, complete } = strip(layout, view, spot);
  const scale = Math.min(0.8, (pitch * 0.48) / TOKEN);
  const end = layout.bag.x + layout.bag.w;
  const y = layout.bag.y + 32;
  if (complete.includes(digit)) return { x: end - (complete.length - complete.indexOf(digit) - 0.5) * pitch, y, scale };
  const start = layout.bag.x + 8;
  if (drawn.includes(digit)) return { x: start + 12 + (bag.length + drawn.indexOf(digit) + 0.5) * pitch, y, scale };
  return { x: start + (Math.max(0, bag.indexOf(digit)) + 0.5) * pitch, y, scale };
}
