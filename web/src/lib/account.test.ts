import { describe, expect, it } from "vitest";
import { barsOf, runnersUp } from "./account";

const result = {
  winners: [1],
  scores: [4, 7, 7],
  decided: {
    parts: [[{ key: "start", points: 6 }, { key: "paid", points: -2 }], [{ key: "start", points: 6 }, { key: "taken", points: 1 }], [{ key: "taken", points: 7 }]],
  },
};

describe("the bars of a result", () => {
  it("puts winners before others with as many points", () => {
    expect(barsOf(result).map((bar) => bar.seat)).toEqual([1, 2, 0]);
  });

  it("draws what was lost over the end of what was won", () => {
    const [kept, lost] = barsOf(result)[2]?.slices ?? [];
    expect(kept?.width).toBeCloseTo((6 / 7) * 100);
    expect(lost?.lost).toBe(true);
    expect((lost?.from ?? 0) + (lost?.width ?? 0)).toBeCloseTo((kept?.from ?? 0) + (kept?.width ?? 0));
  });

  it("gives a kind of part one colour at all seats", () => {
    const kinds = barsOf(result).flatMap((bar) => bar.slices.map((slice) => [slice.share.key, slice.kind] as const));
    expect(new Map(kinds).size).toBe(new Set(kinds.map(([key, kind]) => `${key} ${kind}`)).size);
  });

  it("shows scores alone where a game says no more", () => {
    expect(barsOf({ winners: [0], scores: [2, 1] }).map((bar) => bar.slices)).toEqual([[], []]);
  });

  it("knows whom the winners are ahead of", () => {
    expect(runnersUp(result)).toEqual([2]);
  });
});
