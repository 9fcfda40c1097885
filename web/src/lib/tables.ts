// Lists of tables.

import type { TableInfo } from "../wire";

/** Does the table wait for whoever asks? */
export function isMyTurn(table: TableInfo): boolean {
  return table.stage === "playing" && !table.aside && (table.to_act ?? []).some((seat) => table.mine?.includes(seat));
}

/** Those that wait for me first, then those that go on; the order among them stays. */
export function byNeed(tables: readonly TableInfo[]): TableInfo[] {
  return tables.toSorted((one, other) => Number(isMyTurn(other)) - Number(isMyTurn(one)));
}
