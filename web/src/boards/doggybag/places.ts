// The place of one player, in a box of any size.

import type { Box, Point } from "../parts/room";

/** One player's place. */
export interface Place {
  box: Box;
  /** The screen; of our own, and where it is down, what lies behind it. */
  screen: Box;
  front: Box;
  dog: Point & { scale: number };
  name: Box;
  token: Point & { radius: number };
  /** Where the first player's bell hangs: at the collar. */
  first: Point;
  /** The upper edge of our own screen, and what stands upon it. */
  ribbon: Box | null;
  own: boolean;
}

const NARROW = 150;

/** Dog, name and token above; the screen and what lies before it under them, what lies behind it if one sees it. */
export function cardOf(box: Box, open: boolean): Place {
  const head = box.h < 62 ? 24 : box.h < 80 ? 30 : 36;
  const dog = head / 36;
  const screen = open ? box.w - 6 : Math.max(27, Math.min(64, box.w * 0.18));
  const y = box.y + head + 1;
  const h = box.h - head - 4;
  // On a narrow card the name has the whole line, and the token stands small below it.
  const narrow = box.w < NARROW;
  const radius = narrow ? Math.min(12, head / 2 - 2) : head / 2 - 1;
  const front = open ? { x: box.x + 3, y: y + h / 2, w: box.w - 6, h: h / 2 } : { x: box.x + 5 + screen, y, w: box.w - screen - 8, h };
  return {
    box,
    screen: { x: box.x + 3, y, w: screen, h: open ? h / 2 - 1 : h },
    front,
    dog: { x: box.x + 20 * dog + 2, y: box.y + head / 2 + 3, scale: dog },
    name: { x: box.x + 42 * dog + 2, y: box.y + (head < 30 ? -1 : head < 36 ? 1 : 3), w: box.w - (narrow ? 46 : 86) * dog, h: head },
    token: { x: box.x + box.w - radius - 2, y: narrow ? box.y + head - radius + 1 : box.y + head / 2 + 1, radius },
    first: { x: box.x + 20 * dog + 2, y: box.y + head - 3 },
    ribbon: null,
    own: false,
  };
}

/** Our own on a desk: dog, what lies before the screen, and beside it what lies behind. */
export function ownLow(box: Box): Place {
  const dog = Math.min(1.3, box.h / 80);
  const left = box.x + 170;
  const room = box.x + box.w - left - 6;
  const front = room * 0.42;
  return {
    box,
    dog: { x: box.x + 32, y: box.y + box.h / 2, scale: dog },
    name: { x: box.x + 62, y: box.y + box.h / 2 - 18, w: 58, h: 36 },
    first: { x: box.x + 32, y: box.y + box.h / 2 + 17 * dog },
    token: { x: box.x + 144, y: box.y + box.h / 2, radius: 23 },
    front: { x: left, y: box.y + 6, w: front - 8, h: box.h - 12 },
    ribbon: { x: left + front, y: box.y + 4, w: room - front, h: 20 },
    screen: { x: left + front, y: box.y + 25, w: room - front, h: box.h - 29 },
    own: true,
  };
}

export function ownTall(box: Box): Place {
  const stock = Math.max(50, Math.min(70, box.h - 62));
  const head = box.h - stock - 20;
  return {
    box,
    dog: { x: box.x + 21, y: box.y + head / 2, scale: 0.92 },
    name: { x: box.x + 43, y: box.y + head / 2 - 17, w: 76, h: 36 },
    first: { x: box.x + 21, y: box.y + head / 2 + 13 },
    token: { x: box.x + box.w - 23, y: box.y + head / 2, radius: 19 },
    front: { x: box.x + 122, y: box.y + 2, w: box.w - 168, h: head - 3 },
    ribbon: { x: box.x + 3, y: box.y + head, w: box.w - 6, h: 17 },
    screen: { x: box.x + 3, y: box.y + head + 17, w: box.w - 6, h: stock },
    own: true,
  };
}

export function ownFlat(box: Box): Place {
  const left = box.x + 138;
  const room = box.x + box.w - left - 3;
  const front = room * 0.37;
  return {
    box,
    dog: { x: box.x + 22, y: box.y + box.h / 2 - 3, scale: 1 },
    name: { x: box.x + 44, y: box.y + box.h / 2 - 18, w: 52, h: 36 },
    first: { x: box.x + 22, y: box.y + box.h / 2 + 15 },
    token: { x: box.x + 116, y: box.y + box.h / 2, radius: 20 },
    front: { x: left, y: box.y + 5, w: front - 5, h: box.h - 10 },
    ribbon: { x: left + front, y: box.y + 2, w: room - front, h: 15 },
    screen: { x: left + front, y: box.y + 17, w: room - front, h: box.h - 19 },
    own: true,
  };
}
