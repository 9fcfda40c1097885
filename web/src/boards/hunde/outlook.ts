// What the table promises: who would pay now, where the runner would land, how likely a bust is.

import { ahead, dogsOf, totalOf, type Scene } from "./scene";

export interface Stakes {
  pays: number;
  takes: number;
}

/** Who would pay whom if the round ended now; nobody with fewer than two runners on the track. */
export function stakes(scene: Scene): Stakes | null {
  if (scene.phase === "over") return null;
  const running = scene.runners.flatMap((one, seat) => (one.onTrack ? [{ seat, lead: ahead(scene, one.along) }] : []));
  const sorted = running.sort((one, two) => one.lead - two.lead);
  const [last, first] = [sorted.at(0), sorted.at(-1)];
  return last && first && last !== first ? { pays: last.seat, takes: first.seat } : null;
}

export interface Landing {
  /** Where the run begins and how far it goes. */
  start: number;
  total: number;
  distance: number;
  fate: "free" | "pushes" | "bitten";
  /** Who stands there. */
  other: number | null;
}

/** Where the runner of this turn would land with the dice as they lie, while that is the question. */
export function landing(scene: Scene): Landing | null {
  const runner = scene.runners[scene.turn];
  if (scene.phase !== "choose" || !runner) return null;
  const start = runner.onTrack ? runner.along : scene.dog.along;
  const total = totalOf(scene);
  const distance = ahead(scene, start + total);
  const there = scene.runners.findIndex(
    (one, seat) => seat !== scene.turn && one.onTrack && ahead(scene, one.along) === distance,
  );
  const fate = distance === 0 ? "bitten" : there >= 0 ? "pushes" : "free";
  return { start, total, distance, fate, other: there >= 0 ? there : null };
}

/** In how many of the 36 throws of both black dice there would be two dogs or more. */
export function bustsOf36(scene: Scene, risky: boolean): number {
  const dogFaces = risky ? 2 : 1;
  return dogsOf(scene) > 0 ? 36 - (6 - dogFaces) ** 2 : dogFaces ** 2;
}
