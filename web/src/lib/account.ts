// How a result is drawn: a bar for each player, best first, of where the points came from.

import type { Result, Share } from "../wire";

/** A part of a bar; lost points are drawn over the end of those that were won. */
export interface Slice {
  share: Share;
  /** Percent of the widest bar. */
  from: number;
  width: number;
  lost: boolean;
  /** Which of the kinds of parts it is, for its colour. */
  kind: number;
}

export interface Bar {
  seat: number;
  score: number | null;
  won: boolean;
  slices: Slice[];
}

/** The seats with the most points first; those who share the victory before others with as many. */
function standing(result: Result): number[] {
  const rank = (seat: number): number => (result.winners.includes(seat) ? 1 : 0);
  return result.scores
    .map((_, seat) => seat)
    .sort((one, two) => rank(two) - rank(one) || (result.scores[two] ?? -1e9) - (result.scores[one] ?? -1e9));
}

export function barsOf(result: Result): Bar[] {
  const parts = result.decided?.parts ?? [];
  const kinds = [...new Set(parts.flat().map((share) => share.key))];
  const gained = parts.map((mine) => mine.reduce((sum, share) => sum + Math.max(0, share.points), 0));
  const widest = Math.max(1, ...gained);
  return standing(result).map((seat) => {
    let end = 0;
    let lost = gained[seat] ?? 0;
    const slices = (parts[seat] ?? []).map((share): Slice => {
      const width = (Math.abs(share.points) / widest) * 100;
      const kind = kinds.indexOf(share.key);
      if (share.points < 0) {
        lost += share.points;
        return { share, from: (lost / widest) * 100, width, lost: true, kind };
      }
      end += share.points;
      return { share, from: ((end - share.points) / widest) * 100, width, lost: false, kind };
    });
    return { seat, score: result.scores[seat] ?? null, won: result.winners.includes(seat), slices };
  });
}

/** The best of those who have not won. */
export function runnersUp(result: Result): number[] {
  const others = result.scores.map((_, seat) => seat).filter((seat) => !result.winners.includes(seat));
  const best = Math.max(...others.map((seat) => result.scores[seat] ?? -1e9));
  return others.filter((seat) => result.scores[seat] === best);
}
