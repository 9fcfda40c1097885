import { describe, expect, it } from "vitest";
import { fieldOf, layOut, middle } from "./layout";

/** What the shell leaves to a board on phones, laptops and desks. */
const ROOMS: [number, number][] = [[360, 494], [390, 698], [632, 354], [980, 604], [1066, 541], [1560, 940], [1920, 900], [768, 878]];
interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

describe.each(ROOMS)("in a room of %i by %i", (w, h) => {
  it.each([2, 3, 4])("with %i piles everything lies inside and nothing on anything else", (piles) => {
    const { layout, scale, x, y } = layOut({ w, h }, piles);
    expect(scale).toBeGreaterThanOrEqual(1);
    expect(x + layout.w * scale).toBeLessThanOrEqual(w + 0.01);
    expect(y + layout.h * scale).toBeLessThanOrEqual(h + 0.01);
    const { find } = layout;
    const boxes: Box[] = [layout.tray, layout.bag, { x: find.x - find.r, y: find.y - find.r, w: 2 * find.r, h: 2 * find.r }, ...layout.piles];
    for (const [at, one] of boxes.entries()) {
      expect(one.x >= 0 && one.y >= 0 && one.x + one.w <= layout.w + 0.01 && one.y + one.h <= layout.h + 0.01).toBe(true);
      for (const two of boxes.slice(at + 1)) {
        expect(one.x + one.w <= two.x + 0.01 || two.x + two.w <= one.x + 0.01 || one.y + one.h <= two.y + 0.01 || two.y + two.h <= one.y + 0.01).toBe(true);
      }
    }
    const last = middle(layout, 80);
    expect(last.x + layout.cell / 2).toBeLessThan(layout.tray.x + layout.tray.w);
  });

  it("digits are large enough for a finger, and stones too or they are aimed at", () => {
    const { layout, scale } = layOut({ w, h }, 4);
    for (let at = 0; at < 10; at += 1) {
      const field = fieldOf(layout, at);
      expect(Math.min(field.w, field.h) * scale).toBeGreaterThanOrEqual(43.9);
    }
    expect(layout.cell * scale).toBeGreaterThanOrEqual(34);
    expect(layout.small).toBe(layout.cell < 44);
  });
});
