// The rule that matters now.

import type { Beat } from "../wire";
import { wordOf } from "./words";

/** Its anchor on the rules page: of what may be done now, of the phase, or the phase's own name. */
export function ruleNow(beat: Beat | null, anchors: Record<string, string>): string | null {
  const phase = beat?.view["phase"];
  if (!beat || typeof phase !== "string") return null;
  const words = (beat.moves ?? []).map((move) => `${phase}-${wordOf(move)}`);
  const key = [...words, phase].find((one) => one in anchors);
  return key === undefined ? phase : (anchors[key] ?? null);
}
