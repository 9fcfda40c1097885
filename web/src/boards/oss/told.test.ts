import { describe, expect, it } from "vitest";
import { after, begun, held } from "./told";
import type { OssView } from "./view";

function table(): OssView {
  const seat = { hand: null, hand_size: 4, deck_size: 3, won: [], challenges: [], played: [3], score: 0, skill: 50 };
  return {
    round: 1,
    phase: "figures",
    turn: null,
    chief: 0,
    figures: { classic: "aslik", hand: "numa", exotic: "meja", duel: "kat" },
    challenge: null,
    laid: [
      { seat: 0, value: 3, family: "classic", duel: false },
      { seat: 1, value: 2, family: "hand", duel: true },
      { seat: 2, value: 4, family: "hand", duel: true },
    ],
    attempt: null,
    alive: [],
    contest: null,
    seats: [structuredClone(seat), structuredClone(seat), structuredClone(seat)],
  };
}
const solo = { name: "hands:3", lines: [{ key: "succeeds", args: { player: { seat: 0 }, figure: "aslik", needed: 3, bones: 3 } }] };

describe("a step whose outcome nobody has seen", () => {
  it("shows who tries what, and nothing of what comes", () => {
    const shown = begun(table(), solo as never);
    expect(shown.attempt).toMatchObject({ seats: [0], figure: "aslik", needed: 3, result: null });
    expect(shown.seats[0]?.score).toBe(0);
    expect(shown.laid).toHaveLength(3);
  });

  it("brings the card and its points when it has landed", () => {
    const shown = after(table(), solo as never);
    expect(shown.attempt?.result).toBe(3);
    expect(shown.seats[0]).toMatchObject({ score: 3, won: [3] });
  });
});

describe("a step that waits for a hand", () => {
  it("shows the figure a card was laid on", () => {
    expect(held(table(), 0).attempt).toMatchObject({ seats: [0], figure: "aslik", needed: 3, result: null });
  });

  it("shows both who meet in a duel", () => {
    expect(held(table(), 2).attempt).toMatchObject({ seats: [1, 2], figure: "kat", needed: null });
  });
});
