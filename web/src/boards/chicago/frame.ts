// How a town lies in its room: as large as it can be, turned if that is better, with places for whoever is not in it.

import type { Room } from "../board";
import { choose, type Plan, type Point } from "../parts/room";
import { CELL, townOf, type Town } from "./town";

/** Where pieces stand that are not in town, from the first to the last; what marks the place stands at its foot. */
export interface Waiting {
  sign: Point;
  places: Point[];
}

interface TownPlan extends Plan {
  town: Town;
  /** Whoever is not in town stands in the corners that hexagons leave free, beside the town, or on a strip above it. */
  around: "corners" | "sides" | "strip";
}

export interface Frame {
  town: Town;
  scale: number;
  /** The room in units of the drawing, with the town's corner at 0, 0. */
  x: number;
  y: number;
  w: number;
  h: number;
  outside: Waiting;
  left: Waiting;
  reserve: Waiting;
}

const EDGE = { lying: { x: 10, y: 2 }, upright: { x: 1, y: 6.5 } } as const;
const SIDE = 46;
const STRIP = 26;
/** Between pawns that wait, so that no hat covers a number. */
const PITCH = { x: 18.5, y: 23 };
const THIEVES = 4;
/** As many policemen as can wait at most. */
const OFFICERS = 24;

/** Cells are drawn so much higher at most. */
const MOST = 1.3;

/** How much higher than they are wide cells may be so that an upright town fills a room that is higher still. */
function stretchFor(town: Town, room: Room): number {
  const { x, y } = EDGE.upright;
  const high = (room.h / room.w) * (town.width + 2 * x) - 2 * y;
  return Math.round(Math.max(1, Math.min(MOST, high / town.height)) * 50) / 50;
}

function plansOf(map: string, room: Room): TownPlan[] {
  return [false, true].flatMap((upright): TownPlan[] => {
    const plain = townOf(map, upright);
    const town = upright && plain.shape === "hexagons" ? townOf(map, true, stretchFor(plain, room)) : plain;
    const edge = upright ? EDGE.upright : EDGE.lying;
    const [w, h] = [town.width + 2 * edge.x, town.height + 2 * edge.y];
    if (town.shape === "hexagons") return [{ town, around: "corners", w, h, target: CELL }];
    return [
      { town, around: "sides", w: w + 2 * SIDE, h, target: CELL },
      { town, around: "strip", w, h: h + STRIP, target: CELL },
    ];
  });
}

export function frame(map: string, room: Room): Frame {
  const { plan, scale } = choose(plansOf(map, room), room);
  const { town, around } = plan;
  const [w, h] = [room.w / scale, room.h / scale];
  const top = around === "strip" ? STRIP : 0;
  // The letters below a turned town need their room.
  const low = town.upright ? EDGE.upright.y / 2 : 0;
  const [x, y] = [-(w - town.width) / 2, -(h - town.height - top) / 2 - top + low];
  return { town, scale, x, y, w, h, ...(around === "strip" ? inStrip(x, y, w) : inCorners(x, y, w, h, around === "sides" ? 2 : 3)) };
}

function inCorners(x: number, y: number, w: number, h: number, columns: number): Pick<Frame, "outside" | "left" | "reserve"> {
  const four = Array.from({ length: THIEVES }, (_, at) => ({ across: 12 + PITCH.x * (at % columns), down: PITCH.y * Math.floor(at / columns) }));
  const rows = columns === 2 ? 4 : 6;
  return {
    outside: { sign: { x: x + 12, y: y + 15 }, places: four.map(({ across, down }) => ({ x: x + across, y: y + 15 + down })) },
    left: { sign: { x: x + 14, y: y + h - 14 }, places: four.map(({ across, down }) => ({ x: x + across, y: y + h - 12 - down })) },
    reserve: {
      sign: { x: x + w - 14, y: y + 14 },
      places: Array.from({ length: OFFICERS }, (_, at) => ({ x: x + w - 12 - 9 * (at % rows), y: y + 15 + 15 * Math.floor(at / rows) })),
    },
  };
}

function inStrip(x: number, y: number, w: number): Pick<Frame, "outside" | "left" | "reserve"> {
  const row = (from: number, step: number, count: number): Point[] => Array.from({ length: count }, (_, at) => ({ x: from + step * at, y: y + 14 }));
  const middle = x + w / 2 - 28;
  return {
    outside: { sign: { x: x + 12, y: y + 14 }, places: row(x + 12, 17, THIEVES) },
    left: { sign: { x: middle, y: y + 14 }, places: row(middle, 17, THIEVES) },
    reserve: { sign: { x: x + w - 12, y: y + 14 }, places: row(x + w - 12, -6, OFFICERS) },
  };
}
