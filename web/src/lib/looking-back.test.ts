import { afterEach, describe, expect, it, vi } from "vitest";
import { beat } from "../testing/fake-table";
import * as api from "./api";
import { bring, brought, ofTable } from "./past";
import { Replay } from "./replay.svelte";
import { read } from "./route.svelte";
import { ruleNow } from "./rule";
import { hasSealed } from "./sealed";
import { keepSeen, seen } from "./seen";

describe("the rule that matters now", () => {
  const anchors = { steal: "greed", effect: "roles", "effect-lead": "leader" };
  const at = (phase: string, moves: string[] = []): string | null => ruleNow(beat({ view: { phase }, moves }), anchors);

  it("is that of what may be done, of the phase, or the phase's own", () => {
    expect(at("effect", ["lead:1"])).toBe("leader");
    expect(at("effect", ["swap:red:grey"])).toBe("roles");
    expect(at("steal")).toBe("greed");
    expect(at("heist")).toBe("heist");
    expect(ruleNow(null, anchors)).toBeNull();
  });
});

it("addresses lead to pages", () => {
  expect(read("/t/abc")).toEqual({ page: "table", table: "abc" });
  expect(read("/replay/a%20c?at=3&eyes=0")).toEqual({ page: "replay", table: "a c" });
  expect(read("/screen/abc/")).toEqual({ page: "screen", table: "abc" });
  expect(read("/record?at=3")).toEqual({ page: "record" });
  expect(read("/api/tables/x")).toEqual({ page: "cabinet" });
});

it("a view says whose choice is made", () => {
  expect(hasSealed({ seats: [{ sealed: true }, { sealed: false }, {}] }, 0)).toBe(true);
  expect(hasSealed({ seats: [{ sealed: true }, { sealed: false }, {}] }, 1)).toBe(false);
  expect(hasSealed({}, 0)).toBe(false);
});

it("a device remembers what it has shown of a table, and takes nonsense for nothing", () => {
  const kept = new Map<string, string>();
  const keeping = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) };
  expect(seen("t", 0, keeping)).toBeNull();
  keepSeen("t", 0, 12, keeping);
  expect(seen("t", 0, keeping)).toBe(12);
  expect(seen("t", 1, keeping)).toBeNull();
  for (const key of kept.keys()) kept.set(key, "{nonsense");
  expect(seen("t", 0, keeping)).toBeNull();
});

describe("a replay", () => {
  afterEach(() => vi.restoreAllMocks());

  async function opened(at?: number): Promise<Replay> {
    const steps = ["a", "b", "c"].map((name) => ({ name, seat: null, lines: [] }));
    vi.spyOn(api, "history").mockResolvedValue({ count: 3, steps, log: [], shown: [] });
    vi.spyOn(api, "views").mockImplementation((_id, _eyes, first) =>
      Promise.resolve({ first, views: [0, 1, 2, 3].slice(first).map((count) => ({ count })) }),
    );
    const replay = new Replay(ofTable("t"));
    await replay.open(0, at);
    return replay;
  }

  it("begins where one wants, by default at the end", async () => {
    expect((await opened()).stage.beat?.view).toEqual({ count: 3 });
    expect((await opened(1)).stage.beat?.view).toEqual({ count: 1 });
  });

  it("goes step by step and never beyond its ends", async () => {
    const replay = await opened(2);
    await replay.forward();
    await replay.forward();
    expect(replay.at).toBe(3);
    await replay.jump(-5);
    expect([replay.at, replay.stage.beat?.view]).toEqual([0, { count: 0 }]);
  });

  it("plays a moment from its decision on, and no further", async () => {
    vi.useFakeTimers();
    const replay = await opened(3);
    replay.steps = [0, null, 1].map((seat, at) => ({ name: String(at), seat, lines: [] }));
    await replay.watch(2);
    expect(replay.at).toBeLessThan(2);
    await vi.runAllTimersAsync();
    expect([replay.at, replay.playing]).toEqual([2, false]);
    replay.play();
    await vi.runAllTimersAsync();
    expect(replay.at).toBe(3);
    vi.useRealTimers();
  });

  it("asks for a view once", async () => {
    const replay = await opened(0);
    await replay.jump(2);
    await replay.jump(0);
    expect(api.views).toHaveBeenCalledOnce();
  });
});

describe("a record that is brought along", () => {
  afterEach(() => vi.restoreAllMocks());

  const kept = new Map<string, string>();
  const keeping = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) } as Storage;

  it("is kept for the tab once the server can read it", async () => {
    vi.spyOn(api, "openRecord").mockResolvedValue({} as Awaited<ReturnType<typeof api.openRecord>>);
    expect(await bring(new File(['{"game":"x"}'], "x.json"), keeping)).not.toBeNull();
    expect(brought(keeping)).toBe('{"game":"x"}');
  });

  it("is not even sent where it cannot be one", async () => {
    vi.spyOn(api, "openRecord");
    expect(await bring(new File(["a picture"], "x.png"), keeping)).toBeNull();
    expect(await bring(new File(["1".repeat(600_000)], "x.json"), keeping)).toBeNull();
    expect(api.openRecord).not.toHaveBeenCalled();
  });
});
