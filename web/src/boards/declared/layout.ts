// Where everything lies: one's own mat below and largest, the others above, the table between them; each place as large as fits.

import type { CellInfo } from "../../wire";
import type { Room } from "../board";
import type { Box, Point } from "../parts/room";
import { lay, sizeOf } from "./cells";
import { pack } from "./pack";
import type { Scene, Spread } from "./read";

/** A word on the table or on a mat: a fact, a flag or a score. */
export interface Chip {
  text: string;
  strong: string;
  tone: string;
}

export interface PlacedChip extends Chip, Point {
  w: number;
  h: number;
}

export interface PlacedBoard {
  spread: Spread;
  /** The size of a cell. */
  size: number;
  cells: (CellInfo & { at: Point })[];
  box: Box;
  /** Where what stands beside the board is. */
  off: Point;
}

export interface Mat {
  seat: number;
  box: Box;
  own: boolean;
  /** The name stands at the left, not above; or where even that is too much, only the mark. */
  strip: "" | "name" | "mark";
}

export interface Spot extends Point {
  size: number;
  /** How far its neighbours are away, where they are near: what one hits of it is no wider. */
  pitch?: number;
}

export interface Plan {
  mats: Mat[];
  table: Box;
  chips: PlacedChip[];
  boards: PlacedBoard[];
  /** By place and number. */
  spots: Map<string, Spot>;
  /** How many lie on a pile, and where that is written. */
  counts: { at: Point; count: number }[];
  /** What places are called, with the side they are written from. */
  captions: { at: Point; text: string; anchor: "middle" | "end" }[];
  /** Piles where nothing lies. */
  slots: Spot[];
}

/** What layout asks of a look: the word of a place, what a place is called, how wide its pieces are drawn, and what is touched. */
export interface Words {
  chip: (spread: Spread) => Chip | null;
  caption: (spread: Spread) => string;
  /** The width of a piece, of its height. */
  slim: (kind: string) => number;
  /** May something at this place be touched? */
  touched: (spread: Spread) => boolean;
}

export const keyOf = (mat: number | null, place: string, position: number): string => `${mat ?? ""}/${place}/${position}`;

const GAP = 8;
export const HEAD = 22;
const NAMES = { name: 92, mark: 38 };
/** Below this width others are strips. */
const NARROW = 600;

type Boxes = Pick<Plan, "mats" | "table">;

/** The boxes of mats and table that may be, for the one in which a board is largest. */
export function boxes(room: Room, players: number, seat: number | null, board = false): Boxes[] {
  const order = Array.from({ length: players }, (_, at) => ((seat ?? -1) + 1 + at) % players).filter((one) => one !== seat);
  if (!board) return [around(room, order, seat, false)];
  return room.w < NARROW ? [around(room, order, seat, true)] : [beside(room, order, seat), around(room, order, seat, true)];
}

/** Others above, one's own below; where a board lies between them mats are flat. */
function around(room: Room, order: readonly number[], seat: number | null, board: boolean): Boxes {
  const narrow = room.w < NARROW;
  const columns = narrow ? (order.length > 3 ? 2 : 1) : Math.max(1, order.length);
  const rows = Math.ceil(order.length / columns);
  const share = board ? (narrow ? 0.24 : 0.2) : seat === null ? 0.5 : narrow ? (columns > 1 ? 0.4 : 0.36) : 0.27;
  const most = board ? (narrow ? 52 : 110) : narrow ? 84 : seat === null ? 260 : 190;
  const high = order.length ? clamp((room.h * share - GAP * rows) / rows, narrow ? 42 : 64, most) : 0;
  const own = seat === null ? 0 : board ? clamp(room.h * 0.18, 84, 130) : clamp(room.h * (narrow ? 0.26 : 0.3), 88, 230);
  const wide = Math.min((room.w - GAP * (columns + 1)) / columns, 420);
  const left = (room.w - wide * columns - GAP * (columns - 1)) / 2;
  const mats: Mat[] = order.map((one, at) => ({
    seat: one,
    own: false,
    strip: narrow ? (columns > 1 ? "mark" : high < 62 ? "name" : "") : high < 62 ? "name" : "",
    box: { x: left + (at % columns) * (wide + GAP), y: GAP + Math.floor(at / columns) * (high + GAP), w: wide, h: high },
  }));
  const top = rows * (high + GAP) + GAP;
  const ownWide = Math.min(room.w - 2 * GAP, 760);
  if (seat !== null) mats.push({ seat, own: true, strip: "", box: { x: (room.w - ownWide) / 2, y: room.h - own - GAP, w: ownWide, h: own } });
  const high2 = Math.max(40, room.h - top - own - (own ? 2 : 1) * GAP);
  // A board takes the whole width of a phone: its cells are small enough.
  const side = board && narrow ? 0 : GAP;
  return { mats, table: { x: side, y: top, w: room.w - 2 * side, h: high2 } };
}

/** Mats in a column at the left, one's own below. */
function beside(room: Room, order: readonly number[], seat: number | null): Boxes {
  const wide = clamp(room.w * 0.27, 170, 340);
  const own = seat === null ? 0 : Math.max(room.h * 0.3, (room.h - GAP) / (order.length + 1) - GAP);
  const high = (room.h - own - (own ? GAP : 0) - GAP * (order.length + 1)) / Math.max(1, order.length);
  const mats: Mat[] = order.map((one, at) => ({
    seat: one,
    own: false,
    strip: high < 62 ? "mark" : "",
    box: { x: GAP, y: GAP + at * (high + GAP), w: wide, h: high },
  }));
  if (seat !== null) mats.push({ seat, own: true, strip: "", box: { x: GAP, y: room.h - own - GAP, w: wide, h: own } });
  return { mats, table: { x: wide + 2 * GAP, y: GAP, w: room.w - wide - 3 * GAP, h: room.h - 2 * GAP } };
}

export const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/** The whole table in its room. */
export function plan(room: Room, scene: Scene, seat: number | null, words: Words): Plan {
  const boards = scene.table.filter((spread) => spread.place.kind === "board");
  const ways = boxes(room, scene.mats.length, seat, boards.length > 0).map((way) => ({ ...way, parts: divided(way.table, scene.table) }));
  const [first, ...rest] = ways;
  if (!first) throw new Error("a table needs a way to be laid out");
  const { mats, table, parts } = rest.reduce((best, one) => (one.parts.size > best.parts.size ? one : best), first);
  const made: Plan = { mats, table, chips: [], boards: [], spots: new Map(), counts: [], captions: [], slots: [] };
  const others = scene.table.filter((spread) => spread.place.kind !== "board");
  boards.forEach((spread, at) => lay(made, spread, { ...parts.board, x: parts.board.x + (parts.board.w / boards.length) * at, w: parts.board.w / boards.length }));
  if (!boards.length) pack(made, others, table, clamp(table.h * 0.4, 44, 104), words, table.h > 150 ? "apart" : "mat");
  else if (parts.rest.w) pack(made, others, parts.rest, 64, words);
  for (const mat of mats) {
    const { box, strip, own } = mat;
    const inner = strip ? { x: box.x + NAMES[strip], y: box.y + 4, w: box.w - NAMES[strip] - 8, h: box.h - 8 } : { x: box.x + 10, y: box.y + HEAD + 6, w: box.w - 20, h: box.h - HEAD - 12 };
    pack(made, scene.mats[mat.seat] ?? [], inner, own ? clamp(box.h * 0.68, 48, 140) : clamp(box.h * 0.46, 24, 84), words, strip ? "strip" : "mat");
  }
  return made;
}

/** The table in two: boards, and beside or below them everything else; whichever way leaves the boards larger. */
function divided(box: Box, spreads: readonly Spread[]): { board: Box; rest: Box; size: number } {
  const boards = spreads.filter((spread) => spread.place.kind === "board");
  const rest = spreads.filter((spread) => spread.place.kind !== "board");
  const nothing: Box = { ...box, w: 0, h: 0 };
  const measured = (board: Box, other: Box): { board: Box; rest: Box; size: number } => ({
    board,
    rest: other,
    size: Math.min(...boards.map((spread) => sizeOf(spread, { ...board, w: board.w / boards.length })), Infinity),
  });
  if (!boards.length || !rest.length) return measured(box, nothing);
  // Things that come and go keep their room: a board that moves is no board.
  const [wide, high] = [Math.min(200, box.w * 0.3), clamp(box.h * 0.24, 60, 110)];
  const side = measured({ ...box, w: box.w - wide }, { x: box.x + box.w - wide, y: box.y, w: wide, h: box.h });
  const below = measured({ ...box, h: box.h - high }, { x: box.x, y: box.y + box.h - high, w: box.w, h: high });
  return side.size > below.size ? side : below;
}
