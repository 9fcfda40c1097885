// What is said of an attempt: what was done, what was missed, and by how much.

import type { Speaker } from "../../../lib/texts";

export interface Judged {
  figure: string;
  result: number;
  needed: number;
  /** By its name; `none` where nothing was missed. */
  fault: string;
  miss: number;
}

/** A hand is 200 units wide and 8 cm. */
const CENTIMETRES = 0.04;
/** What is missed by time, not by place. */
const BY_TIME: ReadonlySet<string> = new Set(["early", "late"]);

export const isDone = (judged: Judged): boolean => judged.result >= Math.max(1, judged.needed);

/** By how much, as people say it; nothing where it tells nothing. */
export function byHowMuch(judged: Judged, language: string): string {
  if (!judged.miss || judged.fault === "none") return "";
  const [value, unit] = BY_TIME.has(judged.fault) ? [judged.miss / 1000, "second"] : [judged.miss * CENTIMETRES, "centimeter"];
  const digits = value < 1 ? 2 : 1;
  return new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "short", maximumFractionDigits: digits }).format(value);
}

/** Why it ended: one sentence. */
export function reason(judged: Judged, say: Speaker): string {
  if (judged.fault === "none" || judged.fault === "") return "";
  const by = byHowMuch(judged, say.language);
  return by && say.has(`fault-${judged.fault}-by`) ? say.say(`fault-${judged.fault}-by`, { by }) : say.say(`fault-${judged.fault}`);
}
