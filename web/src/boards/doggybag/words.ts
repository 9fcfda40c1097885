// The table in words, for screen readers and labels.

import { inSigns, type Mark } from "../../lib/marks";
import type { Speaker } from "../../lib/texts";
import { COLOURS, dogAt, points, sum, type Bones, type Colour, type Table } from "./view";

/** `2 grey bones, 1 black bone`. */
export function listed(bones: Bones, say: Speaker): string {
  if (!sum(bones)) return say.say("board-hidden", { count: 0 });
  const parts = COLOURS.filter((colour) => bones[colour]).map((colour) => pile(colour, bones[colour], say));
  return parts.join(", ");
}

export const pile = (colour: Colour, count: number, say: Speaker): string => say.say("board-pile", { colour, count });

/** All that can be seen of a player, in one breath. */
export function dogInWords(table: Table, seat: number, say: Speaker): string {
  const dog = dogAt(table, seat);
  const behind = dog.stock ? listed(dog.stock, say) : say.say("board-hidden", { count: dog.stock_size });
  const parts = [
    say.player(seat),
    `${say.say("board-front")} ${listed(dog.front, say)}`,
    say.say("board-points", { points: points(dog.front) }),
    `${say.say("board-behind")} ${behind}`,
  ];
  if (dog.role !== null) parts.push(dog.flipped ? say.say("board-hothead", { announced: dog.announced ?? 0 }) : tokenInWords(dog.role, say));
  if (table.first === seat) parts.push(say.say("board-first"));
  if (dog.out) parts.push(say.say("board-out"));
  else if (table.phase === "loot" && table.loot !== null) parts.push(say.say(dog.sealed ? "board-sealed" : "board-choosing"));
  return parts.join("; ");
}

export const tokenInWords = (role: number, say: Speaker): string => `${role}, ${say.say("role-name", { role })}`;

/** What a strong player thinks of the best of these moves, as a share, or a lesson's mark; null where none is among the best. */
export function shareOf(opinions: readonly Mark[], fits: (move: string) => boolean, say: Speaker): string | null {
  const best = opinions.find((one) => fits(one.move));
  return best ? inSigns(best, say.language) : null;
}

export const percent = (share: number, say: Speaker): string =>
  new Intl.NumberFormat(say.language, { style: "percent" }).format(share);
