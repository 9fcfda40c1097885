// A card is laid in two parts, the card and the figure, in either order; both are confirmed in the dock.

import { SOLO, type Family, type Solo } from "./view";

export const isSolo = (family: Family | null): family is Solo => SOLO.some((one) => one === family);

export class Laying {
  /** The card in hand that is held up; two may have the same number. */
  card = $state.raw<{ id: number; value: number } | null>(null);
  family = $state.raw<Solo | null>(null);

  get any(): boolean {
    return this.card !== null || this.family !== null;
  }

  get move(): string | null {
    return this.card && this.family ? `lay:${this.card.value}:${this.family}` : null;
  }

  forget(): void {
    this.card = this.family = null;
  }

  hold(id: number, value: number): void {
    this.card = this.card?.id === id ? null : { id, value };
  }

  aim(family: Solo): void {
    this.family = this.family === family ? null : family;
  }
}
