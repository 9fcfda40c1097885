// What somebody has seen of a table from a seat, kept on this device to tell them what they missed.

export interface Seen {
  /** How many steps had happened. */
  count: number;
  /** When that was, in milliseconds. */
  at: number;
}

type Keeping = Pick<Storage, "getItem" | "setItem">;

const PREFIX = "osselet-seen";
const place = (table: string, seat: number): string => `${PREFIX}-${table}-${seat}`;

export function seen(table: string, seat: number, keeping: Keeping = localStorage): Seen | null {
  try {
    const found: unknown = JSON.parse(keeping.getItem(place(table, seat)) ?? "null");
    return isSeen(found) ? found : null;
  } catch {
    return null;
  }
}

export function keepSeen(table: string, seat: number, count: number, keeping: Keeping = localStorage): void {
  try {
    keeping.setItem(place(table, seat), JSON.stringify({ count, at: Date.now() } satisfies Seen));
  } catch {
    // A device that keeps nothing tells nothing when one comes back.
  }
}

/** A table that is over needs no more memory. */
export function forgetSeen(table: string, seat: number): void {
  localStorage.removeItem(place(table, seat));
}

function isSeen(value: unknown): value is Seen {
  return typeof value === "object" && value !== null && "count" in value && "at" in value && typeof value.count === "number";
}
