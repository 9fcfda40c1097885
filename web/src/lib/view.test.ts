import { describe, expect, it } from "vitest";
import { bundle, Speaker } from "./texts";
import { humanly, label, marksSeats, shape, words } from "./view";

const say = new Speaker("en", [bundle("en", "board-bag = the bag\nboard-round = Round { $round }\nboard-phase-loot = loot")], ["Ann", "Bob"]);

describe("the shape of a view", () => {
  it.each([
    [null, "nothing"],
    [[], "nothing"],
    [{ white: [], black: [] }, "nothing"],
    [3, "scalar"],
    [false, "scalar"],
    [[1, null, "x"], "list"],
    [{ grey: 1, white: 2 }, "facts"],
    [[[1, 2], [3, 4]], "grid"],
    [[{ a: 1 }, { b: [2] }], "rows"],
    [{ a: 1, b: { c: 2 } }, "parts"],
    [{ seat: 2 }, "scalar"],
    [[{ seat: 2 }, null], "list"],
    [{ owner: { seat: 2 }, bid: 3 }, "facts"],
    [[{ seat: 2, bid: 1 }], "rows"],
    [[1, { a: 2 }], "parts"],
  ])("of %j is %s", (value, kind) => {
    expect(shape(value).kind).toBe(kind);
  });

  it("has all columns of its rows", () => {
    expect(shape([{ a: 1 }, { b: 2 }])).toMatchObject({ columns: ["a", "b"] });
  });
});

describe("words", () => {
  it("come from the game where it has some that need nothing else", () => {
    expect(label("bag", say)).toBe("The bag");
    expect(label("round", say)).toBe("Round");
    expect(label("stock_size", say)).toBe("Stock size");
    expect(words("phase", "loot", 2, say)).toBe("loot");
  });

  it("name players where a number is a seat", () => {
    expect(words("turn", 1, 2, say)).toBe("Bob");
    expect(words("turn", 5, 2, say)).toBe("5");
    expect(words("dog", 1, 2, say)).toBe("1");
    expect(words("turn", null, 2, say)).toBe("–");
  });

  it("name players where the server marks them, and guess no others beside them", () => {
    expect(words("owner", { seat: 1 }, 0, say)).toBe("Bob");
    expect(marksSeats({ owner: { seat: 1 }, turn: 0 })).toBe(true);
    expect(marksSeats({ laid: [{ seat: 1, value: 3 }], turn: 0 })).toBe(false);
    expect(words("turn", 1, 0, say)).toBe("1");
  });

  it("leave cells as they are", () => expect(humanly("a4")).toBe("a4"));
});
