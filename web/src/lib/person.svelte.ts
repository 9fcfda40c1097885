// Who I am to the server: a name and a cookie, no account.

import type { Me } from "../wire";
import * as api from "./api";

const ASKED = "osselet-introduced";

/** How somebody wants to be called, and the picture they chose. */
export interface Introduction {
  name: string;
  avatar: number;
}

class Person {
  me = $state.raw<Me | null>(null);
  /** Somebody is asked who they are, before they sit down for the first time. */
  asked = $state(false);
  #answered: ((said: Introduction | null) => void) | null = null;

  get name(): string {
    return this.me?.name ?? "";
  }

  /** Nobody knows their name, and they were never asked for it on this device. */
  get isStranger(): boolean {
    return !this.me?.name && localStorage.getItem(ASKED) === null;
  }

  async begin(): Promise<void> {
    this.me = await api.me();
  }

  /** Makes the server know me; by the name I have, which it may not have told us yet. */
  async ensure(): Promise<void> {
    if (!this.me) await this.begin();
    this.me ??= await api.callMe("");
  }

  /** Makes the server know me before I sit down; whoever was never asked says who they are. False: they would rather not sit. */
  async introduce(): Promise<boolean> {
    if (!this.me) await this.begin();
    if (this.isStranger) {
      const said = await this.#ask();
      if (!said) return false;
      this.me = await api.callMe(said.name.trim(), said.avatar);
      localStorage.setItem(ASKED, "yes");
    }
    await this.ensure();
    return true;
  }

  #ask(): Promise<Introduction | null> {
    this.answer(null);
    this.asked = true;
    return new Promise((answered) => (this.#answered = answered));
  }

  /** What somebody says who was asked; null where they only close the question. */
  answer(said: Introduction | null): void {
    this.asked = false;
    this.#answered?.(said);
    this.#answered = null;
  }

  async rename(name: string, avatar: number = this.me?.avatar ?? 0): Promise<void> {
    const wanted = name.trim();
    if (this.me?.name !== wanted || this.me.avatar !== avatar) this.me = await api.callMe(wanted, avatar);
  }

  async recover(phrase: string): Promise<void> {
    this.me = await api.recover(phrase);
  }

  async forget(): Promise<void> {
    await api.forgetMe();
    this.me = null;
  }
}

export const person = new Person();
