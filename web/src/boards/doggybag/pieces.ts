// Every bone is one piece that travels: a new scene moves as few of them as it can.

import { COLOURS, type Bones, type Colour, type Table } from "./view";

/** `bag`, `chest`, `hand`, `tray`, `stock-2`, `front-2`. */
export type Place = string;

export interface Piece {
  id: number;
  /** Null where we cannot know it. */
  colour: Colour | null;
  at: Place;
  /** How often it has moved; tells one journey from the next. */
  trips: number;
  /** When it came, counted in moves of bones: in a hand they lie in this order. */
  since: number;
  /** Which of those that set out together it is, so that they follow each other. */
  turn: number;
}

/** So many bones of each colour, or of no known colour, at every place. */
type Wanted = Map<Place, Map<Colour | null, number>>;

function wanted(table: Table, seat: number | null, tray: Bones, blind: boolean): Wanted {
  const found: Wanted = new Map();
  const open = (at: Place, bones: Bones): void => void found.set(at, new Map(COLOURS.map((colour) => [colour, bones[colour]])));
  const closed = (at: Place, size: number): void => void found.set(at, new Map([[null, size]]));
  closed("bag", table.bag.size - (blind ? 1 : 0));
  open("chest", table.chest);
  open("hand", table.drawn);
  if (blind) found.get("hand")?.set(null, 1);
  open("tray", tray);
  table.seats.forEach((dog, at) => {
    open(`front-${at}`, dog.front);
    if (!dog.stock) closed(`stock-${at}`, dog.stock_size);
    else if (at !== seat) open(`stock-${at}`, dog.stock);
    else open(`stock-${at}`, less(dog.stock, tray));
  });
  return found;
}

export function less(bones: Bones, some: Bones): Bones {
  const left = { ...bones };
  for (const colour of COLOURS) left[colour] = Math.max(0, left[colour] - some[colour]);
  return left;
}

/** The pieces of a scene: those that stay, then those that had to go where one is missing. `blind`: a bone is felt for that nobody has seen. */
export function moved(pieces: readonly Piece[], table: Table, seat: number | null, tray: Bones, blind = false): Piece[] {
  const missing = wanted(table, seat, tray, blind);
  const kept: Piece[] = [];
  const free: Piece[] = [];
  for (const piece of pieces) {
    const there = missing.get(piece.at);
    const colour = there?.has(null) && piece.at !== "hand" ? null : piece.colour;
    const count = there?.get(colour) ?? 0;
    if (there && count > 0) {
      there.set(colour, count - 1);
      kept.push(piece.colour === colour ? piece : { ...piece, colour });
    } else {
      free.push(piece);
    }
  }
  let next = Math.max(0, ...pieces.map((piece) => piece.id + 1));
  let since = Math.max(0, ...pieces.map((piece) => piece.since));
  let turn = 0;
  for (const [at, colours] of missing) {
    for (const [colour, count] of colours) {
      for (let left = count; left > 0; left--) {
        const from = best(free, at, colour);
        const going = from < 0 ? null : (free.splice(from, 1)[0] ?? null);
        if (!going) kept.push({ id: next++, colour, at, trips: 0, since: 0, turn: 0 });
        // A bone we saw go into the bag keeps its look until it is inside.
        else kept.push({ ...going, colour: colour ?? going.colour, at, trips: going.trips + 1, since: ++since, turn: turn++ });
      }
    }
  }
  return kept.sort((one, other) => one.id - other.id);
}

/** Which of the free pieces goes there: of the same place, of the same colour, else one from the bag. */
function best(free: readonly Piece[], at: Place, colour: Colour | null): number {
  let found = -1;
  let most = 0;
  free.forEach((piece, index) => {
    let fit = 1;
    if (piece.colour === colour) fit += 4;
    else if (piece.colour === null || colour === null) fit += 2;
    if (piece.at === at) fit += 8;
    if (piece.at === "bag" || piece.at === "tray") fit += 1;
    if (fit > most) [found, most] = [index, fit];
  });
  return found;
}
