// One frame of the field: mat, props, shadows, bones, hand, the Jack in the air, and what makes it feel.

import type { Effects } from "./effects";
import { mat, palette, Sprites, type Palette } from "./ink";
import { hand } from "./limb";
import { JACK_FAULT, LYING } from "./layout";
import { HEIGHT, WIDTH, type Body, type Look } from "./look";
import { drawProp, isTall } from "./props";
import { ABOVE, AS_SCENERY, BELOW, OWN_HAND } from "./scenery";

/** Heights are seen from the front: so much of them goes up the screen. */
const LIFT = 0.8;
const lifted = (body: { y: number; z: number }): number => body.y - body.z * LIFT;
const larger = (z: number): number => 1 + Math.max(0, z) / 1700;

export class Painter {
  readonly #canvas: HTMLCanvasElement;
  readonly #pen: CanvasRenderingContext2D | null;
  #pixels = 0;
  #ink: Palette = palette(false);
  #sprites = new Sprites(1);
  #mat: HTMLCanvasElement | null = null;

  constructor(canvas: HTMLCanvasElement) {
    this.#canvas = canvas;
    this.#pen = canvas.getContext("2d", { alpha: false });
  }

  /** As many CSS pixels wide, on a screen of this density, by day or night. */
  fit(width: number, density: number, dark: boolean): void {
    const sharp = Math.min(2, density);
    this.#pixels = (width * sharp) / WIDTH;
    this.#canvas.width = Math.round(WIDTH * this.#pixels);
    this.#canvas.height = Math.round(HEIGHT * this.#pixels);
    this.#ink = palette(dark);
    this.#sprites = new Sprites(this.#pixels);
    this.#mat = mat(this.#pixels, WIDTH, HEIGHT, this.#ink);
  }

  draw(look: Look, feel: Effects, still: boolean): void {
    const pen = this.#pen;
    if (!pen || !this.#mat) return;
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.drawImage(this.#mat, 0, 0);
    const jolt = feel.shake > 0.5 && !still ? [Math.sin(look.now * 0.9) * feel.shake, Math.cos(look.now * 1.3) * feel.shake] : [0, 0];
    pen.setTransform(this.#pixels, 0, 0, this.#pixels, (jolt[0] ?? 0) * this.#pixels, (jolt[1] ?? 0) * this.#pixels);
    BELOW[look.figure]?.(pen, look, this.#ink);
    const props = AS_SCENERY.has(look.figure) ? [] : look.props;
    for (const prop of props) if (!isTall(prop.kind)) drawProp(pen, prop, this.#ink);
    const bodies = look.bones.map((body, at) => ({ body, at })).filter(({ body }) => body.as !== "hidden" && body.as !== "held");
    for (const { body } of bodies) this.#shadow(pen, body);
    if (look.jack && look.jack.as !== "hidden") this.#shadow(pen, look.jack);
    if (look.landing) this.#landing(pen, look);
    for (const { body, at } of bodies) if (body.z < 60) this.#bone(pen, body, at, feel);
    for (const prop of props) if (isTall(prop.kind)) drawProp(pen, prop, this.#ink);
    if (!OWN_HAND.has(look.figure)) this.#hand(pen, look, feel);
    ABOVE[look.figure]?.(pen, look, this.#ink);
    for (const { body, at } of bodies.filter(({ body }) => body.z >= 60).sort((one, two) => one.body.z - two.body.z)) this.#bone(pen, body, at, feel);
    this.#held(pen, look, feel);
    if (!still) this.#trail(pen, feel);
    if (look.jack && look.jack.as !== "hidden") this.#jack(pen, look.jack, feel);
    if (look.over && look.raw.fault === JACK_FAULT && look.raw.presses && !look.raw.ring) this.#gap(pen, look);
    this.#sparks(pen, feel);
    if (look.raw.ring && !look.over) this.#numbers(pen, look);
    if (look.ring) this.#ring(pen, look.ring);
  }

  /** How far the hand was from where the Jack came down. */
  #gap(pen: CanvasRenderingContext2D, { raw }: Look): void {
    pen.strokeStyle = this.#ink.bad;
    pen.lineWidth = 6;
    pen.setLineDash([18, 14]);
    pen.beginPath();
    pen.moveTo(raw.px, raw.py);
    pen.lineTo(raw.land_x, raw.land_y);
    pen.stroke();
    pen.globalAlpha = 0.6;
    pen.beginPath();
    pen.arc(raw.land_x, raw.land_y, raw.catch, 0, 2 * Math.PI);
    pen.stroke();
    pen.setLineDash([]);
    pen.globalAlpha = 1;
  }

  /** Whoever chooses by a key sees which one. */
  #numbers(pen: CanvasRenderingContext2D, look: Look): void {
    if (look.figure === "los_loboss") return;
    pen.textAlign = "center";
    pen.font = "700 44px system-ui, sans-serif";
    look.bones.forEach((body, at) => {
      if (look.raw.bone_state[at] !== LYING) return;
      pen.fillStyle = "#2a1c0c";
      pen.beginPath();
      pen.arc(body.x + 52, body.y - 46, 32, 0, 2 * Math.PI);
      pen.fill();
      pen.fillStyle = "#ffd54a";
      pen.fillText(String(at + 1), body.x + 52, body.y - 30);
    });
  }

  #shadow(pen: CanvasRenderingContext2D, body: Body): void {
    if (body.as === "held") return;
    const far = Math.min(1, Math.max(0, body.z) / 900);
    pen.fillStyle = `rgb(${this.#ink.shadow} / ${0.34 - 0.18 * far})`;
    pen.beginPath();
    pen.ellipse(body.x + 8, body.y + 14, 46 * (1 - 0.35 * far), 26 * (1 - 0.35 * far), 0, 0, 2 * Math.PI);
    pen.fill();
  }

  /** Where it comes down: a circle as wide as the hand may be off, and one that closes on it. */
  #landing(pen: CanvasRenderingContext2D, look: Look): void {
    const { landing, now } = look;
    if (!landing) return;
    const left = Math.max(0, Math.min(1, (landing.lands - now) / Math.max(1, landing.lands - landing.thrown)));
    pen.lineWidth = 5;
    pen.strokeStyle = this.#ink.glow;
    pen.globalAlpha = 0.5;
    pen.setLineDash([18, 14]);
    pen.beginPath();
    pen.arc(landing.x, landing.y, landing.reach, 0, 2 * Math.PI);
    pen.stroke();
    pen.setLineDash([]);
    pen.globalAlpha = 0.35 + 0.6 * (1 - left);
    pen.lineWidth = 7 + 5 * (1 - left);
    pen.beginPath();
    pen.arc(landing.x, landing.y, 34 + landing.reach * 1.5 * left, 0, 2 * Math.PI);
    pen.stroke();
    pen.globalAlpha = 1;
  }

  #bone(pen: CanvasRenderingContext2D, body: Body, at: number, feel: Effects): void {
    const hop = feel.moved.get(at);
    const size = body.size * larger(body.z) * (hop && body.as === "done" ? 1 + 0.25 * Math.sin((hop.age / 260) * Math.PI) : 1);
    pen.save();
    pen.globalAlpha = body.as === "lost" ? 0.55 : 1;
    pen.translate(body.x, lifted(body));
    pen.rotate((body.turn * Math.PI) / 180);
    this.#sprites.draw(pen, body.colour, body.side, size);
    pen.restore();
  }

  /** What the hand holds lies in its palm; what it has just taken jumps there. */
  #held(pen: CanvasRenderingContext2D, look: Look, feel: Effects): void {
    // A bag hides what it has taken.
    if (look.figure === "glodoc") return;
    const held = look.bones.map((body, at) => ({ body, at })).filter(({ body }) => body.as === "held");
    held.forEach(({ body, at }, place) => {
      const hop = feel.moved.get(at);
      const gone = hop ? Math.min(1, hop.age / 180) : 1;
      const goal = { x: feel.hand.x + (place - (held.length - 1) / 2) * 34, y: feel.hand.y + 92 + (place % 2) * 20 };
      const from = hop?.from ?? goal;
      pen.save();
      pen.translate(from.x + (goal.x - from.x) * gone, from.y + (goal.y - from.y) * gone - Math.sin(gone * Math.PI) * 60);
      pen.rotate(((body.turn + 40 * place) * Math.PI) / 180);
      this.#sprites.draw(pen, body.colour, body.side, 0.62 + 0.3 * (1 - gone));
      pen.restore();
    });
  }

  #hand(pen: CanvasRenderingContext2D, look: Look, feel: Effects): void {
    if (!look.hand.shown) return;
    const { x, y, tilt, curl } = feel.hand;
    hand(pen, { x, y: y + 132 - 84 * curl, tilt, curl, size: 0.92, elbow: { x: 500 + (x - 500) * 0.55, y: Math.max(HEIGHT + 60, y + 330) }, colour: this.#ink.skin, rim: this.#ink.rim });
  }

  #trail(pen: CanvasRenderingContext2D, feel: Effects): void {
    feel.trail.forEach((spot, at) => {
      pen.globalAlpha = (0.3 * at) / feel.trail.length;
      pen.fillStyle = this.#ink.light;
      pen.beginPath();
      pen.arc(spot.x, spot.y - spot.z * LIFT, (12 + 22 * (at / feel.trail.length)) * larger(spot.z), 0, 2 * Math.PI);
      pen.fill();
    });
    pen.globalAlpha = 1;
  }

  #jack(pen: CanvasRenderingContext2D, jack: Body, feel: Effects): void {
    const size = jack.size * larger(jack.z);
    pen.save();
    pen.globalAlpha = jack.as === "lost" ? 0.7 : 1;
    pen.translate(jack.x + feel.shift.x, lifted(jack) + feel.shift.y);
    pen.scale(1 + 0.3 * feel.squash, 1 - 0.3 * feel.squash);
    pen.rotate((jack.turn * Math.PI) / 180);
    this.#sprites.draw(pen, jack.colour, jack.side, size);
    pen.restore();
  }

  #sparks(pen: CanvasRenderingContext2D, feel: Effects): void {
    pen.lineCap = "round";
    for (const spark of feel.sparks) {
      const gone = spark.age / spark.life;
      const [from, to] = [spark.reach * (0.35 + 0.65 * gone), spark.reach * (0.6 + 0.75 * gone)];
      const [cos, sin] = [Math.cos(spark.angle), Math.sin(spark.angle)];
      pen.globalAlpha = 1 - gone;
      pen.strokeStyle = this.#ink[spark.colour];
      pen.lineWidth = 8 * (1 - 0.6 * gone);
      pen.beginPath();
      pen.moveTo(spark.x + cos * from, spark.y + sin * from);
      pen.lineTo(spark.x + cos * to, spark.y + sin * to);
      pen.stroke();
    }
    for (const wave of feel.waves) {
      const gone = wave.age / wave.life;
      pen.globalAlpha = 0.8 * (1 - gone);
      pen.strokeStyle = this.#ink[wave.colour];
      pen.lineWidth = 12 * (1 - gone) + 2;
      pen.beginPath();
      pen.arc(wave.x, wave.y, wave.from + (wave.to - wave.from) * (1 - (1 - gone) ** 2), 0, 2 * Math.PI);
      pen.stroke();
    }
    pen.textAlign = "center";
    pen.font = "800 64px Georgia, serif";
    pen.lineJoin = "round";
    for (const word of feel.words) {
      const gone = word.age / 900;
      pen.globalAlpha = 1 - gone ** 2;
      pen.lineWidth = 12;
      pen.strokeStyle = this.#ink.rim;
      pen.fillStyle = this.#ink.good;
      const y = word.y - 90 * (1 - (1 - gone) ** 3);
      pen.strokeText(word.text, word.x, y);
      pen.fillText(word.text, word.x, y);
    }
    pen.globalAlpha = 1;
  }

  #ring(pen: CanvasRenderingContext2D, ring: NonNullable<Look["ring"]>): void {
    pen.strokeStyle = this.#ink.glow;
    pen.lineWidth = 9;
    pen.beginPath();
    pen.arc(ring.x, ring.y, 70, 0, 2 * Math.PI);
    pen.stroke();
    pen.strokeStyle = this.#ink.bad;
    pen.lineWidth = 12;
    pen.beginPath();
    pen.arc(ring.x, ring.y, 70 + 260 * ring.open, 0, 2 * Math.PI);
    pen.stroke();
  }
}
