// How a step is told: the happenings it brings, one after the other, and how long each takes.

import type { SeenStep, Told } from "../../wire";
import type { Timing } from "../board";
import { BOX, nearest, passed, waitingAt, type Colour, type Piece, type Scene } from "./scene";
import { RING } from "./view";

/** One happening on the table. */
export interface Moment {
  readonly ms: number;
  /** What is told of it. */
  readonly told: Told | null;
  /** The dog snaps; the dogs on the dice flash; a runner runs. */
  readonly mood: "bite" | "bust" | "run" | null;
  readonly scene: Scene;
}

/** Milliseconds. */
const FIRST_DIE = 240;
/** What a die shows is seen when it has tumbled: `DieBody` shows its face then. */
const DIE_SEEN = 560;
const SECOND_DIE = 1000;
const START = 300;
const SPACE = 65;
const INTO_TRACK = 320;
const PUSH = 420;
const SENT = 750;
const BITE = 480;
const HOME = 700;
const BUST = 1100;
const PAY = 1150;
const DOG = 700;
const ROUND = 700;
const SAID = 650;

const RUNS = new Set(["run", "run-in", "run-past", "circle", "run-bitten"]);

const isThrow = (step: SeenStep): boolean => step.name.startsWith("white:") || step.name.startsWith("black:");
const isThrowLine = (line: Told): boolean => line.key === "white" || line.key === "black-dice";

function numberOf(line: Told, name: string): number {
  const value = line.args[name];
  return typeof value === "number" ? value : 0;
}

function seatOf(line: Told, name = "player"): number {
  const value = line.args[name];
  return typeof value === "object" && value !== null && "seat" in value && typeof value.seat === "number" ? value.seat : 0;
}

/** Spaces a line says that the runner ran. */
function spaces(line: Told): number {
  if (line.key === "circle") return RING;
  return numberOf(line, line.key === "run-in" ? "distance" : "total");
}

/** How long a line is told. */
function lasts(line: Told): number {
  if (RUNS.has(line.key)) return START + SPACE * spaces(line) + (line.key === "run-bitten" ? BITE + HOME : 0);
  switch (line.key) {
    case "pushed":
      return PUSH;
    case "sent":
      return SENT;
    case "pushed-bitten":
      return PUSH + BITE + HOME;
    case "bust":
      return BUST;
    case "pay":
      return PAY;
    case "dog":
      return DOG;
    case "dog-bites":
      return DOG + BITE + HOME;
    case "round":
      return ROUND;
    default:
      return SAID;
  }
}

/** How long a step is told. */
export function lengthOf(step: SeenStep): number {
  const lines = step.lines ?? [];
  const rest = lines.filter((line) => !isThrowLine(line)).reduce((sum, line) => sum + lasts(line), 0);
  if (!isThrow(step)) return rest || SAID;
  return rest + (lines.some(isThrowLine) ? SECOND_DIE : FIRST_DIE);
}

/** When what each line of a step says is seen: a throw when its dice lie, the rest when its pieces have arrived. */
export function timingOf(step: SeenStep): Timing {
  const lines = step.lines ?? [];
  const thrown = lines.some(isThrowLine);
  let at = thrown ? SECOND_DIE : 0;
  const land = lines.map((line) => (isThrowLine(line) ? DIE_SEEN : (at += lasts(line))));
  return { land: land.length ? land : Math.min(DIE_SEEN, lengthOf(step)), total: lengthOf(step) };
}

/** What a step brings, beginning from how things stand. Together the moments last as long as `lengthOf` says. */
export function momentsOf(step: SeenStep, from: Scene): Moment[] {
  const moments: Moment[] = [];
  let scene = from;
  const then = (ms: number, told: Told | null, next: Scene, mood: Moment["mood"] = null): void => {
    scene = next;
    moments.push({ ms, told, mood, scene });
  };
  const lines = step.lines ?? [];
  const throwLine = lines.find(isThrowLine);
  if (throwLine) then(SECOND_DIE, throwLine, thrown(scene, step.name));
  for (const line of lines) if (line !== throwLine) tell(line, () => scene, then);
  // The first die of a pair has no line of its own; what the first one of the game is told with comes before it.
  if (isThrow(step) && !throwLine) then(FIRST_DIE, null, thrown(scene, step.name));
  if (!moments.length) then(SAID, null, scene);
  return moments;
}

type Then = (ms: number, told: Told | null, next: Scene, mood?: Moment["mood"]) => void;

function tell(line: Told, now: () => Scene, then: Then): void {
  const seat = seatOf(line);
  if (RUNS.has(line.key)) {
    run(line, seat, now, then);
    if (line.key === "run-bitten") bitten(line, seat, now, then);
    return;
  }
  switch (line.key) {
    case "pushed":
    case "sent":
      return then(lasts(line), line, sentBackTo(now(), seat, numberOf(line, "distance")));
    case "pushed-bitten":
      then(PUSH, line, sentBackTo(now(), seat, 0));
      return bitten(line, seat, now, then);
    case "bust":
      return then(BUST, line, { ...now(), phase: "run", bones: passed(now().bones, seat, BOX) }, "bust");
    case "pay":
      return then(PAY, line, { ...now(), bones: passed(now().bones, seat, seatOf(line, "taker")) });
    case "dog":
      return then(DOG, line, followed(now()));
    case "dog-bites":
      then(DOG, line, followed(now()));
      return bitten(line, seat, now, then);
    case "round":
      return then(ROUND, line, begun(now(), numberOf(line, "round"), seat));
    case "black":
      return then(SAID, line, { ...now(), phase: "black" });
    default:
      return then(SAID, line, now());
  }
}

function withRunner(scene: Scene, seat: number, piece: Piece): Scene {
  return { ...scene, runners: scene.runners.map((one, at) => (at === seat ? piece : one)) };
}

/** From the middle a runner first comes to the dog's side, for that is where its spaces are counted from. */
function run(line: Told, seat: number, now: () => Scene, then: Then): void {
  const total = spaces(line);
  const time = START + SPACE * total;
  const stands = now().runners[seat];
  const start = stands?.onTrack ? stands.along : nearest(stands?.along ?? 0, now().dog.along);
  const running: Scene = { ...now(), phase: "run" };
  const fromMiddle = !stands?.onTrack;
  const entry = fromMiddle ? Math.min(INTO_TRACK, time / 2) : 0;
  if (fromMiddle) then(entry, line, withRunner(running, seat, { along: start, onTrack: false }), "run");
  then(time - entry, line, withRunner(running, seat, { along: start + total, onTrack: true }), "run");
}

function sentBackTo(scene: Scene, seat: number, distance: number): Scene {
  const stands = scene.runners[seat]?.along ?? 0;
  let along = nearest(stands, scene.dog.along + distance);
  if (along > stands) along -= RING;
  return withRunner(scene, seat, { along, onTrack: true });
}

/** The dog snaps; then the runner goes home and a bone into the box. */
function bitten(line: Told, seat: number, now: () => Scene, then: Then): void {
  then(BITE, line, now(), "bite");
  const stands = now().runners[seat]?.along ?? 0;
  const home = nearest(stands, waitingAt(seat, now().runners.length));
  const bones = passed(now().bones, seat, BOX);
  then(HOME, line, { ...withRunner(now(), seat, { along: home, onTrack: false }), bones });
}

const followed = (scene: Scene): Scene => ({ ...scene, dog: { along: scene.dog.along + 1, onTrack: true } });

const begun = (scene: Scene, round: number, first: number): Scene => ({
  ...scene,
  phase: "white",
  round,
  first,
  turn: first,
  dice: { white: [], black: [] },
});

/** A die falls. With both white dice on the table already the next player's turn begins with it. */
function thrown(scene: Scene, name: string): Scene {
  const [colour = "white", face = "dog"] = name.split(":") as [Colour?, string?];
  const over = colour === "white" && scene.dice.white.length === 2;
  const dice = over ? { white: [], black: [] } : scene.dice;
  return {
    ...scene,
    phase: colour,
    turn: over ? (scene.turn + 1) % scene.runners.length : scene.turn,
    dice: { ...dice, [colour]: [...dice[colour], { face, tumbles: true }] },
  };
}
