// The shapes of the six tribes on their cards, 20 wide around their middle; colour and mark are the seat's.

const SHAPES: readonly string[] = [
  "M0 -10 A10 10 0 1 1 -.01 -10 Z",
  "M-9 -9 H9 V9 H-9 Z",
  "M0 -12 L12 9 H-12 Z",
  "M0 -12 L12 0 L0 12 L-12 0 Z",
  "M-6 -10 H6 L12 0 L6 10 H-6 L-12 0 Z",
  "M-11 -9 H11 V1 Q11 9 0 12 Q-11 9 -11 1 Z",
];

export const shapeOf = (seat: number): string => SHAPES[seat] ?? "M0 -10 A10 10 0 1 1 -.01 -10 Z";
