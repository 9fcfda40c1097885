import { describe, expect, it } from "vitest";
import { seatMarks } from "./seats";

describe("the mark of a seat", () => {
  it("is an initial, or the number of the seat where names begin alike", () => {
    expect(seatMarks(["Sandra", "Talus", "Fibula"])).toEqual(["S", "T", "F"]);
    expect(seatMarks(["Talus", "Tibia", "ann"])).toEqual(["1", "2", "A"]);
    expect(seatMarks(["Player 1", "Player 2", "Player 3"])).toEqual(["1", "2", "3"]);
  });

  it("is never the same for two seats", () => {
    for (const names of [["Ann", "Ann", "Anna"], ["2nd", "Ann", "Ann"], ["", "", "?"], ["Bo", "Bob", "Bobo", "B"]]) {
      expect(new Set(seatMarks(names)).size).toBe(names.length);
    }
  });
});
