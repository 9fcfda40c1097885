// Names that fit where they stand.

let pen: CanvasRenderingContext2D | null | undefined;

/** French sets a space before a colon. */
export const colon = (language: string): string => (language === "fr" ? "\u00a0: " : ": ");

/** The text, cut to so many pixels. */
export function fitted(text: string, room: number, size: number, weight = 400): string {
  pen ??= document.createElement("canvas").getContext("2d");
  if (!pen) return text;
  pen.font = `${weight} ${size}px system-ui, sans-serif`;
  if (pen.measureText(text).width <= room) return text;
  const signs = [...text];
  while (signs.length > 1 && pen.measureText(`${signs.join("")}…`).width > room) signs.pop();
  return `${signs.join("").trimEnd()}…`;
}
