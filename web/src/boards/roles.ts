// What a role looks like where a seat is given one before the game: `boards/GAME/Role.svelte`, where somebody has drawn it.

import type { Component } from "svelte";

export type RolePicture = Component<{
  /** The option that names a seat. */
  option: string;
  seat: number;
  /** Is it this seat that it names? */
  holds: boolean;
}>;

const ROLES = import.meta.glob<{ default: RolePicture }>("./*/Role.svelte");

/** The pictures of a game's roles; none where nobody has drawn them. */
export async function rolesOf(game: string): Promise<RolePicture | null> {
  return (await ROLES[`./${game}/Role.svelte`]?.())?.default ?? null;
}
