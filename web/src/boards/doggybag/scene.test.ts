import { expect, test } from "vitest";
import { known, success } from "./knowledge";
import { moved } from "./pieces";
import { played, settled } from "./scene";
import { none, type Dog, type Table } from "./view";

function dog(given: Partial<Dog> = {}): Dog {
  return { stock: null, stock_size: 16, front: none(), role: null, flipped: false, announced: null, sealed: false, out: false, ...given };
}

function table(given: Partial<Table> = {}): Table {
  const own = dog({ stock: { grey: 3, white: 4, red: 5, yellow: 1, black: 3 } });
  return {
    phase: "loot", round: 1, first: 0, turn: 0, coins: [], loot: null, chosen: [], bag: { size: 5, seen: null },
    chest: none(), drawn: none(), steal: null, seats: [own, dog()], ...given,
  };
}

test("at the beginning everybody knows the bag: one bone of each colour", () => {
  const about = known(table(), true);
  expect(about.least).toEqual({ grey: 1, white: 1, red: 1, yellow: 1, black: 1 });
  expect(about.most).toEqual(about.least);
  expect(success(about, 1)).toBeCloseTo(0.8);
});

test("what others put in secret may be anything, what we put is known to us", () => {
  let now = table({ coins: [1, 1], loot: 2 });
  for (const name of ["put:grey", "put:black"]) now = played(now, { name, seat: 0 }, true);
  for (const name of ["put:?", "put:?"]) now = played(now, { name, seat: 1 }, true);
  const about = known(now, true);
  expect(about.size).toBe(9);
  expect([about.least.black, about.most.black]).toEqual([2, 4]);
  expect([about.least.yellow, about.most.yellow]).toEqual([1, 2]);
});

test("a black bone lies in the hand until Fagin has seen it; greys are kept", () => {
  const seats = [dog({ role: 3 }), dog({ role: 1 })];
  let now = table({ phase: "roles", seats, bag: { size: 9, seen: null } });
  for (const name of ["draw:grey", "draw:red", "draw:black"]) now = played(now, { name }, true);
  expect([now.turn, now.drawn.black]).toEqual([0, 1]);
  now = settled(now);
  expect(now.seats[0]?.front).toEqual({ ...none(), grey: 1, black: 1 });
  expect(now.chest).toEqual({ ...none(), red: 1 });
  expect([now.turn, now.bag.size]).toEqual([1, 6]);
});

test("the third black throws out: the front goes to the chest and the first-player token on", () => {
  const seats = [dog({ role: 3, front: { ...none(), yellow: 2, black: 2 } }), dog({ role: 1 })];
  const now = settled(played(table({ phase: "heist", seats }), { name: "draw:black" }, true));
  expect(now.seats[0]).toMatchObject({ out: true, front: none() });
  expect(now.chest).toEqual({ ...none(), yellow: 2, black: 3 });
  expect(now.first).toBe(1);
});

test("bones travel: none is lost or made on the way, and no colour shows through a screen", () => {
  const before = moved([], table(), 0, none());
  const after = moved(before, played(table(), { name: "put:?", seat: 1 }, true), 0, none());
  expect(after.map((piece) => piece.id)).toEqual(before.map((piece) => piece.id));
  expect(after.filter((piece) => piece.trips)).toMatchObject([{ at: "bag", colour: null }]);
  expect(after.filter((piece) => piece.at === "stock-1").every((piece) => piece.colour === null)).toBe(true);
});
