// Texts that fit their place: SVG text neither shortens nor breaks itself.

/** As much of a text as fits; letters of our sans serif are about this wide. */
export function fitted(text: string, width: number, size: number): string {
  const most = Math.max(2, Math.floor(width / (size * 0.54)));
  return text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`;
}

/** The size in which a bold text fits: a long word is small rather than cut off. */
export const shrunk = (text: string, width: number, size: number): string => `${Math.min(size, width / (text.length * 0.64))}px`;

/** The length to squeeze a bold word to where it would be too long: narrow letters are read more easily than small ones. */
export const squeezed = (text: string, width: number, size: number): number | undefined => (text.length * size * 0.61 > width ? width : undefined);

/** A text in at most so many lines. */
export function wrapped(text: string, width: number, size: number, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && (last.length + 1 + word.length) * size * 0.52 <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), fitted(lines.slice(most - 1).join(" "), width, size)];
}
