// What lies about on the field besides bones: bag, wall, cloth, arches, goal, cards, net, pocket, a second hand.

import type { Palette } from "./ink";
import { hand, wall } from "./limb";
import type { Prop } from "./look";

/** These stand above the bones. */
const TALL: ReadonlySet<Prop["kind"]> = new Set(["wall", "arch", "goal", "net", "bag"]);
export const isTall = (kind: Prop["kind"]): boolean => TALL.has(kind);

type Drawing = (pen: CanvasRenderingContext2D, prop: Prop, ink: Palette) => void;

function rounded(pen: CanvasRenderingContext2D, { x, y, w, h }: Prop, radius: number): void {
  pen.beginPath();
  pen.roundRect(x, y, w, h, Math.min(radius, w / 2, h / 2));
}

/** A drum as on the cards: a skin, two feet. */
function drum(pen: CanvasRenderingContext2D, x: number, y: number, size: number, ink: Palette): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(size, size);
  pen.lineWidth = 0.09;
  pen.strokeStyle = ink.line;
  pen.fillStyle = ink.light;
  pen.beginPath();
  pen.moveTo(-0.42, -0.25);
  pen.lineTo(-0.3, 0.42);
  pen.quadraticCurveTo(0, 0.6, 0.3, 0.42);
  pen.lineTo(0.42, -0.25);
  pen.fill();
  pen.stroke();
  pen.beginPath();
  pen.ellipse(0, -0.25, 0.42, 0.18, 0, 0, 2 * Math.PI);
  pen.fill();
  pen.stroke();
  pen.restore();
}

function card(pen: CanvasRenderingContext2D, prop: Prop, ink: Palette, isDrum = true): void {
  pen.fillStyle = `rgb(${ink.shadow} / 25%)`;
  rounded(pen, { ...prop, x: prop.x + 7, y: prop.y + 9 }, 16);
  pen.fill();
  pen.fillStyle = ink.drum;
  pen.strokeStyle = ink.line;
  pen.lineWidth = 5;
  rounded(pen, prop, 16);
  pen.fill();
  pen.stroke();
  if (isDrum) drum(pen, prop.x + prop.w / 2, prop.y + prop.h / 2, Math.min(prop.w, prop.h) * 0.62, ink);
}

/** Two drum cards, and the gap between them that counts. */
function gate(pen: CanvasRenderingContext2D, prop: Prop, ink: Palette): void {
  const [w, h] = [130, 180];
  const y = prop.y + prop.h / 2;
  pen.strokeStyle = ink.glow;
  pen.lineWidth = 8;
  pen.setLineDash([20, 14]);
  pen.beginPath();
  pen.moveTo(prop.x, y);
  pen.lineTo(prop.x + prop.w, y);
  pen.stroke();
  pen.setLineDash([]);
  for (const x of [prop.x - w, prop.x + prop.w]) card(pen, { ...prop, x, y: y - h / 2, w, h }, ink);
}

const DRAWINGS: Readonly<Partial<Record<Prop["kind"], Drawing>>> = {
  card,
  goal: gate,
  net: gate,
  target: (pen, prop, ink) => {
    const [x, y] = [prop.x + prop.w / 2, prop.y + prop.h / 2];
    card(pen, { ...prop, x: x - 150, y: y - 200, w: 300, h: 400 }, ink, false);
    for (const [radius, colour] of [
      [130, ink.light],
      [92, ink.bad],
      [54, ink.light],
      [18, ink.bad],
    ] as const) {
      pen.fillStyle = colour;
      pen.beginPath();
      pen.arc(x, y, radius, 0, 2 * Math.PI);
      pen.fill();
    }
  },
  wall: (pen, prop, ink) => wall(pen, prop.x, prop.y, prop.w, prop.h, ink.other, ink.rim),
  cloth: (pen, prop, ink) => {
    pen.fillStyle = ink.cloth;
    pen.strokeStyle = ink.line;
    pen.globalAlpha = 0.55;
    rounded(pen, prop, 28);
    pen.fill();
    pen.globalAlpha = 0.6;
    pen.lineWidth = 4;
    pen.setLineDash([20, 12]);
    pen.stroke();
    pen.setLineDash([]);
    pen.globalAlpha = 1;
  },
  bag: (pen, prop, ink) => {
    const { x, y, w, h } = prop;
    pen.fillStyle = ink.bag;
    pen.strokeStyle = ink.line;
    pen.lineWidth = 6;
    pen.beginPath();
    pen.moveTo(x + w * 0.18, y + h * 0.95);
    pen.quadraticCurveTo(x - w * 0.05, y + h * 0.3, x + w * 0.3, y + h * 0.08);
    pen.quadraticCurveTo(x + w * 0.5, y - h * 0.08, x + w * 0.7, y + h * 0.08);
    pen.quadraticCurveTo(x + w * 1.05, y + h * 0.3, x + w * 0.82, y + h * 0.95);
    pen.quadraticCurveTo(x + w * 0.5, y + h * 1.08, x + w * 0.18, y + h * 0.95);
    pen.fill();
    pen.stroke();
    pen.lineWidth = 9;
    pen.strokeStyle = "#6b3d22";
    pen.beginPath();
    pen.moveTo(x + w * 0.12, y + h * 0.8);
    pen.quadraticCurveTo(x + w * 0.5, y + h * 0.93, x + w * 0.88, y + h * 0.8);
    pen.stroke();
  },
  /** Two fingertips on the table and the arch between them. */
  arch: (pen, { x, y, w, h }, ink) => {
    pen.lineCap = "round";
    for (const [colour, more] of [
      [ink.rim, 11],
      [ink.other, 0],
    ] as const) {
      pen.strokeStyle = colour;
      pen.lineWidth = 34 + more;
      pen.beginPath();
      pen.moveTo(x, y + h);
      pen.quadraticCurveTo(x + w * 0.1, y, x + w / 2, y - h * 0.35);
      pen.moveTo(x + w, y + h);
      pen.quadraticCurveTo(x + w * 0.9, y, x + w / 2, y - h * 0.35);
      pen.stroke();
    }
  },
  pocket: (pen, prop, ink) => {
    pen.strokeStyle = ink.glow;
    pen.fillStyle = `rgb(${ink.shadow} / 20%)`;
    pen.lineWidth = 7;
    pen.beginPath();
    pen.ellipse(prop.x + prop.w / 2, prop.y + prop.h / 2, prop.w / 2, prop.h / 2, 0, 0, 2 * Math.PI);
    pen.fill();
    pen.stroke();
  },
  hand: (pen, { x, y, w, h }, ink) => {
    hand(pen, { x: x + w / 2, y: y + h / 2 + 30, tilt: 0, curl: 0.18, size: w / 175, elbow: { x: 500 + (x + w / 2 - 500) * 0.6, y: Math.max(1320, y + h + 260) }, colour: ink.skin, rim: ink.rim });
  },
};

export function drawProp(pen: CanvasRenderingContext2D, prop: Prop, ink: Palette): void {
  pen.save();
  DRAWINGS[prop.kind]?.(pen, prop, ink);
  pen.restore();
}
