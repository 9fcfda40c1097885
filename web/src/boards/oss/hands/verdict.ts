// What is said of an attempt: what was done, what was missed, and by how much.

import type { Speaker } from "../../../lib/texts";

export interface Judged {
  figure: string;
  result: number;
  needed: number;
  /** By its name; `none` where nothing was missed. */
  fault: string;
  miss: number;
  measure: number;
  /** The level, and the bone or number that was chosen. */
  level: number;
  chosen: number;
}

/** A hand is 200 units wide and 8 cm. */
const CENTIMETRES = 0.04;
/** What is missed by time, not by place. */
const BY_TIME: ReadonlySet<string> = new Set(["early", "late"]);

/** What is good alone, where at a table others decide: bones, or units from the middle. */
const GOOD: Readonly<Record<string, (judged: Judged) => boolean>> = {
  kat: ({ result }) => result >= 2,
  manu: ({ result }) => result >= 3,
  targoss: ({ result, measure }) => result > 0 && measure <= 130,
  warnoss: ({ result, chosen, level }) => result > 0 && chosen !== level,
};

export const isDone = (judged: Judged): boolean => GOOD[judged.figure]?.(judged) ?? judged.result >= Math.max(1, judged.needed);

const lengthOf = (units: number, language: string): string => {
  const value = units * CENTIMETRES;
  return new Intl.NumberFormat(language, { style: "unit", unit: "centimeter", unitDisplay: "short", maximumFractionDigits: value < 1 ? 2 : 1 }).format(value);
};

/** By how much, as people say it; nothing where it tells nothing. */
export function byHowMuch(judged: Judged, language: string): string {
  if (!judged.miss || judged.fault === "none") return "";
  if (!BY_TIME.has(judged.fault)) return lengthOf(judged.miss, language);
  return new Intl.NumberFormat(language, { style: "unit", unit: "second", unitDisplay: "short", maximumFractionDigits: 2 }).format(judged.miss / 1000);
}

/** Why it ended: one sentence. */
export function reason(judged: Judged, say: Speaker): string {
  if (judged.figure === "warnoss" && judged.result && judged.chosen === judged.level) return say.say("fault-wrong");
  if (judged.figure === "targoss" && judged.result) return say.say("hands-distance", { by: lengthOf(judged.measure, say.language) });
  if (judged.fault === "none" || judged.fault === "") return "";
  if (say.has(`fault-${judged.fault}-${judged.figure}`)) return say.say(`fault-${judged.fault}-${judged.figure}`);
  const by = byHowMuch(judged, say.language);
  return by && say.has(`fault-${judged.fault}-by`) ? say.say(`fault-${judged.fault}-by`, { by }) : say.say(`fault-${judged.fault}`);
}
