import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Refused, Seating } from "../wire";
import { Connection, PING, Refusal, SILENCE, type News, type Status } from "./connection";
import { FakeLine } from "../testing/fake-line";
import { beat, info, welcome } from "../testing/fake-table";

const HELLO = { table: "t", seat: 0 } as const;

function setUp() {
  const lines: FakeLine[] = [];
  const news: News[] = [];
  const statuses: Status[] = [];
  const refusals: Refused[] = [];
  const connection = new Connection(
    {
      news: (notice) => news.push(notice),
      status: (status) => statuses.push(status),
      refused: (refusal) => refusals.push(refusal),
    },
    () => {
      const line = new FakeLine();
      lines.push(line);
      return line;
    },
  );
  const line = (): FakeLine => {
    const found = lines.at(-1);
    if (!found) throw new Error("nobody has dialled");
    return found;
  };
  return { connection, lines, line, news, statuses, refusals };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a connection", () => {
  it("says hello, and again with what it has after a break", () => {
    const { connection, line, lines } = setUp();
    connection.look(HELLO);
    line().open();
    expect(line().sent).toEqual([{ type: "hello", ...HELLO }]);
    line().say(welcome({ version: 7 }));
    line().say(beat({ version: 7 }));
    line().say(beat({ version: 8, cause: "play" }));
    line().break();
    vi.advanceTimersByTime(1000);
    expect(lines).toHaveLength(2);
    expect(line().open().last).toEqual({ type: "hello", ...HELLO, have: 8 });
  });

  it("asks for everything where it may have missed something", () => {
    const { connection, line } = setUp();
    connection.look(HELLO);
    line().open().say(welcome({ version: 7 }));
    line().say({ type: "chat", version: 7, at: 1, name: "Ann", text: "hi" });
    line().break();
    vi.advanceTimersByTime(1000);
    expect(line().open().last).toEqual({ type: "hello", ...HELLO });
  });

  it("counts from the welcome before the game, when there is no beat", () => {
    const { connection, line } = setUp();
    connection.look(HELLO);
    line().open().say(welcome({ version: 3, table: info({ stage: "open" }) }));
    line().say({ type: "chat", version: 4, at: 1, name: "Ann", text: "hi" });
    line().break();
    vi.advanceTimersByTime(1000);
    expect(line().open().last).toMatchObject({ have: 4 });
  });

  it("has all of several changes of the seats that it was told of at once", () => {
    const { connection, line } = setUp();
    const seats: Omit<Seating, "version"> = {
      type: "seating", stage: "open", seats: [], chat: "all", hints: true, watching: true, public: true,
    };
    connection.look(HELLO);
    line().open().say(welcome({ version: 3, table: info({ stage: "open" }) }));
    line().say({ ...seats, version: 6, since: 3 });
    line().say({ ...seats, version: 5, since: 3 });
    line().say({ ...seats, version: 9, since: 7 });
    line().break();
    vi.advanceTimersByTime(1000);
    expect(line().open().last).toMatchObject({ have: 6 });
  });

  it("sends again what was not answered, under the same id", async () => {
    const { connection, line } = setUp();
    connection.look(HELLO);
    line().open().say(welcome());
    const done = connection.ask({ type: "play", version: 1, move: "roll" });
    const first = line().last;
    line().break();
    vi.advanceTimersByTime(1000);
    line().open().say(welcome({ fresh: false }));
    expect(line().last).toEqual(first);
    if (first?.type !== "play") throw new Error("no play was sent");
    line().say({ type: "ack", id: first.id, version: 2 });
    await expect(done).resolves.toMatchObject({ type: "ack" });
    line().break();
    vi.advanceTimersByTime(1000);
    line().open().say(welcome({ fresh: false }));
    expect(line().sent).toHaveLength(1);
  });

  it("tells why a command was refused", async () => {
    const { connection, line } = setUp();
    connection.look(HELLO);
    line().open().say(welcome());
    const done = connection.ask({ type: "play", version: 1, move: "roll" });
    const sent = line().last;
    if (sent?.type !== "play") throw new Error("no play was sent");
    line().say({ type: "refused", id: sent.id, code: "stale", reason: "Look again.", rule: "turn" });
    await expect(done).rejects.toMatchObject({ code: "stale", why: { reason: "Look again.", rule: "turn" } });
  });

  it("never sends a seat's command from another seat", async () => {
    const { connection, line } = setUp();
    connection.look(HELLO);
    line().open().say(welcome());
    const done = connection.ask({ type: "play", version: 1, move: "roll" });
    connection.look({ ...HELLO, seat: 1 });
    await expect(done).rejects.toBeInstanceOf(Refusal);
    line().say(welcome({ seat: 1 }));
    expect(line().sent.filter((command) => command.type === "play")).toHaveLength(1);
  });

  it("shows nothing of the old seat after it has asked for another", () => {
    const { connection, line, news } = setUp();
    connection.look(HELLO);
    line().open().say(welcome());
    line().say(beat({ version: 1 }));
    connection.look({ ...HELLO, seat: 1 });
    line().say(beat({ version: 2, cause: "play", view: { hand: "of seat 0" } }));
    expect(news.map((notice) => notice.type)).toEqual(["welcome", "beat"]);
    line().say(welcome({ seat: 1, version: 5 }));
    line().say(beat({ version: 5 }));
    expect(news).toHaveLength(4);
  });

  it("begins anew when somebody has become known", () => {
    const { connection, line, lines } = setUp();
    connection.look(HELLO);
    line().open().say(welcome({ version: 4 }));
    line().say(beat({ version: 4 }));
    connection.renew();
    expect(lines).toHaveLength(2);
    expect(line().open().last).toEqual({ type: "hello", ...HELLO });
  });

  it("gives up where the table is not to be seen, and tries again where the server is only busy", () => {
    const { connection, line, lines, refusals, statuses } = setUp();
    connection.look(HELLO);
    line().open().say({ type: "refused", code: "too-fast", reason: "Wait." });
    vi.advanceTimersByTime(1000);
    expect(lines).toHaveLength(2);
    line().open().say({ type: "refused", code: "no-table", reason: "There is no such table." });
    expect(refusals).toMatchObject([{ code: "no-table" }]);
    expect(statuses.at(-1)).toBe("closed");
    vi.advanceTimersByTime(60_000);
    expect(lines).toHaveLength(2);
  });

  it("waits as long as a restart takes", () => {
    const { connection, line, lines } = setUp();
    connection.look(HELLO);
    line().open().say(welcome());
    line().say({ type: "restart", seconds: 5 });
    vi.advanceTimersByTime(4900);
    expect(lines).toHaveLength(1);
    vi.advanceTimersByTime(3000);
    expect(lines).toHaveLength(2);
  });

  it("pings, and takes a long silence for a broken line", () => {
    const { connection, line, lines, statuses } = setUp();
    connection.look(HELLO);
    line().open().say(welcome());
    vi.advanceTimersByTime(PING);
    expect(line().last).toEqual({ type: "ping" });
    vi.advanceTimersByTime(SILENCE + PING);
    expect(statuses).toContain("broken");
    vi.advanceTimersByTime(1000);
    expect(lines.length).toBeGreaterThan(1);
  });

  it("tries later and later, and at once when the network is back", () => {
    const { connection, line, lines } = setUp();
    connection.look(HELLO);
    for (let tries = 0; tries < 8; tries++) {
      line().break();
      vi.advanceTimersByTime(10_000);
    }
    const before = lines.length;
    line().break();
    vi.advanceTimersByTime(1000);
    expect(lines).toHaveLength(before);
    connection.nudge();
    expect(lines).toHaveLength(before + 1);
  });
});
