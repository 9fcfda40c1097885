// How long the steps are watched, and what they sound like.

import type { Sound } from "../../lib/sound";
import type { SeenStep } from "../../wire";

/** A black bone is watched longest. */
export function pace(step: SeenStep): number {
  const [word, what] = step.name.split(":");
  if (word === "put") return 130;
  if (word === "draw") return what === "black" ? 1900 : 850;
  if (word === "stop") return 500;
  return 900;
}

export function sound(step: SeenStep): Sound | null {
  const [word, what] = step.name.split(":");
  switch (word) {
    case "coin":
      return "coin";
    case "put":
    case "bag":
      return "bag";
    case "draw":
      return what === "black" ? "bad" : "bones";
    case "stop":
      return "good";
    case "greed":
      return null;
    default:
      return "stone";
  }
}
