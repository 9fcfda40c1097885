// What lies on the boxes of games that declare their look, for those who know a game by its id alone.

import type { GameInfo, LidInfo } from "../wire";

const known = new Map<string, LidInfo | null>();

/** The games of the cabinet have come. */
export function noteLids(games: readonly GameInfo[]): void {
  for (const game of games) known.set(game.id, game.lid);
}

/** What lies on the box of a game that is known already; null where nobody has said. */
export const lidInfoOf = (game: string): LidInfo | null => known.get(game) ?? null;
