// Moves that are marked on a board: with what a strong player thinks of them, or because a lesson wants them.

import type { Advice } from "../wire";

export interface Mark {
  move: string;
  /** The share of the victory it promises; null where nobody has thought about it: a lesson wants it. */
  share: number | null;
  /** The one to play. Where several are as good as equal there is none. */
  best: boolean;
}

const STAR = "★";
/** As many are listed below a board, and marked on it. */
export const SHOWN = 4;

/** None stands out: people may choose by taste. */
export const isEven = ({ even, opinions }: Advice, moves: number): boolean => even > 1 && (even >= moves || even >= Math.min(SHOWN, opinions.length));

/** All that may be chosen is alike: then no mark helps. */
export const isAllEven = ({ even }: Advice, moves: number): boolean => even > 1 && even >= moves;

/** What is told of an advice, best first. */
export function marksOf(advice: Advice, moves: number): Mark[] {
  if (isAllEven(advice, moves)) return [];
  const even = isEven(advice, moves);
  return advice.opinions.slice(0, SHOWN).map(({ move, share }, at) => ({ move, share, best: at === 0 && !even }));
}

/** The one move that a lesson wants. */
export const wantedMark = (move: string): Mark => ({ move, share: null, best: true });

/** What a mark says: a star on what to play, and a share where somebody has thought about it. */
export function inSigns({ share, best }: Mark, language: string): string {
  if (share === null) return STAR;
  const percent = new Intl.NumberFormat(language, { style: "percent" }).format(share);
  return best ? `${STAR}\u00a0${percent}` : percent;
}
