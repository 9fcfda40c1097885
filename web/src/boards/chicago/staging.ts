// What a step that is told now does to the pieces, before the view itself changes.

import type { SeenStep } from "../../wire";
import { parts } from "./choices";
import { isKind, type ChicagoView, type Kind } from "./view";

export interface Scene {
  /** A thief is on its way: to a cell, or out of town. */
  thief: { number: number; to: string | "left" } | null;
  policeman: { at: number; to: string } | null;
  /** A house is being opened. */
  opens: string | null;
  /** What it holds: a kind, or that we are not told. */
  found: Kind | "hidden" | null;
  shot: string | null;
  /** A house changes hands: what, from thief, to thief. */
  lost: { kind: Kind | "hidden"; from: number; to: number } | null;
  arrested: number | null;
}

const NOTHING: Scene = { thief: null, policeman: null, opens: null, found: null, shot: null, lost: null, arrested: null };

/** Until it has `landed` nobody sees what a house holds, what is lost, or that a shot has hit. */
export function scene(view: ChicagoView, step: SeenStep | null, landed = true): Scene {
  if (!step) return NOTHING;
  const { word, first, second } = parts(step.name);
  const number = view.turn.thief ?? 0;
  switch (word) {
    case "enter":
    case "go":
      return { ...NOTHING, thief: { number, to: first } };
    case "leave":
    case "fly":
      return { ...NOTHING, thief: { number, to: "left" } };
    case "rob":
      return { ...NOTHING, opens: first };
    case "house":
      return landed ? { ...NOTHING, found: isKind(first) ? first : "hidden" } : NOTHING;
    case "lose":
      return { ...NOTHING, lost: loss(view, step, landed ? first : "") };
    case "place": {
      const at = view.policemen.findIndex((one) => one.cell === null);
      return { ...NOTHING, policeman: at < 0 ? null : { at, to: first } };
    }
    case "move":
    case "shoot": {
      const at = view.policemen.findIndex((one) => one.cell === first);
      if (word === "shoot") return { ...NOTHING, shot: first, policeman: at < 0 || !landed ? null : { at, to: second } };
      return { ...NOTHING, policeman: at < 0 ? null : { at, to: second } };
    }
    case "surrender":
      return landed ? { ...NOTHING, arrested: number } : NOTHING;
    default:
      return NOTHING;
  }
}

/** Who loses to whom is told in the step's line alone. */
function loss(view: ChicagoView, step: SeenStep, kind: string): Scene["lost"] {
  const given = step.lines?.find((line) => line.key === "lose")?.args;
  if (!given) return null;
  const from = thiefOf(view, given["player"], given["thief"]);
  const to = thiefOf(view, given["receiver"], given["second"]);
  return from < 0 || to < 0 ? null : { kind: isKind(kind) ? kind : "hidden", from, to };
}

/** A thief as texts name it: by its number, counted from 1, where a player has two, else by the player. */
function thiefOf(view: ChicagoView, player: unknown, number: unknown): number {
  if (typeof number === "string" && number !== "none") return Number(number) - 1;
  const seat = typeof player === "object" && player !== null && "seat" in player ? player.seat : null;
  return view.thieves.findIndex((thief) => thief.seat === seat);
}
