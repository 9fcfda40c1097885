import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Sealing } from "./sealing.svelte";
import { COLOURS, none, type Colour, type Dog, type Table } from "./view";

const dog: Dog = { stock: null, stock_size: 16, front: none(), role: null, flipped: false, announced: null, sealed: false, out: false };
const MOVES = COLOURS.map((colour) => `put:${colour}`);

/** The table as seat 1 sees it, to whom seat 0 leaves the time to choose early. */
function table(chosen: Colour[], given: Partial<Table> = {}): Table {
  return {
    phase: "loot", round: 1, first: 0, turn: 0, coins: [1, 2], loot: 3, chosen, bag: { size: 5, seen: null }, chest: none(),
    drawn: none(), steal: null, seats: [dog, { ...dog, sealed: chosen.length === 3 }], ...given,
  };
}

function picked(...colours: Colour[]): Sealing {
  const sealing = new Sealing();
  sealing.follow(table([]), 1, MOVES);
  for (const colour of colours) sealing.pick(colour);
  return sealing;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("bones are sent one after the other, in colour order, each when the one before has arrived", () => {
  const sealing = picked("black", "grey", "red");
  sealing.confirm();
  expect(sealing.follow(table([]), 1, MOVES)).toBe("put:grey");
  expect(sealing.follow(table([]), 1, MOVES), "another's beat").toBeNull();
  expect(sealing.follow(table(["grey"]), 1, MOVES)).toBe("put:red");
  expect(sealing.follow(table(["grey", "red"]), 1, MOVES)).toBe("put:black");
  expect(sealing.follow(table(["grey", "red", "black"]), 1, [])).toBeNull();
  expect([sealing.picks, sealing.sending]).toEqual([[], false]);
});

test("the tray holds what the table says that we have sealed, and what we have picked since", () => {
  const sealing = picked();
  const whole = table(["grey", "red", "black"]);
  sealing.follow(whole, 1, []);
  expect(sealing.shown(whole, whole, 1)).toEqual({ ...none(), grey: 1, red: 1, black: 1 });
  const back = table(["grey"]);
  sealing.follow(back, 1, MOVES);
  expect(sealing.shown(back, back, 1)).toEqual({ ...none(), grey: 1 });
  expect(sealing.need(back, 1)).toBe(2);
  sealing.pick("white");
  expect(sealing.shown(back, back, 1)).toEqual({ ...none(), grey: 1, white: 1 });
  expect(sealing.need(back, 1)).toBe(1);
});

test("what another device of ours has sealed is not asked for again", () => {
  const sealing = picked("red", "red");
  const now = table(["grey", "grey"]);
  sealing.follow(now, 1, MOVES);
  expect([sealing.picks, sealing.need(now, 1)]).toEqual([["red"], 0]);
});

test("what did not arrive may be sent again after a while", () => {
  const sealing = picked("red", "red", "red");
  sealing.confirm();
  expect(sealing.follow(table([]), 1, MOVES)).toBe("put:red");
  vi.advanceTimersByTime(10_000);
  expect([sealing.picks.length, sealing.sending]).toEqual([3, false]);
  sealing.confirm();
  expect(sealing.follow(table([]), 1, MOVES)).toBe("put:red");
});

test("with the next round nothing is left in the tray", () => {
  const sealing = picked("red");
  const next = table([], { round: 2 });
  sealing.follow(next, 1, MOVES);
  expect(sealing.shown(next, next, 1)).toEqual(none());
});
