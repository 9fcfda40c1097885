// The table as it is drawn. A view says how things stand; while steps are told the scene goes on from one happening
// to the next, as the lines of the story say. So the rules stay on the server.

import { RING, startBones, type HundeView } from "./view";

/** Where bones are that left the game. */
export const BOX = -1;

/** A piece on the ring or in the middle. */
export interface Piece {
  /** Spaces clockwise from space 0, counted on over laps and back, so that a piece travels the way it really ran. */
  readonly along: number;
  readonly onTrack: boolean;
}

export interface Bone {
  readonly id: number;
  /** The seat whose bowl it lies in, or the box. */
  readonly place: number;
}

export interface Die {
  readonly face: string;
  /** It was thrown before our eyes: it tumbles. */
  readonly tumbles: boolean;
}

export type Colour = "white" | "black";

export interface Scene {
  readonly phase: HundeView["phase"] | "run";
  readonly round: number;
  readonly first: number;
  /** Whose turn it is; at the end whose it was last. */
  readonly turn: number;
  readonly dog: Piece;
  readonly runners: readonly Piece[];
  readonly bones: readonly Bone[];
  readonly dice: Readonly<Record<Colour, readonly Die[]>>;
}

/** The same place of the ring, counted so that it is as near as can be. */
export const nearest = (from: number, to: number): number => to + RING * Math.round((from - to) / RING);

/** The space of the ring, from 0 to 15; laps run backwards count as well. */
export const spaceOf = (along: number): number => ((along % RING) + RING) % RING;

/** How far ahead of the dog: 1 to 15, and 0 on the dog itself. */
export const ahead = (scene: Scene, along: number): number => spaceOf(along - scene.dog.along);

/** Where a runner waits in the middle: each in its own place, between two spaces. */
export const waitingAt = (seat: number, players: number): number => (seat * RING) / players + 0.5;

/** How many bones lie there. */
export const bonesAt = (scene: Scene, place: number): number =>
  scene.bones.reduce((sum, bone) => sum + (bone.place === place ? 1 : 0), 0);

/** What the dice of this turn add up to; a dog counts 0. */
export const totalOf = (scene: Scene): number =>
  [...scene.dice.white, ...scene.dice.black].reduce((sum, die) => sum + (Number(die.face) || 0), 0);

/** The dogs among the dice of this turn. */
export const dogsOf = (scene: Scene): number =>
  [...scene.dice.white, ...scene.dice.black].filter((die) => die.face === "dog").length;

/** How things stand, with the pieces that were there before. */
export function settled(view: HundeView, before: Scene | null): Scene {
  const players = view.seats.length;
  const dog: Piece = { along: nearest(before?.dog.along ?? view.dog, view.dog), onTrack: true };
  const runners = view.seats.map((one, seat): Piece => {
    const along = one.pawn ?? waitingAt(seat, players);
    return { along: nearest(before?.runners[seat]?.along ?? along, along), onTrack: one.pawn !== null };
  });
  return {
    phase: view.phase,
    round: view.round,
    first: view.first,
    turn: view.turn ?? before?.turn ?? view.first,
    dog,
    runners,
    bones: dealt(view, before),
    dice: {
      white: lying(view.dice.white, before?.dice.white ?? []),
      black: lying(view.dice.black, before?.dice.black ?? []),
    },
  };
}

/** Before a throw that waits for a hand: whose turn it is, with only the dice that lie already. */
export function awaiting(scene: Scene, seat: number, colour: Colour): Scene {
  const fresh = colour === "white" && scene.dice.white.length !== 1;
  return { ...scene, phase: colour, turn: seat, dice: fresh ? { white: [], black: [] } : scene.dice };
}

/** Dice as they lie; those that lay so before are still the same ones. */
function lying(faces: readonly string[], before: readonly Die[]): readonly Die[] {
  const same = faces.length === before.length && faces.every((face, at) => face === before[at]?.face);
  return same ? before : faces.map((face) => ({ face, tumbles: false }));
}

/** The bones where the view has them, moving no more of them than needed. */
function dealt(view: HundeView, before: Scene | null): readonly Bone[] {
  const players = view.seats.length;
  const all = startBones(players) * players;
  const wanted = view.seats.map((one) => one.bones);
  const places = wanted.flatMap((count, seat) => Array.from({ length: count }, () => seat));
  if (!before) return Array.from({ length: all }, (_, id) => ({ id, place: places[id] ?? BOX }));
  const seatsBy = (compare: (gain: number) => number): number[] =>
    wanted.flatMap((count, seat) => Array.from({ length: Math.max(0, compare(count - bonesAt(before, seat))) }, () => seat));
  const givers = seatsBy((gain) => -gain);
  const takers = seatsBy((gain) => gain);
  let bones = before.bones;
  for (let at = 0; at < Math.max(givers.length, takers.length); at++) {
    bones = passed(bones, givers[at] ?? BOX, takers[at] ?? BOX);
  }
  return bones;
}

/** One bone goes from one place to another. It lies on top there: the order of the list is that of the bowl. */
export function passed(bones: readonly Bone[], from: number, to: number): readonly Bone[] {
  const bone = bones.findLast((one) => one.place === from);
  if (!bone) return bones;
  return [...bones.filter((one) => one !== bone), { id: bone.id, place: to }];
}
