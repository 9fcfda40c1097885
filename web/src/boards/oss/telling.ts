// What the steps of Oss sound like; how long they take stands in `told.ts`.

import type { Sound } from "../../lib/sound";
import type { SeenStep, Told } from "../../wire";
import { mood } from "./told";

export { paceOf as pace } from "./told";

export function sound(step: SeenStep, _view: unknown, lines: readonly Told[]): Sound | null {
  const word = step.name.split(":", 1)[0] ?? "";
  if (["lay", "card", "figure", "replay", "prize", "challenge"].includes(word)) return "card";
  if (lines.some((line) => line.key === "crown")) return "good";
  const went = mood(step);
  return went === null ? null : went === "bad" ? "bad" : "bones";
}

/** Bones rattle in somebody's hands. */
export const stir = (step: SeenStep): Sound | null => (mood(step) === null ? null : "bones");
