// Where a strong player would point, each with its share.

import type { Asking } from "./asking";
import type { Box, Point } from "../parts/room";
import { piles } from "./boxes";
import type { Plan } from "./layout";
import { COLOURS, type Colour } from "./view";
import { shareOf } from "./words";

export interface Badge {
  key: string;
  at: Point;
  share: string;
}

interface Shown {
  lay: Plan;
  seat: number | null;
  /** Our bone that the Ace gives. */
  mine: Colour | null;
  /** The bones in the hand. */
  held: { colour: Colour; at: Point }[];
}

const top = (box: Box): Point => ({ x: box.x + box.w / 2, y: box.y + 17 });

export function badgesOf({ opinions, say }: Asking, { lay, seat, mine, held }: Shown): Badge[] {
  if (!opinions.length) return [];
  const found: Badge[] = [];
  const mark = (key: string, at: Point, fits: (move: string) => boolean): void => {
    const share = shareOf(opinions, fits, say);
    if (share) found.push({ key, at, share });
  };
  lay.slots.forEach(({ at }, role) =>
    mark(`token ${role}`, { x: at.x + lay.radius * 0.7, y: at.y - lay.radius * 0.6 }, (move) => move === `take:${role}` || move === `flip:${role}`),
  );
  lay.places.forEach((place, who) => mark(`dog ${who}`, top(place.box), (move) => move === `lead:${who}` || move === `steal:${who}`));
  const own = seat === null ? undefined : lay.places[seat];
  for (const colour of COLOURS) {
    if (own) mark(`own ${colour}`, top(piles(own.screen)[colour]), (move) => move === `put:${colour}` || move.startsWith(`swap:${colour}:`));
    mark(`chest ${colour}`, top(piles(lay.inside)[colour]), (move) => move === `bag:${colour}` || (mine !== null && move === `swap:${mine}:${colour}`));
  }
  held.forEach((bone, at) => mark(`held ${at}`, { x: bone.at.x, y: bone.at.y + 22 }, (move) => move === `chest:${bone.colour}`));
  return found;
}
