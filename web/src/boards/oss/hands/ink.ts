// Colours and sprites of the field: the drawing hand of the table, prepared once so that a frame only copies.

import { BONE, BUMP, HOLLOW, NOTCHES, type Colour } from "../bones";

export interface Palette {
  mat: string;
  weave: string;
  edge: string;
  line: string;
  shadow: string;
  skin: string;
  other: string;
  rival: string;
  rim: string;
  wood: string;
  drum: string;
  bag: string;
  cloth: string;
  good: string;
  bad: string;
  glow: string;
  light: string;
}

const LIGHT: Palette = {
  mat: "#ecd9b0",
  weave: "rgb(120 80 30 / 9%)",
  edge: "#b79f74",
  line: "#3a2c1e",
  shadow: "60 38 14",
  skin: "#b0552c",
  other: "#7a5536",
  rival: "#3f5f6e",
  rim: "#f6ead0",
  wood: "#d8bd86",
  drum: "#c98a3c",
  bag: "#a98a5c",
  cloth: "#8fa98a",
  good: "#2f6b3f",
  bad: "#a01818",
  glow: "#c9852b",
  light: "#fff8e6",
};
const DARK: Palette = {
  ...LIGHT,
  mat: "#40352a",
  weave: "rgb(255 220 160 / 6%)",
  edge: "#6a5a40",
  line: "#1d150d",
  shadow: "0 0 0",
  skin: "#c9683a",
  other: "#97704c",
  rival: "#56808f",
  rim: "#2a2118",
  wood: "#5a4a36",
  cloth: "#55694f",
  good: "#86c596",
  bad: "#ff8d7f",
  glow: "#e8b45c",
  light: "#f4e6c6",
};

export const palette = (dark: boolean): Palette => (dark ? DARK : LIGHT);

export const FILLS: Readonly<Record<Colour, string>> = {
  white: "#fcf7ec",
  black: "#46403c",
  red: "#c2493d",
  yellow: "#e2b23e",
  green: "#5f9a5a",
  blue: "#4b80b4",
};

/** A bone is drawn 22 wide and is 94 units long on the field. */
export const BONE_SCALE = 94 / 22;
const HALF_W = 13;
const HALF_H = 8.5;

/** Bones as pictures, one a colour and side. */
export class Sprites {
  readonly #made = new Map<string, HTMLCanvasElement>();
  readonly #scale: number;

  /** So many pixels a unit of the field. */
  constructor(pixels: number) {
    this.#scale = pixels * BONE_SCALE * 1.4;
  }

  draw(pen: CanvasRenderingContext2D, colour: Colour, side: "bump" | "hollow", size: number): void {
    const w = HALF_W * BONE_SCALE * size;
    const h = HALF_H * BONE_SCALE * size;
    pen.drawImage(this.#of(colour, side), -w, -h, 2 * w, 2 * h);
  }

  #of(colour: Colour, side: "bump" | "hollow"): HTMLCanvasElement {
    const key = colour + side;
    const known = this.#made.get(key);
    if (known) return known;
    const made = document.createElement("canvas");
    made.width = Math.ceil(2 * HALF_W * this.#scale);
    made.height = Math.ceil(2 * HALF_H * this.#scale);
    const pen = made.getContext("2d");
    if (pen) {
      pen.setTransform(this.#scale, 0, 0, this.#scale, made.width / 2, made.height / 2);
      bone(pen, colour, side);
    }
    this.#made.set(key, made);
    return made;
  }
}

function bone(pen: CanvasRenderingContext2D, colour: Colour, side: "bump" | "hollow"): void {
  const outline = new Path2D(BONE);
  pen.lineCap = "round";
  pen.lineJoin = "round";
  pen.fillStyle = FILLS[colour];
  pen.fill(outline);
  // Light from above on the left: a pale upper rim, a dark lower one.
  pen.save();
  pen.clip(outline);
  pen.lineWidth = 3;
  pen.strokeStyle = "rgb(255 255 255 / 35%)";
  pen.translate(0.6, 1.2);
  pen.stroke(outline);
  pen.translate(-1.2, -2.4);
  pen.strokeStyle = "rgb(40 20 0 / 22%)";
  pen.stroke(outline);
  pen.restore();
  pen.strokeStyle = "#3a2c1e";
  pen.lineWidth = 1.3;
  pen.stroke(outline);
  pen.globalAlpha = 0.75;
  pen.lineWidth = 0.9;
  pen.stroke(new Path2D(NOTCHES));
  if (side === "hollow") {
    pen.globalAlpha = 1;
    pen.fillStyle = "#2a1c10";
    pen.fill(new Path2D(HOLLOW));
    pen.strokeStyle = "rgb(255 255 255 / 60%)";
    pen.stroke(new Path2D("M-3 1.2 Q0 2.6 3 1.2"));
  } else {
    pen.stroke(new Path2D(BUMP));
    pen.globalAlpha = 0.5;
    pen.fillStyle = "#fff";
    pen.beginPath();
    pen.ellipse(-0.9, -1.7, 2, 0.8, -0.3, 0, 2 * Math.PI);
    pen.fill();
  }
  pen.globalAlpha = 1;
}

/** The mat all lies on: woven, with a border; drawn once for a size. */
export function mat(pixels: number, width: number, height: number, ink: Palette): HTMLCanvasElement {
  const made = document.createElement("canvas");
  made.width = Math.round(width * pixels);
  made.height = Math.round(height * pixels);
  const pen = made.getContext("2d");
  if (!pen) return made;
  pen.scale(pixels, pixels);
  pen.fillStyle = ink.mat;
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = ink.weave;
  for (let at = 0; at < width; at += 26) pen.fillRect(at, 0, 7, height);
  for (let at = 0; at < height; at += 26) pen.fillRect(0, at, width, 7);
  const deep = pen.createRadialGradient(width / 2, height * 0.45, width * 0.25, width / 2, height * 0.5, width * 0.95);
  deep.addColorStop(0, "rgb(255 240 200 / 14%)");
  deep.addColorStop(1, "rgb(60 30 0 / 18%)");
  pen.fillStyle = deep;
  pen.fillRect(0, 0, width, height);
  pen.strokeStyle = ink.edge;
  pen.lineWidth = 6;
  pen.setLineDash([26, 14]);
  pen.strokeRect(17, 17, width - 34, height - 34);
  return made;
}
