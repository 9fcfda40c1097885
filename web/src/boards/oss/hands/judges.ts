// The judge, loaded when a hand is first at work; every field gets one of its own.

import { loadJudge } from "../../../lib/judge";
import type { FieldState } from "./field";
import layout from "./judge.layout.json";
import address from "./judge.wasm?url";
import type { Judge } from "./playing";

let loaded: Promise<() => Judge> | null = null;

/** What makes judges. */
export function judges(): Promise<() => Judge> {
  return (loaded ??= load());
}

async function load(): Promise<() => Judge> {
  try {
    const bytes = await (await fetch(address)).arrayBuffer();
    return await loadJudge<FieldState>(bytes, layout as Parameters<typeof loadJudge>[1]);
  } catch (error) {
    // The next one who wants it tries again.
    loaded = null;
    throw error;
  }
}
