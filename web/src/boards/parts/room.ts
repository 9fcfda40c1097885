// One way to fit for all boards: a board offers plans, the room takes one.

import type { Room } from "../board";

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  w: number;
  h: number;
}

/** A way to lay a board out: its drawn size, and its smallest touch target, at scale 1. */
export interface Plan {
  w: number;
  h: number;
  target: number;
}

/** What a finger hits surely, in CSS pixels; larger is not better. */
export const TOUCH = 44;

/** How a plan lies in its room: so much larger than drawn, its corner there. */
export interface Fit<P extends Plan> extends Point {
  plan: P;
  scale: number;
}

function fit<P extends Plan>(plan: P, room: Room): Fit<P> {
  const scale = Math.max(0.01, Math.min(room.w / plan.w, room.h / plan.h));
  return { plan, scale, x: (room.w - plan.w * scale) / 2, y: (room.h - plan.h * scale) / 2 };
}

/** The plan whose smallest touch target comes out largest, then the one that fills more of the room. */
export function choose<P extends Plan>(plans: readonly P[], room: Room): Fit<P> {
  const rank = ({ plan, scale }: Fit<P>): [number, number] => [
    Math.min(TOUCH, Math.round(plan.target * scale)),
    plan.w * plan.h * scale * scale,
  ];
  const [first, ...rest] = plans.map((plan) => fit(plan, room));
  if (!first) throw new Error("a board needs a plan");
  return rest.reduce((best, one) => {
    const [target, area] = rank(one);
    const [bestTarget, bestArea] = rank(best);
    return target > bestTarget || (target === bestTarget && area > bestArea) ? one : best;
  }, first);
}
