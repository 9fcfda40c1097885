// What is to be seen of the judge's field.

import { COLOURS } from "../bones";
import { ABSENT, AWAY, DONE, DROPPED, FLYING, HELD, IN_AIR, IN_HAND, LOST, LYING, ON_BACK, type Field } from "./layout";
import { PROPS, type Body, type Look, type Prop } from "./look";

/** The stage of a throw in which the Jack is held. */
const GRIPPED = 1;
/** Bones of a tower are seen from the side, and those that are counted must be told apart. */
const LARGER: Readonly<Record<string, number>> = { badaboss: 1.5, los_loboss: 1.9 };

const AS: Readonly<Record<number, Body["as"]>> = { [ABSENT]: "hidden", [DONE]: "done", [LOST]: "lost" };

/** Where a bone that the hand holds is drawn in the hand, not where it lay. */
function heldAs(figure: string, field: Field, at: number): Body["as"] {
  // The tosses' bones lie on the hand until they fly; the tower's next bone hangs from it.
  const aloft = ["nampan", "numa", "manu", "kiri_kanoss", "polopo"].includes(figure) || (figure === "badaboss" && at === field.chosen);
  return aloft ? "lies" : "held";
}

/** What is to be seen of a field. */
export function seen(field: Field, figure: string): Look {
  const bones: Body[] = [];
  const hidden = figure === "los_loboss" && field.now < field.go;
  for (let at = 0; at < field.bones; at++) {
    bones.push({
      x: figure === "bagi" && field.bone_state[at] === DONE ? (field.side === 1 ? 70 : 930) : (field.bone_x[at] ?? 0),
      y: field.bone_y[at] ?? 0,
      z: field.bone_z[at] ?? 0,
      turn: turnOf(field, figure, at),
      size: LARGER[figure] ?? 1,
      colour: COLOURS[field.bone_colour[at] ?? 0] ?? "white",
      side: figure !== "los_loboss" || field.bone_face[at] ? "bump" : "hollow",
      as: hidden ? "hidden" : field.bone_state[at] === HELD ? heldAs(figure, field, at) : (AS[field.bone_state[at] ?? 0] ?? "lies"),
    });
  }
  const props: Prop[] = [];
  for (let at = 0; at < field.props; at++) {
    const [w, h] = [field.prop_w[at] ?? 0, field.prop_h[at] ?? 0];
    props.push({ kind: PROPS[field.prop_kind[at] ?? 0] ?? "none", x: (field.prop_x[at] ?? 0) - w / 2, y: (field.prop_y[at] ?? 0) - h / 2, w, h });
  }
  const flies = field.jack === IN_AIR;
  return {
    figure,
    raw: field,
    now: field.now,
    hand: handOf(field, figure),
    jack: jackOf(field, figure),
    landing: flies ? { x: field.land_x, y: field.land_y, thrown: field.thrown_at, lands: field.lands_at, reach: field.catch } : null,
    bones,
    props,
    ring: ringOf(field),
    over: field.over !== 0,
    result: field.result,
    fault: field.fault,
  };
}

/** Degrees as drawn: bones lie about; in takh-takh 0 is upright. */
function turnOf(field: Field, figure: string, at: number): number {
  const turn = field.bone_turn[at] ?? 0;
  if (figure === "takh_takh") return turn + 90;
  if (figure === "badaboss" && field.bone_state[at] === LOST) return 28;
  if (figure === "badaboss" || figure === "polopo") return figure === "polopo" && field.bone_state[at] === LYING ? 90 : 0;
  const flies = field.bone_state[at] === FLYING ? field.now * 0.4 : 0;
  return turn + (((field.deal[1 + 2 * at] ?? 0) * 37 + at * 53) % 120) - 60 + flies;
}

/** Where the hand is: at the pointer, or where it waits with the Jack. */
function handOf(field: Field, figure: string): Look["hand"] {
  const pressed = field.pressed !== 0;
  const waits = hasJack(field, figure) && field.jack === IN_HAND;
  // In the ring dialect the hand goes where the ring is.
  if (field.ring && field.ring_target >= 0 && !field.over) return { x: field.ring_x, y: field.ring_y, pressed, shown: true };
  if (pressed || (field.presses && !waits && !field.ring)) return { x: field.px, y: field.py, pressed, shown: true };
  return waits ? { x: field.jack_x, y: field.jack_y + 20, pressed, shown: true } : { x: 500, y: 1080, pressed, shown: true };
}

/** Is a Jack thrown or carried? Targoss flicks without one. */
export const hasJack = (field: Field, figure: string): boolean => field.jack !== AWAY && figure !== "targoss";

function jackOf(field: Field, figure: string): Body | null {
  if (!hasJack(field, figure)) return null;
  // A gripped Jack goes with the hand until it is let go.
  const gripped = field.jack === IN_HAND && field.stage === GRIPPED && field.pressed !== 0;
  return {
    x: gripped ? field.px : field.jack_x,
    y: gripped ? Math.min(field.py, field.jack_y + 60) : field.jack_y,
    z: field.jack === ON_BACK ? 40 : field.jack_z,
    turn: field.jack === IN_AIR ? -20 + (field.now - field.thrown_at) * 0.55 : field.jack === DROPPED ? 65 : -20,
    colour: "white",
    side: "bump",
    size: 1.12,
    as: field.jack === DROPPED ? "lost" : "lies",
  };
}

function ringOf(field: Field): Look["ring"] {
  if (!field.ring || field.ring_target < 0 || field.over) return null;
  const whole = Math.max(1, field.ring_closes - field.ring_at);
  return { x: field.ring_x, y: field.ring_y, open: Math.max(0, Math.min(1, (field.ring_closes - field.now) / whole)) };
}
