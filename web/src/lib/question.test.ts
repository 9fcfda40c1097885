import { describe, expect, it } from "vitest";
import { beat } from "../testing/fake-table";
import { facts, nameless, question } from "./question";
import { bundle, Speaker } from "./texts";

const say = new Speaker(
  "en",
  [
    bundle(
      "en",
      `
ask-move = What now?
ask-move-stay = { $player }: go{ $can_shoot ->
    [yes] , shoot
   *[no] {""}
} or stay?
ask-say = A number from { $low } to { $high }?
ask-throw-chance = What does { $turn } throw?
ask-needs-more = { $nobody } knows.
`,
    ),
  ],
  ["Ann", "Bob"],
);

describe("a question", () => {
  it("is the most telling one the game has", () => {
    const view = { phase: "move" };
    expect(question(beat({ view, moves: ["go:a1", "stay"] }), 0, say)).toBe("Ann: go or stay?");
    expect(question(beat({ view, moves: ["go:a1", "stay", "shoot:a:b"] }), 0, say)).toBe("Ann: go, shoot or stay?");
    expect(question(beat({ view, moves: ["go:a1"] }), 0, say)).toBe("What now?");
  });

  it("knows the range of numbers", () => {
    expect(question(beat({ view: { phase: "say" }, moves: ["say:3", "say:4", "say:9"] }), 0, say)).toBe("A number from 3 to 9?");
  });

  it("asks what chance has brought", () => {
    const thrown = beat({ view: { phase: "throw", turn: 1 }, moves: ["die:1"], waits: true });
    expect(question(thrown, null, say)).toBe("What does Bob throw?");
  });

  it("is left out where something would be missing in it", () => {
    expect(question(beat({ view: { phase: "needs-more" }, moves: ["x"] }), 0, say)).toBeNull();
  });
});

it("needs no name for somebody who is alone on their side", () => {
  expect(nameless("Ann: go or stay?", "Ann")).toBe("Go or stay?");
  expect(nameless("Ann\u00a0: aller ou rester\u00a0?", "Ann")).toBe("Aller ou rester\u00a0?");
  expect(nameless("Ann, which digit?", "Ann")).toBe("Which digit?");
  expect(nameless("Anna: go?", "Ann")).toBe("Anna: go?");
  expect(nameless("What does Ann throw?", "Ann")).toBe("What does Ann throw?");
});

it("facts are named by the way to them", () => {
  expect(facts({ round: 2, attempt: { seats: [1, 0] }, bag: null })).toEqual({
    round: 2,
    attempt_seats_0: { seat: 1 },
    attempt_seats_1: { seat: 0 },
  });
});
