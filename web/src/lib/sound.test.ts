import { expect, test } from "vitest";
import { samples, SOUNDS } from "./sound";
import { byNeed, isMyTurn } from "./tables";
import { read } from "./route.svelte";
import type { TableInfo } from "../wire";

const RATE = 48_000;
const NAMES = Object.keys(SOUNDS) as (keyof typeof SOUNDS)[];

/** The loudest twentieth of a second, in decibels below full scale. */
function loudest(wave: Float32Array): number {
  const window = RATE / 20;
  let most = 0;
  for (let from = 0; from + window <= wave.length; from += window / 10) {
    const sum = wave.subarray(from, from + window).reduce((all, one) => all + one * one, 0);
    most = Math.max(most, sum / window);
  }
  return 10 * Math.log10(most);
}

/** How often a sound swings to and fro in a second, over all of it that can be heard: low for a knock, high for a rustle. */
function brightness(wave: Float32Array): number {
  const heard = wave.filter((one) => Math.abs(one) > 0.001);
  return (heard.filter((one, at) => at > 0 && one > 0 !== heard[at - 1]! > 0).length / heard.length) * RATE;
}

test.each(NAMES)("%s is short, soft and as loud as the others, and begins and ends without a crack", (name) => {
  const wave = samples(name, RATE);
  expect(wave.length / RATE).toBeLessThan(0.8);
  expect(Math.max(...wave.map(Math.abs))).toBeLessThan(0.2);
  expect(loudest(wave)).toBeGreaterThan(-37);
  expect(loudest(wave)).toBeLessThan(-23);
  expect(Math.abs(wave[0]!)).toBeLessThan(0.001);
  expect(Math.abs(wave.at(-1)!)).toBeLessThan(0.001);
  // A wave that stands still or hangs to one side would push the speaker.
  expect(Math.abs(wave.reduce((all, one) => all + one, 0) / wave.length)).toBeLessThan(0.001);
});

test("no two sounds can be taken for each other", () => {
  const apart = (one: number, two: number): number => Math.max(one, two) / Math.min(one, two);
  const heard = NAMES.map((name) => samples(name, RATE));
  heard.forEach((one, at) =>
    heard.slice(at + 1).forEach((two, later) => {
      const difference = Math.max(apart(brightness(one), brightness(two)), apart(one.length, two.length));
      expect(difference, `${NAMES[at]} and ${NAMES[at + 1 + later]}`).toBeGreaterThan(1.25);
    }),
  );
});

const table = (id: string, more: Partial<TableInfo>): TableInfo => ({
  id,
  game: "any",
  players: 2,
  options: {},
  stage: "playing",
  seats: [],
  clock: {},
  public: false,
  chat: "off",
  hints: true,
  watching: true,
  made: 0,
  mine: [0],
  ...more,
});

test("tables that wait for me come first, the others stay in order", () => {
  const tables = [table("a", { to_act: [1] }), table("b", { to_act: [0] }), table("c", { stage: "open" }), table("d", { to_act: [1, 0] })];
  expect(byNeed(tables).map((one) => one.id)).toEqual(["b", "d", "a", "c"]);
  expect(isMyTurn(table("e", { stage: "over", to_act: [0] }))).toBe(false);
});

test("addresses lead to pages", () => {
  expect(read("/rules/any")).toEqual({ page: "rules", game: "any" });
  expect(read("/rules/")).toEqual({ page: "cabinet" });
  expect(read("/t/abc")).toEqual({ page: "table", table: "abc" });
});
