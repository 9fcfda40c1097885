// The loot: a seat chooses all its bones first, then they are sent together, in colour order. What is sealed stays in
// our tray until it enters the record; the table tells us, and nobody else, what it is.

import { after, COLOURS, dogAt, isColour, none, type Bones, type Colour, type Table } from "./view";

/** Milliseconds after which something that did not arrive may be sent again. */
const PATIENCE = 8000;

const rank = (colour: Colour): number => COLOURS.indexOf(colour);
const inOrder = (some: readonly Colour[]): Colour[] => [...some].sort((one, other) => rank(one) - rank(other));

export class Sealing {
  /** Chosen, and not sent yet. */
  picks = $state.raw<Colour[]>([]);
  /** All picks are on their way, one after the other: meanwhile nothing else is asked. */
  sending = $state.raw(false);
  /** What was sent last and has not arrived. */
  #flight: { colour: Colour } | null = null;
  #round = 0;
  /** How many bones of this round the table has from us, under our seal or in the bag. */
  #given = 0;

  /** How many more bones are to be chosen. */
  need(table: Table, seat: number): number {
    if (table.loot === null || dogAt(table, seat).sealed) return 0;
    return Math.max(0, table.loot - given(table, seat) - this.picks.length);
  }

  pick(colour: Colour): void {
    this.picks = [...this.picks, colour];
  }

  unpick(colour: Colour): void {
    const at = this.picks.lastIndexOf(colour);
    if (at >= 0) this.picks = this.picks.filter((_, index) => index !== at);
  }

  confirm(): void {
    // Twice by mistake must not send twice.
    if (!this.sending) this.sending = true;
  }

  /** What lies in the tray, less what has gone from it in a scene that runs ahead of the table. */
  shown(table: Table, scene: Table, seat: number): Bones {
    const bones = none();
    if (scene.phase !== "loot" || scene.round !== table.round) return bones;
    const gone = Math.max(0, entered(scene, seat) - entered(table, seat));
    for (const colour of [...table.chosen, ...inOrder(this.picks)].slice(gone)) bones[colour] += 1;
    return bones;
  }

  /** Follows the table; gives the move to send now, if there is one. */
  follow(table: Table, seat: number, moves: readonly string[]): string | null {
    if (table.phase !== "loot" || table.loot === null || table.round !== this.#round) {
      this.#forget();
      this.#round = table.round;
      if (table.phase !== "loot" || table.loot === null) return null;
    }
    this.#count(given(table, seat), table.loot);
    if (!this.picks.length) this.sending = false;
    const open = moves.map(after).filter(isColour);
    if (!open.length || !this.sending || this.#flight) return null;
    const next = inOrder(this.picks)[0];
    if (next === undefined || !open.includes(next)) {
      this.sending = false;
      return null;
    }
    const flight = { colour: next };
    this.#flight = flight;
    // What was refused may be tried again.
    setTimeout(() => {
      if (this.#flight !== flight) return;
      this.#flight = null;
      this.sending = false;
    }, PATIENCE);
    return `put:${next}`;
  }

  #forget(): void {
    if (this.picks.length) this.picks = [];
    this.sending = false;
    this.#flight = null;
    this.#given = 0;
  }

  /** What was sent has arrived when the table has more from us; what was taken back lies behind our screen again. */
  #count(now: number, loot: number): void {
    if (now > this.#given && this.#flight) {
      this.picks = without(this.picks, this.#flight.colour);
      this.#flight = null;
    }
    this.#given = now;
    // Another device of ours may have chosen too.
    if (this.picks.length > loot - now) this.picks = this.picks.slice(0, loot - now);
  }
}

function without(some: readonly Colour[], one: Colour): Colour[] {
  const at = some.indexOf(one);
  return some.filter((_, index) => index !== at);
}

/** How many bones of ours the table has this round. */
const given = (table: Table, seat: number): number => entered(table, seat) + table.chosen.length;

/**
 * How many bones a seat has put into the bag this round. They enter clockwise from the first player; everybody began
 * the round with as many bones, so who has not put any yet tells how many that was, and who is done as well.
 */
export function entered(table: Table, seat: number): number {
  if (table.phase !== "loot" || table.loot === null || table.turn === null) return 0;
  const count = table.seats.length;
  const behind = (other: number): number => (other - table.first + count) % count;
  if (behind(seat) < behind(table.turn)) return table.loot;
  if (seat !== table.turn) return 0;
  const other = table.seats.findIndex((dog, at) => at !== seat && !dog.out);
  if (other < 0) return 0;
  const size = dogAt(table, other).stock_size;
  const start = behind(other) < behind(seat) ? size + table.loot : size;
  return Math.max(0, start - dogAt(table, seat).stock_size);
}
