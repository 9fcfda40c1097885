import { describe, expect, it } from "vitest";
import type { LookInfo, MoveWord } from "../../wire";
import { boxes, keyOf, plan } from "./layout";
import { read } from "./read";
import { follow, type Token } from "./tokens";
import { candidates, offer, touch } from "./touch";

const LOOK: LookInfo = {
  pieces: [
    { name: "die", shape: "die", fill: "#fff", ink: "#000" },
    { name: "face", shape: "die", fill: "#fc0", ink: "#000" },
  ],
  table: [{ kind: "row", path: "faces", of: "face" }],
  mat: [{ kind: "row", path: "dice", of: "die" }],
  reaches: [
    { word: "bid", part: "face", targets: ["faces"] },
    { word: "bid", part: "count", targets: ["=stepper"] },
  ],
  cloth: ["#000", "#000"],
};
const WORDS: MoveWord[] = [
  {
    key: "bid",
    name: "bid",
    parts: [
      { name: "count", kind: "number", values: ["1", "2", "3"] },
      { name: "face", kind: "number", values: ["1", "2"] },
    ],
  },
  { key: "doubt", name: "doubt", parts: [] },
];
const view = (...dice: (number | null)[][]): Record<string, unknown> => ({ faces: [1, 2], seats: dice.map((one) => ({ dice: one })) });
const tokensOf = (before: Token[], now: Record<string, unknown>): Token[] => {
  let last = Math.max(0, ...before.map((one) => one.id));
  return follow(before, read(LOOK, now), LOOK, () => ++last);
};

describe("touching", () => {
  const all = candidates(["bid:1:2", "bid:2:2", "bid:3:1", "doubt"], WORDS, LOOK);
  const tokens = tokensOf([], view([null], [3]));
  const faces = tokens.filter((one) => one.place === "faces");

  it("offers things to touch, and buttons for what nothing carries", () => {
    const found = offer(all, tokens);
    expect(found.byTouch.map((one) => one.move)).toEqual(["bid:1:2", "bid:2:2", "bid:3:1"]);
    expect(found.buttons.map((one) => one.move)).toEqual(["doubt"]);
  });

  it("keeps the moves that a touched thing stands for, and steps through the rest", () => {
    const left = touch(all, faces[1] as Token);
    expect(left.map((one) => one.move)).toEqual(["bid:1:2", "bid:2:2"]);
    expect(offer(left, tokens).steppers.get("bid")).toHaveLength(2);
    expect(touch(all, faces[0] as Token).map((one) => one.move)).toEqual(["bid:3:1"]);
  });
});

describe("touching a whole word or a number", () => {
  const look: LookInfo = {
    pieces: [{ name: "stone", shape: "stone", fill: "#000", ink: "#fff" }],
    table: [],
    mat: [{ kind: "pile", path: "waiting", of: "stone" }],
    reaches: [
      { word: "enter", targets: ["waiting"] },
      { word: "say", part: "count", targets: ["=keypad"] },
    ],
    cloth: ["#000", "#000"],
  };
  const counts = Array.from({ length: 9 }, (_, at) => String(at));
  const words: MoveWord[] = [
    { key: "enter", name: "enter", parts: [] },
    { key: "say", name: "say", parts: [{ name: "count", kind: "number", values: counts }] },
  ];
  const tokens = follow([], read(look, { seats: [{ waiting: 2 }, { waiting: 2 }] }), look, () => 1, 1);

  it("is done on the table or before oneself, on what lies uppermost", () => {
    const all = candidates(["enter"], words, look);
    expect(tokens.map((token) => [token.mat, token.top, touch(all, token).length])).toEqual([[0, false, 0], [0, true, 0], [1, false, 1], [1, true, 1]]);
  });

  it("gives keys to a few numbers and steps to many", () => {
    const some = offer(candidates(["say:0", "say:2"], words, look), tokens);
    expect(some.keypads.get("say")?.map((one) => one.move)).toEqual(["say:0", "say:2"]);
    const many = offer(candidates(counts.map((one) => `say:${one}`), words, look), tokens);
    expect([many.keypads.size, many.steppers.get("say")?.length]).toEqual([0, 9]);
  });

  it("turns a board that may where it is larger that way", () => {
    const cells = Array.from({ length: 6 }, (_, at) => ({ name: String(at), x: at, y: 0 }));
    const board = (turns: boolean): LookInfo => ({ ...look, table: [{ kind: "board", path: "way", cells, turns, layers: [] }], mat: [] });
    const size = (turns: boolean): number =>
      plan({ w: 360, h: 494 }, read(board(turns), { seats: [] }), null, { chip: () => null, caption: () => "", slim: () => 1, touched: () => true }).boards[0]?.size ?? 0;
    expect(size(true)).toBeGreaterThan(size(false));
  });
});

describe("travelling", () => {
  it("keeps pieces apart and the same, and ends with what the view has", () => {
    let seed = 7;
    const below = (most: number): number => (seed = (seed * 48271) % 2147483647) % most;
    let tokens: Token[] = [];
    for (let at = 0; at < 200; at += 1) {
      const now = view(...Array.from({ length: 3 }, () => Array.from({ length: below(6) }, () => [null, 1, 2, 3, 4, 5, 6][below(7)] ?? null)));
      tokens = tokensOf(tokens, now);
      const lying = (now["seats"] as { dice: (number | null)[] }[]).map((one) => one.dice);
      expect(lying.map((_, mat) => tokens.filter((one) => one.mat === mat).map((one) => one.value))).toEqual(lying);
      expect(new Set(tokens.map((one) => one.id)).size).toBe(tokens.length);
    }
  });

  it("turns what is lifted and throws what falls anew", () => {
    const before = tokensOf([], view([null, 4]));
    const after = tokensOf(before, view([5, 6]));
    expect(after.filter((one) => one.mat === 0).map((one) => [one.id, one.change])).toEqual(
      before.filter((one) => one.mat === 0).map((one, at) => [one.id, at ? "thrown" : "turned"]),
    );
  });
});

describe("laying out", () => {
  it("keeps everything inside the room, apart, and one's own mat largest", () => {
    for (const room of [{ w: 360, h: 494 }, { w: 632, h: 354 }, { w: 1066, h: 541 }, { w: 1560, h: 940 }]) {
      for (const [players, board] of [[2, false], [4, false], [6, false], [2, true], [6, true]] as const) {
        for (const { mats, table } of boxes(room, players, 1, board)) {
          for (const { box } of [...mats, { box: table }]) {
            expect(box.x).toBeGreaterThanOrEqual(0);
            expect(box.y).toBeGreaterThanOrEqual(0);
            expect(box.x + box.w).toBeLessThanOrEqual(room.w);
            expect(box.y + box.h).toBeLessThanOrEqual(room.h);
          }
          const own = mats.find((mat) => mat.own)?.box ?? { w: 0, h: 0 };
          for (const mat of mats.filter((one) => !one.own)) expect(own.w * own.h).toBeGreaterThanOrEqual(mat.box.w * mat.box.h);
        }
        const scene = read(LOOK, view(...Array.from({ length: players }, () => [1, 2, 3, 4, 5])));
        const found = plan(room, scene, 1, { chip: () => null, caption: () => "", slim: () => 1, touched: ({ place }) => place.path === "faces" });
        expect(found.spots.get(keyOf(null, "faces", 0))?.size).toBeGreaterThanOrEqual(42);
      }
    }
  });
});
