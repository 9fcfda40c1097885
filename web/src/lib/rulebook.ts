// The rules page of a game, read for showing.

import type { DossierInfo, GameInfo } from "../wire";
import * as api from "./api";
import { markdown, type Block } from "./markdown";

export interface Rulebook {
  blocks: Block[];
  dossier: DossierInfo;
  game: GameInfo | null;
}

/** The rules of a game in a language, where they come from, and what the cabinet says of it. */
export async function rulebook(game: string, language: string): Promise<Rulebook> {
  const [page, dossier, games] = await Promise.all([api.rules(game, language), api.dossier(game, language), api.games()]);
  return { blocks: markdown(page), dossier, game: games.find((one) => one.id === game) ?? null };
}
