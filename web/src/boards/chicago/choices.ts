// Where on the board each move is chosen.

/** The moves of one question by where one points for them. */
export interface Choices {
  /** Cells that a click plays, with their moves: streets, gates, stars, houses. */
  cells: Map<string, string>;
  /** Of policemen that can be sent somewhere, by where they stand: where to, with the moves. */
  policemen: Map<string, Map<string, string>>;
  /** Moves with no place: `stay`, `leave`, `done` and the like. */
  words: string[];
  /** What people draw at a real table: `house:car`, `lose:m10`. */
  drawn: string[];
}

const ON_CELLS = ["enter", "go", "rob", "place"];
const OF_POLICEMEN = ["move", "shoot"];
const DRAWN = ["house", "lose"];

export function parts(move: string): { word: string; first: string; second: string } {
  const [word = "", first = "", second = ""] = move.split(":");
  return { word, first, second };
}

export function sorted(moves: readonly string[]): Choices {
  const found: Choices = { cells: new Map(), policemen: new Map(), words: [], drawn: [] };
  for (const move of moves) {
    const { word, first, second } = parts(move);
    if (ON_CELLS.includes(word)) found.cells.set(first, move);
    else if (DRAWN.includes(word)) found.drawn.push(move);
    else if (OF_POLICEMEN.includes(word)) {
      const targets = found.policemen.get(first) ?? new Map<string, string>();
      targets.set(second, move);
      found.policemen.set(first, targets);
    } else found.words.push(move);
  }
  return found;
}

/** The move a click on a cell would mean in a phase, open or not: what one can ask the reason of. */
export function meant(phase: string, cell: string, isHouse: boolean, from: string | null, word: "move" | "shoot"): string | null {
  if (from !== null) return `${word}:${from}:${cell}`;
  if (phase === "enter") return `enter:${cell}`;
  if (phase === "place") return `place:${cell}`;
  if (phase === "move") return isHouse ? `rob:${cell}` : `go:${cell}`;
  if (phase === "second") return isHouse ? `rob:${cell}` : `go:${cell}`;
  return null;
}
