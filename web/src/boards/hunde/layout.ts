// Where everything lies. Plans are made for the shape of the room, and drawn so that letters stay readable and what can
// be pressed stays large enough; the room takes the one that suits it.

import type { Room } from "../board";
import { choose, type Fit, type Plan, type Point } from "../parts/room";
import { RING } from "./view";

export type { Point };

export interface Panel extends Point {
  width: number;
  height: number;
}

export interface Layout extends Plan {
  centre: Point;
  /** From the centre: the wooden rim, the spaces, where runners wait, the tray of dice. */
  rim: number;
  outer: number;
  inner: number;
  waiting: number;
  tray: number;
  numerals: number;
  die: number;
  /** Of runners and the dog. */
  scale: number;
  panels: Panel[];
  /** The box for lost bones, in a corner beside the ring. */
  box: Point;
}

const GAP = 14;
const BETWEEN = 8;
/** A panel is so high at most, and at least; from `TOLD` on it also says where the runner stands. */
const TALLEST = 104;
const LOWEST = 72;
export const TOLD = 90;
const NARROWEST = 128;
const WIDEST = 280;
/** A larger room is drawn larger. */
const DRAWN = 560;
/** With a rim of this radius the figures have the size they are drawn in. */
const DRAWN_RIM = 176;

/** The layout of a board for so many players in its room. */
export function layoutOf(room: Room, players: number): Fit<Layout> {
  const larger = Math.max(1, Math.min(room.w, room.h) / DRAWN);
  const drawn: Room = { w: room.w / larger, h: room.h / larger };
  const plans = [
    beside(drawn, players, 1) ?? beside(drawn, players, 2),
    ...[TALLEST, TOLD, LOWEST].flatMap((high) => columnsOf(players).map((columns) => below(drawn, players, columns, high))),
  ];
  return choose(plans.filter((plan) => plan !== null), room);
}

/** Two in a row, or three where that saves a row. */
const columnsOf = (players: number): number[] => (Math.ceil(players / 3) < Math.ceil(players / 2) ? [2, 3] : [2]);

/** The panels in columns beside the ring; null where they would be too low. */
function beside(room: Room, players: number, columns: number): Layout | null {
  const rows = Math.ceil(players / columns);
  const least = columns * (NARROWEST + BETWEEN) - BETWEEN;
  const size = Math.min(room.h, room.w - GAP - least);
  const share = (room.h + BETWEEN) / rows - BETWEEN;
  if (share < LOWEST || size <= 0) return null;
  const high = Math.min(share, TALLEST);
  const wide = Math.min(WIDEST, (room.w - GAP - size + BETWEEN) / columns - BETWEEN);
  const top = (room.h - rows * (high + BETWEEN) + BETWEEN) / 2;
  const panels = Array.from({ length: players }, (_, seat) => ({
    x: size + GAP + (seat % columns) * (wide + BETWEEN),
    y: top + Math.floor(seat / columns) * (high + BETWEEN),
    width: wide,
    height: high,
  }));
  const w = size + GAP + columns * (wide + BETWEEN) - BETWEEN;
  return { w, h: room.h, panels, ...ring(0, (room.h - size) / 2, size) };
}

/** The panels in rows below the ring; the last row fills its width. */
function below(room: Room, players: number, columns: number, high: number): Layout | null {
  const rows = Math.ceil(players / columns);
  const size = Math.min(room.w, room.h - rows * (high + BETWEEN));
  if (size <= 0) return null;
  const w = Math.min(room.w, Math.max(size, 480));
  const panels = Array.from({ length: players }, (_, seat) => {
    const row = Math.floor(seat / columns);
    const inRow = row === rows - 1 ? players - row * columns : columns;
    const wide = (w + BETWEEN) / inRow - BETWEEN;
    return {
      x: (seat - row * columns) * (wide + BETWEEN),
      y: size + BETWEEN + row * (high + BETWEEN),
      width: wide,
      height: high,
    };
  });
  return { w, h: size + rows * (high + BETWEEN), panels, ...ring((w - size) / 2, 0, size) };
}

function ring(left: number, top: number, size: number): Omit<Layout, "w" | "h" | "panels"> {
  const rim = size / 2 - 3;
  return {
    centre: { x: left + size / 2, y: top + size / 2 },
    rim,
    outer: rim * 0.877,
    inner: rim * 0.605,
    waiting: rim * 0.492,
    tray: rim * 0.37,
    numerals: rim * 0.938,
    die: rim * 0.19,
    scale: rim / DRAWN_RIM,
    box: { x: left + size - 26, y: top + size - 18 },
    // The depth of a space.
    target: rim * 0.272,
  };
}

/** Where pieces stand on the spaces: a little inwards, for heads and stands shall not hide the numbers. */
export const trackOf = (layout: Layout): number => (layout.outer + layout.inner) / 2 - 2.5 * layout.scale;

const degrees = (along: number): number => (along * 360) / RING;

/** A transform to so many spaces round the ring; between two of them a piece travels on the circle, upright. */
export function polar(centre: Point, along: number, radius: number): string {
  const turn = degrees(along);
  return `translate(${centre.x}px, ${centre.y}px) rotate(${turn}deg) translate(0px, ${-radius}px) rotate(${-turn}deg)`;
}

export const shift = (to: Point): string => `translate(${to.x}px, ${to.y}px)`;

/** A point of the circle. */
export function pointAt(centre: Point, along: number, radius: number): Point {
  const angle = (degrees(along) * Math.PI) / 180;
  return { x: centre.x + radius * Math.sin(angle), y: centre.y - radius * Math.cos(angle) };
}

/** The shape of a space: a piece of the ring with the same gap to its neighbours all the way. */
export function spacePath(layout: Layout, space: number, gap: number): string {
  const half = (radius: number): number => 0.5 - ((gap / radius) * RING) / (4 * Math.PI);
  const at = (side: number, radius: number): string => {
    const found = pointAt(layout.centre, space + side * half(radius), radius);
    return `${found.x.toFixed(2)} ${found.y.toFixed(2)}`;
  };
  const { outer, inner } = layout;
  return `M${at(-1, outer)}A${outer} ${outer} 0 0 1 ${at(1, outer)}L${at(1, inner)}A${inner} ${inner} 0 0 0 ${at(-1, inner)}Z`;
}

/** The dog runs to the right over the upper half of the ring, and to the left below. */
export const facesLeft = (along: number): boolean => Math.cos((degrees(along) * Math.PI) / 180) < -0.01;

/** Where a bone stands in its bowl. */
export function inBowl(panel: Panel, at: number, count: number): Point {
  const room = panel.width - 48;
  const step = Math.min(17, room / Math.max(1, count - 1));
  return { x: panel.x + 24 + at * step, y: panel.y + panel.height - 28 };
}

/** Where a bone lies in the box: a heap that grows. */
export function inBox(box: Point, at: number): Point {
  const row = Math.floor(at / 3);
  return { x: box.x + ((at % 3) - 1) * 9 + (row % 2 ? 3 : -2), y: box.y - 4 - (row % 5) * 5 };
}
