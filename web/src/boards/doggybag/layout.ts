// Where everything lies, in css pixels: one arrangement for a wide table, one for a phone held upright.

import type { Box, Point } from "./boxes";

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
  own: boolean;
}

/** The place of a token in the middle, and of the words under or beside it. */
export interface Slot {
  box: Box;
  at: Point;
  name: Point;
  chance: Point;
}

export interface Plan {
  wide: boolean;
  width: number;
  height: number;
  places: Place[];
  bag: Box;
  chest: Box;
  fagin: Point & { scale: number };
  coins: [Point, Point];
  /** Half the width of a coin. */
  coin: number;
  order: Box;
  hand: Box;
  note: Box;
  /** Where the eight tokens lie in the middle. */
  slots: Slot[];
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

/** Whom and what there must be room for. */
export interface Company {
  players: number;
  seat: number | null;
  /** The tokens have their effects, and names. */
  roles: boolean;
  /** One sees what lies behind the screens of the others. */
  open: boolean;
  /** Below our own bones there is something: the tray, or what our token does. */
  below: boolean;
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
export function plan(width: number, company: Company): Plan {
  const w = Math.min(WIDEST, Math.max(NARROWEST, Math.floor(width)));
  const lay = w >= WIDE ? wideTable(w, company) : tallTable(w, company);
  const { chest, hand } = lay;
  return {
    ...lay,
    inside: { x: chest.x + 4, y: chest.y + 36, w: chest.w - 8, h: chest.h - 42 },
    palm: { x: hand.x + 6, y: hand.y + 22, w: hand.w - 12, h: hand.h - 26 },
  };
}

/** The others clockwise after us; for a spectator all. */
function others({ players, seat }: Company): number[] {
  const all = Array.from({ length: players }, (_, at) => at);
  return seat === null ? all : all.slice(seat + 1).concat(all.slice(0, seat));
}

const inOrder = (found: Map<number, Place>): Place[] => [...found].sort(([one], [other]) => one - other).map(([, place]) => place);

function wideTable(w: number, company: Company): Furniture {
  const { seat, roles } = company;
  const columns = Math.max(1, Math.floor((w - GAP) / (NARROW + GAP)));
  const h = 126;
  const found = rows(company, w, 42, columns, h);
  const y = 42 + Math.ceil(found.size / columns) * (h + GAP) + 6;
  const bag = { x: 10, y, w: 146, h: 142 };
  const chest = { x: w - 240, y: y + 78, w: 232, h: 110 };
  const middle = { x: 166, w: w - 166 - 250 };
  const cell = (w - 2 * GAP) / 8;
  const tokens = y + 196;
  const line = roles ? 94 : 84;
  const own = { x: GAP, y: tokens + line + 6, w: w - 2 * GAP, h: 148 };
  if (seat !== null) found.set(seat, ownWide(own));
  const tray = { x: own.x + own.w - 190, y: own.y + 10, w: 180, h: own.h - 20 };
  return {
    wide: true,
    width: w,
    height: seat === null ? own.y : own.y + own.h + GAP,
    places: inOrder(found),
    bag,
    chest,
    fagin: { x: chest.x + chest.w / 2, y: y + 48, scale: 1 },
    coins: [
      { x: bag.x + bag.w / 2 - 25, y: y + 168 },
      { x: bag.x + bag.w / 2 + 25, y: y + 168 },
    ],
    coin: 19,
    order: { ...middle, y: y, h: 40 },
    hand: { ...middle, y: y + 44, h: 74 },
    note: { ...middle, y: y + 122, h: 66 },
    slots: Array.from({ length: 8 }, (_, at) => {
      const box = { x: GAP + cell * at + 3, y: tokens + 1, w: cell - 6, h: line };
      const x = box.x + box.w / 2;
      return { box, at: { x, y: tokens + 34 }, name: { x, y: tokens + 77 }, chance: { x, y: tokens + (roles ? 91 : 81) } };
    }),
    radius: 29,
    tray,
    bed: { x: tray.x + 4, y: tray.y + 40, w: tray.w - 8, h: tray.h - 46 },
    sizes: { front: 22, own: 26, stock: 30, chest: 25, hand: 36 },
  };
}

/** The places of the others in rows, each row as wide as the table. */
function rows(company: Company, w: number, top: number, columns: number, h: number): Map<number, Place> {
  const found = new Map<number, Place>();
  const sitting = others(company);
  const lines = Math.ceil(sitting.length / columns);
  const inLine = Math.ceil(sitting.length / lines);
  sitting.forEach((who, at) => {
    const line = Math.floor(at / inLine);
    const count = Math.min(inLine, sitting.length - line * inLine);
    const wide = Math.min(230, (w - GAP * (count + 1)) / count);
    const left = (w - count * wide - (count - 1) * GAP) / 2;
    found.set(who, placeOf({ x: left + (at - line * inLine) * (wide + GAP), y: top + line * (h + GAP), w: wide, h }));
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
    dog: { x: box.x + 24, y: box.y + 22, scale: 1 },
    name: { x: box.x + 48, y: box.y + 3, w: box.w - 92, h: 32 },
    token: { x: box.x + box.w - 22, y: box.y + 20, radius: 18 },
    first: { x: box.x + 24, y: box.y + 33 },
    own: false,
  };
}

function ownWide(box: Box): Place {
  const left = box.x + 136;
  const wide = box.w - 136 - 198;
  return {
    box,
    front: { x: left, y: box.y + 6, w: wide, h: 54 },
    screen: { x: left, y: box.y + 82, w: wide, h: 62 },
    dog: { x: box.x + 32, y: box.y + 34, scale: 1.2 },
    name: { x: box.x + 12, y: box.y + 60, w: 118, h: 36 },
    token: { x: box.x + 36, y: box.y + 121, radius: 23 },
    first: { x: box.x + 84, y: box.y + 122 },
    own: true,
  };
}

/** As low as can be: from the bag down to our own bones everything is to be seen at once on a phone. */
function tallTable(w: number, company: Company): Furniture {
  const { seat, roles, open, below } = company;
  const found = new Map<number, Place>();
  const h = open ? 84 : 44;
  others(company).forEach((who, at) => found.set(who, lineOf({ x: 4, y: 34 + at * (h + 4), w: w - 8, h }, open)));
  const y = 34 + found.size * (h + 4) + 2;
  const bag = { x: 2, y, w: 84, h: 94 };
  const chest = { x: 132, y: y + 2, w: w - 136, h: 92 };
  const middle = { x: 4, w: w - 8 };
  const cell = middle.w / 4;
  const line = roles ? 60 : 46;
  const tokens = y + 270;
  const own = { x: 4, y: tokens + 2 * line + 2, w: w - 8, h: below ? 178 : 130 };
  if (seat !== null) found.set(seat, ownTall(own));
  const tray = { x: own.x + 4, y: own.y + 128, w: own.w - 8, h: 46 };
  return {
    wide: false,
    width: w,
    height: seat === null ? own.y : own.y + own.h + 4,
    places: inOrder(found),
    bag,
    chest,
    fagin: { x: 110, y: y + 52, scale: 0.8 },
    coins: [
      { x: w - 48, y: y + 117 },
      { x: w - 19, y: y + 117 },
    ],
    coin: 13.5,
    order: { x: 4, w: w - 68, y: y + 97, h: 40 },
    hand: { ...middle, y: y + 138, h: 62 },
    note: { ...middle, y: y + 203, h: 64 },
    slots: Array.from({ length: 8 }, (_, at) => {
      const box = { x: 4 + cell * (at % 4) + 2, y: tokens + line * Math.floor(at / 4), w: cell - 4, h: line - 4 };
      const token = { x: box.x + 23, y: box.y + 21 };
      return { box, at: token, name: { x: box.x + box.w / 2, y: box.y + 52 }, chance: { x: (token.x + 19 + box.x + box.w) / 2, y: token.y + 5 } };
    }),
    radius: 18.5,
    tray,
    bed: { x: tray.x + 96, y: tray.y, w: tray.w - 98, h: tray.h },
    sizes: { front: 16, own: 20, stock: 26, chest: 22, hand: 30 },
  };
}

/** All of a player in one line; what lies behind a screen that is down in a second one. */
function lineOf(box: Box, open: boolean): Place {
  const left = box.x + (open ? 120 : 172);
  return {
    box,
    screen: open ? { x: box.x + 42, y: box.y + 43, w: box.w - 46, h: 39 } : { x: box.x + 116, y: box.y + 4, w: 54, h: 36 },
    front: { x: left, y: box.y + 1, w: box.x + box.w - 40 - left, h: 42 },
    dog: { x: box.x + 19, y: box.y + 21, scale: 0.85 },
    name: { x: box.x + 42, y: box.y + 4, w: 74, h: 36 },
    token: { x: box.x + box.w - 20, y: box.y + 22, radius: 18 },
    first: { x: box.x + 19, y: box.y + 32 },
    own: false,
  };
}

function ownTall(box: Box): Place {
  return {
    box,
    dog: { x: box.x + 21, y: box.y + 23, scale: 0.95 },
    name: { x: box.x + 44, y: box.y + 5, w: 84, h: 36 },
    first: { x: box.x + 21, y: box.y + 37 },
    token: { x: box.x + box.w - 24, y: box.y + 24, radius: 21 },
    front: { x: box.x + 128, y: box.y + 3, w: box.w - 176, h: 42 },
    screen: { x: box.x + 4, y: box.y + 68, w: box.w - 8, h: 58 },
    own: true,
  };
}
