// Where every piece is seen now, a step that is told included, and how hemmed in each thief is.

import type { Point } from "../parts/room";
import type { Frame } from "./frame";
import type { Scene } from "./staging";
import { beside, type Cell } from "./town";
import type { ChicagoView } from "./view";

/** Where a thief is seen: in town, or with those outside or gone. */
export function thiefAt({ town, left, outside }: Frame, view: ChicagoView, scene: Scene, number: number): Point {
  const thief = view.thieves[number];
  const going = scene.thief?.number === number ? scene.thief.to : null;
  const cell = going ?? thief?.cell ?? null;
  const found = cell === null ? undefined : town.at.get(cell);
  if (found) return found;
  const zone = going === "left" || thief?.state === "left" ? left : outside;
  return zone.places[number] ?? zone.sign;
}

export function policemanAt({ town, reserve }: Frame, view: ChicagoView, scene: Scene, at: number): Point {
  const going = scene.policeman?.at === at ? scene.policeman.to : null;
  const cell = going ?? view.policemen[at]?.cell ?? null;
  const found = cell === null ? undefined : town.at.get(cell);
  if (found) return found;
  const before = view.policemen.slice(0, at).filter((one) => one.cell === null).length;
  return reserve.places[before] ?? reserve.sign;
}

/** The streets beside a thief, and who bars them: nobody, somebody, or the Police. */
export interface Way {
  cell: Cell;
  barred: "free" | "held" | "police";
}

/** The ways out of a thief in town; caught is whoever has none left, with a policeman beside. */
export function waysOf({ town }: Pick<Frame, "town">, view: ChicagoView, number: number): Way[] {
  const thief = view.thieves[number];
  const here = thief?.state === "town" && thief.cell !== null ? town.at.get(thief.cell) : undefined;
  if (!here) return [];
  const police = new Set(view.policemen.map((one) => one.cell));
  const others = new Set(view.thieves.map((one) => one.cell));
  return beside(town, here)
    .filter((cell) => cell.ground !== "house")
    .map((cell) => ({ cell, barred: police.has(cell.name) ? "police" : others.has(cell.name) ? "held" : "free" }));
}

/** The Police is about, so that ways out matter. */
export const isHunted = (view: ChicagoView): boolean => view.phase !== "over" && view.policemen.some((one) => one.cell !== null);
