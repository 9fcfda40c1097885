// What stands on a declared table in words, for eyes and for screen readers.

import type { Speaker } from "../../lib/texts";
import { label, words as inWords, type Scalar } from "../../lib/view";
import type { View } from "../board";
import type { Chip } from "./layout";
import { resolve, seatOf, type Scene, type Spread } from "./read";
import type { Token } from "./tokens";

const lastOf = (path: string): string => path.split(".").at(-1) ?? path;

/** What a place is called. */
export const placeName = (path: string, say: Speaker): string => label(lastOf(path), say);

/** What a piece is called, with its face. */
export function pieceName(token: Pick<Token, "kind" | "value" | "under">, say: Speaker): string {
  const name = say.wholly(`piece-${token.under || token.kind}`) ?? (token.under || token.kind).replaceAll("_", " ");
  if (token.value === null) return say.say("web-look-hidden", { piece: name });
  if (token.value === "") return name;
  return say.wholly(`${token.kind}-${token.value}`) ?? `${name} ${token.value}`;
}

/** A fact, flag or score as a word on the table; null where there is nothing to say. */
export function chipOf(spread: Spread, view: View, players: number, say: Speaker): Chip | null {
  const { place, value, seat } = spread;
  const key = lastOf(place.path);
  if (value === null || value === undefined || value === "") return null;
  if (place.kind === "flag") return value ? { text: placeName(place.path, say), strong: "", tone: place.tone ?? "plain" } : null;
  if (place.kind !== "fact" && place.kind !== "score") return null;
  const who = typeof value === "object" ? seatOf(value) : null;
  const shown = who !== null ? say.player(who) : inWords(key, value as Scalar, players, say);
  const seats = view["seats"];
  const own = Array.isArray(seats) && seat !== null ? (seats[seat] as unknown) : undefined;
  const goal = place.kind === "score" && typeof place.goal === "string" && place.goal ? resolve(place.goal, own, view) : place.goal;
  const of = typeof goal === "number" ? ` / ${goal.toLocaleString(say.language)}` : "";
  return { text: placeName(place.path, say), strong: shown + of, tone: place.kind };
}

/** A whole mat or the table in one sentence. */
export function spoken(spreads: readonly Spread[], chip: (spread: Spread) => Chip | null, under: (kind: string) => string, say: Speaker): string {
  const parts = spreads.flatMap((spread) => {
    const said = chip(spread);
    if (said) return [said.strong ? say.entry(said.text, said.strong) : said.text];
    if (!spread.things.length) return [];
    const names = spread.things.map((thing) => {
      const name = pieceName({ ...thing, under: under(thing.kind) }, say);
      return thing.cell ? `${thing.cell} ${name}` : name;
    });
    const counts = new Map<string, number>();
    for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
    const listed = [...counts].map(([name, count]) => (count > 1 ? `${count} × ${name}` : name));
    return [say.entry(placeName(spread.place.path, say), listed.join(", "))];
  });
  return parts.join("; ");
}

export const everything = (scene: Scene): Spread[] => [...scene.table, ...scene.mats.flat()];
