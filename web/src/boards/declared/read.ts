// What lies where on a declared table, read from a view and nothing else; the same as `look/scene.py`.

import type { CellInfo, LayerInfo, LookInfo, PlaceInfo } from "../../wire";

export type Value = string | number | null;

/** A piece at a place. */
export interface Thing {
  kind: string;
  /** Its face where it has several; null where that is hidden, "" where it has none. */
  value: Value;
  seat: number | null;
  cell: string;
  turn: number;
}

/** A place with what lies there; `seat` is whose mat it is on, null on the table. */
export interface Spread {
  place: PlaceInfo;
  seat: number | null;
  /** What the view has there; undefined where it has nothing. */
  value: unknown;
  things: Thing[];
  /** Cells, or pieces and faces, that are marked, with the paths of their marks. */
  marked: Map<string, string[]>;
}

export interface Scene {
  table: Spread[];
  mats: Spread[][];
}

type Dict = Record<string, unknown>;

const isDict = (value: unknown): value is Dict => typeof value === "object" && value !== null && !Array.isArray(value);

/** A seat in a view, as a number or as `{"seat": 2}`. */
export function seatOf(value: unknown): number | null {
  const found = isDict(value) ? value["seat"] : value;
  return typeof found === "number" && found >= 0 ? found : null;
}

/** The value under a path in the first root that has it. */
export function resolve(path: string, ...roots: unknown[]): unknown {
  for (const root of roots) {
    let value: unknown = root;
    for (const key of path.split(".")) {
      if (value === null) break;
      value = isDict(value) ? value[key] : Array.isArray(value) ? value[Number(key)] : undefined;
      if (value === undefined) break;
    }
    if (value !== undefined) return value;
  }
  return undefined;
}

export function read(look: LookInfo, view: Dict): Scene {
  const seats = Array.isArray(view["seats"]) ? (view["seats"] as unknown[]) : [];
  const kinds = new Set(look.pieces.map((piece) => piece.name));
  const marks = [...look.table, ...look.mat].filter((place) => place.kind === "mark");
  const spread = (place: PlaceInfo, seat: number | null, ...roots: unknown[]): Spread => {
    if (place.kind === "board") return board(place, seat, kinds, ...roots);
    const value = resolve(place.path, ...roots);
    const marked = new Map<string, string[]>();
    for (const mark of marks) if (mark.on === place.path) note(marked, resolve(mark.path, ...roots), mark.path);
    const holds = place.kind === "pile" || place.kind === "row" || place.kind === "fan";
    return { place, seat, value, things: holds ? things(value, place.of ?? "", seat, kinds) : [], marked };
  };
  const shown = (places: PlaceInfo[]): PlaceInfo[] => places.filter((place) => place.kind !== "mark");
  return {
    table: shown(look.table).map((place) => spread(place, null, view)),
    mats: seats.map((one, seat) => shown(look.mat).map((place) => spread(place, seat, one, view))),
  };
}

function note(marked: Map<string, string[]>, value: unknown, path: string): void {
  for (const one of Array.isArray(value) ? value : [value]) {
    if (typeof one !== "string" && typeof one !== "number") continue;
    marked.set(String(one), [...(marked.get(String(one)) ?? []), path]);
  }
}

function things(value: unknown, of: string, seat: number | null, kinds: Set<string>): Thing[] {
  if (value === null || value === undefined || typeof value === "boolean") return [];
  if (typeof value === "number") return of ? some(of, "", value, seat) : [];
  if (Array.isArray(value)) return value.flatMap((one) => thing(one, of, seat, kinds));
  if (isDict(value) && !("kind" in value) && seatOf(value) === null) {
    return Object.entries(value).flatMap(([kind, count]) =>
      typeof count !== "number" ? [] : kinds.has(kind) ? some(kind, "", count, seat) : of ? some(of, kind, count, seat) : [],
    );
  }
  return thing(value, of, seat, kinds);
}

const some = (kind: string, value: Value, count: number, seat: number | null): Thing[] =>
  Array.from({ length: Math.max(0, count) }, () => ({ kind, value, seat, cell: "", turn: 0 }));

function thing(value: unknown, of: string, seat: number | null, kinds: Set<string>, cell = ""): Thing[] {
  if (isDict(value) && "kind" in value) {
    const owner = seatOf(value["seat"] ?? null) ?? seat;
    const turn = typeof value["turn"] === "number" ? value["turn"] : 0;
    return thing(value["kind"], of, owner, kinds, cell).map((one) => ({ ...one, turn }));
  }
  if (typeof value === "string" && kinds.has(value)) return [{ kind: value, value: "", seat, cell, turn: 0 }];
  const isFace = value === null || typeof value === "string" || typeof value === "number";
  return of && isFace ? [{ kind: of, value, seat, cell, turn: 0 }] : [];
}

function board(place: PlaceInfo, seat: number | null, kinds: Set<string>, ...roots: unknown[]): Spread {
  const found: Thing[] = [];
  const marked = new Map<string, string[]>();
  const cells = place.cells ?? [];
  for (const layer of place.layers ?? []) {
    if (layer.kind === "fill") found.push(...filled(layer, cells, kinds, resolve(layer.path, ...roots)));
    else if (layer.kind === "stand") found.push(...standing(layer, seat, ...roots));
    else note(marked, resolve(layer.path, ...roots), layer.path);
  }
  return { place, seat, value: null, things: found, marked };
}

function filled(layer: LayerInfo, cells: readonly CellInfo[], kinds: Set<string>, value: unknown): Thing[] {
  const entries: [string, unknown][] = isDict(value)
    ? Object.entries(value)
    : Array.isArray(value)
      ? value.flat().map((one, at) => [cells[at]?.name ?? "", one])
      : [];
  return entries.flatMap(([cell, one]) => {
    if (!cell) return [];
    if (one !== null) return thing(one, layer.of ?? "", null, kinds, cell);
    return layer.blank ? [{ kind: layer.blank, value: "", seat: null, cell, turn: 0 }] : [];
  });
}

function standing(layer: LayerInfo, seat: number | null, ...roots: unknown[]): Thing[] {
  const [before = "", after] = layer.path.split("*");
  const many = after !== undefined;
  const found = many ? resolve(before.replace(/\.$/, ""), ...roots) : [resolve(layer.path, ...roots)];
  return (Array.isArray(found) ? (found as unknown[]) : []).flatMap((item, at) => {
    const named = layer.owner && isDict(item) ? seatOf(item[layer.owner] ?? null) : null;
    const owner = named ?? (before === "seats." ? at : seat);
    const value = many && after ? resolve(after.replace(/^\./, ""), item) : item;
    return (Array.isArray(value) ? (value as unknown[]) : [value]).flatMap((cell): Thing[] => {
      if (typeof cell !== "string" && typeof cell !== "number") return [];
      const name = String(cell);
      return [{ kind: layer.of ?? "", value: "", seat: owner, cell: name === layer.off ? "" : name, turn: 0 }];
    });
  });
}
