// Where everything lies: one's own mat below and largest, the others above, the table between them; each place as large as fits.

import type { CellInfo } from "../../wire";
import type { Room } from "../board";
import { widthOf } from "../parts/fit";
import { TOUCH, type Box, type Point } from "../parts/room";
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
}

export const keyOf = (mat: number | null, place: string, position: number): string => `${mat ?? ""}/${place}/${position}`;

const GAP = 8;
/** A word's letters and height, on a strip and elsewhere. */
const [SMALL_CHIP, CHIP] = [{ letter: 12, h: 19 }, { letter: 14, h: 24 }];
export const HEAD = 22;
const NAMES = { name: 92, mark: 38 };
/** Pieces are no smaller than this; and side by side they overlap rather than become smaller than that. */
const [LEAST, SMALL] = [16, 28];
/** Below this width others are strips. */
const NARROW = 600;

/** The boxes of mats and table; where a board lies on it and there is room, the mats stand beside it. */
export function boxes(room: Room, players: number, seat: number | null, board = false): Pick<Plan, "mats" | "table"> {
  const order = Array.from({ length: players }, (_, at) => ((seat ?? -1) + 1 + at) % players).filter((one) => one !== seat);
  const narrow = room.w < NARROW;
  if (board && !narrow) return beside(room, order, seat);
  const columns = narrow ? (order.length > 3 ? 2 : 1) : Math.max(1, order.length);
  const rows = Math.ceil(order.length / columns);
  const share = seat === null ? 0.5 : narrow ? (columns > 1 ? 0.4 : 0.36) : 0.27;
  const high = order.length ? clamp((room.h * share - GAP * rows) / rows, narrow ? 42 : 64, narrow ? 84 : seat === null ? 260 : 190) : 0;
  const own = seat === null ? 0 : clamp(room.h * (narrow ? 0.26 : 0.3), 88, 230);
  const wide = Math.min((room.w - GAP * (columns + 1)) / columns, 420);
  const left = (room.w - wide * columns - GAP * (columns - 1)) / 2;
  const mats: Mat[] = order.map((one, at) => ({
    seat: one,
    own: false,
    strip: narrow ? (columns > 1 ? "mark" : high < 62 ? "name" : "") : "",
    box: { x: left + (at % columns) * (wide + GAP), y: GAP + Math.floor(at / columns) * (high + GAP), w: wide, h: high },
  }));
  const top = rows * (high + GAP) + GAP;
  const ownWide = Math.min(room.w - 2 * GAP, 760);
  if (seat !== null) mats.push({ seat, own: true, strip: "", box: { x: (room.w - ownWide) / 2, y: room.h - own - GAP, w: ownWide, h: own } });
  return { mats, table: { x: GAP, y: top, w: room.w - 2 * GAP, h: Math.max(40, room.h - top - own - (own ? 2 : 1) * GAP) } };
}

/** Mats in a column at the left, one's own below. */
function beside(room: Room, order: readonly number[], seat: number | null): Pick<Plan, "mats" | "table"> {
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

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/** A group that keeps together in a line: things of a place, or a chip. */
interface Item {
  chip?: Chip;
  spread?: Spread;
  count: number;
  w: (size: number) => number;
  h: (size: number) => number;
}

/** The whole table in its room. */
export function plan(room: Room, scene: Scene, seat: number | null, touched: ReadonlySet<string>, chipOf: (spread: Spread) => Chip | null): Plan {
  const { mats, table } = boxes(room, scene.mats.length, seat, scene.table.some((spread) => spread.place.kind === "board"));
  const made: Plan = { mats, table, chips: [], boards: [], spots: new Map(), counts: [] };
  fillTable(made, scene.table, table, touched, chipOf);
  for (const mat of mats) {
    const { box, strip, own } = mat;
    const inner = strip ? { x: box.x + NAMES[strip], y: box.y + 4, w: box.w - NAMES[strip] - 8, h: box.h - 8 } : { x: box.x + 10, y: box.y + HEAD + 6, w: box.w - 20, h: box.h - HEAD - 12 };
    pack(made, scene.mats[mat.seat] ?? [], inner, own ? clamp(box.h * 0.58, 48, 140) : clamp(box.h * 0.46, 24, 84), touched, chipOf, strip ? "strip" : "mat");
  }
  return made;
}

function fillTable(made: Plan, spreads: Spread[], box: Box, touched: ReadonlySet<string>, chipOf: (spread: Spread) => Chip | null): void {
  const boards = spreads.filter((spread) => spread.place.kind === "board");
  const rest = spreads.filter((spread) => spread.place.kind !== "board");
  if (!boards.length) return pack(made, rest, box, clamp(box.h * 0.4, 44, 104), touched, chipOf, box.h > 150 ? "apart" : "mat");
  const beside = rest.some((spread) => spread.things.length > 0 || chipOf(spread));
  const across = box.w > box.h;
  const taken = !beside ? 0 : across ? Math.min(220, box.w * 0.3) : Math.min(110, box.h * 0.3);
  const area: Box = across ? { ...box, w: box.w - taken } : { ...box, h: box.h - taken };
  boards.forEach((spread, at) => {
    const part = area.w / boards.length;
    lay(made, spread, { x: area.x + part * at, y: area.y, w: part, h: area.h });
  });
  if (beside) pack(made, rest, across ? { x: box.x + area.w, y: box.y, w: taken, h: box.h } : { x: box.x, y: box.y + area.h, w: box.w, h: taken }, 56, touched, chipOf);
}

/** A board as large as its box. */
function lay(made: Plan, spread: Spread, box: Box): void {
  const cells = spread.place.cells ?? [];
  const [xs, ys] = [cells.map((cell) => cell.x), cells.map((cell) => cell.y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [wide, high] = [Math.max(...xs) - left + 1, Math.max(...ys) - top + 1];
  const size = Math.min((box.w - 12) / wide, (box.h - 12) / high, 96);
  const x = box.x + (box.w - wide * size) / 2;
  const y = box.y + (box.h - high * size) / 2;
  const placed = cells.map((cell) => ({ ...cell, at: { x: x + (cell.x - left + 0.5) * size, y: y + (cell.y - top + 0.5) * size } }));
  const off = { x: x + (wide * size) / 2, y: y + (high * size) / 2 };
  made.boards.push({ spread, size, cells: placed, box: { x, y, w: wide * size, h: high * size }, off });
  const full = new Map<string, number>();
  const many = new Map<string, number>();
  for (const thing of spread.things) many.set(thing.cell, (many.get(thing.cell) ?? 0) + 1);
  spread.things.forEach((thing, position) => {
    const lane = placed.filter((cell) => cell.lane === thing.cell && cell.lane !== "");
    const at = placed.find((cell) => cell.name === thing.cell)?.at ?? lane.at(-1)?.at ?? off;
    const number = full.get(thing.cell) ?? 0;
    full.set(thing.cell, number + 1);
    const count = many.get(thing.cell) ?? 1;
    const shift = count > 1 ? (number - (count - 1) / 2) * (size / (count + 0.6)) : 0;
    made.spots.set(keyOf(spread.seat, spread.place.path, position), { x: at.x + shift, y: at.y, size: size * (count > 1 ? 0.62 : 0.84) });
  });
}

/** Flows places and words through a box in lines, with the largest size that fits. */
function pack(made: Plan, spreads: Spread[], box: Box, most: number, touched: ReadonlySet<string>, chipOf: (spread: Spread) => Chip | null, way: "apart" | "mat" | "strip" = "mat"): void {
  const items = spreads.flatMap((spread): Item[] => {
    if (spread.place.kind === "board") return [];
    const said = chipOf(spread);
    if (said) {
      const chip = way === "strip" && said.strong ? { ...said, text: "" } : said;
      const { letter, h } = way === "strip" ? SMALL_CHIP : CHIP;
      return [{ chip, count: 0, w: () => widthOf(`${chip.text} ${chip.strong}`, letter, 600) + 18, h: () => h }];
    }
    const count = spread.place.kind === "pile" ? Math.min(1, spread.things.length) : spread.things.length;
    if (!count) return [];
    const large = (size: number): number => (touched.has(spread.place.path) ? Math.max(size, TOUCH - 2) : size);
    return [{ spread, count, w: (size) => large(size) * (1 + (count - 1) * 1.1), h: (size) => large(size) * 1.06 }];
  });
  for (let size = most; ; size -= 2) {
    const lines = flow(items, box.w, size, (item) => way === "apart" && touched.has(item.spread?.place.path ?? ""));
    const high = lines.reduce((sum, line) => sum + height(line, size) + 5, -5);
    // Only a hand overlaps before everything has become small.
    const burst = items.some((item) => item.spread?.place.kind === "row" && item.w(size) > box.w);
    if ((high > box.h && size > LEAST) || (burst && size > SMALL)) continue;
    let y = box.y + Math.max(0, (box.h - high) / 2);
    for (const line of lines) {
      settle(made, line, { x: box.x, y, w: box.w, h: height(line, size) }, size, touched);
      y += height(line, size) + 5;
    }
    return;
  }
}

const height = (line: readonly Item[], size: number): number => Math.max(...line.map((item) => item.h(size)));

/** Lines of items; where there is room, what may be touched has a line of its own. */
function flow(items: readonly Item[], wide: number, size: number, alone: (item: Item) => boolean): Item[][] {
  const lines: { items: Item[]; used: number }[] = [];
  for (const item of items) {
    const takes = Math.min(wide, item.w(size));
    // Words go beside what is short, things keep their order.
    const found = item.chip ? lines.find((line) => line.used + GAP + takes <= wide) : lines.at(-1);
    if (!found || found.used + GAP + takes > wide || alone(item)) lines.push({ items: [item], used: alone(item) ? Infinity : takes });
    else {
      found.items.push(item);
      found.used += GAP + takes;
    }
  }
  return lines.map((line) => line.items);
}

function settle(made: Plan, line: readonly Item[], box: Box, size: number, touched: ReadonlySet<string>): void {
  const widths = line.map((item) => Math.min(box.w, item.w(size)));
  let x = box.x + (box.w - widths.reduce((sum, one) => sum + one + GAP, -GAP)) / 2;
  line.forEach((item, at) => {
    const wide = widths[at] ?? 0;
    const middle = box.y + box.h / 2;
    if (item.chip) made.chips.push({ ...item.chip, x, y: middle - item.h(size) / 2, w: wide, h: item.h(size) });
    else if (item.spread) {
      const { spread, count } = item;
      const own = touched.has(spread.place.path) ? Math.max(size, TOUCH - 2) : size;
      const pitch = count > 1 ? Math.min(own * 1.1, (wide - own) / (count - 1)) : 0;
      spread.things.forEach((_, position) => {
        const number = Math.min(position, count - 1);
        const raised = spread.place.kind === "pile" ? Math.min(position, 5) * 1.5 : 0;
        made.spots.set(keyOf(spread.seat, spread.place.path, position), { x: x + own / 2 + number * pitch - raised, y: middle - raised, size: own });
      });
      if (spread.place.kind === "pile" && spread.things.length > 1) made.counts.push({ at: { x: x + own * 0.86, y: middle + own * 0.4 }, count: spread.things.length });
    }
    x += wide + GAP;
  });
}
