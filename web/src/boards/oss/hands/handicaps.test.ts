import { expect, test } from "vitest";
import { equalled, FINGER, MOUSE, noiseOf } from "./handicaps";

const tosses = (caught: number): { figure: string; tossed: number; caught: number }[] => [
  { figure: "nampan", tossed: 4, caught: Math.min(4, caught) },
  { figure: "numa", tossed: 5, caught: Math.min(5, Math.max(0, caught - 4)) },
  { figure: "nampan", tossed: 4, caught: Math.max(0, caught - 9) },
];

test("an average hand keeps the usual handicaps", () => {
  expect(equalled(FINGER, noiseOf(tosses(9)))).toEqual(FINGER);
  expect(equalled(MOUSE, 1)).toEqual(MOUSE);
});

test("who catches less gets more time and reach, who catches all gets less, nobody beyond the limits", () => {
  const found = [0, 4, 9, 13].map((caught) => equalled(FINGER, noiseOf(tosses(caught))));
  for (const [at, one] of found.entries()) {
    expect(one.tempo).toBeGreaterThanOrEqual(80);
    expect(one.reach).toBeLessThanOrEqual(200);
    if (at) expect(one.reach).toBeLessThan(found[at - 1]?.reach ?? 0);
  }
});

test("nothing tossed says nothing", () => {
  expect(noiseOf([])).toBe(1);
});
