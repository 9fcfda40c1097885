// Names that fit their place: SVG text does not shorten itself.

let pen: CanvasRenderingContext2D | null = null;

/** How many pixels a text takes. */
export function measured(text: string, font: string): number {
  pen ??= document.createElement("canvas").getContext("2d");
  if (!pen) return 0;
  pen.font = font;
  return pen.measureText(text).width;
}

/** The name with what is said of it, wholly or alone or shortened with an ellipsis, in so many pixels. */
export function fitted(name: string, besides: string, width: number, font: string): string {
  pen ??= document.createElement("canvas").getContext("2d");
  if (!pen) return name;
  pen.font = font;
  const fits = (text: string): boolean => (pen?.measureText(text).width ?? 0) <= width;
  const whole = [name + besides, name].find(fits);
  if (whole !== undefined) return whole;
  const letters = [...name];
  const shortened = (): string => `${letters.join("").trimEnd()}…`;
  while (letters.length > 1 && !fits(shortened())) letters.pop();
  return shortened();
}
