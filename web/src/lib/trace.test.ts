import { expect, test } from "vitest";
import { decode, encode, fromBase64, Reader, toBase64, type Deed } from "./trace";

const DEEDS: Deed[] = [
  { t: 0, kind: 1, x: 500, y: 1020 },
  { t: 16, kind: 0, x: 498, y: 990 },
  { t: 350, kind: 2, x: 0, y: -4 },
  { t: 59_000, kind: 3, x: 4095, y: 0 },
];

test("what was written is read", () => {
  expect(decode(encode(DEEDS))).toEqual(DEEDS);
  expect(decode(fromBase64(toBase64(encode(DEEDS))))).toEqual(DEEDS);
});

test("pieces one after the other are the whole, wherever it is cut", () => {
  const whole = encode(DEEDS);
  expect([...encode(DEEDS.slice(0, 2)), ...encode(DEEDS.slice(2), DEEDS[1])]).toEqual([...whole]);
  for (let cut = 0; cut <= whole.length; cut++) {
    const reader = new Reader();
    expect([...reader.read(whole.slice(0, cut)), ...reader.read(whole.slice(cut))]).toEqual(DEEDS);
  }
});

test("small steps take few bytes", () => {
  const steps = Array.from({ length: 60 }, (_, at) => ({ t: at * 16, kind: 0, x: at * 12, y: 900 - at * 20 }));
  expect(encode(steps).length).toBeLessThan(60 * 4);
});
