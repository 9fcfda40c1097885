// Places and words in lines through a box, with the largest size that fits.

import { widthOf } from "../parts/fit";
import { TOUCH, type Box } from "../parts/room";
import { keyOf, type Chip, type Plan, type Words } from "./layout";
import type { Spread } from "./read";

/** A group that keeps together in a line: things of a place, or a chip. */
interface Item {
  chip?: Chip;
  spread?: Spread;
  count: number;
  /** What is written below it, or on a strip before it. */
  caption: string;
  /** The width of one piece, of its height. */
  slim: number;
  w: (size: number) => number;
  h: (size: number) => number;
}

type Way = "apart" | "mat" | "strip";

/** How words are written: small ones, and numbers without their names. */
interface Letters {
  small: boolean;
  brief: boolean;
}
const LETTERS: readonly Letters[] = [{ small: false, brief: false }, { small: true, brief: false }, { small: true, brief: true }];

const [GAP, LINE] = [8, 5];
/** A word's letters and height, on a strip and elsewhere. */
const [SMALL_CHIP, CHIP] = [{ letter: 12, h: 19 }, { letter: 14, h: 24 }];
/** The letters of a caption, and what it takes below its place. */
export const CAPTION = { letter: 12, h: 15 };
/** Pieces are no smaller than this; side by side they overlap rather than become smaller than that; and words do before. */
const [LEAST, SMALL, ENOUGH] = [16, 24, 24];
/** How far apart pieces are, of their width; and those of a hand that shows nothing. */
const [APART, CLOSED] = [1.08, 0.34];

const isPile = (spread: Spread): boolean => spread.place.kind === "pile";
const apartOf = (spread: Spread): number => (spread.place.kind === "fan" && spread.things.every((thing) => thing.value === null) ? CLOSED : APART);

/** The things of a place, or its word; nothing where there is nothing to show. */
function itemOf(spread: Spread, words: Words, way: Way, { small, brief }: Letters): Item[] {
  if (spread.place.kind === "board") return [];
  const said = words.chip(spread);
  if (said) {
    const chip = brief && said.strong ? { ...said, text: "" } : said;
    const { letter, h } = small ? SMALL_CHIP : CHIP;
    return [{ chip, count: 0, caption: "", slim: 1, w: () => widthOf(`${chip.text} ${chip.strong}`, letter, 600) + 18, h: () => h }];
  }
  const empty = isPile(spread) && spread.value !== null && spread.value !== undefined;
  const count = isPile(spread) ? Math.min(1, spread.things.length) : spread.things.length;
  if (!count && !empty) return [];
  const caption = isPile(spread) || (spread.seat === null && way !== "strip") ? words.caption(spread) : "";
  const slim = Math.max(0.4, ...new Set(spread.things.map((thing) => words.slim(thing.kind))), isPile(spread) ? 1 : 0);
  const written = caption ? widthOf(caption, CAPTION.letter, 600) : 0;
  const things = (size: number): number => largeOf(spread, size, words) * slim * (1 + Math.max(0, count - 1) * apartOf(spread));
  const before = way === "strip" && caption !== "";
  return [
    {
      spread,
      count,
      caption,
      slim,
      w: (size) => (before ? written + 6 + things(size) + 8 : Math.max(written, things(size))),
      h: (size) => largeOf(spread, size, words) * 1.06 + (caption && !before ? CAPTION.h : 0),
    },
  ];
}

const largeOf = (spread: Spread, size: number, words: Words): number => (words.touched(spread) ? Math.max(size, TOUCH - 2) : size);

export function pack(made: Plan, spreads: readonly Spread[], box: Box, most: number, words: Words, way: Way = "mat"): void {
  const ways = LETTERS.filter((letters) => letters.small || way !== "strip").map((letters) =>
    fitting(spreads.flatMap((spread) => itemOf(spread, words, way, letters)), box, most, words, way),
  );
  // Words become smaller, and then numbers stand alone, before pieces are hard to see.
  const found = ways.find(({ size, high }) => high <= box.h && size >= Math.min(ENOUGH, most)) ?? ways.at(-1);
  if (!found) return;
  const { lines, size, high } = found;
  let y = box.y + Math.max(0, (box.h - high) / 2);
  for (const line of lines) {
    settle(made, line, { x: box.x, y, w: box.w, h: height(line, size) }, size, words, way);
    y += height(line, size) + LINE;
  }
}

/** The largest size of pieces with which everything fits, and the lines it stands in. */
function fitting(items: readonly Item[], box: Box, most: number, words: Words, way: Way): { lines: Item[][]; size: number; high: number } {
  for (let size = most; ; size -= 2) {
    const lines = flow(items, box.w, size, (item) => way === "apart" && item.spread !== undefined && words.touched(item.spread));
    const high = lines.reduce((sum, line) => sum + height(line, size) + LINE, -LINE);
    // Only a hand overlaps before everything has become small.
    const burst = items.some((item) => item.spread?.place.kind === "row" && item.w(size) > box.w);
    if ((high > box.h && size > LEAST) || (burst && size > SMALL)) continue;
    return { lines, size, high };
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

function settle(made: Plan, line: readonly Item[], box: Box, size: number, words: Words, way: Way): void {
  const widths = line.map((item) => Math.min(box.w, item.w(size)));
  let x = box.x + (box.w - widths.reduce((sum, one) => sum + one + GAP, -GAP)) / 2;
  line.forEach((item, at) => {
    const wide = widths[at] ?? 0;
    const middle = box.y + box.h / 2;
    if (item.chip) made.chips.push({ ...item.chip, x, y: middle - item.h(size) / 2, w: wide, h: item.h(size) });
    else if (item.spread) place(made, item, item.spread, { x, y: middle - item.h(size) / 2, w: wide, h: item.h(size) }, size, words, way);
    x += wide + GAP;
  });
}

/** The things of a place in their box, and what the place is called. */
function place(made: Plan, item: Item, spread: Spread, box: Box, size: number, words: Words, way: Way): void {
  const { caption, count, slim } = item;
  const before = way === "strip" && caption !== "";
  const own = largeOf(spread, size, words);
  const each = own * slim;
  const start = before ? box.x + box.w - 8 - each * (1 + Math.max(0, count - 1) * apartOf(spread)) : box.x;
  const room = before ? box.x + box.w - 8 - start : box.w;
  const y = box.y + (box.h - (caption && !before ? CAPTION.h : 0)) / 2;
  const pitch = count > 1 ? Math.min(each * apartOf(spread), (room - each) / (count - 1)) : each;
  const first = start + (room - each - pitch * Math.max(0, count - 1)) / 2 + each / 2;
  if (caption) made.captions.push(before ? { at: { x: start - 6, y }, text: caption, anchor: "end" } : { at: { x: box.x + box.w / 2, y: box.y + box.h - 4 }, text: caption, anchor: "middle" });
  if (!count) made.slots.push({ x: first, y, size: own });
  spread.things.forEach((_, position) => {
    const number = Math.min(position, count - 1);
    const raised = isPile(spread) ? Math.min(position, 5) * 1.5 : 0;
    made.spots.set(keyOf(spread.seat, spread.place.path, position), { x: first + number * pitch - raised, y: y - raised, size: own, ...(count > 1 ? { pitch } : {}) });
  });
  if (isPile(spread) && spread.things.length > 1) made.counts.push({ at: { x: first + own * 0.36, y: y + own * 0.36 }, count: spread.things.length });
}
