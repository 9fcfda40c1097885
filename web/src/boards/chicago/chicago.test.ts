import { describe, expect, it } from "vitest";
import { meant, sorted } from "./choices";
import { scene } from "./staging";
import { nearest, stepFrom, townOf } from "./town";
import type { ChicagoView } from "./view";

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

  it("lets nobody stand outside the drawing or on a cell while not in town", () => {
    for (const town of ["hex59", "grid59"].flatMap((map) => [townOf(map), townOf(map, true)])) {
      for (const { x, y } of [...town.outside.places, ...town.left.places]) {
        expect(x > 0 && y > 0 && x < town.width && y < town.height).toBe(true);
        expect(nearest(town.cells, { x, y }, 15)).toBe(null);
      }
    }
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
