// The twelve pictures one may choose to sit at a table with: animals' heads, drawn in a square from -20 to 20.

/** A shape and its colour; what is drawn as a line says how wide it is. */
export interface Shape {
  d: string;
  colour: string;
  line?: number;
}

const INK = "#2b2118";
const CREAM = "#fff6e6";

const dot = (x: number, y: number, r: number, colour: string = INK, high: number = r): Shape => ({
  d: `M${x - r} ${y}a${r} ${high} 0 1 0 ${2 * r} 0a${r} ${high} 0 1 0 ${-2 * r} 0z`,
  colour,
});
const shape = (colour: string, d: string): Shape => ({ d, colour });
const line = (d: string, line = 1.4, colour: string = INK): Shape => ({ d, colour, line });
const pair = (x: number, y: number, r: number, colour: string = INK, high: number = r): Shape[] => [dot(-x, y, r, colour, high), dot(x, y, r, colour, high)];

const FOX = [
  shape("#c9622a", "M-14-16L-13-1L-2-8zM14-16L13-1L2-8z"),
  shape("#e08a3c", "M-14-2Q-9-10 0-10Q9-10 14-2Q12 7 0 16Q-12 7-14-2z"),
  shape(CREAM, "M-14-2Q-4 0 0 9Q4 0 14-2Q12 7 0 16Q-12 7-14-2z"),
  ...pair(5.5, -1, 1.8),
  dot(0, 13.5, 2.4),
];
const CAT = [
  shape("#6d7482", "M-13-16L-13 0L-3-8zM13-16L13 0L3-8z"),
  dot(0, 2, 14, "#8b93a2", 12.5),
  shape("#6d7482", "M-2-10.400H2L1-3.500H-1zM-7-9L-4-10L-4-5zM7-9L4-10L4-5z"),
  ...pair(5.5, 0, 2.6, "#f2d35c", 3),
  ...pair(5.5, 0, 1, INK, 2.6),
  shape("#d98a8a", "M-2 5H2L0 7.500z"),
  line("M0 7.500Q-3 11-5 9M0 7.500Q3 11 5 9M-8 6L-16 4.500M-8 8L-16 9.500M8 6L16 4.500M8 8L16 9.500", 1),
];
const OWL = [
  shape("#7d5a34", "M-13-14Q-6-11 0-11Q6-11 13-14Q15 0 11 9Q6 16 0 16Q-6 16-11 9Q-15 0-13-14z"),
  shape("#d9bd8b", "M-8 5Q0 1 8 5Q7 15 0 16Q-7 15-8 5z"),
  ...pair(5.8, -3, 5.8, CREAM),
  ...pair(5.4, -3, 2.8),
  shape("#e0a035", "M-2.600 0H2.600L0 6z"),
];
const HARE = [
  shape("#b08f68", "M-9-4Q-13-19-7-19Q-2-18-2.500-5zM9-4Q13-19 7-19Q2-18 2.500-5z"),
  shape("#e7b9a6", "M-7.500-6Q-9.500-16-6.800-16Q-4.500-16-4.500-6zM7.500-6Q9.500-16 6.800-16Q4.500-16 4.500-6z"),
  dot(0, 5, 11.5, "#c9aa82", 11),
  ...pair(4, 10, 4.5, CREAM, 4),
  ...pair(5, 2.5, 1.8),
  shape("#c46f6f", "M-2 6.500H2L0 9z"),
  shape("#fff", "M-1.800 12H1.800V15.500H-1.800z"),
];
const DOG = [
  dot(0, 1, 12.5, "#e9dcc3", 14),
  shape("#8a5a34", "M-6-12Q-17-13-16 2Q-15 9-11 7Q-8-2-6-12zM6-12Q17-13 16 2Q15 9 11 7Q8-2 6-12z"),
  shape("#8a5a34", "M1-13Q11-12 10-2Q7 3 3 1Q0-4 1-13z"),
  ...pair(5, -1.5, 1.9),
  dot(0, 6, 3.2, INK, 2.5),
  line("M0 8V11M-5 10Q-2.500 13.500 0 11Q2.500 13.500 5 10"),
];
const BEAR = [
  ...pair(10.5, -9.5, 5.5, "#5f4027"),
  ...pair(10.5, -9.5, 2.8, "#a9805a"),
  dot(0, 1.5, 14, "#7a5433", 13.5),
  dot(0, 7, 7, "#d2ac80", 5.8),
  ...pair(5.5, -2, 1.9),
  dot(0, 4.5, 2.8, INK, 2.1),
  line("M0 6.500V9M-3 10Q0 11.500 3 10"),
];
const FROG = [
  ...pair(8.5, -8, 5.5, "#4f8f45"),
  dot(0, 4, 15, "#63a855", 11.5),
  ...pair(8.5, -8.5, 3.6, CREAM),
  ...pair(8.5, -8.5, 1.8),
  line("M-10 5Q0 13 10 5", 1.8),
  ...pair(1.8, 1, 0.8),
];
const HEDGEHOG = [
  shape("#5a4636", "M0-18L3-13L8-16L9-10L15-11L13-5L18-2L14 2L17 8L12 9L-12 9L-17 8L-14 2L-18-2L-13-5L-15-11L-9-10L-8-16L-3-13z"),
  shape("#e3c49a", "M-11 3Q-10-6-3-5Q0-3 3-5Q10-6 11 3Q10 13 0 16Q-10 13-11 3z"),
  ...pair(5, 3, 1.8),
  dot(0, 11.5, 2.6),
];
const RAVEN = [
  shape("#2f3440", "M-13 4Q-14-15 1-15Q14-14 13 3Q12 16 0 16Q-12 16-13 4z"),
  shape("#454c5c", "M-9-10Q-2-16 6-12Q0-12-4-6z"),
  ...pair(5.5, -3, 3.3, CREAM),
  ...pair(5.2, -3, 1.7),
  shape("#d8a33a", "M-4 2Q0-1 4 2L0 13z"),
  line("M-3.500 3.500Q0 5 3.500 3.500", 1, "#8a6214"),
];
const MOUSE = [
  ...pair(10.5, -8, 7, "#9a8f8a"),
  ...pair(10.5, -8, 4.4, "#e6b3b0"),
  shape("#b5aaa4", "M-11-1Q-8-9 0-9Q8-9 11-1Q10 9 0 16Q-10 9-11-1z"),
  ...pair(4.5, 0.5, 1.8),
  dot(0, 14, 2.3, "#d77f86"),
  line("M-4 10L-13 8M-4 12L-12 14M4 10L13 8M4 12L12 14", 1),
];
const OCTOPUS = [
  shape("#b85a7c", "M-12 1Q-13-16 0-16Q13-16 12 1Q17 5 15 12Q11 14 10 8Q8 16 4 15Q2 13 3 9Q0 12-3 9Q-2 13-4 15Q-8 16-10 8Q-11 14-15 12Q-17 5-12 1z"),
  shape("#d07f9b", "M-7-10Q-3-15 3-13Q-3-11-5-6z"),
  ...pair(5, -2, 3.4, CREAM),
  ...pair(5, -1.5, 1.7),
  line("M-3 5Q0 7.500 3 5"),
];
const SNAIL = [
  shape("#d9b57c", "M-16 14Q-18 9-14 5Q-12-2-13-9L-11-9.500Q-10-4-9-3L-7-9.500L-5-9Q-7 0-6 4L14 9Q18 12 17 14z"),
  dot(4, 1, 11.5, "#a2552f"),
  line("M4 1q2-2 3 0q1 4-4 4q-6-1-5-7q2-6 9-4q6 3 4 10", 2, "#f0cf96"),
  dot(-12, -10, 2),
  dot(-6, -10, 2),
];

/** By number; there is none at 0. */
export const AVATARS: readonly (readonly Shape[])[] = [[], FOX, CAT, OWL, HARE, DOG, BEAR, FROG, HEDGEHOG, RAVEN, MOUSE, OCTOPUS, SNAIL];
