// Where every piece is seen now, a step that is told included, and how hemmed in each thief is.

import type { Speaker } from "../../lib/texts";
import type { SeenStep } from "../../wire";
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

/** What stands on a thief: its player's mark, and its number where somebody plays two. */
export function thiefSign(view: ChicagoView, number: number, say: Speaker): string {
  const seat = view.thieves[number]?.seat ?? -1;
  const isAlone = view.thieves.filter((one) => one.seat === seat).length < 2;
  return say.mark(seat) + (isAlone ? "" : String(number + 1));
}

/** How a game of a match ended, from the last view before its last steps: whoever was not arrested got away. */
export function endOf(view: ChicagoView, steps: readonly SeenStep[]): ChicagoView {
  const lines = steps.flatMap((step) => step.lines ?? []).filter((line) => line.key === "arrested");
  const isCaught = (seat: number, number: number): boolean =>
    lines.some(({ args = {} }) => {
      const player = args["player"] as { seat?: number } | undefined;
      return player?.seat === seat && (args["thief"] === "none" || args["thief"] === String(number + 1));
    });
  const thieves = view.thieves.map((thief, number) => {
    const caught = thief.state === "arrested" || isCaught(thief.seat, number);
    return { ...thief, state: caught ? ("arrested" as const) : ("left" as const) };
  });
  return { ...view, thieves };
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
