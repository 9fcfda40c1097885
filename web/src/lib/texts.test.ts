import { describe, expect, it } from "vitest";
import { ours } from "../../fluent";
import { bundle, house, LANGUAGES, nameless, Speaker } from "./texts";

const GAME = `
faces = { $one ->
    [dog] a dog
   *[other] a { $one }
}
log-throw = { $player } throws { faces }.
log-win = { $player } wins { $francs } francs.
`;

describe("a speaker", () => {
  it("puts names for seats, and says messages within messages", () => {
    const say = new Speaker("en", [bundle("en", GAME), bundle("en", "player = Player { $number }")], ["Ann", ""]);
    expect(say.line({ key: "throw", args: { player: { seat: 0 }, one: "dog" } })).toBe("Ann throws a dog.");
    expect(say.line({ key: "throw", args: { player: { seat: 1 }, one: 3 } })).toBe("Player 2 throws a 3.");
  });

  it("writes numbers as the language does", () => {
    const say = new Speaker("de", [bundle("de", GAME)], ["Ann"]);
    expect(say.line({ key: "win", args: { player: { seat: 0 }, francs: 10_000 } })).toBe("Ann wins 10.000 francs.");
  });

  it("shows the key of a text that is missing, and knows whether a text lacks something", () => {
    const say = new Speaker("en", [bundle("en", GAME)]);
    expect(say.say("log-lost")).toBe("log-lost");
    expect(say.wholly("log-win", { player: "Ann" })).toBeNull();
  });

  it.each(LANGUAGES)("has the house's words for the page in %s, and no others", async (language) => {
    const words = await house(language);
    expect(words.hasMessage("web-play")).toBe(true);
    expect(words.hasMessage("phrase-hello")).toBe(true);
    expect(words.hasMessage("why-not-your-turn")).toBe(true);
    expect(words.hasMessage("cli-quit")).toBe(false);
  });

  it.each([["fr", "Sac\u00a0: 5"], ["en", "Sac: 5"], ["de", "Sac: 5"]] as const)("sets a colon as in %s", async (language, text) => {
    expect(new Speaker(language, [await house(language)]).entry("Sac", 5)).toBe(text);
  });

  it("lists players as the language does", () => {
    const say = new Speaker("fr", [], ["Ann", "Bob", "Cleo"]);
    expect(say.players([0, 1, 2])).toBe("Ann, Bob et Cleo");
  });
});

describe("a refusal", () => {
  const say = new Speaker("en", [bundle("en", "why-gone = { $player } has it."), bundle("en", "why-over = It is over.")], ["Ann"]);

  it("is said by the game, or by the house", () => {
    expect(say.reason({ code: "gone", args: { player: { seat: 0 } }, reason: "Fort." })).toBe("Ann has it.");
    expect(say.reason({ code: "over" })).toBe("It is over.");
  });

  it("is left to the server where the page has no words for it", () => {
    expect(say.reason({ code: "new", reason: "Something new." })).toBe("Something new.");
  });
});

it("a question needs no name for somebody who is alone on their side", () => {
  expect(nameless("Ann: go or stay?", "Ann")).toBe("Go or stay?");
  expect(nameless("Ann\u00a0: aller ou rester\u00a0?", "Ann")).toBe("Aller ou rester\u00a0?");
  expect(nameless("Ann, which digit?", "Ann")).toBe("Which digit?");
  expect(nameless("Anna: go?", "Ann")).toBe("Anna: go?");
  expect(nameless("What does Ann throw?", "Ann")).toBe("What does Ann throw?");
});

it("places are shown in capitals, for l, i and 1 look alike, or by row and column; other words are not", () => {
  const texts = "web-row-column = row { $row }, column { $column }\ngo = Go to { $cell }: { $kind ->\n    [m10] money\n   *[other] nothing\n}";
  const spoken = new Speaker("en", [bundle("en", texts)]);
  expect(spoken.say("go", { cell: "l11", kind: "m10" })).toBe("Go to L11: money");
  expect(spoken.say("go", { cell: "r4c5", kind: "m10" })).toBe("Go to row 4, column 5: money");
});

describe("the house's file", () => {
  it("keeps whole messages only", () => {
    const source = "cli-a = A\nweb-b = { $n ->\n    [one] 1\n   *[other] { $n }\n}\ncli-c = C\nplayer = P\n";
    expect(ours(source)).toBe("web-b = { $n ->\n    [one] 1\n   *[other] { $n }\n}\nplayer = P\n");
  });
});
