// An attempt on the page: the judge runs while a hand is at work, and again when what it did is shown.

import { DOWN, encode, KEY, LONGEST, MOST_BYTES, MOST_EVENTS, MOVE, UP, type Deed } from "../../../lib/trace";
import type { Judge as JudgeOf } from "../../../lib/judge";
import { FIGURES, type Field } from "./layout";

export type Judge = JudgeOf<Field>;

/** What an attempt is made with, as the server deals it. */
export interface Setup {
  figure: string;
  level: number;
  deal: readonly number[];
  shared: readonly number[];
  /** Per cent. */
  tempo: number;
  reach: number;
  ring: boolean;
}

/** Milliseconds between two moves that are kept: sixty a second. */
const APART = 16;
/** Kept free at the end of a trace, so that a hand can always let go. */
const SPARE = 24;

/** A field with what was done on it so far. */
export class Run {
  readonly deeds: Deed[] = [];
  readonly judge: Judge;
  readonly setup: Setup;
  #t = 0;

  constructor(judge: Judge, setup: Setup) {
    this.judge = judge;
    this.setup = setup;
    this.restart();
  }

  get field(): Field {
    return this.judge.field;
  }

  get over(): boolean {
    return this.field.over !== 0;
  }

  /** The player's clock, as far as the world has gone. */
  get t(): number {
    return this.#t;
  }

  restart(): void {
    const { judge, setup } = this;
    judge.clear();
    setup.deal.forEach((number, at) => (judge.field.deal[at] = number));
    setup.shared.forEach((number, at) => (judge.field.shared[at] = number));
    judge.field.tempo = setup.tempo;
    judge.field.reach = setup.reach;
    judge.field.ring = setup.ring ? 1 : 0;
    judge.begin((FIGURES as readonly string[]).indexOf(setup.figure), setup.level);
    this.deeds.length = 0;
    this.#t = 0;
  }

  do(deed: Deed): void {
    this.#t = Math.max(this.#t, deed.t);
    this.deeds.push(deed);
    this.judge.feel(deed.t, deed.kind, deed.x, deed.y);
  }

  advance(t: number): void {
    if (t <= this.#t) return;
    this.#t = t;
    this.judge.advance(t);
  }
}

/** An attempt that goes on now: events come in with the browser's times. */
export class Live {
  readonly run: Run;
  /** When the call was shown, on the browser's clock. */
  readonly began: number;
  #bytes = 0;
  #moved = -APART;

  constructor(run: Run, began: number) {
    this.run = run;
    this.began = began;
  }

  /** Something a hand did; what comes too late or too often is left out. */
  feel(stamp: number, kind: number, x: number, y: number): boolean {
    const { run } = this;
    if (run.over) return false;
    const t = Math.max(run.t, Math.floor(stamp - this.began));
    const isFull = run.deeds.length >= MOST_EVENTS - SPARE || this.#bytes >= MOST_BYTES - 4 * SPARE;
    if (t < 0 || t > LONGEST || (kind === MOVE && (isFull || t - this.#moved < APART))) return false;
    if (run.deeds.length >= MOST_EVENTS || this.#bytes >= MOST_BYTES - 12) return false;
    const deed = { t, kind, x: Math.round(x), y: Math.round(y) };
    this.#bytes += encode([deed], run.deeds.at(-1)).length;
    this.#moved = kind === UP ? -APART : t;
    run.do(deed);
    return kind === DOWN || kind === KEY;
  }

  frame(stamp: number): void {
    if (!this.run.over) this.run.advance(Math.min(LONGEST, Math.floor(stamp - this.began)));
  }
}

/** What was done, shown again: at once, slowly, or over and over. */
export class Show {
  readonly run: Run;
  #deeds: readonly Deed[];
  #speed: number;
  /** Milliseconds it stays at its end before it begins anew; null: it stays. */
  #rest: number | null;
  #began: number | null = null;
  #next = 0;
  #ended: number | null = null;

  constructor(run: Run, deeds: readonly Deed[], { speed = 1, rest = null as number | null } = {}) {
    this.run = run;
    this.#deeds = deeds;
    this.#speed = speed;
    this.#rest = rest;
  }

  get ended(): boolean {
    return this.#ended !== null;
  }

  frame(stamp: number): void {
    this.#began ??= stamp;
    if (this.#ended !== null) {
      if (this.#rest !== null && stamp - this.#ended > this.#rest) this.#again(stamp);
      return;
    }
    const t = Math.min(LONGEST, Math.floor((stamp - this.#began) * this.#speed));
    for (let deed = this.#deeds[this.#next]; deed && deed.t <= t; deed = this.#deeds[++this.#next]) this.run.do(deed);
    this.run.advance(t);
    if (this.run.over || t >= LONGEST) this.#ended = stamp;
  }

  #again(stamp: number): void {
    this.run.restart();
    this.#began = stamp;
    this.#next = 0;
    this.#ended = null;
  }
}

/** Somebody else's hand while it is at work: pieces come late, and are shown as smoothly as they allow. */
export class Watch {
  readonly run: Run;
  readonly #waiting: Deed[] = [];
  /** How far their clock is known. */
  #known = 0;
  #lag: number | null = null;
  #last = false;

  constructor(run: Run) {
    this.run = run;
  }

  /** A piece has come: what was done, up to when on their clock. */
  hear(deeds: readonly Deed[], clock: number, last: boolean): void {
    this.#waiting.push(...deeds);
    this.#known = Math.max(this.#known, clock);
    this.#last ||= last;
  }

  frame(stamp: number): void {
    if (!this.#known) return;
    this.#lag ??= stamp;
    let t = Math.floor(stamp - this.#lag);
    if (t > this.#known && !this.#last) {
      // Nobody knows yet what came then: wait, and be that much later.
      this.#lag = stamp - this.#known;
      t = this.#known;
    }
    for (let deed = this.#waiting[0]; deed && deed.t <= t; deed = this.#waiting[0]) {
      this.run.do(deed);
      this.#waiting.shift();
    }
    this.run.advance(Math.min(LONGEST, t));
  }
}

export type Source = Live | Show | Watch;

/** Milliseconds of the smallest step of the browser's clock; some are coarse so that nobody is recognised by them. */
export function grainOfTime(): number {
  const from = performance.now();
  let now = from;
  while (now === from) now = performance.now();
  return now - from;
}
