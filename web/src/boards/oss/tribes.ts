// Six tribes: each has a colour, a shape and a letter, so that colour is never alone.

interface Tribe {
  letter: string;
  colour: string;
  /** A shape 20 wide around its middle. */
  shape: string;
}

export const TRIBES: readonly Tribe[] = [
  { letter: "A", colour: "#a8352a", shape: "M0 -10 A10 10 0 1 1 -.01 -10 Z" },
  { letter: "B", colour: "#35703b", shape: "M-9 -9 H9 V9 H-9 Z" },
  { letter: "C", colour: "#84610f", shape: "M0 -12 L12 9 H-12 Z" },
  { letter: "D", colour: "#2b5f9c", shape: "M0 -12 L12 0 L0 12 L-12 0 Z" },
  { letter: "E", colour: "#7b3d92", shape: "M-6 -10 H6 L12 0 L6 10 H-6 L-12 0 Z" },
  { letter: "F", colour: "#1b7073", shape: "M-11 -9 H11 V1 Q11 9 0 12 Q-11 9 -11 1 Z" },
];

const NOBODY: Tribe = { letter: "?", colour: "#6b6256", shape: "M0 -10 A10 10 0 1 1 -.01 -10 Z" };

export const tribe = (seat: number): Tribe => TRIBES[seat] ?? NOBODY;
