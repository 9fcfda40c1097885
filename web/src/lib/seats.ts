// The mark of a seat: what is written on its chip, its pieces and its cards. Its colour is the class `seat-N` of `app.css`.

const firstOf = (name: string): string => ([...name][0] ?? "?").toUpperCase();

/** An initial each; with one more sign where several names begin alike, so that no two marks are the same. */
export function seatMarks(names: readonly string[]): string[] {
  return names.map((name, seat) => {
    const initial = firstOf(name);
    const alike = names.filter((other, at) => at !== seat && firstOf(other) === initial).map((other) => [...other]);
    if (!alike.length) return initial;
    const differs = [...name].find((sign, at) => at > 0 && sign.trim() !== "" && alike.every((other) => other[at] !== sign));
    return initial + (differs ?? String(seat + 1));
  });
}
