// A game played again from what was kept of it: any moment of it, or one step after the other on the stage.

import type { View } from "../boards/board";
import type { Beat, PastStep, SeenStep, Shown, Told } from "../wire";
import type { Eyes } from "./api";
import type { Past } from "./past";
import { Stage } from "./stage.svelte";

/** Milliseconds between steps where nothing moves. */
const STILL_PACE = 1100;
/** Steps of a moment that is watched, at most. */
const LONGEST_MOMENT = 6;

export class Replay {
  readonly past: Past;
  readonly stage = new Stage({ still: () => true, rested: () => this.#goOn() });
  eyes = $state.raw<Eyes>(null);
  steps = $state.raw<PastStep[]>([]);
  /** The hands that did some of the steps. */
  #shown: readonly Shown[] = [];
  /** How many steps have been shown. */
  at = $state.raw(0);
  playing = $state.raw(false);
  ready = $state.raw(false);
  /** Where play stops once, before the end. */
  #until: number | null = null;
  #views = new Map<number, View>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Counts what was asked for: an answer that comes late is for nobody. */
  #asked = 0;

  constructor(past: Past) {
    this.past = past;
  }

  get count(): number {
    return this.steps.length;
  }

  /** The lines that were told last. */
  get lately(): readonly Told[] {
    return this.steps.slice(0, this.stage.count).findLast((step) => step.lines.length)?.lines ?? [];
  }

  /** Who decided next at this moment. */
  get actors(): number[] {
    const next = this.steps.slice(this.stage.count).find((step) => step.seat !== null);
    return typeof next?.seat === "number" ? [next.seat] : [];
  }

  /** Looks through somebody's eyes, at this moment or the last one. */
  async open(eyes: Eyes, at?: number): Promise<void> {
    const asked = ++this.#asked;
    this.pause();
    const told = await this.past.history(typeof eyes === "number" ? eyes : null);
    if (asked !== this.#asked) return;
    this.eyes = eyes;
    this.steps = told.steps;
    this.#shown = told.shown ?? [];
    this.#views.clear();
    await this.seek(at ?? this.count);
    this.ready = true;
  }

  /** Shows how things stood after so many steps. */
  async seek(count: number): Promise<void> {
    const wanted = Math.max(0, Math.min(this.count, Math.round(count)));
    this.at = wanted;
    const asked = ++this.#asked;
    const view = await this.#view(wanted);
    if (view && asked === this.#asked) this.stage.show({ ...this.#beat(wanted, view), cause: "sync" });
  }

  async jump(count: number): Promise<void> {
    this.pause();
    await this.seek(count);
  }

  /** One step on, told on the stage. */
  async forward(): Promise<void> {
    const wanted = this.at + 1;
    const step = this.steps[this.at];
    if (!step) return;
    const asked = ++this.#asked;
    const view = await this.#view(wanted);
    if (!view || asked !== this.#asked) return;
    this.stage.skip();
    this.at = wanted;
    const shown = this.#shown.findLast((one) => one.at === wanted - 1);
    this.stage.show({ ...this.#beat(wanted, view), cause: "play", steps: [asStep(step)], ...(shown ? { shown } : {}) });
    void this.#view(Math.min(this.count, wanted + 4));
  }

  /** Plays the decision that led to this step, and what chance brought until then; no further. */
  async watch(count: number): Promise<void> {
    const decided = this.steps.slice(0, count).findLastIndex((step) => step.seat !== null);
    await this.jump(Math.max(decided, count - LONGEST_MOMENT, 0));
    this.#until = count;
    this.play();
  }

  play(): void {
    if (this.at >= this.count) this.at = 0;
    this.playing = true;
    void this.#begin();
  }

  pause(): void {
    this.playing = false;
    this.#until = null;
    clearTimeout(this.#timer);
  }

  close(): void {
    this.#asked += 1;
    this.pause();
    this.stage.close();
  }

  async #begin(): Promise<void> {
    await this.seek(this.at);
    await this.#next();
  }

  async #next(): Promise<void> {
    if (!this.playing) return;
    if (this.at >= (this.#until ?? this.count)) {
      this.pause();
      return;
    }
    await this.forward();
    if (!this.stage.busy) this.#goOn();
  }

  #goOn(): void {
    clearTimeout(this.#timer);
    const told = this.steps[this.at - 1]?.lines.length;
    if (this.playing) this.#timer = setTimeout(() => void this.#next(), this.stage.direction.still() && told ? STILL_PACE : 350);
  }

  async #view(count: number): Promise<View | undefined> {
    const kept = this.#views.get(count);
    if (kept) return kept;
    const eyes = this.eyes;
    const found = await this.past.views(eyes, count).catch(() => null);
    if (!found || eyes !== this.eyes) return undefined;
    found.views.forEach((view, index) => this.#views.set(found.first + index, view));
    return this.#views.get(count);
  }

  #beat(count: number, view: View): Beat {
    return { type: "beat", version: 0, cause: "sync", view, count };
  }
}

function asStep(moment: PastStep): SeenStep {
  const step: SeenStep = { name: moment.name, lines: moment.lines };
  return moment.seat === null ? step : { ...step, seat: moment.seat };
}
