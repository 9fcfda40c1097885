// What a seat sees of the town, as `osselet/games/chicago/view.py` tells it.

import type { View } from "../board";

/** What a house can hold, in the order of the box. */
export const KINDS = ["plane", "thief", "weapon", "bank", "car", "police", "m10", "m20", "m50", "m100"] as const;
export type Kind = (typeof KINDS)[number];

/** Francs each kind is worth; what is not here is worth nothing. */
export const WORTH: Partial<Record<Kind, number>> = { bank: 200_000, m10: 10_000, m20: 20_000, m50: 50_000, m100: 100_000 };

/** Rounds without event after which the thieves in town get away. */
export const LAST_QUIET_ROUND = 20;

export interface Thief {
  seat: number;
  cell: string | null;
  state: "outside" | "town" | "left" | "arrested";
  /** Null: this viewer may not look. */
  loot: Kind[] | null;
  loot_size: number;
  /** Null: this viewer cannot know. */
  car: boolean | null;
}

export interface Policeman {
  /** Null: waits for a free star. */
  cell: string | null;
  frozen: boolean;
}

export interface ChicagoView {
  map: string;
  game: number;
  police: number;
  round: number;
  quiet: number;
  phase: "enter" | "move" | "second" | "look" | "arrest" | "place" | "police" | "house" | "lose" | "over";
  turn: { seat: number | null; thief: number | null };
  moves_left: number | null;
  houses: Record<string, "closed" | "taken" | Kind>;
  /** Houses that were opened and put back for all to see. */
  opened: string[];
  left: Record<Kind, number>;
  thieves: Thief[];
  policemen: Policeman[];
  police_loot: Kind[] | null;
  seats: { score: number | null }[];
}

/** The server keeps its word about the shape; the contract of boards does not know it. */
export function seen(view: View): ChicagoView {
  return view as unknown as ChicagoView;
}

export function isKind(name: string | undefined): name is Kind {
  return (KINDS as readonly string[]).includes(name ?? "");
}

export function worth(loot: readonly Kind[]): number {
  return loot.reduce((sum, kind) => sum + (WORTH[kind] ?? 0), 0);
}

/** A loot by kind, in the order of the box. */
export function counted(loot: readonly Kind[]): { kind: Kind; count: number }[] {
  return KINDS.map((kind) => ({ kind, count: loot.filter((one) => one === kind).length })).filter((one) => one.count);
}
