// What can be known of the bag without looking into it: bones are never lost, so those that lie open somewhere are
// not in it. From that follow a least and a most for each colour, and a guess at the risk.

import { ACE, COLOURS, OWN, none, sum, type Bones, type Colour, type Table } from "./view";

export interface Knowledge {
  least: Bones;
  most: Bones;
  /** On average, if the others put their bones in without looking. */
  mean: Bones;
  /** Bones in the bag. */
  size: number;
}

/** What this table tells about its bag. With roles an Ace may have brought others more of a colour than they began with. */
export function known(table: Table, roles: boolean): Knowledge {
  const size = table.bag.size;
  const hidden = table.seats.filter((dog) => dog.stock === null);
  // One Ace a round; that of this round counts once somebody else has it.
  const ace = hidden.some((dog) => dog.role === ACE && !dog.flipped) ? 1 : 0;
  const swaps = roles && hidden.length ? table.round - 1 + ace : 0;
  const missing = notSeen(table);
  const least = none();
  const most = none();
  for (const colour of COLOURS) {
    const behind = hidden.reduce((total, dog) => total + Math.min(OWN[colour], dog.stock_size), swaps);
    least[colour] = Math.max(0, missing[colour] - behind);
    most[colour] = Math.min(size, missing[colour]);
  }
  look(table, least, most);
  narrow(least, most, size);
  return { least, most, mean: mean(least, missing, size), size };
}

/** Of each colour the bones that lie nowhere we can see: in the bag or behind somebody's screen. */
export function notSeen(table: Table): Bones {
  const missing = none();
  for (const colour of COLOURS) {
    const open = table.seats.reduce((total, dog) => total + dog.front[colour] + (dog.stock?.[colour] ?? 0), 0);
    missing[colour] = OWN[colour] * table.seats.length + 1 - open - table.chest[colour] - table.drawn[colour];
  }
  return missing;
}

/** Who has looked knows what is left of it; what came in since may be anything. */
function look(table: Table, least: Bones, most: Bones): void {
  const seen = table.bag.seen;
  if (!seen) return;
  const left = none();
  for (const colour of COLOURS) left[colour] = Math.max(0, seen.content[colour] - seen.removed[colour]);
  const strange = Math.max(0, table.bag.size - sum(left));
  for (const colour of COLOURS) {
    least[colour] = Math.max(least[colour], left[colour]);
    most[colour] = Math.min(most[colour], left[colour] + strange);
  }
}

/** All colours together fill the bag. */
function narrow(least: Bones, most: Bones, size: number): void {
  const [low, high] = [sum(least), sum(most)];
  for (const colour of COLOURS) {
    const [from, to] = [least[colour], most[colour]];
    most[colour] = Math.min(to, size - (low - from));
    least[colour] = Math.max(from, size - (high - to));
  }
}

function mean(least: Bones, missing: Bones, size: number): Bones {
  const found = none();
  const open = size - sum(least);
  const pool = sum(missing) - sum(least);
  for (const colour of COLOURS) found[colour] = least[colour] + (pool ? (open * (missing[colour] - least[colour])) / pool : 0);
  return found;
}

/** How likely the next bone is of this colour. */
export const chance = (about: Knowledge, colour: Colour): number => (about.size ? about.mean[colour] / about.size : 0);

/** How likely so many bones come out without a black among them; an empty bag ends the heist in good order. */
export function success(about: Knowledge, draws: number): number {
  let all = 1;
  for (let at = 0; at < Math.min(draws, about.size); at++) {
    all *= Math.max(0, about.size - at - about.mean.black) / (about.size - at);
  }
  return all;
}
