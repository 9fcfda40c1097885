// Filling a table and beginning.

import type { GameInfo, TableInfo } from "../wire";
import * as api from "./api";
import { bot } from "./names";
import { person } from "./person.svelte";
import type { TableState } from "./table.svelte";

/** The level of bots that take open seats. */
export const LEVEL = 2;

export function openSeats(info: TableInfo): number[] {
  return info.seats.flatMap((chair, seat) => (chair.kind === "open" ? [seat] : []));
}

/** Takes a seat, after saying who one is; whoever would rather not stays where they are. */
export async function sitDown(table: TableState, seat: number): Promise<void> {
  const known = !!person.me;
  if (!(await person.introduce())) return;
  if (!known) table.renew();
  const seated = await api.sit(table.id, seat);
  await table.refresh();
  if (table.info?.stage === "open" || table.mine.length === 1) table.look(seated.seat);
}

/** Where somebody who comes in by code or link may sit without asking which: the first open seat, where seats are alike. */
export function anySeat(info: TableInfo, game: GameInfo | null): number | null {
  const open = openSeats(info);
  const alike = game !== null && !game.options.some((option) => option.kind === "seat");
  return info.stage === "open" && !info.mine?.length && (alike || open.length === 1) ? (open[0] ?? null) : null;
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
