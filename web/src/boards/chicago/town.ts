// The towns: read from the very files the rules are played on, and laid out for drawing.

import grid59 from "../../../../src/osselet/games/chicago/maps/grid59.txt?raw";
import hex59 from "../../../../src/osselet/games/chicago/maps/hex59.txt?raw";
import hex61 from "../../../../src/osselet/games/chicago/maps/hex61.txt?raw";
import type { Point } from "../parts/room";

/** How wide a cell is drawn, in units of the drawing. */
export const CELL = 20;
/** From one row of hexagons to the next. */
const ROW = (CELL * Math.sqrt(3)) / 2;

export type Ground = "house" | "street" | "gate" | "star";

export interface Cell extends Point {
  name: string;
  row: number;
  ground: Ground;
}

export interface Town {
  shape: "hexagons" | "squares";
  /** Turned by a quarter for a room that is higher than wide, where towns would be small. */
  upright: boolean;
  cells: Cell[];
  at: Map<string, Cell>;
  /** How much higher than wide its cells are drawn, where the room is higher than the town. */
  stretch: number;
  width: number;
  height: number;
  /** Letters of the rows, beside their first cells; below them where the town is turned. */
  letters: (Point & { letter: string })[];
}

const GROUNDS: Record<string, Ground> = { "#": "house", ".": "street", O: "gate", "*": "star" };

/** A town as it is drawn in its file; a cell is named by its row's letter and its place in the row. */
export function readTown(source: string, upright = false, stretch = 1): Town {
  const [head = "", ...rows] = source.trimEnd().split("\n");
  const shape = head.startsWith("hexagons") ? "hexagons" : "squares";
  const isHex = shape === "hexagons";
  const cells: Cell[] = [];
  rows.forEach((line, row) => {
    let place = 0;
    [...line].forEach((sign, column) => {
      const ground = GROUNDS[sign];
      if (!ground) return;
      place += 1;
      const x = (isHex ? column / 2 + 0.5 : column + 0.5) * CELL;
      const y = isHex ? row * ROW + CELL / Math.sqrt(3) : (row + 0.5) * CELL;
      cells.push({ name: `${letter(row)}${place}`, row, ground, x, y });
    });
  });
  const across = Math.max(...cells.map((cell) => cell.x)) + CELL / 2;
  const down = Math.max(...cells.map((cell) => cell.y)) + (isHex ? CELL / Math.sqrt(3) : CELL / 2);
  const [width, height] = upright ? [down, across * stretch] : [across, down];
  if (upright) for (const cell of cells) [cell.x, cell.y] = [cell.y, (across - cell.x) * stretch];
  const letters = rows.flatMap((_, row) => {
    const first = cells.find((cell) => cell.row === row);
    if (!first) return [];
    const place = upright ? { x: first.x, y: first.y + (CELL / 2) * stretch + 5 } : { x: first.x - CELL / 2 - 4.5, y: first.y };
    return [{ letter: letter(row), ...place }];
  });
  const at = new Map(cells.map((cell) => [cell.name, cell]));
  return { shape, upright, stretch, cells, at, width, height, letters };
}

function letter(row: number): string {
  return String.fromCharCode("a".charCodeAt(0) + row);
}

const SOURCES: Record<string, string> = { hex59, hex61, grid59 };
const read = new Map<string, Town>();

export function townOf(map: string, upright = false, stretch = 1): Town {
  const source = SOURCES[map];
  if (source === undefined) throw new Error(`There is no town ${map}.`);
  const key = `${map} ${upright} ${stretch}`;
  const found = read.get(key) ?? readTown(source, upright, stretch);
  read.set(key, found);
  return found;
}

/** The cells beside each other, by name: six of a hexagon, four of a square. */
export function beside(town: Town, from: Point): Cell[] {
  return town.cells.filter((cell) => cell !== from && Math.hypot(cell.x - from.x, (cell.y - from.y) / town.stretch) < CELL * 1.1);
}

/** The outline of a cell around 0, 0, drawn a little inside its edge. */
export function outline({ shape, upright, stretch }: Town, inside = 0): string {
  if (shape === "squares") {
    const half = CELL / 2 - inside;
    return `${-half},${-half} ${half},${-half} ${half},${half} ${-half},${half}`;
  }
  const radius = CELL / Math.sqrt(3) - (2 * inside) / Math.sqrt(3);
  return Array.from({ length: 6 }, (_, at) => {
    const angle = (Math.PI / 3) * at + (upright ? 0 : Math.PI / 6);
    return `${(radius * Math.cos(angle)).toFixed(2)},${(radius * stretch * Math.sin(angle)).toFixed(2)}`;
  }).join(" ");
}

/** The cell of a list nearest to a point, no farther than `reach`. */
export function nearest<Place extends Point>(cells: readonly Place[], point: Point, reach: number): Place | null {
  let best: Place | null = null;
  let least = reach;
  for (const cell of cells) {
    const far = Math.hypot(cell.x - point.x, cell.y - point.y);
    if (far <= least) {
      least = far;
      best = cell;
    }
  }
  return best;
}

/** From a cell one step up, down, left or right: the nearest that lies more that way than aside. */
export function stepFrom(town: Town, from: Point, right: number, down: number): Cell | null {
  const ahead = town.cells.filter((cell) => {
    const along = (cell.x - from.x) * right + (cell.y - from.y) * down;
    const aside = Math.abs((cell.x - from.x) * down) + Math.abs((cell.y - from.y) * right);
    return along > 1 && aside <= along + 0.1;
  });
  return nearest(ahead, from, Infinity);
}
