// Filling a table and beginning.

import type { TableInfo } from "../wire";
import * as api from "./api";
import { bot } from "./names";

/** The level of bots that take open seats. */
const LEVEL = 2;

export function openSeats(info: TableInfo): number[] {
  return info.seats.flatMap((chair, seat) => (chair.kind === "open" ? [seat] : []));
}

/** Begins, with bots in the open seats. */
export async function begin(info: TableInfo): Promise<void> {
  const taken = info.seats.map((chair) => chair.name ?? "");
  for (const seat of openSeats(info)) {
    const wish = bot(LEVEL, taken);
    taken.push(wish.name ?? "");
    await api.arrange(info.id, seat, wish);
  }
  // A table that begins by itself has done so with the last seat.
  if ((await api.table(info.id)).stage === "open") await api.begin(info.id);
}
