import { describe, expect, it } from "vitest";
import type { Box } from "../parts/room";
import { piles } from "./boxes";
import { plan } from "./layout";

/** What is left for the board of a window of 360×640, 390×844, 844×390, 1280×720, 1366×657 and 1920×1080. */
const ROOMS = [
  { w: 360, h: 494 },
  { w: 390, h: 698 },
  { w: 632, h: 354 },
  { w: 980, h: 604 },
  { w: 1066, h: 541 },
  { w: 1560, h: 940 },
];
const TABLES = [2, 3, 4, 5, 6].flatMap((players) => [null, 0, players - 1].map((seat) => ({ players, seat })));

const apart = (one: Box, other: Box): boolean =>
  one.x + one.w <= other.x + 0.5 || other.x + other.w <= one.x + 0.5 || one.y + one.h <= other.y + 0.5 || other.y + other.h <= one.y + 0.5;

describe.each(ROOMS)("a room of $w × $h", (room) => {
  it.each(TABLES)("holds everything of $players, seen from $seat, with nothing upon another", ({ players, seat }) => {
    const lay = plan(room, { players, seat, roles: true, open: false });
    expect(lay.width * lay.scale).toBeCloseTo(room.w);
    expect(lay.height * lay.scale).toBeCloseTo(room.h);
    const boxes = [...lay.places.map(({ box }) => box), ...lay.slots.map(({ box }) => box), lay.bag, lay.chest, lay.cloth, lay.order];
    if (lay.note) boxes.push(lay.note);
    for (const { x, y, w, h } of boxes) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
      expect(x + w).toBeLessThanOrEqual(lay.width + 0.5);
      expect(y + h).toBeLessThanOrEqual(lay.height + 0.5);
    }
    boxes.forEach((one, at) => boxes.slice(at + 1).forEach((other) => expect(apart(one, other), JSON.stringify([one, other])).toBe(true)));
  });

  it.each(TABLES.filter(({ seat }) => seat !== null))("lets a finger hit tokens, dogs, the bag and our own bones at a table of $players", ({ players, seat }) => {
    const lay = plan(room, { players, seat, roles: true, open: false });
    const own = lay.places[seat ?? 0];
    if (!own) throw new Error("we sit there");
    for (const { w, h } of [...lay.slots.map(({ box }) => box), ...lay.places.map(({ box }) => box), ...Object.values(piles(own.screen)), lay.bag]) {
      expect(Math.min(w, h) * lay.scale).toBeGreaterThanOrEqual(43.5);
    }
  });
});
