// How long the steps are watched, when one sees what came of them, and what they sound like.

import type { Sound } from "../../lib/sound";
import type { SeenStep } from "../../wire";

/** Milliseconds a black bone lies in the hand before Fagin acts. */
export const FRIGHT = 1100;

/** Milliseconds until pieces set out where nothing has to be found out: at once, to the eye. */
const AT_ONCE = 40;

/** A bone is felt for before it is seen, whatever it is; a black one is watched longest. */
export function pace(step: SeenStep): { land: number; total: number } {
  const [word, what] = step.name.split(":");
  switch (word) {
    case "put":
      return { land: AT_ONCE, total: 160 };
    case "draw":
      return { land: 950, total: what === "black" ? 950 + FRIGHT + 900 : 1650 };
    case "coin":
      return { land: 750, total: 1150 };
    case "stop":
      return { land: AT_ONCE, total: 700 };
    default:
      return { land: AT_ONCE, total: 950 };
  }
}

/** A paw rummages in the bag; a coin is flipped. */
export function stir(step: SeenStep): Sound | null {
  const [word] = step.name.split(":");
  return word === "draw" ? "bag" : word === "coin" ? "coin" : null;
}

export function sound(step: SeenStep): Sound | null {
  const [word, what] = step.name.split(":");
  switch (word) {
    case "coin":
      return "stone";
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
