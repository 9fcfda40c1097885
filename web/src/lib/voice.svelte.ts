// The voice at the table: the lines that are said now, and for how long.

import type { Told } from "../wire";

/** Milliseconds a line is told at least. */
export const LINE = 1200;

/** A line that the voice says, and which step it is of. */
export interface Saying {
  readonly id: number;
  readonly line: Told;
  /** The number of its step. */
  readonly step: number;
  /** When it began to be said. */
  readonly at: number;
}

export class Voice {
  lines = $state.raw<readonly Saying[]>([]);
  /** How many lines have been said. */
  #said = 0;
  #silence: ReturnType<typeof setTimeout> | undefined;

  /** Says these lines of a step, and nothing else. */
  say(lines: readonly Told[], step: number): void {
    this.#set(this.#sayings(lines, step));
  }

  /** Says these lines as well, below those of the same step that have not been read yet. */
  add(lines: readonly Told[], step: number, tempo: number): void {
    const now = performance.now();
    const fresh = this.lines.filter((one) => one.step === step && now - one.at < LINE * tempo);
    this.#set([...fresh, ...this.#sayings(lines, step)]);
  }

  /** Milliseconds until what is said has been said. */
  left(tempo: number): number {
    const last = this.lines.at(-1);
    return last ? Math.max(0, last.at + LINE * tempo - performance.now()) : 0;
  }

  /** The last line is read to its end; then there is nothing more to say. */
  fallSilent(tempo: number): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => (this.lines = []), this.left(tempo));
  }

  close(): void {
    clearTimeout(this.#silence);
  }

  #set(lines: readonly Saying[]): void {
    clearTimeout(this.#silence);
    this.lines = lines;
  }

  #sayings(lines: readonly Told[], step: number): Saying[] {
    return lines.map((line) => ({ id: ++this.#said, line, step, at: performance.now() }));
  }
}
