// Boards of cells: how large they can be, which way they lie, and where pieces stand on them.

import type { CellInfo } from "../../wire";
import type { Box } from "../parts/room";
import { keyOf, type Plan } from "./layout";
import type { Spread } from "./read";

/** Pixels round a board, on a phone as few as can be; and the most that a cell is large. */
const rimOf = (box: Box): number => (box.w < 600 ? 2 : 9);
const MOST = 118;

const turned = (cell: CellInfo): CellInfo => ({ ...cell, x: cell.y, y: cell.x });

interface Shape {
  cells: readonly CellInfo[];
  left: number;
  top: number;
  wide: number;
  high: number;
}

function shapeOf(cells: readonly CellInfo[]): Shape {
  const [xs, ys] = [cells.map((cell) => cell.x), cells.map((cell) => cell.y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { cells, left, top, wide: Math.max(...xs) - left + 1, high: Math.max(...ys) - top + 1 };
}

/** Hexes are higher than their rows are apart. */
const extra = (spread: Spread): number => (spread.place.shape === "hex" ? 0.16 : 0);

const fits = (shape: Shape, box: Box, more: number): number => Math.min((box.w - 2 * rimOf(box)) / shape.wide, (box.h - 2 * rimOf(box)) / (shape.high + more), MOST);

/** The board as it lies larger in its box: some may be turned by a quarter. */
function best(spread: Spread, box: Box): { shape: Shape; size: number } {
  const cells = spread.place.cells ?? [];
  const shapes = [shapeOf(cells), ...(spread.place.turns ? [shapeOf(cells.map(turned))] : [])];
  const found = shapes.map((shape) => ({ shape, size: fits(shape, box, extra(spread)) }));
  const [first = { shape: shapeOf(cells), size: 0 }, second] = found;
  return second && second.size > first.size ? second : first;
}

/** How large its cells can be in a box. */
export const sizeOf = (spread: Spread, box: Box): number => best(spread, box).size;

/** A board as large as its box, with what stands on it. */
export function lay(made: Plan, spread: Spread, box: Box): void {
  const { shape, size } = best(spread, box);
  const [w, h] = [shape.wide * size, shape.high * size];
  const [x, y] = [box.x + (box.w - w) / 2, box.y + (box.h - h) / 2];
  const placed = shape.cells.map((cell) => ({ ...cell, at: { x: x + (cell.x - shape.left + 0.5) * size, y: y + (cell.y - shape.top + 0.5) * size } }));
  const off = { x: x + w / 2, y: y + h / 2 };
  made.boards.push({ spread, size, cells: placed, box: { x, y, w, h }, off });
  const full = new Map<string, number>();
  const many = new Map<string, number>();
  for (const thing of spread.things) many.set(thing.cell, (many.get(thing.cell) ?? 0) + 1);
  spread.things.forEach((thing, position) => {
    const lane = placed.filter((cell) => cell.lane === thing.cell && cell.lane !== "");
    const at = placed.find((cell) => cell.name === thing.cell)?.at ?? lane.at(-1)?.at ?? off;
    const number = full.get(thing.cell) ?? 0;
    full.set(thing.cell, number + 1);
    const { dx, dy, part } = among(number, many.get(thing.cell) ?? 1);
    made.spots.set(keyOf(spread.seat, spread.place.path, position), { x: at.x + dx * size, y: at.y + dy * size, size: size * part });
  });
}

/** Where one of several pieces in a cell stands, and how large it is: side by side, from three on in rows. */
function among(number: number, count: number): { dx: number; dy: number; part: number } {
  if (count === 1) return { dx: 0, dy: 0, part: 0.84 };
  const columns = Math.ceil(Math.sqrt(count));
  const rows = Math.ceil(count / columns);
  const inRow = Math.min(columns, count - Math.floor(number / columns) * columns);
  const step = 0.9 / columns;
  return {
    dx: ((number % columns) - (inRow - 1) / 2) * step,
    dy: (Math.floor(number / columns) - (rows - 1) / 2) * step,
    part: step * (count === 2 ? 1.25 : 1.08),
  };
}
