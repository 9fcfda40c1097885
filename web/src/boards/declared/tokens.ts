// Pieces that stay the same piece from view to view: where one lay and where it lies now is a journey.

import type { LookInfo, PieceInfo } from "../../wire";
import type { Scene, Spread, Thing, Value } from "./read";

/** A thing on the table, with all that drawing and touching need. */
export interface Token extends Thing {
  id: number;
  piece: PieceInfo;
  /** The place it lies at: its id, whose mat that is on, and the number among the things there. */
  place: string;
  mat: number | null;
  /** That mat is the viewer's. */
  own: boolean;
  /** Nothing lies upon it. */
  top: boolean;
  position: number;
  lane: string;
  under: string;
  /** The marks upon it. */
  marks: string[];
  /** The face before, where it has changed just now; a die is thrown when it goes from one face to another. */
  change: "" | "thrown" | "turned";
  /** How often it has changed: a new number plays it again. */
  changes: number;
}

const placeOf = (token: Pick<Token, "place" | "mat">): string => `${token.mat ?? ""}/${token.place}`;

/** Everything that lies on the table, not yet told apart. */
function lying(scene: Scene, look: LookInfo, viewer: number | null): Omit<Token, "id">[] {
  const pieces = new Map(look.pieces.map((piece) => [piece.name, piece]));
  const of = ({ place, seat, things, marked }: Spread): Omit<Token, "id">[] =>
    things.flatMap((thing, position) => {
      const piece = pieces.get(thing.kind);
      if (!piece) return [];
      const lane = place.cells?.find((cell) => cell.name === thing.cell)?.lane ?? "";
      const names = [thing.cell, lane, String(thing.value), thing.kind].filter(Boolean);
      const marks = names.flatMap((name) => marked.get(name) ?? []);
      const own = seat !== null && seat === viewer;
      const top = place.kind !== "pile" || position === things.length - 1;
      return [{ ...thing, piece, place: place.path, mat: seat, own, top, position, lane, under: piece.under ?? "", marks, change: "", changes: 0 }];
    });
  return [...scene.table, ...scene.mats.flat()].flatMap(of);
}

type Alike = (old: Token, now: Omit<Token, "id">) => boolean;
const RULES: readonly Alike[] = [
  (old, now) => placeOf(old) === placeOf(now) && old.kind === now.kind && old.value === now.value && old.seat === now.seat && old.cell === now.cell,
  (old, now) => placeOf(old) === placeOf(now) && old.kind === now.kind && old.seat === now.seat,
  (old, now) => old.kind === now.kind && old.value === now.value && old.seat === now.seat,
  (old, now) => old.kind === now.kind && (old.value === null || now.value === null || old.value === now.value),
];

/** The tokens of a scene: those that were there before keep their ids, as alike as possible. Dice at places that chance has just
 * `rolled` are thrown again, whatever they show. */
export function follow(before: readonly Token[], scene: Scene, look: LookInfo, fresh: () => number, seat: number | null = null, rolled: (place: string) => boolean = () => false): Token[] {
  const now = lying(scene, look, seat);
  const left = new Set(before);
  const found = new Map<Omit<Token, "id">, Token>();
  for (const alike of RULES) {
    for (const one of now) {
      if (found.has(one)) continue;
      const old = [...left].find((token) => alike(token, one));
      if (!old) continue;
      left.delete(old);
      found.set(one, old);
    }
  }
  return now.map((one) => {
    const old = found.get(one);
    if (!old) return { ...one, id: fresh(), change: before.length && isFace(one.value) ? changeTo(one) : "" };
    const again = one.piece.shape === "die" || one.piece.shape === "pyramid" ? isFace(one.value) && rolled(one.place) : false;
    if (again) return { ...one, id: old.id, change: "thrown", changes: old.changes + 1 };
    if (old.value === one.value) return { ...one, id: old.id, change: old.change, changes: old.changes };
    return { ...one, id: old.id, change: isFace(old.value) ? changeTo(one) : "turned", changes: old.changes + 1 };
  });
}

const isFace = (value: Value): boolean => value !== null && value !== "";
const changeTo = (one: Pick<Token, "piece" | "value">): Token["change"] => ((one.piece.shape === "die" || one.piece.shape === "pyramid") && isFace(one.value) ? "thrown" : "turned");
