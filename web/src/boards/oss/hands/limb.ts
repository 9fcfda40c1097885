// Hands as in a cave, from above: a palm, five fingers, an arm, each a thick round line with a pale rim.

/** How a hand is held. */
export interface Grip {
  x: number;
  y: number;
  /** Radians; 0 points up. */
  tilt: number;
  /** 0 spread, 1 a fist. */
  curl: number;
  size: number;
  /** Mirrored: a left hand. */
  left?: boolean;
  /** Where the arm goes. */
  elbow: { x: number; y: number };
  colour: string;
  rim: string;
  alpha?: number;
}

/** Base and tip of a finger when it is spread, around the middle of the palm. */
const FINGERS: readonly (readonly [bx: number, by: number, tx: number, ty: number])[] = [
  [-42, -34, -84, -118],
  [-15, -46, -26, -158],
  [15, -46, 26, -158],
  [42, -34, 80, -122],
];
const THUMB = [46, 14, 118, -36] as const;
const WIDE = 30;

/** Lines of a hand: first all rims, then all limbs, so that fingers grow together. */
export function hand(pen: CanvasRenderingContext2D, grip: Grip): void {
  pen.save();
  pen.globalAlpha = grip.alpha ?? 1;
  pen.lineCap = "round";
  pen.lineJoin = "round";
  const shape = limbs(grip);
  for (const [colour, more] of [
    [grip.rim, 11],
    [grip.colour, 0],
  ] as const) {
    pen.strokeStyle = colour;
    for (const [points, wide] of shape) {
      pen.lineWidth = (wide + more) * grip.size;
      pen.beginPath();
      const [first, second, third] = points;
      if (!first || !second) continue;
      pen.moveTo(first[0], first[1]);
      if (third) pen.quadraticCurveTo(second[0], second[1], third[0], third[1]);
      else pen.lineTo(second[0], second[1]);
      pen.stroke();
    }
  }
  pen.restore();
}

type Point = readonly [x: number, y: number];

function limbs(grip: Grip): (readonly [points: Point[], wide: number])[] {
  const { curl, size, tilt, x, y } = grip;
  const mirror = grip.left ? -1 : 1;
  const [sin, cos] = [Math.sin(tilt), Math.cos(tilt)];
  const at = (px: number, py: number): Point => [x + size * (px * mirror * cos - py * sin), y + size * (px * mirror * sin + py * cos)];
  const found: (readonly [Point[], number])[] = [[[[grip.elbow.x, grip.elbow.y], at(0, 46)], 76]];
  found.push([[at(-24, 12), at(24, 12)], 84]);
  found.push([[at(-20, -18), at(20, -18)], 70]);
  for (const [bx, by, tx, ty] of FINGERS) {
    // A finger that closes bends over its own middle and comes back to the palm.
    const reach = 1 - 0.72 * curl;
    const endX = bx + (tx - bx) * reach * (1 - 0.5 * curl);
    const endY = by + (ty - by) * reach + 26 * curl;
    const bendX = bx + (tx - bx) * 0.55 + bx * 0.12 * curl;
    const bendY = by + (ty - by) * 0.55 * (1 - 0.25 * curl);
    found.push([[at(bx, by), at(bendX, bendY), at(endX, endY)], WIDE]);
  }
  const [bx, by, tx, ty] = THUMB;
  found.push([[at(bx, by), at(bx + 44 - 14 * curl, by - 2), at(tx - 92 * curl, ty - 8 * curl)], WIDE + 2]);
  return found;
}

/** A hand on its edge, seen from above and the front: a wall, with the arm to the right. */
export function wall(pen: CanvasRenderingContext2D, x: number, y: number, w: number, h: number, colour: string, rim: string): void {
  const middle = y + h / 2 - 34;
  const [tip, knuckle, wrist] = [x + 34, x + w * 0.42, x + w * 0.62];
  const lines: (readonly [ax: number, ay: number, bx: number, by: number, wide: number])[] = [
    [wrist, middle + 4, x + w + 160, middle + 26, 112],
    [knuckle + 20, middle, wrist - 10, middle, 150],
    ...[-51, -17, 17, 51].map((off, at) => [knuckle, middle + off, tip + [34, 0, 12, 60][at]!, middle + off, 38] as const),
    [knuckle + 80, middle - 50, knuckle - 10, middle - 118, 40],
  ];
  pen.save();
  pen.lineCap = "round";
  for (const [tone, more] of [
    [rim, 10],
    [colour, 0],
  ] as const) {
    pen.strokeStyle = tone;
    for (const [ax, ay, bx, by, wide] of lines) {
      pen.lineWidth = wide + more;
      pen.beginPath();
      pen.moveTo(ax, ay);
      pen.lineTo(bx, by);
      pen.stroke();
    }
  }
  // The fingers lie on each other.
  pen.strokeStyle = rim;
  pen.globalAlpha = 0.5;
  pen.lineWidth = 5;
  for (const off of [-34, 0, 34]) {
    pen.beginPath();
    pen.moveTo(tip + 40, middle + off);
    pen.lineTo(knuckle - 10, middle + off);
    pen.stroke();
  }
  pen.restore();
}
