// What a stage asks of whoever uses it.

import type { BoardModule, View } from "../boards/board";
import type { SeenStep, Told } from "../wire";

/** When steps are told, how fast, and whose hand they wait for. */
export interface Direction {
  pace?: BoardModule["pace"];
  /** Tells nothing, shows only where it led. */
  still: () => boolean;
  /** How much longer than usual everything takes. */
  tempo?: () => number;
  /** The board shows hands at work. */
  exhibits?: boolean | undefined;
  /** The board shows where a step leads to as soon as that has landed: the last of a beat, or one that brings its view. */
  passes?: boolean | undefined;
  /** A step has begun. */
  begun?: (step: SeenStep, view: View) => void;
  /** Some lines of a step, or the last of it, have been seen. */
  told?: (step: SeenStep, view: View, lines: readonly Told[]) => void;
  /** Does something end with this step that one looks at before the next thing begins: a game of a match? */
  breaks?: (step: SeenStep) => boolean;
  /** All that came has been told. */
  rested?: () => void;
  /** Is this seat's hand waited for, and is it of this page? */
  hand?: (seat: number) => "mine" | "theirs" | null;
  /** Does a lesson let the learner do by hand what comes after so many steps? */
  tries?: (count: number) => boolean;
  /** A hand of this page has shown so many steps. */
  revealed?: (seat: number, count: number) => void;
}
