// Deals for practice: numbers from a seed, the same for everybody with the same seed on any machine.

/** Numbers from 0 up to 1, always the same ones for a text. */
export function seeded(text: string): () => number {
  let state = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) state = Math.imul(state ^ text.charCodeAt(at), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One number below each of these. */
export const dealt = (ranges: readonly number[], random: () => number): number[] => ranges.map((below) => Math.floor(random() * below));

/** A day as it is written everywhere, on the reader's own calendar. */
export function dayOf(date: Date): string {
  const two = (value: number): string => String(value).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
