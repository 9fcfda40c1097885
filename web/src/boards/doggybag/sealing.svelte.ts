// The loot: a seat chooses all its bones first, then they are sent together, in colour order. What is sealed stays in
// our tray until it enters the record; the table tells nobody what it is, not even us.

import { after, COLOURS, dogAt, isColour, none, type Bones, type Colour, type Table } from "./view";

/** Milliseconds after which something that did not arrive may be sent again. */
const PATIENCE = 8000;

const isSame = (one: Table, other: Table): boolean => JSON.stringify(one) === JSON.stringify(other);
const rank = (colour: Colour): number => COLOURS.indexOf(colour);
const inOrder = (some: Colour[]): Colour[] => [...some].sort((one, other) => rank(one) - rank(other));

export class Sealing {
  /** Chosen, and not sent yet. */
  picks = $state.raw<Colour[]>([]);
  /** Sent before our turn came: kept for us until it does. */
  sealed = $state.raw<Colour[]>([]);
  /** All picks are on their way, one after the other: meanwhile nothing else is asked. */
  sending = $state.raw(false);
  /** What was sent last, and the table we saw then. */
  #flight: { colour: Colour; before: Table } | null = null;
  #round = 0;
  #entered = 0;

  /** What lies in the tray. */
  get tray(): Bones {
    const bones = none();
    for (const colour of [...this.picks, ...this.sealed]) bones[colour] += 1;
    return bones;
  }

  /** How many more bones are to be chosen. */
  need(table: Table, seat: number): number {
    if (table.loot === null || dogAt(table, seat).sealed) return 0;
    return Math.max(0, table.loot - entered(table, seat) - this.picks.length - this.sealed.length);
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

  /** What of the tray is still there in a scene that runs ahead of the table. */
  shown(scene: Table, seat: number): Bones {
    const bones = this.tray;
    if (scene.phase !== "loot" || scene.round !== this.#round) return none();
    const gone = [...this.sealed, ...inOrder(this.picks)].slice(0, Math.max(0, entered(scene, seat) - this.#entered));
    for (const colour of gone) bones[colour] -= 1;
    return bones;
  }

  /** Follows the table; gives the move to send now, if there is one. */
  follow(table: Table, seat: number, moves: readonly string[]): string | null {
    const dog = dogAt(table, seat);
    if (table.phase !== "loot" || table.loot === null || table.round !== this.#round) {
      if (this.picks.length || this.sealed.length) this.picks = this.sealed = [];
      this.sending = false;
      this.#flight = null;
      this.#round = table.round;
      this.#entered = 0;
      if (table.phase !== "loot" || table.loot === null) return null;
    }
    this.#count(table, seat);
    if (dog.sealed && this.#flight === null && this.picks.length) this.picks = [];
    if (!this.picks.length) this.sending = false;
    const open = moves.map(after).filter(isColour);
    if (!open.length) return null;
    this.#takenBack(table, seat, open);
    const next = inOrder(this.picks)[0];
    if (!this.sending || next === undefined) {
      this.sending = false;
      return null;
    }
    if (this.#flight?.before === table) return null;
    if (!open.includes(next)) {
      this.sending = false;
      return null;
    }
    const flight = { colour: next, before: table };
    this.#flight = flight;
    // What was refused may be tried again.
    setTimeout(() => {
      if (this.#flight !== flight) return;
      this.#flight = null;
      this.sending = false;
    }, PATIENCE);
    return `put:${next}`;
  }

  /** What has arrived since we last looked: into the bag, or under our seal. */
  #count(table: Table, seat: number): void {
    const now = entered(table, seat);
    const came = now - this.#entered;
    this.#entered = now;
    for (let left = came; left > 0; left--) {
      if (this.sealed.length) this.sealed = this.sealed.slice(1);
      else this.picks = without(this.picks, inOrder(this.picks)[0]);
    }
    const flight = this.#flight;
    if (!flight || flight.before === table) return;
    if (came > 0) {
      this.#flight = null;
    } else if (dogAt(table, seat).sealed || isSame(table, flight.before)) {
      // A part of a choice under our seal changes nothing that can be seen; what others do does.
      this.picks = without(this.picks, flight.colour);
      this.sealed = [...this.sealed, flight.colour];
      this.#flight = null;
    } else {
      flight.before = table;
    }
  }

  /** Somebody who may choose again has taken back what was sealed last. */
  #takenBack(table: Table, seat: number, open: readonly Colour[]): void {
    const least = Math.min(...open.map(rank));
    for (;;) {
      const last = this.sealed.at(-1);
      const full = entered(table, seat) + this.sealed.length >= (table.loot ?? 0);
      if (last === undefined || !(full || rank(last) > least) || this.#flight) return;
      this.sealed = this.sealed.slice(0, -1);
      this.picks = [...this.picks, last];
    }
  }
}

function without(some: readonly Colour[], one: Colour | undefined): Colour[] {
  const at = one === undefined ? -1 : some.indexOf(one);
  return some.filter((_, index) => index !== at);
}

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
