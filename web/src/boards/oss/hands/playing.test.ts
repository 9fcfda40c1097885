import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { loadJudge } from "../../../lib/judge";
import { DOWN, MOVE, UP } from "../../../lib/trace";
import { dailyOf, dayBefore, rowOf } from "./daily";
import { dealt, seeded } from "./deal";
import { differences } from "./effects";
import { seen } from "./field";
import lessons from "./figures.json";
import { FAULTS, FIGURES, LAYOUT, type Field } from "./layout";
import { demonstrationOf, type Lesson } from "./lessons";
import { Live, Run, Show, Watch, type Setup } from "./playing";
import { keyAt, keyFor, SPACE } from "./ring";
import { byHowMuch, isDone, type Judged } from "./verdict";

const judges = await loadJudge<Field>(readFileSync(new URL("./judge.wasm", import.meta.url)), LAYOUT);
const LESSONS = lessons as unknown as Record<string, Lesson>;

function judged(run: Run): Judged {
  const { field } = run;
  const fault = FAULTS[field.fault] ?? "";
  return { figure: run.setup.figure, result: field.result, needed: field.needed, fault, miss: field.miss, measure: field.measure, level: field.level, chosen: field.chosen };
}

function aslik(more: Partial<Setup> = {}): Setup {
  const deal = (LESSONS["aslik"]?.levels["1"]?.ranges ?? []).map((below) => below >> 1);
  return { figure: "aslik", level: 1, deal, shared: [], tempo: 100, reach: 100, ring: false, ...more };
}

/** An upward swipe from where the Jack lies. */
function swipe(live: Live, from: number): void {
  live.feel(from, DOWN, 500, 1060);
  for (let step = 1; step <= 4; step++) live.feel(from + 20 * step, MOVE, 500, 1060 - 45 * step);
  live.feel(from + 84, UP, 500, 870);
}

test.each(FIGURES.map((figure) => [figure]))("the demonstration of %s does it", (figure) => {
  const lesson = LESSONS[figure];
  if (!lesson) throw new Error(figure);
  const { setup, deeds } = demonstrationOf(figure, lesson);
  const show = new Show(new Run(judges(), setup), deeds);
  for (let at = 0; at < 70_000 && !show.ended; at += 16) show.frame(1000 + at);
  expect(isDone(judged(show.run)), JSON.stringify(judged(show.run))).toBe(true);
});

test("a bone picked up and the Jack caught is a figure done; what was done is judged alike when it is shown", () => {
  const live = new Live(new Run(judges(), aslik()), 5000);
  swipe(live, 5300);
  const { field } = live.run;
  live.feel(5700, DOWN, field.bone_x[0] ?? 0, field.bone_y[0] ?? 0);
  live.feel(5760, UP, field.bone_x[0] ?? 0, field.bone_y[0] ?? 0);
  live.feel(6000, DOWN, field.land_x, field.land_y);
  for (let stamp = 6000; stamp < 8000; stamp += 16) live.frame(stamp);
  expect(judged(live.run)).toMatchObject({ result: 1, fault: "none" });
  const again = new Show(new Run(judges(), live.run.setup), [...live.run.deeds], { speed: 0.3 });
  for (let stamp = 0; stamp < 30_000; stamp += 16) again.frame(stamp);
  expect(judged(again.run)).toEqual(judged(live.run));
});

test("a Jack that nobody catches falls, and by how much it was missed is told", () => {
  const live = new Live(new Run(judges(), aslik()), 0);
  swipe(live, 300);
  live.feel(600, DOWN, 100, 200);
  for (let stamp = 600; stamp < 3000; stamp += 16) live.frame(stamp);
  expect(judged(live.run)).toMatchObject({ result: 0, fault: "jack" });
  expect(byHowMuch(judged(live.run), "en")).toMatch(/^\d+(\.\d)? cm$/);
  expect(seen(live.run.field, "aslik").jack?.as).toBe("lost");
});

test("moves come at most sixty times a second, and only while the attempt goes on", () => {
  const live = new Live(new Run(judges(), aslik()), 0);
  live.feel(100, DOWN, 500, 1060);
  for (let at = 101; at < 601; at++) live.feel(at, MOVE, 500, 1060 - (at % 7));
  expect(live.run.deeds.length).toBeLessThan(34);
});

test("somebody's hand is shown as far as it is known", () => {
  const watch = new Watch(new Run(judges(), aslik()));
  watch.frame(10_000);
  expect(watch.run.t).toBe(0);
  watch.hear([{ t: 200, kind: DOWN, x: 500, y: 1060 }], 300, false);
  watch.frame(10_000);
  watch.frame(10_250);
  expect(watch.run.field.pressed).toBe(1);
  watch.frame(11_000);
  expect(watch.run.t).toBe(300);
  watch.hear([{ t: 700, kind: UP, x: 500, y: 1060 }], 800, true);
  for (let stamp = 11_000; stamp < 12_000; stamp += 16) watch.frame(stamp);
  expect(watch.run.field.pressed).toBe(0);
});

test("with the ring a whole figure is done by one key", () => {
  const live = new Live(new Run(judges(), aslik({ ring: true })), 0);
  const key = (stamp: number): boolean => live.feel(stamp, 3, SPACE, 0);
  key(300);
  key(400);
  for (let stamp = 400; stamp < 900; stamp += 4) {
    live.frame(stamp);
    if (live.run.field.now >= live.run.field.ring_closes) break;
  }
  key(live.run.t);
  for (let stamp = live.run.t; stamp < 3000 && live.run.field.now < live.run.field.lands_at; stamp += 4) live.frame(stamp);
  key(live.run.t);
  live.frame(live.run.t + 300);
  expect(judged(live.run)).toMatchObject({ result: 1, fault: "none" });
});

test("keys and taps of the ring dialect", () => {
  const { field } = new Run(judges(), aslik({ ring: true }));
  expect([" ", "Enter", "3", "Tab", "x"].map((key) => keyFor(key, "aslik", field))).toEqual([0, 0, 3, 1, null]);
  expect(keyFor("0", "los_loboss", field)).toBe(20);
  expect(keyAt(field.bone_x[2] ?? 0, field.bone_y[2] ?? 0, "aslik", field)).toBe(3);
  expect(keyAt(500, 1200, "aslik", field)).toBe(SPACE);
});

test("what happened between two looks", () => {
  const run = new Run(judges(), aslik());
  const before = seen(run.field, "aslik");
  const live = new Live(run, 0);
  swipe(live, 300);
  expect(differences(before, seen(run.field, "aslik"))).toEqual(["throw"]);
});

test("the day's deal is the same for everybody, and another one tomorrow", () => {
  const levels = (): number[] => [1, 2, 3];
  expect(dailyOf("2026-11-18", levels)).toEqual(dailyOf("2026-11-18", levels));
  expect(new Set(Array.from({ length: 30 }, (_, at) => JSON.stringify(dailyOf(`2026-11-${at}`, levels).map((one) => one.figure)))).size).toBeGreaterThan(25);
  expect(dealt([10, 1, 300], seeded("a"))).toEqual(dealt([10, 1, 300], seeded("a")));
  expect(dealt(Array(50).fill(7), seeded("b")).every((one) => one >= 0 && one < 7)).toBe(true);
  expect(dayBefore("2026-03-01")).toBe("2026-02-28");
  expect(rowOf([1, 0, null])).toBe("🦴▫️·");
});
