// The ring dialect on the page: which key of the judge a key of the board, or a tap, stands for.

import { LYING, type Field } from "./layout";

/** The one key that a switch has. */
export const SPACE = 0;
const [TO_LEFT, TO_RIGHT] = [10, 11];
/** From here on numbers are said. */
const NUMBER = 20;
/** A tap so near a bone means it. */
const NEAR = 150;

/** The judge's key for one of the keyboard; null: none of ours. */
export function keyFor(key: string, figure: string, field: Field): number | null {
  if (key === " " || key === "Enter") return SPACE;
  if (/^[0-9]$/.test(key)) {
    if (figure === "los_loboss") return Number(key) <= 6 ? NUMBER + Number(key) : null;
    return Number(key) || null;
  }
  if (key === "ArrowLeft") return TO_LEFT;
  if (key === "ArrowRight") return TO_RIGHT;
  return key === "Tab" ? nextTarget(field) : null;
}

/** The number of the lying bone after the one chosen last. */
function nextTarget(field: Field): number | null {
  for (let step = 1; step <= field.bones; step++) {
    const at = (field.ring_target + step + field.bones) % field.bones;
    if (field.bone_state[at] === LYING) return at + 1;
  }
  return null;
}

/** The judge's key for a tap: the bone or number that was tapped, else what a switch would do. */
export function keyAt(x: number, y: number, figure: string, field: Field): number | null {
  if (figure === "los_loboss") {
    for (let at = 0; at < field.props; at++) {
      const [w, h] = [field.prop_w[at] ?? 0, field.prop_h[at] ?? 0];
      if (Math.abs((field.prop_x[at] ?? 0) - x) <= w / 2 && Math.abs((field.prop_y[at] ?? 0) - y) <= h / 2) return NUMBER + at;
    }
    return null;
  }
  if (field.ring_target < 0) {
    for (let at = 0; at < field.bones; at++) {
      const off = Math.hypot((field.bone_x[at] ?? 0) - x, (field.bone_y[at] ?? 0) - y);
      if (field.bone_state[at] === LYING && off < NEAR) return at + 1;
    }
  }
  return SPACE;
}
