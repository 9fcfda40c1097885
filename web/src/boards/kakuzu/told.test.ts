import { describe, expect, it } from "vitest";
import { settled } from "./holders";
import { after } from "./told";
import { digitAt, nameOf, type KakuzuView } from "./view";

/** A finished grid in a plain pattern. */
const FULL = Array.from({ length: 9 }, (_, row) =>
  Array.from({ length: 9 }, (_, column) => ((row * 3 + Math.floor(row / 3) + column) % 9) + 1),
);

function table(change: Partial<KakuzuView> = {}): KakuzuView {
  return {
    phase: "take",
    variant: "draw",
    turn: 0,
    grid: FULL.map((row) => row.map(() => null)),
    bag: [0, 1, 2, 3, 4, 6, 7, 8, 9],
    drawn: [5],
    target: 5,
    won: 0,
    complete: [],
    left: 81,
    seats: [{ stones: 0, out: false }, { stones: 0, out: true }, { stones: 0, out: false }],
    bank: null,
    candidates: FULL.map((row) => row.map(() => [1, 2])),
    ...change,
  };
}

const KNOWN = table({ grid: FULL });
const cellWith = (digit: number): string => nameOf(Array.from({ length: 81 }, (_, cell) => cell).find((cell) => digitAt(KNOWN, cell) === digit) ?? 0);

describe("a step that is told", () => {
  it("gives a stone with the right digit to the player, who draws again", () => {
    const then = after(table(), { name: `take:${cellWith(5)}`, seat: 0 }, KNOWN);
    expect(then.seats.map((seat) => seat.stones)).toEqual([1, 0, 0]);
    expect(then).toMatchObject({ phase: "draw", turn: 0, drawn: [5], target: null, left: 80 });
  });

  it("gives another stone to the left, and those whose time is up do not play", () => {
    const then = after(table(), { name: `take:${cellWith(6)}`, seat: 0 }, KNOWN);
    expect(then.seats.map((seat) => seat.stones)).toEqual([0, 1, 0]);
    expect(then).toMatchObject({ phase: "draw", turn: 2, drawn: [], bag: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] });
  });

  it("goes on with the same digit in a hunt, and ends with the third stone where digits are said", () => {
    const take = { name: `take:${cellWith(5)}`, seat: 0 };
    expect(after(table({ variant: "hunt" }), take, KNOWN)).toMatchObject({ phase: "take", target: 5, turn: 0 });
    expect(after(table({ variant: "announce", won: 1, bag: [] }), take, KNOWN)).toMatchObject({ phase: "say", won: 2, turn: 0 });
    expect(after(table({ variant: "announce", won: 2, bag: [] }), take, KNOWN)).toMatchObject({ phase: "say", won: 0, turn: 2 });
  });

  it("puts a digit with nine open cells out of the game", () => {
    const grid = FULL.map((row) => row.map((digit) => (digit === 5 ? 5 : null)));
    const first = cellWith(5);
    const [row, column] = [Number(first[1]) - 1, Number(first[3]) - 1];
    grid[row]?.splice(column, 1, null);
    expect(after(table({ grid }), { name: `take:${first}`, seat: 0 }, KNOWN)).toMatchObject({ complete: [5], drawn: [] });
  });

  it("ends the turn with a 0", () => {
    expect(after(table({ phase: "draw", target: null }), { name: "digit:0" }, KNOWN)).toMatchObject({ turn: 2, target: null });
  });
});

describe("the stones", () => {
  it("stay where they went", () => {
    const laid = settled([], table());
    expect(laid.every((stone) => stone.holder === "tray")).toBe(true);
    const missed = after(table(), { name: "take:r1c1", seat: 0 }, KNOWN);
    const then = settled(laid, missed);
    expect(then[0]).toEqual({ holder: 1, slot: 0 });
    const later = settled(then, after({ ...missed, phase: "take", target: 8 }, { name: "take:r1c2", seat: 2 }, KNOWN));
    expect(later.slice(0, 3)).toEqual([{ holder: 1, slot: 0 }, { holder: 0, slot: 0 }, { holder: "tray", slot: 0 }]);
  });

  it("of the opening belong to nobody", () => {
    const opened = after(table({ phase: "opening" }), { name: "open:r1c1", seat: 0 }, KNOWN);
    expect(settled([], opened)[0]).toEqual({ holder: "aside", slot: 0 });
  });

  it("come back when a step is taken back", () => {
    const missed = settled([], after(table(), { name: "take:r1c1", seat: 0 }, KNOWN));
    expect(settled(missed, table())[0]).toEqual({ holder: "tray", slot: 0 });
  });
});
