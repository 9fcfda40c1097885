// Which move is made by touching what: every touch keeps the moves that the touched thing stands for.

import { argumentsOf, wordFor } from "../../lib/words";
import type { LookInfo, MoveWord, ReachInfo } from "../../wire";
import type { Token } from "./tokens";

/** A legal move that is still possible after what was touched. */
export interface Candidate {
  move: string;
  word: MoveWord;
  /** What its parts say. */
  values: string[];
  /** What decides each part; the last one is of the whole word. */
  ways: (ReachInfo | null)[];
  decided: ReadonlySet<number>;
}

/** Something one can touch: a token, or a cell of a board. */
export type Touched = Pick<Token, "place" | "mat" | "seat" | "kind" | "value" | "cell" | "lane" | "position" | "marks" | "under"> & {
  /** It lies before the viewer. */
  own: boolean;
};

const isControl = (target: string): boolean => target.startsWith("=");
export const controlOf = (way: ReachInfo | null): string => way?.targets.find(isControl) ?? "";

/** Every legal move with what decides it. */
export function candidates(moves: readonly string[], words: readonly MoveWord[], look: LookInfo): Candidate[] {
  return moves.flatMap((move): Candidate[] => {
    const word = wordFor(move, words);
    if (!word) return [];
    const given = argumentsOf(move, word);
    const values = word.parts.map((part) => {
      const value = given[part.name];
      return typeof value === "object" && value !== null && "seat" in value ? String(value.seat) : String(value);
    });
    const reach = (part: string): ReachInfo | null => look.reaches.find((one) => one.word === word.key && (one.part ?? "") === part) ?? null;
    return [{ move, word, values, ways: [...word.parts.map((part) => reach(part.name)), reach("")], decided: new Set() }];
  });
}

/** Does what is touched stand for this part of the move? A whole word is touched on the table, or before whoever plays it. */
function standsFor(one: Candidate, at: number, touched: Touched): boolean {
  const way = one.ways[at];
  if (!way || one.decided.has(at)) return false;
  const part = one.word.parts[at];
  return way.targets.some((target) => {
    const place = target.replace(/#$/, "");
    if (isControl(target) || (place !== touched.place && !touched.marks.includes(place))) return false;
    if (!part) return touched.mat === null || touched.own;
    const value = one.values[at];
    if (part.kind === "seat") return String(touched.mat ?? touched.seat) === value;
    if (target.endsWith("#")) return part.values[touched.position] === value;
    if (touched.cell) return touched.cell === value || (touched.lane !== "" && touched.lane === value);
    if (touched.value !== "" && touched.value !== null) return String(touched.value) === value;
    return (touched.under || touched.kind) === value;
  });
}

/** What is left after a touch, with the part that it decided. */
export function touch(found: readonly Candidate[], touched: Touched): Candidate[] {
  return found.flatMap((one) => {
    const at = one.ways.findIndex((_, part) => standsFor(one, part, touched));
    return at < 0 ? [] : [{ ...one, decided: new Set([...one.decided, at]) }];
  });
}

/** What remains to be decided by a control, by part. */
export const openControls = (one: Candidate): number[] => one.ways.flatMap((way, at) => (controlOf(way) && !one.decided.has(at) ? [at] : []));

/** How the moves that are left can be made: by touching, with a control, or by a button each. */
export interface Offer {
  byTouch: Candidate[];
  steppers: Map<string, Candidate[]>;
  /** Moves of one number each, by word. */
  keypads: Map<string, Candidate[]>;
  choosers: Candidate[];
  buttons: Candidate[];
}

/** Keys that stand side by side on a small phone. */
const KEYS = 7;

const add = (made: Map<string, Candidate[]>, one: Candidate): void => void made.set(one.word.key, [...(made.get(one.word.key) ?? []), one]);

export function offer(found: readonly Candidate[], all: readonly Touched[]): Offer {
  const made: Offer = { byTouch: [], steppers: new Map(), keypads: new Map(), choosers: [], buttons: [] };
  for (const one of found) {
    const controls = openControls(one);
    if (all.some((touched) => touch([one], touched).length)) made.byTouch.push(one);
    else if (!controls.length) made.buttons.push(one);
    else if (controls.every((at) => controlOf(one.ways[at] ?? null) === "=stepper")) add(made.steppers, one);
    else if (controls.length === 1 && controlOf(one.ways[controls[0] ?? 0] ?? null) === "=keypad") add(made.keypads, one);
    else made.choosers.push(one);
  }
  // More keys than these are stepped through.
  for (const [word, keys] of made.keypads) {
    if (keys.length <= KEYS) continue;
    made.keypads.delete(word);
    made.steppers.set(word, keys);
  }
  return made;
}

/** The one move that touching this would say by itself, legal or not; null where it says less than a whole move. */
export function definite(touched: Touched, words: readonly MoveWord[], look: LookInfo): string | null {
  for (const word of words) {
    const [part, ...more] = word.parts;
    const says = part ? part.values.map((value) => `${word.name}:${value}`) : [word.name];
    if (more.length) continue;
    const found = touch(candidates(says, [word], look), touched);
    if (found.length === 1 && found[0]) return found[0].move;
  }
  return null;
}
