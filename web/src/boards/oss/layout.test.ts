import { describe, expect, it } from "vitest";
import type { Box } from "../parts/room";
import { layOut } from "./layout";
import { FAMILIES } from "./view";

/** What is left for the board of a window of 360×640, 390×844 and 844×390 (with a rack), 1280×720, 1366×657 and 1920×1080. */
const ROOMS = [
  { w: 360, h: 450 },
  { w: 390, h: 654 },
  { w: 632, h: 310 },
  { w: 980, h: 604 },
  { w: 1066, h: 541 },
  { w: 1560, h: 940 },
];
const TABLES = [2, 3, 4, 5, 6].flatMap((players) => [true, false].map((hand) => ({ players, hand })));

const apart = (one: Box, other: Box): boolean =>
  one.x + one.w <= other.x + 0.5 || other.x + other.w <= one.x + 0.5 || one.y + one.h <= other.y + 0.5 || other.y + other.h <= one.y + 0.5;

describe.each(ROOMS)("a room of $w × $h", (room) => {
  it.each(TABLES)("holds everything of $players players (hand: $hand), with nothing upon another", ({ players, hand }) => {
    const lay = layOut(room, { players, hand });
    const boxes = [...FAMILIES.flatMap((family) => [lay.figures[family], lay.before[family]]), lay.challenges, lay.out, ...lay.seats];
    if (hand) boxes.push(lay.hand);
    if (!lay.over) boxes.push(lay.stage);
    for (const { x, y, w, h } of boxes) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
      expect(x + w).toBeLessThanOrEqual(lay.width + 0.5);
      expect(y + h).toBeLessThanOrEqual(lay.height + 0.5);
    }
    boxes.forEach((one, at) => boxes.slice(at + 1).forEach((other) => expect(apart(one, other), JSON.stringify([one, other])).toBe(true)));
    for (const family of FAMILIES) expect(Math.min(lay.figures[family].w, lay.figures[family].h) * lay.scale).toBeGreaterThanOrEqual(80);
  });

  it("has a stage higher than wide, for hands to work in", () => {
    const { stage, scale } = layOut(room, { players: 4, hand: true });
    expect(stage.h / stage.w).toBeGreaterThanOrEqual(1.24);
    expect(stage.w * scale).toBeGreaterThanOrEqual(230);
  });
});
