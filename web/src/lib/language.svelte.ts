// The language of the page, and what it says in it.

import type { FluentBundle } from "@fluent/bundle";
import type { MoveWord } from "../wire";
import { gameTexts } from "./api";
import { line } from "./line.svelte";
import { bundle, house, LANGUAGES, Speaker, type Arguments, type Language } from "./texts";

const KEPT = "osselet-language";

function isLanguage(value: string | null | undefined): value is Language {
  return (LANGUAGES as readonly (string | null | undefined)[]).includes(value);
}

/** The language somebody chose on this device, else the first of their browser's that we speak. */
export function preferred(kept: string | null, wanted: readonly string[]): Language {
  if (isLanguage(kept)) return kept;
  return wanted.map((one) => one.slice(0, 2).toLowerCase()).find(isLanguage) ?? "en";
}

class Voice {
  speaker = $state.raw(new Speaker("en", []));

  get language(): Language {
    return this.speaker.language;
  }

  /** Speaks the language this device wants. */
  async begin(): Promise<void> {
    await this.speak(preferred(localStorage.getItem(KEPT), navigator.languages));
  }

  /** Somebody has chosen a language; false where not all that is to be said in it can be had now, and the old one stays. */
  async choose(language: Language): Promise<boolean> {
    try {
      await Promise.all([...spoken].map((game) => textsOf(game, language)));
      await house(language);
    } catch {
      return false;
    }
    localStorage.setItem(KEPT, language);
    await this.speak(language);
    return true;
  }

  async speak(language: Language): Promise<void> {
    this.speaker = new Speaker(language, [await house(language)]);
    document.documentElement.lang = language;
  }
}

export const voice = new Voice();

/** A text of the page in the reader's language. */
export function t(key: string, given: Arguments = {}): string {
  return voice.speaker.say(key, given);
}

/** The games that are spoken of now. */
const spoken = new Set<string>();
const fetched = new Map<string, Promise<FluentBundle>>();

/** What a game says; fetched once. */
export function textsOf(game: string, language: Language): Promise<FluentBundle> {
  const key = `${game}/${language}`;
  const known = fetched.get(key);
  if (known) return known;
  const asked = gameTexts(game, language).then((source) => bundle(language, source));
  asked.catch(() => fetched.delete(key));
  fetched.set(key, asked);
  return asked;
}

/** The texts of one game, followed through changes of language; use it while a component is made. */
export class GameVoice {
  #texts = $state.raw<FluentBundle | null>(null);

  constructor(game: () => string | undefined) {
    $effect(() => {
      const id = game();
      const language = voice.language;
      let stopped = false;
      if (id) spoken.add(id);
      // What was fetched before is had without a line, too.
      if (id && (!line.broken || fetched.has(`${id}/${language}`))) textsOf(id, language).then((found) => stopped || (this.#texts = found), () => {});
      return () => {
        stopped = true;
        if (id) spoken.delete(id);
      };
    });
  }

  /** Has it anything to say yet? */
  get ready(): boolean {
    return this.#texts !== null;
  }

  /** The game's voice at a table with these names and words. */
  at(names: readonly string[], words: readonly MoveWord[] = []): Speaker {
    return voice.speaker.at(this.#texts, names, words);
  }
}
