// Texts that fit their place: SVG text neither shortens nor breaks itself. Widths are measured, not guessed.

const FONT = 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif';
let pen: CanvasRenderingContext2D | null | undefined;

/** How many pixels a text takes. */
export function widthOf(text: string, size: number, weight = 400): number {
  if (pen === undefined) pen = typeof document === "undefined" ? null : document.createElement("canvas").getContext("2d");
  if (!pen) return text.length * size * 0.6;
  pen.font = `${weight} ${size}px ${FONT}`;
  return pen.measureText(text).width;
}

/** The text, cut where it would not fit into so many pixels. */
export function fitted(text: string, width: number, size: number, weight = 400): string {
  if (widthOf(text, size, weight) <= width) return text;
  let cut = text;
  while (cut && widthOf(`${cut}…`, size, weight) > width) cut = cut.slice(0, -1);
  return `${cut.trimEnd()}…`;
}

/** The size in which a text fits: a long word is small rather than cut off. */
export function shrunk(text: string, width: number, size: number, weight = 400): number {
  const wide = widthOf(text, size, weight);
  return wide <= width ? size : (size * width) / wide;
}

/** The length to squeeze a text to where it would be too long: narrow letters are read more easily than small ones. */
export const squeezed = (text: string, width: number, size: number, weight = 400): number | undefined =>
  widthOf(text, size, weight) > width ? width : undefined;

/** A text in at most so many lines. */
export function wrapped(text: string, width: number, size: number, most: number, weight = 400): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(`${last} ${word}`, size, weight) <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), fitted(lines.slice(most - 1).join(" "), width, size, weight)];
}
