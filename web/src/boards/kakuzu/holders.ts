// Where each of the 81 stones is. Views only count them; to see them travel we remember which stone went to whom.

import { CELLS, isCovered, type KakuzuView } from "./view";

/** On its cell, aside after the opening, in the bank, or with a seat. */
export type Holder = "tray" | "aside" | "bank" | number;

export interface Stone {
  holder: Holder;
  /** Its place in the holder's pile. */
  slot: number;
}

/** All stones by cell, changed from where they were as little as the view asks for. */
export function settled(kept: readonly Stone[], view: KakuzuView): Stone[] {
  const free = freeSlots(view);
  const stones: (Stone | null)[] = [];
  for (let cell = 0; cell < CELLS; cell += 1) {
    const known = kept[cell];
    if (isCovered(view, cell)) stones.push({ holder: "tray", slot: 0 });
    else if (known && free.get(known.holder)?.delete(known.slot)) stones.push(known);
    else stones.push(null);
  }
  return stones.map((stone) => stone ?? takeFirst(free));
}

/** Of each holder the places in its pile. */
function freeSlots(view: KakuzuView): Map<Holder, Set<number>> {
  let open = 0;
  for (let cell = 0; cell < CELLS; cell += 1) if (!isCovered(view, cell)) open += 1;
  const counts: [Holder, number][] = view.seats.map((seat, at) => [at, seat.stones]);
  counts.push(["bank", view.bank ?? 0]);
  const owned = counts.reduce((sum, [, count]) => sum + count, 0);
  counts.push(["aside", open - owned]);
  return new Map(counts.map(([holder, count]) => [holder, new Set(Array.from({ length: Math.max(0, count) }, (_, at) => at))]));
}

function takeFirst(free: Map<Holder, Set<number>>): Stone {
  for (const [holder, slots] of free) {
    for (const slot of slots) {
      slots.delete(slot);
      return { holder, slot };
    }
  }
  return { holder: "aside", slot: 0 };
}
