import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { loadJudge, type Judge } from "../../../lib/judge";
import { FIGURES, HEIGHT, LAYOUT, LYING, WIDTH, type Field } from "./layout";

let make: () => Judge<Field>;

beforeAll(async () => {
  make = await loadJudge<Field>(readFileSync(new URL("./judge.wasm", import.meta.url)), LAYOUT);
});

function begun(figure: (typeof FIGURES)[number]): Judge<Field> {
  const judge = make();
  judge.field.tempo = 100;
  judge.field.reach = 100;
  judge.field.deal[0] = 2;
  judge.begin(FIGURES.indexOf(figure), 3);
  return judge;
}

describe("the judge in the page", () => {
  it("lays every figure on the field", () => {
    for (const figure of FIGURES) {
      const { field } = begun(figure);
      expect(FIGURES[field.figure], figure).toBe(figure);
      expect(field.over, figure).toBe(0);
      expect(field.ends, figure).toBeGreaterThan(0);
      for (let at = 0; at < field.bones; at++) {
        if (field.bone_state[at] !== LYING) continue;
        expect(field.bone_x[at], figure).toBeGreaterThanOrEqual(0);
        expect(field.bone_x[at], figure).toBeLessThanOrEqual(WIDTH);
        expect(field.bone_y[at], figure).toBeLessThanOrEqual(HEIGHT);
      }
    }
  });

  it("lets the world go on, slower by the tempo, until time is up", () => {
    const judge = begun("aslik");
    judge.advance(500);
    expect(judge.field.now).toBe(500);
    const slow = make();
    slow.field.tempo = 200;
    slow.field.reach = 100;
    slow.begin(0, 3);
    slow.advance(500);
    expect(slow.field.now).toBe(250);
    judge.advance(60_000);
    expect(judge.field.over).toBe(1);
  });

  it("feels a hand", () => {
    const judge = begun("aslik");
    judge.feel(300, 1, 480, 1000);
    expect([judge.field.pressed, judge.field.px, judge.field.py]).toEqual([1, 480, 1000]);
  });

  it("has a field for each judge, and clears it", () => {
    const [one, other] = [begun("aslik"), make()];
    one.advance(100);
    expect(other.field.now).toBe(0);
    one.clear();
    expect([one.field.now, one.field.tempo, one.field.deal[0]]).toEqual([0, 0, 0]);
  });
});
