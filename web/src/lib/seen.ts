// How many steps somebody has seen of a table from a seat, kept on this device to show them what they missed.

type Keeping = Pick<Storage, "getItem" | "setItem">;

const PREFIX = "osselet-seen";
const place = (table: string, seat: number): string => `${PREFIX}-${table}-${seat}`;

export function seen(table: string, seat: number, keeping: Keeping = localStorage): number | null {
  try {
    const found = Number(keeping.getItem(place(table, seat)) ?? NaN);
    return Number.isInteger(found) ? found : null;
  } catch {
    return null;
  }
}

export function keepSeen(table: string, seat: number, count: number, keeping: Keeping = localStorage): void {
  try {
    keeping.setItem(place(table, seat), String(count));
  } catch {
    // A device that keeps nothing tells nothing when one comes back.
  }
}

/** A table that is over needs no more memory. */
export function forgetSeen(table: string, seat: number): void {
  localStorage.removeItem(place(table, seat));
}
