// The pictures on the boxes: `boards/GAME/Lid.svelte`, found by the game's id. They are on the first page, so they come with it.

import type { Component } from "svelte";

const LIDS = import.meta.glob<{ default: Component }>("./*/Lid.svelte", { eager: true });

/** The picture of a game; none where nobody has drawn one. */
export const lidOf = (game: string): Component | null => LIDS[`./${game}/Lid.svelte`]?.default ?? null;
