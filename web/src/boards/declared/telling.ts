// How long a step of a declared game is told, and what it sounds like.

import type { Sound } from "../../lib/sound";
import type { LookInfo, SeenStep, Told } from "../../wire";
import type { BoardModule } from "../board";

/** Milliseconds of a step that has something to tell; the others go along with the next one. */
const PACE = 950;

export const pace = (step: SeenStep): number => (step.lines?.length ? PACE : 0);

/** What the pieces of a game sound like when they are set down. */
function usual(look: LookInfo): Sound {
  const shapes = new Set(look.pieces.map((piece) => piece.shape));
  if (shapes.has("die")) return "dice";
  if (shapes.has("card")) return "card";
  return shapes.has("coin") ? "coin" : shapes.has("stone") ? "stone" : "step";
}

/** Good and bad news, dice that chance throws, and pieces that are set down. */
export function soundOf(look: LookInfo): NonNullable<BoardModule["sound"]> {
  const set = usual(look);
  return (step: SeenStep, _view: unknown, lines: readonly Told[]): Sound | null => {
    const news = lines.map((line) => look.told?.[line.key]).find((tone) => tone === "good" || tone === "bad");
    if (news === "good" || news === "bad") return news;
    return step.seat === undefined ? set : set === "dice" ? "step" : set;
  };
}
