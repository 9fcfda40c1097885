// What is pointed at on the table before it is confirmed in the dock: a token, a bone of ours, a bone that lies open.

import { asks, swaps, type Asking } from "./asking";
import { type Colour } from "./view";

export class Aims {
  token = $state.raw<number | null>(null);
  /** A bone behind our screen, for the chest. */
  mine = $state.raw<Colour | null>(null);
  /** A bone in the chest, or one of those shown. */
  open = $state.raw<Colour | null>(null);

  get any(): boolean {
    return this.token !== null || this.mine !== null || this.open !== null;
  }

  /** Another question, or ✕. */
  forget(): void {
    this.token = this.mine = this.open = null;
  }

  at(role: number): void {
    this.token = this.token === role ? null : role;
  }

  atMine(colour: Colour): void {
    this.mine = this.mine === colour ? null : colour;
  }

  atOpen(colour: Colour): void {
    this.open = this.open === colour ? null : colour;
  }

  /** May this bone of ours be pointed at? */
  mayGive(colour: Colour, asking: Asking): boolean {
    return swaps(asking).some((pair) => pair.mine === colour && (this.open === null || pair.chest === this.open));
  }

  /** May this bone in the chest? */
  mayTake(colour: Colour, asking: Asking): boolean {
    if (asking.moves.includes(`bag:${colour}`)) return true;
    return swaps(asking).some((pair) => pair.chest === colour && (this.mine === null || pair.mine === this.mine));
  }

  /** The move that all this makes; null while a part of it is missing. */
  move(asking: Asking): string | null {
    const { token, mine, open } = this;
    if (asks(asking, "take")) return token === null ? null : `take:${token}`;
    if (open === null) return null;
    if (asks(asking, "swap")) return mine === null ? null : `swap:${mine}:${open}`;
    return asks(asking, "bag") ? `bag:${open}` : `chest:${open}`;
  }
}
