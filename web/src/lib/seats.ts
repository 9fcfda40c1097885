// The mark of a seat: what is written on its chip, its pieces and its cards. Its colour is the class `seat-N` of `app.css`.

const firstOf = (name: string): string => ([...name][0] ?? "?").toUpperCase();

/** An initial each; where several names begin alike, the numbers of their seats: one sign, and no two the same. */
export function seatMarks(names: readonly string[]): string[] {
  const initials = names.map(firstOf);
  const isAlone = (initial: string) => initials.indexOf(initial) === initials.lastIndexOf(initial) && !/\d/.test(initial);
  return initials.map((initial, seat) => (isAlone(initial) ? initial : String(seat + 1)));
}
