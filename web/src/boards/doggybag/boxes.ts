// How bones are spread in a box.

import type { Box, Point } from "../parts/room";
import { COLOURS, type Colour } from "./view";

/** A strip cut in five, one part a colour. */
export function piles(strip: Box): Record<Colour, Box> {
  const w = strip.w / COLOURS.length;
  const at = (index: number): Box => ({ x: strip.x + index * w, y: strip.y, w, h: strip.h });
  return { grey: at(0), white: at(1), red: at(2), yellow: at(3), black: at(4) };
}

export const centre = (box: Box): Point => ({ x: box.x + box.w / 2, y: box.y + box.h / 2 });

/** Where the bones of a heap lie: side by side while there is room, then closer together. */
export function heap(box: Box, count: number, size: number): Point[] {
  const [w, h] = [Math.max(0, box.w - size), Math.max(0, box.h - size)];
  const columns = Math.max(1, Math.min(count, Math.ceil(Math.sqrt((count * (w + size)) / (h + size)))));
  const lines = Math.ceil(count / columns);
  const dx = columns > 1 ? Math.min(size * 0.9, w / (columns - 1)) : 0;
  const dy = lines > 1 ? Math.min(size * 0.8, h / (lines - 1)) : 0;
  const middle = centre(box);
  return Array.from({ length: count }, (_, at) => {
    const line = Math.floor(at / columns);
    const here = Math.min(columns, count - line * columns);
    return { x: middle.x + ((at % columns) - (here - 1) / 2) * dx, y: middle.y + (line - (lines - 1) / 2) * dy };
  });
}
