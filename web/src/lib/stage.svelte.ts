// The stage: shows what happened one step after the other, so that nothing happens unseen.

import { PACE, type BoardModule, type View } from "../boards/board";
import type { Beat, SeenStep } from "../wire";

/** With more beats than this waiting nobody wants to watch them all. */
const MOST_WAITING = 12;
/** Milliseconds a view stays before the next beat begins, for its pieces to arrive. */
const SETTLING = 450;

/** When steps are told, and how long they take. */
interface Direction {
  pace?: BoardModule["pace"];
  /** Tells nothing, shows only where it led. */
  still: () => boolean;
  /** A step is on the stage. */
  told?: (step: SeenStep, view: View) => void;
  /** All that came has been told. */
  rested?: () => void;
}

export class Stage {
  /** The beat whose view is shown. */
  beat = $state.raw<Beat | null>(null);
  /** The beat whose steps are told. */
  #coming = $state.raw<Beat | null>(null);
  step = $state.raw<SeenStep | null>(null);
  /** How many steps of the game have been told. */
  count = $state.raw(0);
  direction: Direction;
  #waiting: Beat[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(direction: Direction) {
    this.direction = direction;
  }

  /** Is something being told? */
  get busy(): boolean {
    return this.#coming !== null;
  }

  /** Where the steps that are told now lead to. */
  get next(): Beat | null {
    return this.#coming ?? this.beat;
  }

  /** A beat has come. */
  show(beat: Beat): void {
    const last = this.#waiting.at(-1) ?? this.next;
    const steps = beat.steps ?? [];
    const goesOn = last !== null && beat.cause !== "sync" && beat.cause !== "undo" && last.count + steps.length === beat.count;
    if (!goesOn || this.direction.still() || this.#waiting.length >= MOST_WAITING) {
      this.#settle(beat);
    } else {
      this.#waiting.push(beat);
      if (!this.busy) this.#tell();
    }
  }

  /** Enough: shows how things stand now. */
  skip(): void {
    const last = this.#waiting.at(-1) ?? this.#coming;
    if (last) this.#settle(last);
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #settle(beat: Beat): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
    this.#coming = null;
    this.step = null;
    this.beat = beat;
    this.count = beat.count;
  }

  /** Tells the next beat that waits, a step at a time. */
  #tell(): void {
    const beat = this.#waiting.shift() ?? null;
    this.#coming = beat;
    if (!beat) return;
    const steps = [...(beat.steps ?? [])];
    const forward = (): void => {
      const step = steps.shift();
      if (!step) return this.#arrive(beat);
      this.count = beat.count - steps.length;
      const view = this.beat?.view ?? beat.view;
      const time = this.direction.pace?.(step, view) ?? PACE;
      this.direction.told?.(step, view);
      if (time <= 0) return forward();
      this.step = step;
      this.#timer = setTimeout(forward, time);
    };
    forward();
  }

  #arrive(beat: Beat): void {
    this.step = null;
    this.beat = beat;
    this.count = beat.count;
    if (!this.#waiting.length) {
      this.#coming = null;
      this.direction.rested?.();
      return;
    }
    this.#timer = setTimeout(() => this.#tell(), SETTLING);
  }
}
