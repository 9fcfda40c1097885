// The shape of a view that nobody has made a board for.

import type { Speaker } from "./texts";

/** A player at the table. */
export interface SeatMark {
  seat: number;
}

export type Scalar = string | number | boolean | null | SeatMark;

/** Numbers under these names are taken for seats in views that mark none. */
const SEATS = new Set(["seat", "seats", "turn", "first", "chief", "police", "owner", "starter", "winner", "winners", "alive"]);

export function isSeatKey(key: string): boolean {
  return SEATS.has(key);
}

/** How a part of a view is best shown. */
export type Shape =
  | { kind: "nothing" }
  | { kind: "scalar"; value: Scalar }
  /** Some plain values. */
  | { kind: "list"; items: Scalar[] }
  /** Names with plain values. */
  | { kind: "facts"; facts: [string, Scalar][] }
  /** Rows of cells, each with a few plain values. */
  | { kind: "grid"; rows: unknown[][] }
  /** Things with the same properties, one a row. */
  | { kind: "rows"; columns: string[]; rows: Record<string, unknown>[] }
  | { kind: "parts"; parts: [string, unknown][] };

/** Is this a seat, as the server sends it: `{"seat": 2}` and nothing else? */
export function isSeatMark(value: unknown): value is SeatMark {
  return isObject(value) && typeof value["seat"] === "number" && Object.keys(value).length === 1;
}

/** Does a view say which of its numbers are seats? Those of older games leave it to be guessed by their names. */
export function marksSeats(value: unknown): boolean {
  if (isSeatMark(value)) return true;
  return typeof value === "object" && value !== null && Object.values(value).some(marksSeats);
}

function isScalar(value: unknown): value is Scalar {
  return value === null || ["string", "number", "boolean"].includes(typeof value) || isSeatMark(value);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function shape(value: unknown): Shape {
  if (value === undefined || value === null || value === "") return { kind: "nothing" };
  if (isScalar(value)) return { kind: "scalar", value };
  if (Array.isArray(value)) return listShape(value);
  if (!isObject(value)) return { kind: "nothing" };
  const entries = Object.entries(value);
  if (!entries.length) return { kind: "nothing" };
  const plain = entries.filter((entry): entry is [string, Scalar] => isScalar(entry[1]));
  if (plain.length === entries.length) return { kind: "facts", facts: plain };
  const parts = entries.filter(([, part]) => shape(part).kind !== "nothing");
  return parts.length ? { kind: "parts", parts } : { kind: "nothing" };
}

function listShape(items: unknown[]): Shape {
  if (!items.length) return { kind: "nothing" };
  if (items.every(isScalar)) return { kind: "list", items };
  if (items.every((item) => Array.isArray(item))) return { kind: "grid", rows: items };
  const rows = items.filter(isObject);
  if (rows.length !== items.length) return { kind: "parts", parts: Object.entries(items) };
  return { kind: "rows", columns: [...new Set(rows.flatMap((row) => Object.keys(row)))], rows };
}

/** A name of a program as words: `stock_size` is `Stock size`. Names with digits, such as cells, stay as they are. */
export function humanly(name: string): string {
  if (/\d/.test(name)) return name;
  const words = name.replaceAll("_", " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What a property is called: in the game's own words, the house's, or as it is. */
export function label(key: string, say: Speaker): string {
  const known = say.wholly(`view-${key}`) ?? say.wholly(`board-${key}`) ?? say.wholly(`web-view-${key}`);
  return humanly(known ?? key);
}

/** A phase is told only where the game has a word for it. */
export function isToldPhase(key: string, value: unknown, say: Speaker): boolean {
  return key !== "phase" || say.has(`view-phase-${String(value)}`) || say.has(`board-phase-${String(value)}`);
}

/** A plain value in words; `guessed` seats are taken from the key where the view marks none. */
export function words(key: string, value: Scalar, guessed: number, say: Speaker): string {
  if (value === null || value === "") return "–";
  if (isSeatMark(value)) return say.player(value.seat);
  if (typeof value === "boolean") return value ? "✓" : "–";
  if (typeof value === "number") {
    const isSeat = isSeatKey(key) && Number.isInteger(value) && value >= 0 && value < guessed;
    return isSeat ? say.player(value) : value.toLocaleString(say.language);
  }
  return say.wholly(`view-${key}-${value}`) ?? say.wholly(`board-${key}-${value}`) ?? say.wholly(`board-${value}`) ?? value.replaceAll("_", " ");
}
