// Made from the rules by `python -m osselet.wasm.page`; do not edit.

import type { Layout } from "../../../lib/judge";

/** Of the judge. */
export const VERSION = 1;

/** All figures, by the number that `begin` takes. */
export const FIGURES = [
  "aslik",
  "ehfel",
  "kuda_kuda",
  "takh_takh",
  "wollo",
  "cumi_cumi",
  "gurnia",
  "nampan",
  "numa",
  "polopo",
  "ariac",
  "glodoc",
  "labah",
  "maradono",
  "meja",
  "bagi",
  "bola_bola",
  "kat",
  "manu",
  "naik",
  "badaboss",
  "kiri_kanoss",
  "los_loboss",
  "targoss",
  "warnoss",
] as const;

/** Why an attempt ended, by `fault`: the text is `fault-` and this. */
export const FAULTS = [
  "none",
  "jack",
  "time",
  "void",
  "throws",
  "short",
  "wide",
  "touched",
  "dropped",
  "early",
  "late",
  "spilled",
  "wrong",
  "fell",
  "tower",
  "miss",
  "fast",
  "many",
] as const;

export const WIDTH = 1000;
export const HEIGHT = 1250;
export const BONES = 8;
export const PROPS = 8;
export const FINE = 64;
export const TICK = 8;
export const ABSENT = 0;
export const LYING = 1;
export const HELD = 2;
export const FLYING = 3;
export const SLIDING = 4;
export const DONE = 5;
export const LOST = 6;
export const STACKED = 7;
export const IN_HAND = 0;
export const IN_AIR = 1;
export const CAUGHT = 2;
export const DROPPED = 3;
export const ON_BACK = 4;
export const AWAY = 5;
export const NO_PROP = 0;
export const BAG = 1;
export const WALL = 2;
export const CLOTH = 3;
export const ARCH = 4;
export const GOAL = 5;
export const CARD = 6;
export const NET = 7;
export const POCKET = 8;
export const HAND = 9;
export const TARGET = 10;
export const FINE_FAULT = 0;
export const JACK_FAULT = 1;
export const TIME_FAULT = 2;
export const VOID_FAULT = 3;
export const THROWS_FAULT = 4;
export const SHORT_FAULT = 5;
export const WIDE_FAULT = 6;
export const TOUCHED_FAULT = 7;
export const DROPPED_FAULT = 8;
export const EARLY_FAULT = 9;
export const LATE_FAULT = 10;
export const SPILLED_FAULT = 11;
export const WRONG_FAULT = 12;
export const FELL_FAULT = 13;
export const TOWER_FAULT = 14;
export const MISS_FAULT = 15;
export const FAST_FAULT = 16;
export const MANY_FAULT = 17;

/** One hand's field. */
export interface Field {
  figure: number;
  level: number;
  /** In the ring dialect? */
  ring: number;
  tempo: number;
  reach: number;
  over: number;
  /** Bones done, caught or taken so far; 1 for done where it is all or nothing. */
  result: number;
  /** As many end it. */
  needed: number;
  /** Why it ended. */
  fault: number;
  /** A fault again: why the last action did not count. */
  missed: number;
  /** By how much, U or ms. */
  miss: number;
  /** A finer measure for ties, less is better: time in ms or distance in U. */
  measure: number;
  /** Of the world. */
  now: number;
  /** Of the player, at the last event. */
  clock: number;
  /** The world's time is up. */
  ends: number;
  /** Of the figure under way. */
  stage: number;
  /** When this stage began. */
  since: number;
  /** When all may begin, where several do it at once; when bones are shown or a colour is called. */
  go: number;
  /** Presses do not count until then. */
  locked: number;
  pressed: number;
  px: number;
  py: number;
  /** Where and when it was pressed last. */
  down_x: number;
  down_y: number;
  down_at: number;
  /** How many places of the pointer are remembered, newest last. */
  trail: number;
  readonly trail_t: Int32Array;
  readonly trail_x: Int16Array;
  readonly trail_y: Int16Array;
  /** Of the pointer at its last release, U/s. */
  speed_x: number;
  speed_y: number;
  /** The player's clock at the last presses, as a wheel. */
  readonly press_t: Int32Array;
  presses: number;
  /** What it does. */
  jack: number;
  /** Where it is, or above which place. */
  jack_x: number;
  jack_y: number;
  /** Height. */
  jack_z: number;
  /** Where it was thrown. */
  from_x: number;
  from_y: number;
  thrown_at: number;
  lands_at: number;
  /** Where it comes down: its shadow. */
  land_x: number;
  land_y: number;
  throws: number;
  most_throws: number;
  /** Where it is thrown from. */
  home_x: number;
  home_y: number;
  /** Radius within which it is caught now. */
  catch: number;
  /** Has this flight had its action? */
  acted: number;
  /** And does it count, if the Jack is caught? */
  did: number;
  bones: number;
  readonly bone_x: Int16Array;
  readonly bone_y: Int16Array;
  /** Height of one in the air. */
  readonly bone_z: Int16Array;
  /** Degrees. */
  readonly bone_turn: Int16Array;
  readonly bone_state: Int8Array;
  /** White black red yellow green blue. */
  readonly bone_colour: Int8Array;
  /** 0 hollow, 1 bump. */
  readonly bone_face: Int8Array;
  /** Seat whose it is, -1 nobody's. */
  readonly bone_owner: Int8Array;
  /** Of moving bones, in parts of a unit. */
  readonly fine_x: Int32Array;
  readonly fine_y: Int32Array;
  /** Parts of a unit in a tick. */
  readonly pace_x: Int32Array;
  readonly pace_y: Int32Array;
  /** When one in the air comes down. */
  readonly fall_at: Int32Array;
  /** And where. */
  readonly fall_x: Int16Array;
  readonly fall_y: Int16Array;
  /** When the hand was on it. */
  readonly took_at: Int32Array;
  /** The bone in the fingers or under way, -1 none. */
  chosen: number;
  /** Is the pointer that is pressed now doing the action? */
  working: number;
  /** Bones of this stroke. */
  gathered: number;
  /** Of the chosen bone before it was touched, degrees. */
  lean: number;
  /** Where the chosen bone lay. */
  back_x: number;
  back_y: number;
  /** Has the sliding bone passed its gate? */
  passed: number;
  /** Bones on the move. */
  moving: number;
  /** Within which a bone is pressed. */
  radius: number;
  props: number;
  readonly prop_kind: Int8Array;
  readonly prop_x: Int16Array;
  readonly prop_y: Int16Array;
  readonly prop_w: Int16Array;
  readonly prop_h: Int16Array;
  /** Sides of a bone that were chopped, or where it was swept: 1 left, 2 right. */
  side: number;
  /** The hand that carries the Jack on its back, parts of a unit. */
  hand_x: number;
  hand_y: number;
  hand_pace_x: number;
  hand_pace_y: number;
  /** How far the Jack has slipped on the hand, parts of a unit. */
  slip: number;
  slip_y: number;
  slip_pace: number;
  slip_pace_y: number;
  /** What the ring is around: a bone, or -1. */
  ring_target: number;
  ring_x: number;
  ring_y: number;
  /** When it began to close; 0 none. */
  ring_at: number;
  ring_closes: number;
  /** Where the hand was put, or how far beside it the pointer took it. */
  aim_x: number;
  aim_y: number;
  readonly deal: Int16Array;
  readonly shared: Int16Array;
}

export const LAYOUT: Layout = {
  at: 1528,
  size: 948,
  fields: [
    ["figure", "i1", 0, 1, false],
    ["level", "i1", 1, 1, false],
    ["ring", "i1", 2, 1, false],
    ["tempo", "i2", 4, 1, false],
    ["reach", "i2", 6, 1, false],
    ["over", "i1", 8, 1, false],
    ["result", "i1", 9, 1, false],
    ["needed", "i1", 10, 1, false],
    ["fault", "i1", 11, 1, false],
    ["missed", "i1", 12, 1, false],
    ["miss", "i2", 14, 1, false],
    ["measure", "i4", 16, 1, false],
    ["now", "i4", 20, 1, false],
    ["clock", "i4", 24, 1, false],
    ["ends", "i4", 28, 1, false],
    ["stage", "i1", 32, 1, false],
    ["since", "i4", 36, 1, false],
    ["go", "i4", 40, 1, false],
    ["locked", "i4", 44, 1, false],
    ["pressed", "i1", 48, 1, false],
    ["px", "i2", 50, 1, false],
    ["py", "i2", 52, 1, false],
    ["down_x", "i2", 54, 1, false],
    ["down_y", "i2", 56, 1, false],
    ["down_at", "i4", 60, 1, false],
    ["trail", "i1", 64, 1, false],
    ["trail_t", "i4", 68, 16, true],
    ["trail_x", "i2", 132, 16, true],
    ["trail_y", "i2", 164, 16, true],
    ["speed_x", "i4", 196, 1, false],
    ["speed_y", "i4", 200, 1, false],
    ["press_t", "i4", 204, 12, true],
    ["presses", "i4", 252, 1, false],
    ["jack", "i1", 256, 1, false],
    ["jack_x", "i2", 258, 1, false],
    ["jack_y", "i2", 260, 1, false],
    ["jack_z", "i2", 262, 1, false],
    ["from_x", "i2", 264, 1, false],
    ["from_y", "i2", 266, 1, false],
    ["thrown_at", "i4", 268, 1, false],
    ["lands_at", "i4", 272, 1, false],
    ["land_x", "i2", 276, 1, false],
    ["land_y", "i2", 278, 1, false],
    ["throws", "i1", 280, 1, false],
    ["most_throws", "i1", 281, 1, false],
    ["home_x", "i2", 282, 1, false],
    ["home_y", "i2", 284, 1, false],
    ["catch", "i2", 286, 1, false],
    ["acted", "i1", 288, 1, false],
    ["did", "i1", 289, 1, false],
    ["bones", "i1", 290, 1, false],
    ["bone_x", "i2", 292, 8, true],
    ["bone_y", "i2", 308, 8, true],
    ["bone_z", "i2", 324, 8, true],
    ["bone_turn", "i2", 340, 8, true],
    ["bone_state", "i1", 356, 8, true],
    ["bone_colour", "i1", 364, 8, true],
    ["bone_face", "i1", 372, 8, true],
    ["bone_owner", "i1", 380, 8, true],
    ["fine_x", "i4", 388, 8, true],
    ["fine_y", "i4", 420, 8, true],
    ["pace_x", "i4", 452, 8, true],
    ["pace_y", "i4", 484, 8, true],
    ["fall_at", "i4", 516, 8, true],
    ["fall_x", "i2", 548, 8, true],
    ["fall_y", "i2", 564, 8, true],
    ["took_at", "i4", 580, 8, true],
    ["chosen", "i1", 612, 1, false],
    ["working", "i1", 613, 1, false],
    ["gathered", "i1", 614, 1, false],
    ["lean", "i2", 616, 1, false],
    ["back_x", "i2", 618, 1, false],
    ["back_y", "i2", 620, 1, false],
    ["passed", "i1", 622, 1, false],
    ["moving", "i1", 623, 1, false],
    ["radius", "i2", 624, 1, false],
    ["props", "i1", 626, 1, false],
    ["prop_kind", "i1", 627, 8, true],
    ["prop_x", "i2", 636, 8, true],
    ["prop_y", "i2", 652, 8, true],
    ["prop_w", "i2", 668, 8, true],
    ["prop_h", "i2", 684, 8, true],
    ["side", "i1", 700, 1, false],
    ["hand_x", "i4", 704, 1, false],
    ["hand_y", "i4", 708, 1, false],
    ["hand_pace_x", "i4", 712, 1, false],
    ["hand_pace_y", "i4", 716, 1, false],
    ["slip", "i4", 720, 1, false],
    ["slip_y", "i4", 724, 1, false],
    ["slip_pace", "i4", 728, 1, false],
    ["slip_pace_y", "i4", 732, 1, false],
    ["ring_target", "i1", 736, 1, false],
    ["ring_x", "i2", 738, 1, false],
    ["ring_y", "i2", 740, 1, false],
    ["ring_at", "i4", 744, 1, false],
    ["ring_closes", "i4", 748, 1, false],
    ["aim_x", "i2", 752, 1, false],
    ["aim_y", "i2", 754, 1, false],
    ["deal", "i2", 756, 48, true],
    ["shared", "i2", 852, 48, true],
  ],
};
