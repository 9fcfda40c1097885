// What is asked: the game's own words for it, filled in from what the person sees and may do.

import type { Beat } from "../wire";
import type { Arguments, Speaker } from "./texts";

/** Numbers under these names in a view are seats; texts show the players' names. */
const SEATS = new Set(["seat", "seats", "turn"]);

/** The word of a move: `take` of `take:r1c1`. */
export function wordOf(move: string): string {
  return move.split(":", 1)[0] ?? move;
}

/** One sentence that says what is to be decided, or null where the game has none that fits. */
export function question(beat: Beat, seat: number | null, say: Speaker): string | null {
  const moves = beat.moves ?? [];
  const words = [...new Set(moves.map(wordOf))];
  const given: Arguments = { ...facts(beat.view), ...possible(moves, words) };
  if (seat !== null) given["player"] = { seat };
  const phase = `ask-${String(beat.view["phase"])}`;
  const end = beat.waits ? "-chance" : "";
  const keys = [...words.map((word) => `${phase}-${word}${end}`), phase + end];
  for (const key of keys) {
    for (const name of say.missing(key, given)) if (name.startsWith("can_")) given[name] = "no";
    const asked = say.wholly(key, given);
    if (asked !== null) return asked;
  }
  return null;
}

/** The same question without the name it begins with, for somebody who knows who they are. */
export function nameless(asked: string, name: string): string {
  const rest = asked.startsWith(name) ? /^\s*[,:]\s*(.+)$/s.exec(asked.slice(name.length))?.[1] : undefined;
  return rest === undefined ? asked : rest.charAt(0).toUpperCase() + rest.slice(1);
}

/** Of each word whether it can be said now, and the smallest and largest number where moves are numbers. */
function possible(moves: readonly string[], words: readonly string[]): Arguments {
  const found: Arguments = {};
  for (const word of words) found[`can_${word}`] = "yes";
  const numbers = moves.map((move) => move.slice(wordOf(move).length + 1)).filter((end) => /^\d+$/.test(end));
  if (numbers.length) {
    found["low"] = Math.min(...numbers.map(Number));
    found["high"] = Math.max(...numbers.map(Number));
  }
  return found;
}

/** All texts and numbers of a view, named by the way to them: `round`, `attempt_seats_0`. */
export function facts(view: unknown): Arguments {
  const found: Arguments = {};
  const walk = (value: unknown, path: string[]): void => {
    if (typeof value === "string" || typeof value === "number") {
      const isSeat = typeof value === "number" && path.slice(-2).some((name) => SEATS.has(name));
      found[path.join("_")] = isSeat ? { seat: value } : value;
    } else if (typeof value === "object" && value !== null) {
      for (const [name, item] of Object.entries(value)) walk(item, [...path, name]);
    }
  };
  walk(view, []);
  return found;
}
