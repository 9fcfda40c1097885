// What only some figures have on the field: below the bones, and above them.

import type { Palette } from "./ink";
import { hand } from "./limb";
import { FLYING } from "./layout";
import type { Look } from "./look";

type Pen = CanvasRenderingContext2D;
type Scenery = (pen: Pen, look: Look, ink: Palette) => void;

/** Milliseconds until the tips of cumi-cumi's pliers meet. */
const TIPS_MEET = 600;

/** Thick round lines, each with a pale rim: all rims first, so that limbs grow together. */
function limbs(pen: Pen, lines: readonly (readonly [points: readonly number[], wide: number])[], colour: string, rim: string): void {
  pen.lineCap = "round";
  pen.lineJoin = "round";
  for (const [tone, more] of [
    [rim, 11],
    [colour, 0],
  ] as const) {
    pen.strokeStyle = tone;
    for (const [[ax = 0, ay = 0, bx = 0, by = 0, cx, cy], wide] of lines) {
      pen.lineWidth = wide + more;
      pen.beginPath();
      pen.moveTo(ax, ay);
      if (cx === undefined || cy === undefined) pen.lineTo(bx, by);
      else pen.quadraticCurveTo(bx, by, cx, cy);
      pen.stroke();
    }
  }
}

/** The other hand with its fingertips on the table: arches between them. */
function fingertips(pen: Pen, { props }: Look, ink: Palette): void {
  const [first] = props;
  if (!first) return;
  const y = first.y + first.h;
  const tips = [100, 300, 500, 700, 900].map((x) => [[500 + (x - 500) * 0.62, 70, 500 + (x - 500) * 1.06, y - 190, x, y], x === 100 || x === 900 ? 50 : 56] as const);
  limbs(pen, [...tips, [[330, 40, 670, 40], 190], [[560, 0, 700, -160], 130]], ink.other, ink.rim);
}

/** A large open hand, palm towards us: bones between its fingers, the pocket in its palm. */
function openHand(pen: Pen, _look: Look, ink: Palette): void {
  const fingers = [180, 340, 500, 660, 820].map((x, at) => [[500 + (x - 500) * 0.75, 720, x, at === 0 || at === 4 ? 360 : 250], 92] as const);
  limbs(pen, [...fingers, [[340, 900, 660, 900], 330], [[500, 1010, 500, 1400], 260]], ink.skin, ink.rim);
}

/** Two hands with their fingers laced, waiting above. */
function laced(pen: Pen, { props }: Look, ink: Palette): void {
  const y = props[0] ? props[0].y + props[0].h / 2 : 250;
  const rungs = (from: number, way: number): (readonly [number[], number])[] =>
    [0, 1, 2, 3].map((at) => [[500 + way * 150, y - 66 + 44 * at + from, 500 - way * 96, y - 58 + 44 * at + from], 34] as const);
  limbs(pen, [[[-60, y - 150, 330, y], 130], [[330, y - 30, 330, y + 30], 120], ...rungs(0, -1)], ink.skin, ink.rim);
  limbs(pen, [[[1060, y - 150, 670, y], 130], [[670, y - 30, 670, y + 30], 120], ...rungs(22, 1)], ink.other, ink.rim);
}

/** Forefingers that close on a bone while one presses. */
function pliers(pen: Pen, look: Look, ink: Palette): void {
  const { raw, hand: at } = look;
  const closed = raw.working ? Math.min(1, (look.now - raw.down_at) / TIPS_MEET) : 0;
  const gap = 26 + 74 * (1 - closed);
  const { x, y } = raw.working && raw.chosen >= 0 ? { x: at.x, y: at.y } : at;
  limbs(pen, [[[x - 330, Math.max(1300, y + 500), x - gap - 130, y + 190, x - gap, y], 44]], ink.skin, ink.rim);
  limbs(pen, [[[x + 330, Math.max(1300, y + 500), x + gap + 130, y + 190, x + gap, y], 44]], ink.other, ink.rim);
  if (!raw.working) return;
  pen.strokeStyle = closed >= 0.88 ? ink.good : ink.glow;
  pen.lineWidth = 10;
  pen.beginPath();
  pen.arc(x, y, 96, -Math.PI / 2, -Math.PI / 2 + 2 * Math.PI * closed);
  pen.stroke();
}

/** The half of the table where the other hand acts and catches. */
function halves(pen: Pen, { raw }: Look, ink: Palette): void {
  const right = raw.home_x < 500;
  pen.fillStyle = ink.glow;
  pen.globalAlpha = 0.16;
  pen.fillRect(right ? 500 : 24, 24, 476, 1202);
  pen.globalAlpha = 0.5;
  pen.strokeStyle = ink.edge;
  pen.lineWidth = 5;
  pen.setLineDash([24, 18]);
  pen.beginPath();
  pen.moveTo(500, 30);
  pen.lineTo(500, 1220);
  pen.stroke();
  pen.setLineDash([]);
  pen.globalAlpha = 1;
}

/** The table seen from its edge, for a tower. */
function ground(pen: Pen, _look: Look, ink: Palette): void {
  pen.fillStyle = ink.wood;
  pen.fillRect(0, 1120, 1000, 130);
  pen.fillStyle = `rgb(${ink.shadow} / 30%)`;
  pen.fillRect(0, 1120, 1000, 8);
}

/** Numbers to be pressed. */
function numbers(pen: Pen, { props }: Look, ink: Palette): void {
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  pen.font = "800 96px Georgia, serif";
  props.forEach((prop, number) => {
    pen.fillStyle = ink.light;
    pen.strokeStyle = ink.line;
    pen.lineWidth = 6;
    pen.beginPath();
    pen.roundRect(prop.x, prop.y, prop.w, prop.h, 20);
    pen.fill();
    pen.stroke();
    pen.fillStyle = "#33261a";
    pen.fillText(String(number), prop.x + prop.w / 2, prop.y + prop.h / 2 + 6);
  });
  pen.textBaseline = "alphabetic";
}

/** Marks where the edge of the hand has struck. */
function chops(pen: Pen, { raw }: Look, ink: Palette): void {
  if (raw.chosen < 0 || !raw.side) return;
  const [x, y] = [raw.bone_x[raw.chosen] ?? 0, raw.bone_y[raw.chosen] ?? 0];
  pen.strokeStyle = ink.skin;
  pen.lineCap = "round";
  pen.lineWidth = 22;
  for (const [side, way] of [
    [1, -1],
    [2, 1],
  ] as const) {
    if (!(raw.side & side)) continue;
    pen.beginPath();
    pen.moveTo(x + way * 85, y - 80);
    pen.lineTo(x + way * 85, y + 80);
    pen.stroke();
  }
}

/** A hand from above that holds the bone which is to be stacked. */
function holder(pen: Pen, look: Look, ink: Palette): void {
  const { raw } = look;
  if (look.over || raw.chosen < 0) return;
  const [x, y] = [raw.bone_x[raw.chosen] ?? 500, raw.bone_y[raw.chosen] ?? 330];
  hand(pen, { x, y: y - 96, tilt: Math.PI, curl: 0.62, size: 0.85, elbow: { x: 500 + (x - 500) * 0.5, y: -260 }, colour: ink.skin, rim: ink.rim });
}

/** A line under the tower's top, where the next bone has to come. */
function plumb(pen: Pen, look: Look, ink: Palette): void {
  const { raw } = look;
  if (look.over || raw.chosen < 0) return;
  const x = raw.bone_x[raw.chosen] ?? 500;
  pen.strokeStyle = ink.glow;
  pen.globalAlpha = 0.55;
  pen.lineWidth = 4;
  pen.setLineDash([14, 14]);
  pen.beginPath();
  pen.moveTo(x, (raw.bone_y[raw.chosen] ?? 330) + 60);
  pen.lineTo(x, 1080 - 80 * raw.chosen);
  pen.stroke();
  pen.setLineDash([]);
  pen.globalAlpha = 1;
}

/** Where tossed bones come down: a circle as wide as the hand may be off, and one that closes on the next. */
function falls(pen: Pen, look: Look, ink: Palette): void {
  const { raw } = look;
  let next = -1;
  for (let at = 0; at < raw.bones; at++) if (raw.bone_state[at] === FLYING && (next < 0 || (raw.fall_at[at] ?? 0) < (raw.fall_at[next] ?? 0))) next = at;
  pen.strokeStyle = ink.glow;
  for (let at = 0; at < raw.bones; at++) {
    if (raw.bone_state[at] !== FLYING) continue;
    const [x, y] = [raw.fall_x[at] ?? 0, raw.fall_y[at] ?? 0];
    pen.globalAlpha = at === next ? 0.9 : 0.35;
    pen.lineWidth = at === next ? 7 : 4;
    pen.setLineDash([16, 12]);
    pen.beginPath();
    pen.arc(x, y, raw.catch, 0, 2 * Math.PI);
    pen.stroke();
    pen.setLineDash([]);
    if (at !== next) continue;
    const left = Math.max(0, Math.min(1, ((raw.fall_at[at] ?? 0) - look.now) / 900));
    pen.beginPath();
    pen.arc(x, y, 30 + 220 * left, 0, 2 * Math.PI);
    pen.stroke();
  }
  pen.globalAlpha = 1;
}

/** A hand in a bag: it hides what it takes. */
function bag(pen: Pen, look: Look, ink: Palette): void {
  const { x } = look.hand;
  const y = look.hand.y + (look.hand.pressed ? 30 : 60);
  const wide = look.hand.pressed ? 105 : 125;
  limbs(pen, [[[500 + (x - 500) * 0.55, Math.max(1310, y + 330), x, y + 130], 84]], ink.skin, ink.rim);
  pen.fillStyle = ink.bag;
  pen.strokeStyle = ink.line;
  pen.lineWidth = 6;
  pen.beginPath();
  pen.moveTo(x - wide * 0.75, y + 150);
  pen.bezierCurveTo(x - wide * 1.3, y + 20, x - wide, y - 110, x, y - 112);
  pen.bezierCurveTo(x + wide, y - 110, x + wide * 1.3, y + 20, x + wide * 0.75, y + 150);
  pen.quadraticCurveTo(x, y + 178, x - wide * 0.75, y + 150);
  pen.fill();
  pen.stroke();
  pen.strokeStyle = "#6b3d22";
  pen.lineWidth = 10;
  pen.beginPath();
  pen.moveTo(x - wide * 0.86, y + 118);
  pen.quadraticCurveTo(x, y + 146, x + wide * 0.86, y + 118);
  pen.stroke();
  pen.lineWidth = 4;
  pen.globalAlpha = 0.4;
  pen.beginPath();
  pen.moveTo(x - 50, y - 60);
  pen.quadraticCurveTo(x - 66, y + 10, x - 46, y + 90);
  pen.moveTo(x + 30, y - 70);
  pen.quadraticCurveTo(x + 52, y, x + 34, y + 80);
  pen.stroke();
  pen.globalAlpha = 1;
}

export const BELOW: Readonly<Record<string, Scenery>> = {
  kuda_kuda: halves,
  polopo: openHand,
  badaboss: (pen, look, ink) => {
    ground(pen, look, ink);
    plumb(pen, look, ink);
  },
  los_loboss: numbers,
  cumi_cumi: laced,
  nampan: falls,
  numa: falls,
  manu: falls,
  kiri_kanoss: falls,
};

export const ABOVE: Readonly<Record<string, Scenery>> = {
  gurnia: fingertips,
  cumi_cumi: pliers,
  ariac: chops,
  glodoc: bag,
  badaboss: holder,
};

/** In these the judge says where the hand is: no pointer is drawn. */
export const OWN_HAND: ReadonlySet<string> = new Set(["nampan", "numa", "manu", "kiri_kanoss", "labah", "polopo", "cumi_cumi", "badaboss", "los_loboss", "glodoc"]);
/** In these props are drawn as scenery. */
export const AS_SCENERY: ReadonlySet<string> = new Set(["gurnia", "los_loboss", "cumi_cumi"]);
