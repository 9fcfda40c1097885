// A short hint for whoever meets a kind of decision for the first time: texts `first-` of the game, remembered on this device.

import type { TableState } from "./table.svelte";
import type { Speaker } from "./texts";
import { wordFor } from "./words";

const KEPT = "osselet-first-hints";
const KEPT_MET = "osselet-met";

/** Which kinds of decisions somebody has met, and whether they want to hear of new ones. */
class Hints {
  on = $state(true);
  #met = $state.raw<ReadonlySet<string>>(new Set());

  /** Remembers what was on this device. */
  begin(): void {
    this.on = localStorage.getItem(KEPT) !== "off";
    this.#met = new Set((localStorage.getItem(KEPT_MET) ?? "").split(" ").filter(Boolean));
  }

  hasMet(kind: string): boolean {
    return this.#met.has(kind);
  }

  get any(): boolean {
    return this.#met.size > 0;
  }

  meet(kind: string): void {
    this.#keep(new Set([...this.#met, kind]));
  }

  choose(on: boolean): void {
    this.on = on;
    localStorage.setItem(KEPT, on ? "on" : "off");
  }

  /** As if nothing had been met yet. */
  reset(): void {
    this.#keep(new Set());
  }

  #keep(met: ReadonlySet<string>): void {
    this.#met = met;
    localStorage.setItem(KEPT_MET, [...met].join(" "));
  }
}

export const hints = new Hints();

/** The kinds of decisions that a seat has before it: what is asked, and each word that can be said in this phase. */
export function kindsOf(asked: string | undefined, phase: unknown, words: readonly string[]): string[] {
  return [...new Set([...(asked ? [asked] : []), ...words.map((word) => `${String(phase)}-${word}`)])];
}

/** The hint of a table for whoever plays there; use it while a component is made. */
export class FirstTime {
  readonly #table: TableState;
  readonly #say: () => Speaker;
  /** Where one was put away: another one waits for another question. */
  #closed = $state(-1);

  constructor(table: TableState, say: () => Speaker) {
    this.#table = table;
    this.#say = say;
    let shown: string | null = null;
    // Whoever decides has met it, read or not.
    $effect(() => {
      const { beat, seat } = table;
      if (shown && beat?.by === seat) this.#meet(shown);
      shown = this.#kind;
    });
  }

  /** What it says; null where there is nothing new. */
  get text(): string | null {
    return this.#kind === null ? null : this.#say().say(`first-${this.#kind}`);
  }

  /** It was read. */
  close(): void {
    const kind = this.#kind;
    this.#closed = this.#table.shown?.count ?? -1;
    if (kind !== null) this.#meet(kind);
  }

  #meet(kind: string): void {
    if (!hints.hasMet(this.#named(kind))) hints.meet(this.#named(kind));
  }

  #named(kind: string): string {
    return `${this.#table.info?.game ?? ""}/${kind}`;
  }

  readonly #kind = $derived.by((): string | null => {
    const table = this.#table;
    const beat = table.shown;
    if (!hints.on || !beat || !table.myTurn || table.stage.busy || beat.waits || table.info?.lesson) return null;
    if (this.#closed === beat.count) return null;
    const words = beat.moves?.map((move) => wordFor(move, table.words)?.key ?? "") ?? [];
    const kinds = kindsOf(beat.ask?.key, beat.view["phase"], [...new Set(words)]);
    return kinds.find((kind) => this.#say().has(`first-${kind}`) && !hints.hasMet(this.#named(kind))) ?? null;
  });
}
