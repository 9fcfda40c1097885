// Finding one move among many.

/** How people may type it: without capitals and accents. */
function plain(text: string): string {
  return text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
}

/** The moves whose words or name hold everything that was typed, in any order. */
export function pick(moves: readonly string[], wanted: string, textOf: (move: string) => string): string[] {
  const parts = plain(wanted).split(/\s+/).filter(Boolean);
  if (!parts.length) return [...moves];
  return moves.filter((move) => {
    const text = plain(`${textOf(move)} ${move}`);
    return parts.every((part) => text.includes(part));
  });
}
