import { expect, test } from "vitest";
import { SOUNDS } from "./sound";
import { byNeed, isMyTurn } from "./tables";
import { read } from "./route.svelte";
import type { TableInfo } from "../wire";

test("every sound is short and soft", () => {
  for (const [name, tones] of Object.entries(SOUNDS)) {
    expect(tones.length, name).toBeGreaterThan(0);
    for (const tone of tones) {
      expect(tone.at + tone.length, name).toBeLessThan(1);
      expect(tone.loud, name).toBeLessThanOrEqual(0.5);
    }
  }
});

const table = (id: string, more: Partial<TableInfo>): TableInfo => ({
  id,
  game: "any",
  players: 2,
  options: {},
  stage: "playing",
  seats: [],
  clock: {},
  public: false,
  chat: "off",
  hints: true,
  watching: true,
  made: 0,
  mine: [0],
  ...more,
});

test("tables that wait for me come first, the others stay in order", () => {
  const tables = [table("a", { to_act: [1] }), table("b", { to_act: [0] }), table("c", { stage: "open" }), table("d", { to_act: [1, 0] })];
  expect(byNeed(tables).map((one) => one.id)).toEqual(["b", "d", "a", "c"]);
  expect(isMyTurn(table("e", { stage: "over", to_act: [0] }))).toBe(false);
});

test("addresses lead to pages", () => {
  expect(read("/rules/any")).toEqual({ page: "rules", game: "any" });
  expect(read("/rules/")).toEqual({ page: "cabinet" });
  expect(read("/t/abc")).toEqual({ page: "table", table: "abc" });
});
