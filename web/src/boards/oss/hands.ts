// How hands are drawn: as in a cave, one colour, each finger a thick round line.

import drawings from "../../../../src/osselet/games/oss/drawings.json";

/** A finger, a palm or an arm: the way it goes and how thick it is. */
export type Limb = readonly [path: string, width: number];

/**
 * Poses around their own middle; a scene turns, mirrors and moves them.
 *
 * - cup: from the side, palm up, ready to catch
 * - grab: from above and the side: the fingers close on something just below
 * - back: palm down from the side, fingers bent: what lies on its back may stay there
 * - open: flat from above, fingers spread
 * - wall: stood on its edge: a wall
 * - arches: fingertips on the table, arches between them
 * - chop: straight down, to chop
 * - flick: a fist whose forefinger has just flicked
 * - fist: closed around something, seen from the side, knuckles down
 * - lacedLeft: the left one of two laced hands, with its forefinger up
 * - lacedRight: the right one
 */
export const POSES = drawings.poses as unknown as Readonly<Record<Pose, readonly Limb[]>>;

export type Pose = keyof typeof drawings.poses;
