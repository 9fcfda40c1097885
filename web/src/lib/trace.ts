// What a hand did on a field, as it is sent and kept: three varints an event, all differences to the one before.
// The same bytes as `core/trace.py`.

/** One thing a hand did: when (ms since the call was shown), what, where (whole units of the field). */
export interface Deed {
  t: number;
  kind: number;
  x: number;
  y: number;
}

export const MOVE = 0;
export const DOWN = 1;
export const UP = 2;
/** A key: `x` says which. */
export const KEY = 3;

/** Bytes and events a trace has at most. */
export const MOST_BYTES = 3_000;
export const MOST_EVENTS = 1_024;
/** Milliseconds a trace has at most. */
export const LONGEST = 60_000;

const zigzag = (value: number): number => (value < 0 ? -2 * value - 1 : 2 * value);
const unzigzag = (value: number): number => (value % 2 ? -(value + 1) / 2 : value / 2);

function put(bytes: number[], value: number): void {
  let rest = value;
  while (rest > 127) {
    bytes.push((rest % 128) + 128);
    rest = Math.floor(rest / 128);
  }
  bytes.push(rest);
}

/** The bytes of what followed `before`. */
export function encode(deeds: readonly Deed[], before: Deed = { t: 0, kind: 0, x: 0, y: 0 }): Uint8Array {
  const bytes: number[] = [];
  let last = before;
  for (const deed of deeds) {
    put(bytes, (deed.t - last.t) * 4 + deed.kind);
    put(bytes, zigzag(deed.x - last.x));
    put(bytes, zigzag(deed.y - last.y));
    last = deed;
  }
  return Uint8Array.from(bytes);
}

/** Reads a trace that comes piece by piece: what is whole so far. */
export class Reader {
  #rest: number[] = [];
  #last: Deed = { t: 0, kind: 0, x: 0, y: 0 };

  read(bytes: Iterable<number>): Deed[] {
    const found: Deed[] = [];
    for (const byte of bytes) {
      this.#rest.push(byte);
      const numbers = whole(this.#rest);
      if (numbers.length < 3) continue;
      const [head = 0, dx = 0, dy = 0] = numbers;
      const { t, x, y } = this.#last;
      this.#last = { t: t + Math.floor(head / 4), kind: head % 4, x: x + unzigzag(dx), y: y + unzigzag(dy) };
      this.#rest = [];
      found.push(this.#last);
    }
    return found;
  }
}

/** The numbers that are wholly there. */
function whole(bytes: readonly number[]): number[] {
  const found: number[] = [];
  let value = 0;
  let unit = 1;
  for (const byte of bytes) {
    value += (byte % 128) * unit;
    unit *= 128;
    if (byte > 127) continue;
    found.push(value);
    [value, unit] = [0, 1];
  }
  return found;
}

export const decode = (bytes: Iterable<number>): Deed[] => new Reader().read(bytes);

export const toBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));
export const fromBase64 = (text: string): Uint8Array => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
