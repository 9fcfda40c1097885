// What went wrong, said once where everybody sees and hears it.

import { Refusal as RestRefusal } from "./api";
import { Refusal } from "./connection";
import { voice } from "./language.svelte";
import type { Speaker } from "./texts";

const GENTLE = new Set(["lesson", "stale"]);

class Trouble {
  #said = $state.raw<(() => string) | null>(null);
  /** The anchor of the rule that explains it. */
  rule = $state<string | null>(null);
  /** Nothing went wrong: a lesson only wants something else first, or somebody was quicker. */
  gentle = $state(false);
  /** It is no trouble but an answer: somebody asked why. */
  told = $state(false);

  /** In the language that is spoken now. */
  get message(): string {
    return this.#said?.() ?? "";
  }

  /** Does something; what is refused is shown, where a game may refuse it in its own words. Says whether it was done. */
  async guard(work: () => Promise<unknown>, say: () => Speaker = () => voice.speaker): Promise<boolean> {
    this.clear();
    try {
      await work();
      return true;
    } catch (error) {
      this.show(error, say);
      return false;
    }
  }

  show(error: unknown, say: () => Speaker): void {
    this.told = false;
    if (error instanceof Refusal) {
      // Whoever has left a table wants no answer from it.
      if (error.code === "left") return;
      this.#said = () => say().reason(error.why);
      this.rule = error.why.rule ?? null;
      this.gentle = GENTLE.has(error.code);
    } else if (error instanceof RestRefusal) {
      // Without a line, or without an invitation, the page says so by itself, and calmly.
      if (error.code === "no-server" || error.code === "members-only") return;
      this.#said = () => voice.speaker.reason(error.why);
      this.rule = null;
    } else {
      throw error;
    }
  }

  /** Says a sentence of the game, with the rule that explains it. */
  tell(message: () => string, rule: string | null = null): void {
    this.#said = message;
    this.rule = rule;
    this.told = true;
  }

  clear(): void {
    this.#said = null;
    this.rule = null;
    this.gentle = false;
    this.told = false;
  }
}

export const trouble = new Trouble();
