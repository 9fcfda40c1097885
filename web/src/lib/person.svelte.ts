// Who I am to the server: a name and a cookie, no account.

import type { Me } from "../wire";
import * as api from "./api";

class Person {
  me = $state.raw<Me | null>(null);

  get name(): string {
    return this.me?.name ?? "";
  }

  async begin(): Promise<void> {
    this.me = await api.me();
  }

  /** Makes the server know me; by the name I have, which it may not have told us yet. */
  async ensure(): Promise<void> {
    if (!this.me) await this.begin();
    this.me ??= await api.callMe("");
  }

  async rename(name: string): Promise<void> {
    const wanted = name.trim();
    if (this.me?.name !== wanted) this.me = await api.callMe(wanted);
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
