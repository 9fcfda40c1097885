// The stage: shows what happened one step after the other, so that nothing happens unseen and nothing is told before it
// is seen.
//
// A step has two moments. It has *begun* when it is `step`: its pieces move, and nothing may say yet where to. It has
// *landed* when its outcome is seen: only then `landed` is true, `count` goes up, its lines come into `lines`, and it
// sounds. What tells a person something reads the stage and never the newest beat: `beat` (how things stood before the
// steps that are told), `count` (steps whose outcome has been seen), `lines` (what the voice says now), `busy`.
// A step that belongs to somebody's hand may be held before it begins: then `holding` says whose it is, and the step
// before it stays on the stage.

import { PACE, type Holding, type Timing, type View } from "../boards/board";
import type { Beat, SeenStep, Shown, Told } from "../wire";
import type { Direction } from "./direction";
import { LINE, Voice, type Saying } from "./voice.svelte";

/** Milliseconds a view stays before the next beat begins, for its pieces to arrive. */
const SETTLING = 450;
/** Milliseconds a hand is waited for. */
export const PATIENCE = 8000;
/** With more beats waiting than this everything goes twice as fast, and with far more a good deal faster. */
const [MANY, TOO_MANY] = [3, 12];
/** Which part of its time a step has landed after, where its board does not say. */
const LANDING = 0.6;
/** So many lines are said of what was not told, at this tempo where there is none. */
const [BRIEFLY, SHORTEST] = [2, 0.5];

interface Telling {
  readonly beat: Beat;
  readonly steps: readonly SeenStep[];
}

/** Lines that land together, so many milliseconds after the step has begun. */
interface Landing {
  readonly at: number;
  readonly lines: Told[];
}

export class Stage {
  /** The beat whose view is shown. */
  beat = $state.raw<Beat | null>(null);
  /** The beat whose steps are told. */
  #coming = $state.raw<Telling | null>(null);
  step = $state.raw<SeenStep | null>(null);
  /** Has the step on the stage been seen to its end? */
  landed = $state.raw(false);
  /** How many steps of the game have been seen. */
  count = $state.raw(0);
  /** How much longer than usual the step on the stage takes; boards go by it. */
  tempo = $state.raw(1);
  holding = $state.raw<Holding | null>(null);
  /** Where what was told of a beat has led to, as far as that is known before its end; null where it is not. */
  passing = $state.raw<View | null>(null);
  /** Hands that are shown before the steps they led to; the board says when they were seen. */
  exhibit = $state.raw<Shown | null>(null);
  /** A part of the game is over, by these steps: nothing more is told until `goOn`. */
  between = $state.raw<readonly SeenStep[] | null>(null);
  direction: Direction;
  #waiting: Telling[] = [];
  /** The steps of the beat that have not begun, the held one among them. */
  #left: SeenStep[] = [];
  /** Steps that are told together with the next one. */
  #carried: SeenStep[] = [];
  /** What is still to land of the step on the stage, and when the step is over. */
  #landings: Landing[] = [];
  #ends = 0;
  /** How far each hand has shown its steps. */
  #shown = new Map<number, number>();
  /** No more tempo than this while what was missed is played. */
  #rush = Infinity;
  #timers = new Set<ReturnType<typeof setTimeout>>();
  #voice = new Voice();

  constructor(direction: Direction) {
    this.direction = direction;
  }

  /** What the voice says; empty where it has nothing to tell. */
  get lines(): readonly Saying[] {
    return this.#voice.lines;
  }

  /** Is something being told? */
  get busy(): boolean {
    return this.#coming !== null || this.between !== null;
  }

  /** Where the steps that are told now lead to. */
  get next(): Beat | null {
    return this.#coming?.beat ?? this.beat;
  }

  /** A beat has come. */
  show(beat: Beat): void {
    const last = this.#waiting.at(-1)?.beat ?? this.next;
    const steps = beat.steps ?? [];
    const goesOn = last !== null && beat.cause !== "sync" && beat.cause !== "undo" && last.count + steps.length === beat.count;
    if (!goesOn) this.#shown.clear();
    if (goesOn && (this.between || this.holding?.tries)) {
      this.#waiting.push({ beat, steps });
      return;
    }
    if (goesOn && this.direction.still() && this.#waitsForTry({ beat, steps })) return;
    if (!goesOn || this.direction.still()) {
      this.#giveUp(beat);
      this.#settle(beat, goesOn ? steps : []);
      if (goesOn && this.#isBreak(steps)) this.between = steps;
      return;
    }
    this.#waiting.push({ beat, steps });
    if (!this.busy) this.#tell();
    // The game has gone on: there is nothing left to hold one's breath for.
    else if (this.holding && steps.length) this.reveal();
  }

  /** What is over has been looked at. */
  goOn(): void {
    if (!this.between) return;
    if (this.direction.still()) return this.skip();
    this.between = null;
    if (this.#waiting.length) this.#tell();
    else this.direction.rested?.();
  }

  /** Tells again what led to where things stand, in so many milliseconds at most. */
  recall(from: Beat, missed: readonly Beat[], most: number): void {
    const now = this.#waiting.at(-1)?.beat ?? this.next;
    if (!now) return;
    this.#settle(from);
    const tellings = missed.map((beat) => ({ beat, steps: beat.steps ?? [] }));
    const takes = tellings.flatMap((one) => one.steps.map((step) => this.#timing(step, from.view).total + LINE));
    const all = takes.reduce((sum, one) => sum + one, 0) + SETTLING * tellings.length;
    this.#rush = Math.min(0.5, most / Math.max(1, all));
    this.#waiting = [...tellings, { beat: now, steps: [] }];
    this.#tell();
  }

  /** Enough of this step: shows what it brought and goes on. */
  skipStep(): void {
    if (this.exhibit) return this.exhibited();
    if (this.holding) return this.reveal();
    if (!this.busy || !this.step) return;
    this.#quiet();
    while (this.#landings.length) this.#land();
    this.#forward(true);
  }

  /** Enough: shows how things stand now. */
  skip(): void {
    const last = this.#waiting.at(-1)?.beat ?? this.#coming?.beat ?? (this.between ? this.beat : null);
    if (!last) return;
    this.#giveUp(last);
    this.#settle(last);
  }

  /** The hand that is waited for does it: one throw or draw, or the whole rest of the series. */
  reveal(rest = false): void {
    const { holding } = this;
    if (!holding) return;
    const done = rest && this.#coming ? this.#coming.beat.count : this.#number;
    if (holding.mine) this.direction.revealed?.(holding.seat, done);
    this.shown(holding.seat, done);
  }

  /** A hand has shown so many steps. */
  shown(seat: number, count: number): void {
    this.#shown.set(seat, Math.max(count, this.#shown.get(seat) ?? 0));
    if (this.holding?.seat === seat && this.#number <= count) this.#release();
  }

  /** Nothing of what was seen from another seat stays. */
  clear(): void {
    this.#quiet();
    this.#forget();
    this.#voice.say([], 0);
    this.beat = null;
    this.count = 0;
  }

  close(): void {
    this.#quiet();
    this.#voice.close();
  }

  /** The number of the step that is held or on the stage. */
  get #number(): number {
    return (this.#coming?.beat.count ?? this.count) - this.#left.length + (this.holding ? 1 : 0);
  }

  #after(ms: number, act: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      act();
    }, ms);
    this.#timers.add(timer);
  }

  #quiet(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
  }

  #forget(): void {
    this.#waiting = [];
    this.#left = [];
    this.#carried = [];
    this.#landings = [];
    this.#rush = Infinity;
    this.#coming = null;
    this.passing = null;
    this.between = null;
    this.holding = null;
    this.exhibit = null;
    this.step = null;
    this.landed = false;
  }

  /** Steps of our own hand are not told here: nobody shall wait for them. */
  #giveUp(beat: Beat): void {
    const tellings = [...(this.#coming ? [{ ...this.#coming, steps: this.#left }] : []), ...this.#waiting, { beat, steps: beat.steps ?? [] }];
    const seats = new Set(tellings.flatMap((one) => one.steps.map((step) => step.hand)));
    for (const seat of seats) {
      if (seat !== undefined && this.direction.hand?.(seat) !== "theirs") this.direction.revealed?.(seat, beat.count);
    }
  }

  /** Shows how things stand; of steps that were not told the last lines are said, and nobody waits for them. */
  #settle(beat: Beat, untold: readonly SeenStep[] = []): void {
    this.#quiet();
    this.#forget();
    const lines = untold.flatMap((step) => step.lines ?? []).slice(-BRIEFLY);
    this.tempo = this.direction.tempo?.() || SHORTEST;
    this.#voice.say(lines, beat.count);
    this.#voice.fallSilent(this.tempo);
    this.beat = beat;
    this.count = beat.count;
  }

  /** Tells the next beat that waits, a step at a time. */
  #tell(): void {
    const telling = this.#waiting.shift() ?? null;
    this.#coming = telling;
    if (!telling) return;
    this.#left = [...telling.steps];
    this.exhibit = (this.#rush === Infinity && this.direction.exhibits && telling.beat.shown) || null;
    if (!this.exhibit) this.#forward();
  }

  /** The hands that led to the next steps have been seen. */
  exhibited(): void {
    if (!this.exhibit) return;
    this.exhibit = null;
    this.#forward();
  }

  #timing(step: SeenStep, view: View): Timing {
    const said = this.direction.pace?.(step, view) ?? PACE;
    return typeof said === "number" ? { land: said * LANDING, total: said } : said;
  }

  /** Goes on to the next step: as soon as what is said will have been said by the time it lands, or without delay. */
  #forward(hasty = false): void {
    const step = this.#left[0];
    if (!step) return this.#arrive();
    const view = this.beat?.view ?? {};
    const timing = this.#timing(step, view);
    if (timing.total <= 0) {
      this.#carried.push(step);
      this.#left.shift();
      return this.#forward(hasty);
    }
    if (this.#holds(step)) return;
    const many = this.#waiting.length;
    const hurry = many > TOO_MANY ? 8 : many > MANY ? 2 : 1;
    const tempo = Math.min(this.#rush, (this.direction.tempo?.() ?? 1) / hurry);
    const landings = landingsOf(step, timing, this.#carried.flatMap((one) => one.lines ?? []));
    const first = landings.find((one) => one.lines.length);
    const early = first && !hasty ? this.#voice.left(tempo) - first.at * tempo : 0;
    if (early > 0) return this.#after(early, () => this.#forward());
    this.#left.shift();
    this.#carried = [];
    this.#landings = landings;
    this.tempo = tempo;
    this.step = step;
    this.landed = false;
    this.#ends = performance.now() + timing.total * tempo;
    this.direction.begun?.(step, view);
    this.#wait();
  }

  /** Where nothing is told a lesson waits all the same until the learner has tried what comes. */
  #waitsForTry(telling: Telling): boolean {
    const before = telling.beat.count - telling.steps.length;
    const at = telling.steps.findIndex((_, index) => this.direction.tries?.(before + index));
    const step = telling.steps[at];
    if (!step) return false;
    this.#coming = telling;
    this.#left = telling.steps.slice(at);
    this.count = before + at;
    return this.#holds(step);
  }

  /** Waits for a hand, if this step is somebody's and has not been shown yet. */
  #holds(step: SeenStep): boolean {
    const seat = step.hand;
    const number = (this.#coming?.beat.count ?? 0) - this.#left.length + 1;
    // What hands have done on the screen waits for no other tap.
    if (seat === undefined || this.#coming?.beat.shown || this.#rush < Infinity || (this.#shown.get(seat) ?? 0) >= number) return false;
    const tries = this.direction.tries?.(number - 1) ?? false;
    const whose = tries ? "mine" : (this.direction.hand?.(seat) ?? null);
    const goesOn = !tries && this.#waiting.some((one) => one.steps.length);
    if (whose === null || goesOn) {
      if (whose !== "theirs") this.direction.revealed?.(seat, number);
      return false;
    }
    const series = this.#left.filter((one) => one.hand === seat).length;
    this.holding = { seat, mine: whose === "mine", word: step.name.split(":", 1)[0] ?? "", series, tries };
    if (!tries) this.#after(PATIENCE, () => this.reveal());
    this.#voice.fallSilent(this.tempo);
    return true;
  }

  #release(): void {
    this.#quiet();
    this.holding = null;
    if (this.direction.still()) return this.skip();
    this.#forward();
  }

  /** Waits for what lands next, then for the end of the step. */
  #wait(from = 0): void {
    const next = this.#landings[0];
    if (!next) return this.#after(Math.max(0, this.#ends - performance.now()), () => this.#forward());
    this.#after(Math.max(0, next.at - from) * this.tempo, () => {
      this.#land();
      this.#wait(next.at);
    });
  }

  #land(): void {
    const landing = this.#landings.shift();
    const { step } = this;
    if (!landing || !step) return;
    const number = this.#number;
    if (landing.lines.length) this.#voice.add(landing.lines, number, this.tempo);
    if (!this.#landings.length) {
      this.landed = true;
      this.count = number;
      const isLast = this.#left.every((one) => this.#timing(one, this.beat?.view ?? {}).total <= 0);
      if (this.direction.passes) this.passing = (isLast ? this.#coming?.beat.view : step.view) ?? this.passing;
    }
    this.direction.told?.(step, this.beat?.view ?? {}, landing.lines);
  }

  #isBreak(steps: readonly SeenStep[]): boolean {
    return steps.some((step) => this.direction.breaks?.(step));
  }

  #arrive(): void {
    const { beat, steps = [] } = this.#coming ?? {};
    if (!beat) return;
    const lines = this.#carried.flatMap((one) => one.lines ?? []);
    if (lines.length) this.#voice.say(lines, beat.count);
    this.#carried = [];
    this.step = null;
    this.landed = false;
    this.passing = null;
    this.beat = beat;
    this.count = beat.count;
    if (this.#rush === Infinity && this.#isBreak(steps)) {
      this.#coming = null;
      this.between = steps;
      return this.#voice.fallSilent(this.tempo);
    }
    if (this.#waiting.length) return this.#after(SETTLING * this.tempo, () => this.#tell());
    this.#coming = null;
    this.#rush = Infinity;
    this.#voice.fallSilent(this.tempo);
    this.direction.rested?.();
  }
}

/** When which lines of a step land: all at once, or where its board says so one after the other. */
function landingsOf(step: SeenStep, timing: Timing, before: readonly Told[]): Landing[] {
  const lines = step.lines ?? [];
  const times = typeof timing.land === "number" ? [timing.land] : timing.land;
  const last = times.length - 1;
  return times.map((at, index) => {
    const own = lines.filter((_, line) => Math.min(line, last) === index);
    return { at, lines: index === 0 ? [...before, ...own] : own };
  });
}
