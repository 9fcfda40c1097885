import { describe, expect, it } from "vitest";
import { seatMarks } from "./seats";

describe("the mark of a seat", () => {
  it("is an initial, with one more sign where names begin alike", () => {
    expect(seatMarks(["Sandra", "Talus", "Fibula"])).toEqual(["S", "T", "F"]);
    expect(seatMarks(["Talus", "Tibia", "ann"])).toEqual(["Ta", "Ti", "A"]);
    expect(seatMarks(["Player 1", "Player 2", "Player 3"])).toEqual(["P1", "P2", "P3"]);
  });

  it("is never the same for two seats", () => {
    for (const names of [["Ann", "Ann", "Anna"], ["", "", "?"], ["Bo", "Bob", "Bobo", "B"]]) {
      expect(new Set(seatMarks(names)).size).toBe(names.length);
    }
  });
});
