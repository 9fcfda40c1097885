// Where everything lies. One unit is one CSS pixel at every width, so that letters stay readable and what can be
// pressed stays large enough; only the arrangement changes.

import { RING } from "./view";

export interface Point {
  x: number;
  y: number;
}

export interface Panel extends Point {
  width: number;
  height: number;
}

export interface Layout {
  width: number;
  height: number;
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
  /** The box for lost bones, and the round, in the corners beside the ring. */
  box: Point;
  round: Point;
}

const SIDE_BY_SIDE = 600;
const GAP = 18;
const BETWEEN = 8;
const PANEL_HEIGHT = 92;
const TALLEST_PANEL = 104;
/** With a rim of this radius the figures have the size they are drawn in. */
const DRAWN_RIM = 176;

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/** The layout for a board of so many pixels in a window of so many. */
export function layoutOf(width: number, window: number, players: number): Layout {
  const beside = width >= SIDE_BY_SIDE;
  return beside ? sideBySide(width, window, players) : stacked(width, players);
}

function sideBySide(width: number, window: number, players: number): Layout {
  const panel = clamp(width * 0.3, 205, 280);
  const size = Math.min(width - panel - GAP, Math.max(400, window - 210));
  const left = (width - panel - GAP - size) / 2;
  const share = (size + BETWEEN) / players - BETWEEN;
  const tall = clamp(share, PANEL_HEIGHT, TALLEST_PANEL);
  const column = players * (tall + BETWEEN) - BETWEEN;
  const height = Math.max(size, column);
  const panels = Array.from({ length: players }, (_, seat) => ({
    x: left + size + GAP,
    y: (height - column) / 2 + seat * (tall + BETWEEN),
    width: panel,
    height: tall,
  }));
  return { width, height, panels, ...ring(left, (height - size) / 2, size) };
}

function stacked(width: number, players: number): Layout {
  const size = Math.min(width, 500);
  const left = (width - size) / 2;
  const wide = (width - BETWEEN) / 2;
  const panels = Array.from({ length: players }, (_, seat) => ({
    x: (seat % 2) * (wide + BETWEEN),
    y: size + BETWEEN + Math.floor(seat / 2) * (PANEL_HEIGHT + BETWEEN),
    // An odd one out takes the whole row.
    width: seat === players - 1 && seat % 2 === 0 ? width : wide,
    height: PANEL_HEIGHT,
  }));
  const rows = Math.ceil(players / 2);
  return { width, height: size + rows * (PANEL_HEIGHT + BETWEEN), panels, ...ring(left, 0, size) };
}

function ring(left: number, top: number, size: number): Omit<Layout, "width" | "height" | "panels"> {
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
    box: { x: left + size - rim * 0.17, y: top + size - rim * 0.14 },
    round: { x: left + 2, y: top + 13 },
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
  return { x: panel.x + 24 + at * step, y: panel.y + panel.height - 32 };
}

/** Where a bone lies in the box: a heap that grows. */
export function inBox(box: Point, at: number): Point {
  const row = Math.floor(at / 3);
  return { x: box.x + ((at % 3) - 1) * 9 + (row % 2 ? 3 : -2), y: box.y - 4 - (row % 5) * 5 };
}
