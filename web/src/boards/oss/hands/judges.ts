// The judge, loaded when a hand is first at work; every field gets one of its own.

import { loadJudge } from "../../../lib/judge";
import address from "./judge.wasm?url";
import { LAYOUT, type Field } from "./layout";
import type { Judge } from "./playing";

let loaded: Promise<() => Judge> | null = null;

/** What makes judges. */
export function judges(): Promise<() => Judge> {
  return (loaded ??= load());
}

async function load(): Promise<() => Judge> {
  try {
    return await loadJudge<Field>(await (await fetch(address)).arrayBuffer(), LAYOUT);
  } catch (error) {
    // The next one who wants it tries again.
    loaded = null;
    throw error;
  }
}
