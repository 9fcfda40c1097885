// What a player pencils on the stones. It stays in this browser and is never sent.

import type { Digit } from "./view";

/** A digit that may be there, or cannot. */
export type Mark = "noted" | "crossed";

/** The texts that tell of them. */
export const TOLD: Record<Mark, string> = { noted: "board-noted", crossed: "board-crossed" };

type Marks = Partial<Record<Digit, Mark>>;
type Kept = Record<number, Marks>;

export class Notes {
  readonly #key: string;
  #kept = $state.raw<Kept>({});

  /** Of one table, by the address of its page, and of one seat: two people may share a device. */
  constructor(path: string, seat: number | null) {
    this.#key = `osselet-kakuzu-notes:${path}:${seat ?? "-"}`;
    this.#kept = load(this.#key);
  }

  at(cell: number): Marks {
    return this.#kept[cell] ?? {};
  }

  digits(cell: number, mark: Mark): Digit[] {
    return Object.entries(this.at(cell)).flatMap(([digit, kept]) => (kept === mark ? [Number(digit)] : []));
  }

  /** Nothing, noted, crossed out, nothing again. */
  turn(cell: number, digit: Digit): void {
    const { [digit]: before, ...others } = this.at(cell);
    const mark: Mark | null = before === undefined ? "noted" : before === "noted" ? "crossed" : null;
    this.#keep({ ...this.#kept, [cell]: mark ? { ...others, [digit]: mark } : others });
  }

  erase(cell: number): void {
    this.#keep({ ...this.#kept, [cell]: {} });
  }

  /** The game is over: nobody needs them any more. */
  forget(): void {
    this.#kept = {};
    save(this.#key, null);
  }

  #keep(kept: Kept): void {
    this.#kept = kept;
    save(this.#key, JSON.stringify(kept));
  }
}

const AID = "osselet-kakuzu-candidates";

/** Does this device show candidates? */
export function wantsCandidates(): boolean {
  return recall(AID) === "1";
}

export function wishCandidates(on: boolean): void {
  save(AID, on ? "1" : null);
}

function load(key: string): Kept {
  try {
    const found: unknown = JSON.parse(recall(key) ?? "{}");
    return typeof found === "object" && found !== null ? (found as Kept) : {};
  } catch {
    return {};
  }
}

// A browser may forbid storage; then notes last as long as the page.
function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function save(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    return;
  }
}
