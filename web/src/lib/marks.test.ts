import { describe, expect, it } from "vitest";
import type { Advice } from "../wire";
import { inSigns, isEven, marksOf, wantedMark } from "./marks";

const advice = (even: number, ...shares: number[]): Advice => ({
  type: "advice",
  id: "h",
  opinions: shares.map((share, at) => ({ move: `go:${at}`, visits: 10, share })),
  even,
  way: "tries",
  tries: 2000,
});

describe("what a board marks", () => {
  it("puts a star on the move to play and on no other", () => {
    const marks = marksOf(advice(2, 0.3, 0.29, 0.2, 0.1, 0.05), 9);
    expect(marks.map((one) => inSigns(one, "en"))).toEqual(["★\u00a030%", "29%", "20%", "10%"]);
  });

  it("stars none where many are as good", () => {
    expect(marksOf(advice(4, 0.3, 0.3, 0.29, 0.29, 0.1), 9).some((one) => one.best)).toBe(false);
    expect(isEven(advice(3, 0.3, 0.3, 0.29, 0.1), 9)).toBe(false);
  });

  it("marks nothing where all are alike", () => {
    expect(marksOf(advice(2, 0.5, 0.5), 2)).toEqual([]);
    expect(marksOf(advice(81, 0.25, 0.25, 0.25, 0.25), 81)).toEqual([]);
  });

  it("shows what a lesson wants by a star alone", () => {
    expect(inSigns(wantedMark("go:1"), "en")).toBe("★");
  });
});
