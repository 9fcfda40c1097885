// Moves that are marked on a board: with what a strong player thinks of them, or because a lesson wants them.

/** An `Opinion` of the adviser is one. */
export interface Mark {
  move: string;
  /** The share of the victory it promises; null where nobody has thought about it: a lesson wants it. */
  share: number | null;
}

const WANTED = "★";

/** What a mark says. */
export function inSigns(share: number | null, language: string): string {
  return share === null ? WANTED : new Intl.NumberFormat(language, { style: "percent" }).format(share);
}
