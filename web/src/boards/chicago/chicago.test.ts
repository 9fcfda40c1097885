import { describe, expect, it } from "vitest";
import { meant, sorted } from "./choices";
import { scene } from "./staging";
import { frame as frameOf } from "./frame";
import { waysOf } from "./standing";
import { CELL, nearest, stepFrom, townOf } from "./town";
import type { ChicagoView } from "./view";

/** What the shell leaves to a board on phones, laptops and desks. */
const ROOMS: [number, number][] = [[360, 450], [390, 654], [632, 354], [980, 604], [1066, 541], [1560, 940], [1920, 900], [768, 834]];

describe("the towns", () => {
  it.each([
    ["hex59", 59, "h15"],
    ["hex61", 61, "h15"],
    ["grid59", 59, "k15"],
  ])("%s has its houses, twelve gates, and its cells by name", (map, houses, last) => {
    const town = townOf(map);
    expect(town.cells.filter((cell) => cell.ground === "house")).toHaveLength(houses);
    expect(town.cells.filter((cell) => cell.ground === "gate")).toHaveLength(12);
    expect(town.at.has(last)).toBe(true);
    expect(new Set(town.cells.map((cell) => `${cell.x} ${cell.y}`)).size).toBe(town.cells.length);
  });

  describe.each(["hex59", "hex61", "grid59"])("%s in every room", (map) => {
    it.each(ROOMS)("of %i by %i is seen wholly, and whoever is not in it stands beside it", (w, h) => {
      const { town, scale, ...frame } = frameOf(map, { w, h });
      expect(frame.w * scale).toBeCloseTo(w);
      const inside = ({ x, y }: { x: number; y: number }, half: number): boolean =>
        x - half >= frame.x - 0.01 && y - half >= frame.y - 0.01 && x + half <= frame.x + frame.w + 0.01 && y + half <= frame.y + frame.h + 0.01;
      for (const cell of town.cells) expect(inside(cell, CELL / 2)).toBe(true);
      for (const letter of town.letters) expect(inside(letter, 4)).toBe(true);
      for (const zone of [frame.outside, frame.left]) {
        for (const [at, place] of zone.places.entries()) {
          expect(inside(place, 8)).toBe(true);
          expect(nearest(town.cells, place, 17)).toBe(null);
          // No hat reaches into whoever stands behind.
          for (const other of zone.places.slice(0, at)) expect(Math.abs(other.x - place.x) >= 16 || Math.abs(other.y - place.y) >= 21).toBe(true);
        }
      }
      // As many as ever wait for a star do not stand in the streets.
      for (const place of frame.reserve.places.slice(0, 6)) expect(nearest(town.cells, place, 15)).toBe(null);
    });
  });

  it("is turned where that makes it larger", () => {
    expect(frameOf("hex59", { w: 360, h: 450 }).town.upright).toBe(true);
    expect(frameOf("hex59", { w: 1066, h: 541 }).town.upright).toBe(false);
  });

  it("is turned for a phone, with the same cells beside each other", () => {
    for (const map of ["hex59", "grid59"]) {
      const [lying, upright] = [townOf(map), townOf(map, true)];
      expect(upright.width).toBeLessThan(lying.width);
      const beside = (town: typeof lying, name: string): string[] => {
        const at = town.at.get(name) ?? { x: 0, y: 0 };
        return town.cells.filter((cell) => Math.hypot(cell.x - at.x, cell.y - at.y) < 21).map((cell) => cell.name).sort();
      };
      for (const { name } of lying.cells) expect(beside(upright, name)).toEqual(beside(lying, name));
    }
  });

  it("has neighbours where the arrows point", () => {
    const town = townOf("grid59");
    const from = town.at.get("b2");
    expect(from && stepFrom(town, from, 1, 0)?.name).toBe("b3");
    expect(from && stepFrom(town, from, 0, -1)?.name).toBe("a2");
    expect(from && stepFrom(town, from, -1, 0)?.name).toBe("b1");
  });
});

it("moves are chosen where one would point", () => {
  const found = sorted(["go:b4", "rob:a3", "stay", "shoot:d4:h1", "shoot:d4:h2", "shoot:d8:h1", "house:car"]);
  expect([...found.cells]).toEqual([["b4", "go:b4"], ["a3", "rob:a3"]]);
  expect([...found.policemen.keys()]).toEqual(["d4", "d8"]);
  expect(found.policemen.get("d4")?.get("h2")).toBe("shoot:d4:h2");
  expect([found.words, found.drawn]).toEqual([["stay"], ["house:car"]]);
  expect(meant("police", "b4", false, null, "move")).toBe(null);
  expect(meant("move", "a3", true, null, "shoot")).toBe("rob:a3");
});

it("a step moves the piece it is about", () => {
  const thief = { cell: "a4", state: "town", loot: null, loot_size: 0, car: null };
  const view = {
    turn: { seat: 0, thief: 1 },
    thieves: [{ ...thief, seat: 0 }, { ...thief, seat: 1 }],
    policemen: [{ cell: "d4", frozen: false }, { cell: null, frozen: false }],
  } as unknown as ChicagoView;
  expect(scene(view, { name: "go:b4" }).thief).toEqual({ number: 1, to: "b4" });
  expect(scene(view, { name: "place:d8" }).policeman).toEqual({ at: 1, to: "d8" });
  expect(scene(view, { name: "move:d4:b4" }).policeman).toEqual({ at: 0, to: "b4" });
  expect(scene(view, { name: "house:?" }).found).toBe("hidden");
  const lines = [{ key: "lose", args: { player: { seat: 0 }, thief: "none", receiver: { seat: 1 }, second: "none", kind: "none" } }];
  expect(scene(view, { name: "lose:?", lines }).lost).toEqual({ kind: "hidden", from: 0, to: 1 });
  const named = lines.map((line) => ({ ...line, args: { ...line.args, thief: "2", second: "1" } }));
  expect(scene(view, { name: "lose:?", lines: named }).lost).toEqual({ kind: "hidden", from: 1, to: 0 });
});

it("a thief's ways out are the streets beside it where nobody stands", () => {
  const thief = { state: "town", loot: null, loot_size: 0, car: null };
  const view = {
    thieves: [{ ...thief, seat: 0, cell: "a4" }, { ...thief, seat: 1, cell: "a5" }],
    policemen: [{ cell: "b4", frozen: false }, { cell: null, frozen: false }],
  } as unknown as ChicagoView;
  const ways = waysOf({ town: townOf("hex59") }, view, 0);
  expect(ways.map(({ cell, barred }) => [cell.name, barred])).toEqual([["a5", "held"], ["b4", "police"]]);
});

it("what a house holds, loses or a shot does is not seen before it lands", () => {
  const view = { turn: { seat: 0, thief: 0 }, thieves: [], policemen: [{ cell: "d4", frozen: false }] } as unknown as ChicagoView;
  expect(scene(view, { name: "house:bank" }, false).found).toBe(null);
  expect(scene(view, { name: "surrender" }, false).arrested).toBe(null);
  expect(scene(view, { name: "shoot:d4:h2" }, false)).toMatchObject({ shot: "d4", policeman: null });
  expect(scene(view, { name: "shoot:d4:h2" }).policeman).toEqual({ at: 0, to: "h2" });
});
