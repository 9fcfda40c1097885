// What the page says: Fluent messages, the same files for server, terminal and browser.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { MoveWord, Told } from "../wire";
import { seatMarks } from "./seats";
import { argumentsOf, wordFor } from "./words";

export const LANGUAGES = ["fr", "en", "de"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Arguments = Record<string, unknown>;

/** A bundle of messages; what cannot be read in it is left out. */
export function bundle(language: Language, source: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  made.addResource(new FluentResource(source));
  return made;
}

const HOUSE: Record<Language, () => Promise<{ default: string }>> = {
  fr: () => import("../../../src/osselet/texts/fr.ftl"),
  en: () => import("../../../src/osselet/texts/en.ftl"),
  de: () => import("../../../src/osselet/texts/de.ftl"),
};

/** What the house itself says in a language. */
export async function house(language: Language): Promise<FluentBundle> {
  return bundle(language, (await HOUSE[language]()).default);
}

/** Arguments that are places on a board; those of a letter and a number are shown in capitals, for l, i and 1 look alike. */
const PLACES = new Set(["cell", "from", "to"]);
const CELL = /^[a-z]\d{1,2}$/;
/** Those named by row and column are said in words: `r4c9` is for people who type. */
const GRID_CELL = /^r(\d+)c(\d+)$/;

/** A player at the table, as an argument of a text. */
interface SeatArgument {
  seat: number;
}

function isSeat(value: unknown): value is SeatArgument {
  return typeof value === "object" && value !== null && "seat" in value && typeof value.seat === "number";
}

/** Why something cannot be: a code with its arguments, and the server's own words where we have none. */
interface Why {
  code?: string;
  args?: Arguments;
  reason?: string;
}

/** Says texts: a game's own first, then the house's; seats among the arguments become the players' names. */
export class Speaker {
  readonly language: Language;
  readonly #bundles: FluentBundle[];
  readonly #names: readonly string[];
  readonly #words: readonly MoveWord[];
  #marks: readonly string[] | undefined;

  constructor(language: Language, bundles: FluentBundle[], names: readonly string[] = [], words: readonly MoveWord[] = []) {
    this.language = language;
    this.#bundles = bundles;
    this.#names = names;
    this.#words = words;
  }

  /** The same voice with a game's texts, and the names and words of a table. */
  at(game: FluentBundle | null, names: readonly string[], words: readonly MoveWord[] = []): Speaker {
    return new Speaker(this.language, game ? [game, ...this.#bundles] : this.#bundles, names, words);
  }

  has(key: string): boolean {
    return this.#bundles.some((one) => one.hasMessage(key));
  }

  /** The text of a key; the key itself where there is none, so that a gap is seen and nothing breaks. */
  say(key: string, given: Arguments = {}): string {
    return this.#format(key, given)?.text ?? key;
  }

  /** The text of a key if there is one and nothing is missing in it. */
  wholly(key: string, given: Arguments = {}): string | null {
    const found = this.#format(key, given);
    return found && found.errors.length === 0 ? found.text : null;
  }

  /** A line of the story. */
  line(told: Told): string {
    return this.say(`log-${told.key}`, told.args);
  }

  /** What is asked. */
  question(asked: Told): string {
    return this.say(`ask-${asked.key}`, asked.args);
  }

  /** A move by its name. */
  move(name: string): string {
    const word = wordFor(name, this.#words);
    return word ? this.say(`move-${word.key}`, argumentsOf(name, word)) : name;
  }

  /** Why something cannot be. */
  reason(why: Why): string {
    const key = `why-${why.code ?? ""}`;
    return this.has(key) ? this.say(key, why.args) : (why.reason ?? key);
  }

  /** A name and what it stands for: `Bag: 5`, with the colon as the language sets it. */
  entry(name: string, value: string | number): string {
    return this.say("web-entry", { name, value: String(value) });
  }

  /** Who sits there. */
  player(seat: number): string {
    return this.#names[seat] || this.say("player", { number: String(seat + 1) });
  }

  /** The mark of whoever sits there: one or two letters. */
  mark(seat: number): string {
    this.#marks ??= seatMarks(this.#names.map((_, at) => this.player(at)));
    return this.#marks[seat] ?? (this.player(seat)[0] ?? "?").toUpperCase();
  }

  /** Several players in one phrase: `Ann, Bob and Cleo`. */
  players(seats: readonly number[]): string {
    const list = new Intl.ListFormat(this.language, { type: "conjunction" });
    return list.format(seats.map((seat) => this.player(seat)));
  }

  #format(key: string, given: Arguments): { text: string; errors: Error[] } | null {
    for (const one of this.#bundles) {
      const pattern = one.getMessage(key)?.value;
      if (!pattern) continue;
      const errors: Error[] = [];
      return { text: one.formatPattern(pattern, this.#shown(given), errors), errors };
    }
    return null;
  }

  #place(name: string): string {
    const [, row, column] = GRID_CELL.exec(name) ?? [];
    if (row && column) return this.wholly("web-row-column", { row, column }) ?? name;
    return CELL.test(name) ? name.toUpperCase() : name;
  }

  #shown(given: Arguments): Record<string, FluentVariable> {
    const shown: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(given)) {
      if (isSeat(value)) shown[name] = this.player(value.seat);
      else if (typeof value === "string") shown[name] = PLACES.has(name) ? this.#place(value) : value;
      else if (typeof value === "number") shown[name] = value;
    }
    return shown;
  }
}

/** A question without the name it begins with, for somebody who knows who they are. */
export function nameless(asked: string, name: string): string {
  const rest = asked.startsWith(name) ? /^\s*[,:]\s*(.+)$/s.exec(asked.slice(name.length))?.[1] : undefined;
  return rest === undefined ? asked : rest.charAt(0).toUpperCase() + rest.slice(1);
}
