// Where every bone lies.

import type { Box, Point } from "../parts/room";
import { heap, piles } from "./boxes";
import type { Plan } from "./layout";
import type { Piece } from "./pieces";
import { attempt } from "./scene";
import { dogAt, sum, type Colour, type Table } from "./view";

export interface Lying {
  piece: Piece;
  at: Point;
  size: number;
  /** In the bag, or behind somebody's screen. */
  hidden: boolean;
}

/** With more to draw than this places for all of them would say nothing. */
const MOST_SLOTS = 16;
/** Bones on the cloth lie so far apart that each can be touched. */
const ROOMY = 52;

/** Places for the bones in the hand; `shown` where they say how many are still to be drawn. */
export function handSlots(table: Table, lay: Plan, blind: boolean): { slots: Point[]; shown: boolean } {
  const now = attempt(table);
  const count = sum(table.drawn) + (blind ? 1 : 0);
  const wanted = now ? Math.max(count, now.goal + (table.phase === "greed" ? 1 : 0)) : count;
  const slots = heap(lay.palm, wanted > MOST_SLOTS ? count : wanted, ROOMY);
  return { slots, shown: now !== null && slots.length <= MOST_SLOTS };
}

/** Places for so many bones of our loot. */
export const traySlots = (lay: Plan, count: number): Point[] => heap(lay.palm, count, ROOMY);

/** All bones with their places, those in hand and tray in the slots that are given. */
export function laidOut(pieces: readonly Piece[], table: Table, lay: Plan, hand: Point[], tray: Point[]): Lying[] {
  const groups = new Map<string, Piece[]>();
  for (const piece of pieces) {
    const key = piece.at === "hand" || piece.at === "tray" || isClosed(piece, table) ? piece.at : `${piece.at} ${piece.colour ?? ""}`;
    groups.set(key, [...(groups.get(key) ?? []), piece]);
  }
  const spread = (group: Piece[]): Lying[] => {
    const [first] = group;
    if (!first) return [];
    if (isClosed(first, table)) return group.map((piece) => ({ piece, at: opening(first.at, lay), size: 20, hidden: true }));
    const inOrder = [...group].sort((one, other) => one.since - other.since || one.id - other.id);
    const [points, size] = first.at === "hand" ? [hand, lay.sizes.cloth] : first.at === "tray" ? [tray, lay.sizes.cloth] : onPlate(first, group.length, lay);
    return inOrder.map((piece, at) => ({ piece, at: points[at] ?? points[0] ?? { x: 0, y: 0 }, size, hidden: false }));
  };
  return [...groups.values()].flatMap(spread).sort((one, other) => one.piece.id - other.piece.id);
}

/** Those of them whose colour can be seen at a place. */
export const seenAt = (lying: readonly Lying[], place: string): { colour: Colour; at: Point }[] =>
  lying.flatMap(({ piece, at }) => (piece.at === place && piece.colour ? [{ colour: piece.colour, at }] : []));

function isClosed(piece: Piece, table: Table): boolean {
  if (piece.at === "bag") return true;
  return piece.at.startsWith("stock-") && dogAt(table, Number(piece.at.slice(6))).stock === null;
}

/** Where bones go out of sight. */
function opening(at: string, lay: Plan): Point {
  if (at === "bag") return { x: lay.bag.x + lay.bag.w / 2, y: lay.bag.y + lay.bag.h * 0.16 };
  const screen = lay.places[Number(at.slice(6))]?.screen;
  return screen ? { x: screen.x + screen.w / 2, y: screen.y + 8 } : { x: 0, y: 0 };
}

/** Places for so many bones of one colour, and their size. */
function onPlate(piece: Piece, count: number, lay: Plan): [Point[], number] {
  const [where, who] = piece.at.split("-");
  const colour = piece.colour ?? "grey";
  const { sizes } = lay;
  if (where === "chest") return [heap(plate(lay.inside, colour), count, sizes.chest), sizes.chest];
  const place = lay.places[Number(who)];
  if (!place) return [[], 0];
  const strip = where === "front" ? place.front : place.screen;
  const size = where === "front" ? (place.own ? sizes.own : sizes.front) : place.own ? sizes.stock : 18;
  return [heap(plate(strip, colour), count, size), size];
}

/** The part of a pile's place that is for bones, above its number. */
function plate(strip: Box, colour: Colour): Box {
  const box = piles(strip)[colour];
  return { x: box.x + 3, y: box.y + 2, w: box.w - 6, h: box.h - 15 };
}
