// A first game that teaches.

import * as api from "./api";
import { person } from "./person.svelte";
import { addressOf, place } from "./route.svelte";

/** Lays the table of a game's lesson, or of one of its roles, and goes there. */
export async function teach(game: string, role = ""): Promise<void> {
  await person.ensure();
  place.go(addressOf((await api.learn(game, role)).table.id));
}
