import { describe, expect, it } from "vitest";
import { timeLeft } from "./clock";
import { markdown, spans } from "./markdown";
import { pick } from "./moves";
import { againstBots, bot, usualPlayers } from "./names";
import { bundle, Speaker } from "./texts";
import { allMoves } from "./words";
import type { MoveWord } from "../wire";

it("time is told as people read it", () => {
  expect([0, 59.2, 65, 3600, 90_000, 200_000].map((seconds) => timeLeft(seconds, "d"))).toEqual([
    "0:00",
    "1:00",
    "1:05",
    "1:00:00",
    "25:00:00",
    "2 d",
  ]);
});

describe("a rules page", () => {
  it("is read block by block", () => {
    const blocks = markdown(
      "# Title\n\nOne\nparagraph.\n\n## A turn {#turn}\n\n- first\n  and more\n  - below\n    it\n- second\n\n> **Ruling.** So.\n\n| a | b |\n|---|---|\n| 1 | 2 |\n",
    );
    expect(blocks.map((block) => block.kind)).toEqual(["heading", "paragraph", "heading", "list", "quote", "table"]);
    expect(blocks[2]).toMatchObject({ level: 2, id: "turn", spans: [{ text: "A turn" }] });
    expect(blocks[3]).toMatchObject({
      items: [
        { spans: [{ text: "first and more" }], points: [[{ text: "below it" }]] },
        { spans: [{ text: "second" }], points: [] },
      ],
    });
    expect(blocks[5]).toMatchObject({ head: [[{ text: "a" }], [{ text: "b" }]], rows: [[[{ text: "1" }], [{ text: "2" }]]] });
  });

  it("names its rulings at their end, and does not show the name", () => {
    const [named, nameless] = markdown("> **Ruling.** So\n> it is. {#so-it-is}\n\n> Or not.");
    expect(named).toEqual({ kind: "quote", id: "so-it-is", spans: [{ kind: "strong", text: "Ruling." }, { kind: "text", text: " So it is." }] });
    expect(nameless).toMatchObject({ kind: "quote", id: null });
  });

  it("has bold, italic and code, and never HTML", () => {
    expect(spans("**a** *b* `c` <b>d</b> [e](http://x)").map((span) => [span.kind, span.text])).toEqual([
      ["strong", "a"],
      ["text", " "],
      ["em", "b"],
      ["text", " "],
      ["code", "c"],
      ["text", " <b>d</b> e"],
    ]);
  });

  it("leads from one rule to another", () => {
    expect(spans("a [part](#turn), b")).toEqual([
      { kind: "text", text: "a " },
      { kind: "link", text: "part", anchor: "turn" },
      { kind: "text", text: ", b" },
    ]);
  });
});

it("a move is found by any of its words, without accents", () => {
  const texts: Record<string, string> = { "take:r1c1": "Soulève r1c1", "take:r1c2": "Soulève r1c2", pass: "Passe" };
  const found = (wanted: string): string[] => pick(Object.keys(texts), wanted, (move) => texts[move] ?? "");
  expect(found("")).toHaveLength(3);
  expect(found("souleve c2")).toEqual(["take:r1c2"]);
  expect(found("R1C1")).toEqual(["take:r1c1"]);
});

it("every move a game knows is said in words", () => {
  const texts = bundle("en", "move-stop = Stop\nmove-put = Put { $colour ->\n    [red] a red bone\n   *[white] a white bone\n}\nmove-steal = Steal from { $seat }\nmove-steal_none = Steal nothing\nmove-take = Take { $count } white bones");
  const words: MoveWord[] = [
    { key: "stop", name: "stop", parts: [] },
    { key: "put", name: "put", parts: [{ name: "colour", kind: "text", values: ["red", "white"] }] },
    { key: "take", name: "take", parts: [{ name: "colour", kind: "text", values: [] }, { name: "count", kind: "number", values: [] }] },
    { key: "steal_none", name: "steal:none", parts: [] },
    { key: "steal", name: "steal", parts: [{ name: "seat", kind: "seat", values: ["0", "1"] }] },
  ];
  const say = new Speaker("en", [texts], ["Ann", "Bob"], words);
  expect(allMoves(words).map((move) => [move, say.move(move)])).toEqual([
    ["stop", "Stop"],
    ["put:red", "Put a red bone"],
    ["put:white", "Put a white bone"],
    ["steal:none", "Steal nothing"],
    ["steal:0", "Steal from Ann"],
    ["steal:1", "Steal from Bob"],
  ]);
  expect(say.move("take:white:4")).toBe("Take 4 white bones");
  expect(say.move("fly")).toBe("fly");
});

describe("bots", () => {
  it("all have different names", () => {
    const names = againstBots(6, 2).slice(1).map((seat) => seat.name);
    expect(new Set(names).size).toBe(5);
    expect(names).not.toContain(bot(2, names.map((name) => name ?? "")).name);
  });

  it("fill a table of the usual size", () => {
    expect([[3, 4, 5, 6], [1, 2, 3], [5, 6], [2]].map(usualPlayers)).toEqual([4, 3, 5, 2]);
  });
});
