// Where everything lies, in css pixels: one arrangement for a wide table, one for a phone held upright.

import type { Box, Point } from "./boxes";

/** One player's place. */
export interface Place {
  box: Box;
  /** The screen; of our own what lies behind it. */
  screen: Box;
  front: Box;
  dog: Point;
  name: Box;
  token: Point;
  first: Point;
  own: boolean;
}

export interface Plan {
  wide: boolean;
  width: number;
  height: number;
  places: Place[];
  bag: Box;
  chest: Box;
  fagin: Point;
  coins: [Point, Point];
  order: Box;
  hand: Box;
  note: Box;
  /** Where the eight tokens lie in the middle. */
  slots: Point[];
  slot: { w: number; h: number };
  /** Half the width of a token in the middle. */
  radius: number;
  /** Our bones that shall go into the bag. */
  tray: Box;
  /** Where bones lie in the chest, in the hand and in our tray. */
  inside: Box;
  palm: Box;
  bed: Box;
  sizes: Sizes;
}

/** How large bones are: before a screen, before ours, behind ours, in the chest and in the hand. */
export interface Sizes {
  front: number;
  own: number;
  stock: number;
  chest: number;
  hand: number;
}

type Furniture = Omit<Plan, "inside" | "palm">;

/** From here on there is room for a wide table. */
const WIDE = 680;
/** A wider board is drawn larger, not longer. */
const WIDEST = 920;
const NARROWEST = 300;
/** Less would hide names and points behind the tokens. */
const NARROW = 146;
const GAP = 8;

/** The arrangement for a board of this width. */
export function plan(width: number, players: number, seat: number | null): Plan {
  const w = Math.min(WIDEST, Math.max(NARROWEST, Math.floor(width)));
  const lay = w >= WIDE ? wideTable(w, players, seat) : tallTable(w, players, seat);
  const { chest, hand } = lay;
  return {
    ...lay,
    inside: { x: chest.x + 4, y: chest.y + 36, w: chest.w - 8, h: chest.h - 42 },
    palm: { x: hand.x + 6, y: hand.y + 22, w: hand.w - 12, h: hand.h - 26 },
  };
}

/** The others clockwise after us; for a spectator all. */
function others(players: number, seat: number | null): number[] {
  const all = Array.from({ length: players }, (_, at) => at);
  return seat === null ? all : all.slice(seat + 1).concat(all.slice(0, seat));
}

/** The places of the others in rows, each row as wide as the table. */
function rows(players: number, seat: number | null, w: number, top: number, columns: number, h: number, widest: number): Map<number, Place> {
  const found = new Map<number, Place>();
  const sitting = others(players, seat);
  const lines = Math.ceil(sitting.length / columns);
  const inLine = Math.ceil(sitting.length / lines);
  sitting.forEach((who, at) => {
    const line = Math.floor(at / inLine);
    const count = Math.min(inLine, sitting.length - line * inLine);
    const wide = Math.min(widest, (w - GAP * (count + 1)) / count);
    const left = (w - count * wide - (count - 1) * GAP) / 2;
    const box = { x: left + (at - line * inLine) * (wide + GAP), y: top + line * (h + GAP), w: wide, h };
    found.set(who, placeOf(box));
  });
  return found;
}

/** Dog and name above, the screen under them, the front before it. */
function placeOf(box: Box): Place {
  const front = 46;
  const head = 36;
  const screen = { x: box.x, y: box.y + head, w: box.w, h: box.h - head - front - 4 };
  return {
    box,
    screen,
    front: { x: box.x + 2, y: box.y + box.h - front, w: box.w - 4, h: front },
    dog: { x: box.x + 24, y: box.y + 22 },
    name: { x: box.x + 48, y: box.y + 3, w: box.w - 92, h: 32 },
    token: { x: box.x + box.w - 22, y: box.y + 20 },
    first: { x: box.x + 12, y: screen.y + screen.h - 12 },
    own: false,
  };
}

function placesInOrder(found: Map<number, Place>, players: number): Place[] {
  return Array.from({ length: players }, (_, seat) => found.get(seat)).filter((one) => one !== undefined);
}

function wideTable(w: number, players: number, seat: number | null): Furniture {
  const columns = Math.max(1, Math.floor((w - GAP) / (NARROW + GAP)));
  const h = 138;
  const found = rows(players, seat, w, 42, columns, h, 230);
  const lines = Math.ceil(found.size / columns);
  const y = 42 + lines * (h + GAP) + 6;
  const bag = { x: 10, y: y, w: 146, h: 168 };
  const chest = { x: w - 240, y: y + 84, w: 232, h: 134 };
  const middle = { x: 166, w: w - 166 - 250 };
  const cell = (w - 2 * GAP) / 8;
  const tokens = y + 232;
  const own = { x: GAP, y: tokens + 102, w: w - 2 * GAP, h: 164 };
  if (seat !== null) found.set(seat, ownWide(own));
  const tray = { x: own.x + own.w - 190, y: own.y + 10, w: 180, h: own.h - 20 };
  return {
    wide: true,
    width: w,
    height: seat === null ? own.y : own.y + own.h + GAP,
    places: placesInOrder(found, players),
    bag,
    chest,
    fagin: { x: chest.x + chest.w / 2, y: y + 54 },
    coins: [
      { x: bag.x + bag.w / 2 - 25, y: y + 198 },
      { x: bag.x + bag.w / 2 + 25, y: y + 198 },
    ],
    order: { ...middle, y: y, h: 40 },
    hand: { ...middle, y: y + 46, h: 80 },
    note: { ...middle, y: y + 132, h: 88 },
    slots: Array.from({ length: 8 }, (_, at) => ({ x: GAP + cell * (at + 0.5), y: tokens + 34 })),
    slot: { w: cell - 6, h: 94 },
    radius: 29,
    tray,
    bed: { x: tray.x + 4, y: tray.y + 40, w: tray.w - 8, h: tray.h - 46 },
    sizes: { front: 22, own: 26, stock: 30, chest: 25, hand: 36 },
  };
}

function ownWide(box: Box): Place {
  const left = box.x + 136;
  const wide = box.w - 136 - 198;
  return {
    box,
    front: { x: left, y: box.y + 10, w: wide, h: 58 },
    screen: { x: left, y: box.y + 90, w: wide, h: 66 },
    dog: { x: box.x + 32, y: box.y + 38 },
    name: { x: box.x + 12, y: box.y + 68, w: 118, h: 36 },
    token: { x: box.x + 36, y: box.y + 132 },
    first: { x: box.x + 84, y: box.y + 134 },
    own: true,
  };
}

function tallTable(w: number, players: number, seat: number | null): Furniture {
  const columns = w >= 450 ? 3 : 2;
  const h = 132;
  const found = rows(players, seat, w, 42, columns, h, w >= 450 ? 200 : 190);
  const lines = Math.ceil(found.size / columns);
  const y = 42 + lines * (h + GAP) + 4;
  const bag = { x: 4, y, w: Math.max(88, w * 0.27), h: 140 };
  const chest = { x: bag.x + bag.w + 8, y: y + 76, w: w - bag.w - 16, h: 112 };
  const middle = { x: GAP, w: w - 2 * GAP };
  const cell = (w - 2 * 4) / 4;
  const tokens = y + 196 + 44 + 74 + 92;
  const own = { x: 4, y: tokens + 2 * 88 + 4, w: w - 8, h: 248 };
  if (seat !== null) found.set(seat, ownTall(own));
  const tray = { x: own.x + 4, y: own.y + 190, w: own.w - 8, h: 54 };
  return {
    wide: false,
    width: w,
    height: seat === null ? own.y : own.y + own.h + 4,
    places: placesInOrder(found, players),
    bag,
    chest,
    fagin: { x: chest.x + chest.w / 2, y: y + 44 },
    coins: [
      { x: bag.x + bag.w / 2 - 24, y: y + 166 },
      { x: bag.x + bag.w / 2 + 24, y: y + 166 },
    ],
    order: { ...middle, y: y + 194, h: 40 },
    hand: { ...middle, y: y + 238, h: 70 },
    note: { ...middle, y: y + 314, h: 84 },
    slots: Array.from({ length: 8 }, (_, at) => ({ x: 4 + cell * ((at % 4) + 0.5), y: tokens + 28 + 88 * Math.floor(at / 4) })),
    slot: { w: cell - 4, h: 84 },
    radius: 24,
    tray,
    bed: { x: tray.x + 96, y: tray.y, w: tray.w - 98, h: tray.h },
    sizes: { front: 20, own: 26, stock: 28, chest: 24, hand: 32 },
  };
}

function ownTall(box: Box): Place {
  return {
    box,
    dog: { x: box.x + 26, y: box.y + 26 },
    name: { x: box.x + 50, y: box.y + 6, w: box.w - 150, h: 36 },
    first: { x: box.x + box.w - 70, y: box.y + 24 },
    token: { x: box.x + box.w - 28, y: box.y + 24 },
    front: { x: box.x + 4, y: box.y + 48, w: box.w - 8, h: 54 },
    screen: { x: box.x + 4, y: box.y + 122, w: box.w - 8, h: 64 },
    own: true,
  };
}
