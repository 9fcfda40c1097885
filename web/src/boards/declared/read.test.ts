// The same cases as `tests/look/test_looks.py`: views are read twice, and must be read alike.

import { describe, expect, it } from "vitest";
import type { LookInfo, PlaceInfo } from "../../wire";
import { read, type Thing } from "./read";

const look = (more: Partial<LookInfo>): LookInfo => ({
  pieces: [
    { name: "rose", shape: "disc", fill: "#b00", ink: "#fff" },
    { name: "down", shape: "disc", fill: "", ink: "#fff", under: "rose" },
    { name: "card", shape: "card", fill: "#fff", ink: "#000" },
  ],
  table: [],
  mat: [],
  reaches: [],
  cloth: [],
  ...more,
});
const a = (kind: string, value: Thing["value"] = "", seat: number | null = 1, more: Partial<Thing> = {}): Thing => ({ kind, value, seat, cell: "", turn: 0, ...more });
const things = (place: PlaceInfo, it: unknown): Thing[] | undefined => read(look({ mat: [place] }), { seats: [{}, { it }] }).mats[1]?.[0]?.things;

describe("things of a view", () => {
  it("are counted, faces, pieces, counts by name, or say whose they are", () => {
    expect(things({ kind: "pile", path: "it", of: "card" }, 2)).toEqual([a("card"), a("card")]);
    expect(things({ kind: "fan", path: "it", of: "card" }, ["king", null])).toEqual([a("card", "king"), a("card", null)]);
    expect(things({ kind: "row", path: "it" }, ["rose", "down"])).toEqual([a("rose"), a("down")]);
    expect(things({ kind: "row", path: "it" }, { rose: 2 })).toEqual([a("rose"), a("rose")]);
    expect(things({ kind: "row", path: "it" }, [{ kind: "rose", seat: { seat: 0 }, turn: 90 }])).toEqual([a("rose", "", 0, { turn: 90 })]);
    expect(things({ kind: "row", path: "it" }, null)).toEqual([]);
  });

  it("stand in cells and lanes of their owners", () => {
    const board: PlaceInfo = {
      kind: "board",
      path: "hill",
      cells: ["6.1", "6.2", "7.1", "7.2"].map((name, x) => ({ name, x, y: 0, lane: name.slice(0, 1) })),
      layers: [
        { kind: "stand", path: "seats.*.camps", of: "rose", off: "base" },
        { kind: "mark", path: "next" },
      ],
    };
    const [hill] = read(look({ table: [board] }), { next: "7", seats: [{ camps: ["6.1", "base"] }, { camps: 7 }] }).table;
    expect(hill?.things.map((one) => [one.cell, one.seat])).toEqual([["6.1", 0], ["", 0], ["7", 1]]);
    expect([...(hill?.marked.keys() ?? [])]).toEqual(["7"]);
  });

  it("fill cells in their order, with something where nothing is", () => {
    const cells = ["r1c1", "r1c2"].map((name, x) => ({ name, x, y: 0 }));
    const board: PlaceInfo = { kind: "board", path: "field", cells, layers: [{ kind: "fill", path: "field", of: "card", blank: "rose" }] };
    const [field] = read(look({ table: [board] }), { field: [[4, null]] }).table;
    expect(field?.things).toEqual([a("card", 4, null, { cell: "r1c1" }), a("rose", "", null, { cell: "r1c2" })]);
  });
});
