import { beforeEach, expect, test, vi } from "vitest";
import type { Bout, CallNotice, Hand } from "../wire";
import type { Command } from "./connection";
import { Desk, type Piece } from "./desk.svelte";
import { decode, encode, fromBase64, toBase64, type Deed } from "./trace";

const BOUT: Bout = { number: 2, exchange: 1, figure: "any", seats: [0], level: [1] };
const CALL: CallNotice = { type: "call", version: 4, bout: BOUT, deal: [1, 2], level: 1, tempo: 100, reach: 100, limit: 20_000 };
const DEEDS: Deed[] = [
  { t: 100, kind: 1, x: 500, y: 900 },
  { t: 350, kind: 0, x: 480, y: 700 },
  { t: 900, kind: 2, x: 480, y: 690 },
];

const asked: Command[] = [];
const said: Hand[] = [];
let desk: Desk;
beforeEach(() => {
  asked.length = said.length = 0;
  desk = new Desk({
    ask: (command) => {
      asked.push(command);
      return Promise.resolve({ type: "ack", id: "1", version: 1 });
    },
    mention: (one) => void (one.type === "hand" && said.push(one)),
    chairs: () => [],
  });
});

const bytes = (pieces: readonly { chunk?: string }[]): number[] => pieces.flatMap((one) => [...fromBase64(one.chunk ?? "")]);

test("a trace goes in pieces: at a press, every now and then, and the last one is answered", async () => {
  desk.hear(CALL, 0);
  expect(desk.called).toMatchObject({ seat: 0, deal: [1, 2] });
  await desk.send(DEEDS.slice(0, 1), 100, { pressed: true });
  await desk.send(DEEDS.slice(0, 2), 200);
  expect(said.map((one) => one.offset)).toEqual([0]);
  await desk.send(DEEDS.slice(0, 2), 450);
  await desk.send(DEEDS, 1000, { last: true });
  expect(asked).toMatchObject([{ type: "hand", bout: 2, exchange: 1, last: true, clock: 1000 }]);
  expect(decode(bytes([...said, ...(asked as Hand[])]))).toEqual(DEEDS);
});

test("an attempt that could not be believed is over, and the next call begins anew", () => {
  desk.hear(CALL, 0);
  desk.follow({ ...BOUT, again: true });
  expect(desk.called).toBeNull();
  desk.hear({ ...CALL, deal: [3, 4] }, 0);
  expect(desk.called).toMatchObject({ deal: [3, 4] });
});

test("where the line was lost all pieces are sent again, and a call that is known does not begin anew", async () => {
  desk.hear(CALL, 0);
  await desk.send(DEEDS, 1000, { pressed: true });
  const { called } = desk;
  said.length = 0;
  desk.hear({ ...CALL, since: 1500 }, 0);
  expect(desk.called).toBe(called);
  expect(decode(bytes(said))).toEqual(DEEDS);
  expect(said[0]?.offset).toBe(0);
});

test("a clock begins when the call was first sent", () => {
  vi.spyOn(performance, "now").mockReturnValue(9000);
  desk.hear({ ...CALL, since: 1500 }, 0);
  expect(desk.called?.began).toBe(7500);
});

test("somebody else's pieces are heard from the beginning, and not at all by who missed it", () => {
  const trace = encode(DEEDS);
  const piece = (from: number, to: number, last = false): void =>
    desk.hear({ type: "hands", bout: 2, exchange: 1, seat: 1, offset: from, chunk: toBase64(trace.slice(from, to)), clock: 900, last }, 0);
  desk.follow(BOUT);
  piece(0, 5);
  const heard: Piece[] = [];
  desk.listen("2.1", (one) => heard.push(one));
  piece(5, trace.length, true);
  expect(heard.flatMap((one) => one.deeds)).toEqual(DEEDS);
  expect(heard.at(-1)?.last).toBe(true);
  desk.follow({ ...BOUT, number: 3 });
  desk.follow({ ...BOUT, number: 2 });
  const late: Piece[] = [];
  desk.listen("2.1", (one) => late.push(one));
  piece(5, trace.length, true);
  expect(late).toEqual([]);
});

test("another bout ends one's own call", () => {
  desk.hear(CALL, 0);
  desk.follow({ ...BOUT, exchange: 2 });
  expect(desk.called).toBeNull();
  expect(desk.key).toBe("2.2");
});
