// Where everything lies, for a room of any size: four arrangements, each stretched until it fills its room.

import type { Room } from "../board";
import { choose, type Box, type Point } from "../parts/room";
import { cardOf, ownFlat, ownLow, ownTall, type Place } from "./places";

/** The place of a token in the middle, and of the words under or beside it. */
export interface Slot {
  box: Box;
  at: Point;
  /** Null where there is no room for it: it is told when somebody points at the token. */
  name: Point | null;
  chance: Point;
}

export interface Plan {
  width: number;
  height: number;
  /** How many screen pixels one of ours is. */
  scale: number;
  places: Place[];
  bag: Box;
  chest: Box;
  /** Where bones lie in the chest. */
  inside: Box;
  fagin: Point & { scale: number };
  coins: [Point, Point];
  /** Half the width of a coin. */
  coin: number;
  order: Box;
  /** The cloth in the middle: our loot before it is sealed, later what is drawn. */
  cloth: Box;
  /** Where bones lie on it. */
  palm: Box;
  /** What is known of the bag; null where it goes to the panel. */
  note: Box | null;
  slots: Slot[];
  /** Half the width of a token in the middle. */
  radius: number;
  sizes: Sizes;
}

/** How large bones are: before a screen, before ours, behind ours, in the chest and on the cloth. */
export interface Sizes {
  front: number;
  own: number;
  stock: number;
  chest: number;
  cloth: number;
}

/** Whom and what there must be room for. */
export interface Company {
  players: number;
  seat: number | null;
  /** The tokens have their effects, and names. */
  roles: boolean;
  /** One sees what lies behind the screens of the others. */
  open: boolean;
  /** Each token says how likely it succeeds. */
  chances?: boolean;
}

interface Sketch {
  w: number;
  h: number;
  target: number;
  lay: (w: number, h: number, company: Company) => Furniture;
}
type Furniture = Omit<Plan, "width" | "height" | "scale" | "inside" | "palm" | "sizes" | "places"> & { found: Map<number, Place> };

const GAP = 5;
const NOTE = 62;
/** A lower room is that of a phone that lies; one so much higher than wide is held upright. */
const [LYING, UPRIGHT] = [430, 0.9];

/** The arrangement for a room. */
export function plan(room: Room, company: Company): Plan {
  const { plan: sketch, scale } = choose(sketches(company, room), room);
  const [width, height] = [room.w / scale, room.h / scale];
  const { found, ...lay } = sketch.lay(width, height, company);
  const { chest, cloth } = lay;
  const places = [...found].sort(([one], [other]) => one - other).map(([, place]) => place);
  const inside = { x: chest.x + 4, y: chest.y + 30, w: chest.w - 8, h: chest.h - 35 };
  const own = company.seat === null ? undefined : places[company.seat];
  const other = places.find((place) => !place.own) ?? own;
  const size = (box: Box | undefined, most: number): number => (box ? Math.max(12, Math.min(most, box.h - 14, box.w / 5 + 2)) : most);
  return {
    ...lay,
    width,
    height,
    scale,
    places,
    inside,
    palm: { x: cloth.x + 6, y: cloth.y + 3, w: cloth.w - 12, h: cloth.h - 6 },
    sizes: { front: size(other?.front, 26), own: size(own?.front, 30), stock: size(own?.screen, 34), chest: size(inside, 30), cloth: Math.min(44, cloth.h - 14) },
  };
}

function sketches(company: Company, room: Room): Sketch[] {
  const away = others(company).length;
  const mine = company.seat === null ? 0 : 1;
  const open = company.open ? 26 : 0;
  const lines = Math.ceil(away / 3);
  const high = (line: number): number => lines * (64 + open + GAP) + 74 + 34 + 50 + line + mine * (112 + GAP) + 5 * GAP;
  const tall = (rows: 1 | 2) => (w: number, h: number): Furniture => tallTable(w, h, company, rows);
  const flat = { w: 632, h: Math.max(278, away * (48 + open + GAP)) + mine * (66 + GAP) + 2 * GAP, target: 45, lay: flatTable };
  return [
    ...(room.h < LYING ? [flat] : []),
    { w: 900, h: 84 + open + 142 + 84 + mine * (86 + GAP) + 5 * GAP, target: 58, lay: lowTable },
    ...(room.h > UPRIGHT * room.w ? [
      { w: 360, h: high(2 * 53), target: 49, lay: tall(2) },
      { w: 360, h: high(62), target: 45, lay: tall(1) },
    ] : []),
  ];
}

/** The others clockwise after us; for a spectator all. */
function others({ players, seat }: Company): number[] {
  const all = Array.from({ length: players }, (_, at) => at);
  return seat === null ? all : all.slice(seat + 1).concat(all.slice(0, seat));
}

/** A row of the table. */
interface Row {
  y: number;
  h: number;
}

/** Rows from top to bottom: the height each needs, and its share of what is left over. */
function stacked(top: number, height: number, rows: readonly (readonly [least: number, grows: number])[]): Row[] {
  const used = rows.reduce((sum, [least]) => sum + (least ? least + GAP : 0), GAP);
  const parts = rows.reduce((sum, [least, grows]) => sum + (least ? grows : 0), 0);
  const spare = Math.max(0, height - used);
  let y = top + GAP;
  return rows.map(([least, grows]) => {
    if (!least) return { y, h: 0 };
    const row = { y, h: least + (parts ? (spare * grows) / parts : 0) };
    y += row.h + GAP;
    return row;
  });
}

const NO_ROW: Row = { y: 0, h: 0 };

/** A desk: the others in one row, the tokens in one row, our own bones along the edge. */
function lowTable(w: number, h: number, company: Company): Furniture {
  const { seat, roles, open } = company;
  const rows = stacked(0, h, [
    [84 + (open ? 26 : 0), 2],
    [142, 3],
    [84, 1],
    [seat === null ? 0 : 86, 1.5],
  ]);
  const [line = NO_ROW, middle = NO_ROW, tokens = NO_ROW, own = NO_ROW] = rows;
  const found = inRows(company, { x: GAP, y: line.y, w: w - 2 * GAP, h: line.h }, 6, 430);
  if (seat !== null) found.set(seat, ownLow({ x: GAP, y: own.y, w: w - 2 * GAP, h: own.h }));
  const bag = { x: GAP, y: middle.y, w: Math.min(middle.h * 0.92, 170), h: middle.h };
  const side = Math.max(240, w * 0.27);
  const chest = { x: w - GAP - side, y: middle.y, w: side, h: middle.h - NOTE - GAP };
  const left = bag.x + bag.w + 82;
  const cloth = { x: left, y: middle.y + 42, w: chest.x - GAP - 3 - left, h: middle.h - 42 };
  const cell = (w - 2 * GAP) / 8;
  const radius = Math.min(31, (tokens.h - (roles ? 36 : 24)) / 2);
  return {
    found,
    bag,
    chest,
    fagin: { x: bag.x + bag.w + 34, y: middle.y + middle.h - 42, scale: 1 },
    coins: [
      { x: cloth.x + cloth.w - 56, y: middle.y + 19 },
      { x: cloth.x + cloth.w - 18, y: middle.y + 19 },
    ],
    coin: 17,
    order: { x: cloth.x, y: middle.y, w: cloth.w - 82, h: 38 },
    cloth,
    note: { x: chest.x, y: chest.y + chest.h + GAP, w: side, h: NOTE },
    slots: Array.from({ length: 8 }, (_, at) => under({ x: GAP + cell * at + 2, y: tokens.y, w: cell - 4, h: tokens.h }, radius, roles)),
    radius,
  };
}

/** A phone held upright: everything in rows; the others three beside each other. */
function tallTable(w: number, h: number, company: Company, rowsOfTokens: 1 | 2): Furniture {
  const { seat, open } = company;
  const lines = Math.ceil(others(company).length / 3);
  const line = 64 + (open ? 26 : 0);
  const least = lines * (line + GAP) + 74 + 34 + 50 + (rowsOfTokens === 2 ? 106 : 62) + (seat === null ? 0 : 112 + GAP) + 5 * GAP;
  const hasNote = h - least >= NOTE + GAP + 12;
  const rows = stacked(0, h, [
    [lines * (line + GAP) - GAP, 1],
    [74, 1],
    [34, 0],
    [50, 1.6],
    [hasNote ? NOTE : 0, 0],
    [rowsOfTokens === 2 ? 106 : 62, 1],
    [seat === null ? 0 : 112, 1],
  ]);
  const [away = NO_ROW, middle = NO_ROW, order = NO_ROW, hand = NO_ROW, note = NO_ROW, tokens = NO_ROW, own = NO_ROW] = rows;
  const full = { x: 3, w: w - 6 };
  const found = inRows(company, { ...full, ...away }, 3, 360);
  if (seat !== null) found.set(seat, ownTall({ ...full, ...own }));
  const bag = { x: 0, y: middle.y, w: Math.min(90, middle.h * 1.06), h: middle.h };
  const left = bag.x + bag.w + 38;
  const columns = rowsOfTokens === 2 ? 4 : 8;
  const [cell, high] = [w / columns, tokens.h / rowsOfTokens];
  const radius = rowsOfTokens === 2 ? Math.min(24, (high - 18) / 2) : Math.min(20, (high - 20) / 2);
  return {
    found,
    bag,
    chest: { x: left, y: middle.y, w: w - 3 - left, h: middle.h },
    fagin: { x: bag.x + bag.w + 14, y: middle.y + middle.h - 34, scale: 0.78 },
    coins: [
      { x: w - 46, y: order.y + 17 },
      { x: w - 17, y: order.y + 17 },
    ],
    coin: 13.5,
    order: { x: 3, y: order.y, w: w - 66, h: order.h },
    cloth: { ...full, ...hand },
    note: hasNote ? { ...full, ...note } : null,
    slots: Array.from({ length: 8 }, (_, at) => {
      const box = { x: cell * (at % columns) + (columns === 4 ? 2 : 0.5), y: tokens.y + high * Math.floor(at / columns) + 1, w: cell - (columns === 4 ? 4 : 1), h: high - 2 };
      return columns === 4 ? beside(box, radius, company) : under(box, radius, false);
    }),
    radius,
  };
}

/** A phone that lies: the others left, the bag and the chest in the middle, the tokens right, our own bones below. */
function flatTable(w: number, h: number, company: Company): Furniture {
  const { seat } = company;
  const [above = NO_ROW, own = NO_ROW] = stacked(0, h, [
    [h - (seat === null ? 0 : 66 + GAP) - 2 * GAP, 0],
    [seat === null ? 0 : 66, 0],
  ]);
  const away = others(company);
  const side = w * 0.29;
  const found = new Map<number, Place>();
  const high = Math.min(110, (above.h - GAP * (away.length - 1)) / away.length);
  const start = above.y + (above.h - away.length * (high + GAP) + GAP) / 2;
  away.forEach((who, at) => found.set(who, cardOf({ x: 3, y: start + at * (high + GAP), w: side, h: high }, company.open)));
  if (seat !== null) found.set(seat, ownFlat({ x: 3, y: own.y, w: w - 6, h: own.h }));
  const right = w * 0.35;
  const middle = { x: 3 + side + GAP, w: w - side - right - 6 - 2 * GAP };
  const [bagRow = NO_ROW, chest = NO_ROW, order = NO_ROW, cloth = NO_ROW] = stacked(above.y - GAP, above.h + GAP, [
    [80, 1],
    [66, 1],
    [34, 0],
    [60, 1.5],
  ]);
  const bag = { x: middle.x, y: bagRow.y, w: Math.min(96, bagRow.h * 1.05), h: bagRow.h };
  const cell = { w: right / 2, h: (above.h + 2) / 4 };
  const radius = Math.min(23, (cell.h - 20) / 2);
  return {
    found,
    bag,
    chest: { ...middle, ...chest },
    fagin: { x: bag.x + bag.w + 26, y: bagRow.y + bagRow.h - 36, scale: 0.8 },
    coins: [
      { x: middle.x + middle.w - 46, y: bagRow.y + bagRow.h / 2 },
      { x: middle.x + middle.w - 16, y: bagRow.y + bagRow.h / 2 },
    ],
    coin: 14,
    order: { ...middle, ...order },
    cloth: { ...middle, ...cloth },
    note: null,
    slots: Array.from({ length: 8 }, (_, at) =>
      beside({ x: w - 3 - right + cell.w * (at % 2) + 1.5, y: above.y + cell.h * Math.floor(at / 2), w: cell.w - 3, h: cell.h - 3 }, radius, company),
    ),
    radius,
  };
}

/** A token with its words under it. */
function under(box: Box, radius: number, named: boolean): Slot {
  const x = box.x + box.w / 2;
  const chance = box.y + box.h - 6;
  const name = named ? { x, y: chance - 14 } : null;
  const room = (named ? chance - 25 : chance - 12) - box.y;
  return { box, at: { x, y: box.y + Math.max(radius + 2, room / 2) }, name, chance: { x, y: chance } };
}

/** A token with its chance beside it, if it has one, and its name below. */
function beside(box: Box, radius: number, { roles: named, chances = false }: Company): Slot {
  const foot = named ? 15 : 0;
  const at = { x: chances ? box.x + radius + 5 : box.x + box.w / 2, y: box.y + (box.h - foot) / 2 + 1 };
  return { box, at, name: named ? { x: box.x + box.w / 2, y: box.y + box.h - 5 } : null, chance: { x: (at.x + radius + box.x + box.w) / 2, y: at.y + 4.5 } };
}

/** The others in as few rows as there must be, all as wide as the table allows. */
function inRows(company: Company, box: Box, most: number, widest: number): Map<number, Place> {
  const found = new Map<number, Place>();
  const away = others(company);
  const lines = Math.ceil(away.length / most);
  const inLine = Math.ceil(away.length / lines);
  const h = (box.h - GAP * (lines - 1)) / lines;
  away.forEach((who, at) => {
    const line = Math.floor(at / inLine);
    const count = Math.min(inLine, away.length - line * inLine);
    const w = Math.min(widest, (box.w - GAP * (count - 1)) / count);
    const left = box.x + (box.w - count * w - GAP * (count - 1)) / 2;
    found.set(who, cardOf({ x: left + (at - line * inLine) * (w + GAP), y: box.y + line * (h + GAP), w, h }, company.open));
  });
  return found;
}
