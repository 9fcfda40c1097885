// Hands at a table: who is called, one's own attempt on its way to the server, and others' hands while they are at work.

import type { Bout, Chair, CallNotice, EchoNotice, BoutNotice, Hand, HandsNotice, Shown, Echoed } from "../wire";
import type { Answer, Command } from "./connection";
import { encode, fromBase64, Reader, toBase64, type Deed } from "./trace";

/** Milliseconds between two pieces of a trace. */
const EVERY = 300;
/** So many exchanges wait to be shown; whoever was away sees the last ones. */
const MOST_WAITING = 4;
/** Bytes of a piece at most. */
const MOST = 2_000;

/** One's own attempt, as it was called. */
export interface Called extends CallNotice {
  /** When its clock was at zero, on the browser's. */
  began: number;
  seat: number;
}

/** A piece of somebody else's trace. */
export interface Piece {
  seat: number;
  deeds: Deed[];
  clock: number;
  last: boolean;
}

interface Line {
  /** Who sits where. */
  chairs(): readonly Chair[];
  ask(command: Command): Promise<Answer>;
  mention(said: Echoed | Hand): void;
}

export const keyOf = (one: { bout: number; exchange: number }): string => `${one.bout}.${one.exchange}`;
const keyOfBout = (bout: Bout): string => `${bout.number}.${bout.exchange}`;

export class Desk {
  /** Who is called, as far as the viewer may know. */
  bout = $state.raw<Bout | null>(null);
  /** The viewer's own attempt that goes on. */
  called = $state.raw<Called | null>(null);
  /** Exchanges to be shown that did not lead to a step, the earliest first. */
  exchanges = $state.raw<readonly Shown[]>([]);
  /** Exchanges whose hands were seen while they were at work. */
  readonly seen = new Set<string>();
  readonly #line: Line;
  #listeners = new Map<string, (piece: Piece) => void>();
  #pieces = new Map<string, Piece[]>();
  #readers = new Map<string, Reader>();
  #sent = 0;
  #bytes: Uint8Array = new Uint8Array();
  #count = 0;
  #last: Deed | undefined;
  #at = 0;

  constructor(line: Line) {
    this.#line = line;
  }

  get chairs(): readonly Chair[] {
    return this.#line.chairs();
  }

  /** The key of the bout and exchange that goes on. */
  get key(): string {
    return this.bout ? keyOfBout(this.bout) : "";
  }

  hear(notice: CallNotice | EchoNotice | BoutNotice | HandsNotice, seat: number | null): void {
    switch (notice.type) {
      case "echo":
        this.#line.mention({ type: "echoed", mark: notice.mark });
        break;
      case "call":
        this.#call(notice, seat ?? notice.bout.seats[0] ?? 0);
        break;
      case "bout":
        if (notice.shown) this.exchanges = [...this.exchanges, notice.shown].slice(-MOST_WAITING);
        this.follow(notice.bout);
        break;
      case "hands":
        this.#watch(notice);
        break;
    }
  }

  /** A beat tells who is called now. */
  follow(bout: Bout | null): void {
    const [before, now] = [this.key, bout ? keyOfBout(bout) : ""];
    this.bout = bout;
    // What could not be believed does not count, and one begins anew.
    if (bout?.again) this.called = null;
    if (before === now) return;
    if (this.called && keyOfBout(this.called.bout) !== now) this.called = null;
    for (const kept of [this.#pieces, this.#readers]) for (const key of kept.keys()) if (key !== now) kept.delete(key);
  }

  /** The first exchange that waited has been seen. */
  shownFirst(): void {
    this.exchanges = this.exchanges.slice(1);
  }

  /** The game has gone on: what nobody has looked at by then is in the record. */
  shownAll(): void {
    this.exchanges = [];
  }

  /** The server's hand does the figures of a seat of mine, or no longer. */
  async lend(seat: number, on: boolean): Promise<void> {
    await this.#line.ask({ type: "lend", seat, on });
  }

  /** How fast time runs and how far hands reach for a seat of mine. */
  async handicap(seat: number, tempo: number, reach: number): Promise<void> {
    await this.#line.ask({ type: "handicap", seat, tempo, reach });
  }

  /** I begin. */
  async ready(ring: boolean): Promise<void> {
    const { bout } = this;
    if (bout) await this.#line.ask({ type: "ready", bout: bout.number, exchange: bout.exchange, ...(ring ? { ring } : {}) });
  }

  #call(notice: CallNotice, seat: number): void {
    this.bout = notice.bout;
    const known = this.called && keyOfBout(this.called.bout) === keyOfBout(notice.bout) && this.called.deal.join() === notice.deal.join();
    if (known) return this.again();
    this.#bytes = new Uint8Array();
    this.#sent = this.#count = this.#at = 0;
    this.#last = undefined;
    this.called = { ...notice, seat, began: performance.now() - (notice.since ?? 0) };
  }

  /** Sends what was done since the last piece: when something was pressed, every now and then, and at the end. */
  async send(deeds: readonly Deed[], clock: number, { pressed = false, last = false } = {}): Promise<void> {
    if (!this.called) return;
    const fresh = deeds.slice(this.#count);
    if (!last && (!fresh.length || (!pressed && clock - this.#at < EVERY))) return;
    const more = encode(fresh, this.#last);
    const whole = new Uint8Array(this.#bytes.length + more.length);
    whole.set(this.#bytes);
    whole.set(more, this.#bytes.length);
    this.#bytes = whole;
    this.#count = deeds.length;
    this.#last = deeds.at(-1) ?? this.#last;
    this.#at = clock;
    await this.#pass(clock, last);
  }

  async #pass(clock: number, last: boolean): Promise<void> {
    const { called } = this;
    if (!called) return;
    const { number, exchange } = called.bout;
    do {
      const offset = this.#sent;
      const piece = this.#bytes.slice(offset, offset + MOST);
      this.#sent += piece.length;
      const ends = last && this.#sent >= this.#bytes.length;
      const said = { type: "hand", bout: number, exchange, offset, clock, ...(piece.length ? { chunk: toBase64(piece) } : {}) } as const;
      if (ends) await this.#line.ask({ ...said, last: true });
      else this.#line.mention({ ...said, id: `h${offset}` });
    } while (this.#sent < this.#bytes.length);
  }

  /** The line is back: all pieces once more; those the server has already do no harm. */
  again(): void {
    if (!this.called || !this.#bytes.length) return;
    this.#sent = 0;
    void this.#pass(this.#at, false);
  }

  /** Hears somebody's pieces, those that came before too; what is given back ends it. */
  listen(key: string, heard: (piece: Piece) => void): () => void {
    for (const piece of this.#pieces.get(key) ?? []) heard(piece);
    this.#listeners.set(key, heard);
    return () => this.#listeners.delete(key);
  }

  #watch(notice: HandsNotice): void {
    const key = keyOf(notice);
    // Whoever missed the beginning sees it all when it is over.
    if (notice.offset > 0 && !this.#readers.has(key)) return;
    const reader = notice.offset === 0 ? new Reader() : (this.#readers.get(key) ?? new Reader());
    this.#readers.set(key, reader);
    const piece = { seat: notice.seat, deeds: reader.read(fromBase64(notice.chunk)), clock: notice.clock, last: notice.last ?? false };
    this.#pieces.set(key, [...(notice.offset === 0 ? [] : (this.#pieces.get(key) ?? [])), piece]);
    this.#listeners.get(key)?.(piece);
  }
}
