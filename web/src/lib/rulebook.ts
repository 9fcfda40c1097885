// The rules page of a game, read for showing.

import type { GameInfo } from "../wire";
import * as api from "./api";
import { markdown, type Block } from "./markdown";

export interface Rulebook {
  blocks: Block[];
  game: GameInfo | null;
}

/** The rules of a game in a language, and what the cabinet says of it. */
export async function rulebook(game: string, language: string): Promise<Rulebook> {
  const [page, games] = await Promise.all([api.rules(game, language), api.games()]);
  return { blocks: markdown(page), game: games.find((one) => one.id === game) ?? null };
}
