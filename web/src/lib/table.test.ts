import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { StepHistory, PastStep } from "../wire";
import * as api from "./api";
import { FakeLine } from "../testing/fake-line";
import { beat, info, welcome } from "../testing/fake-table";
import { TableState } from "./table.svelte";

vi.mock("./api", async (original) => ({ ...(await original<typeof api>()), history: vi.fn(), table: vi.fn(), words: vi.fn() }));
const history = vi.mocked(api.history);
const told = (...names: string[]): PastStep[] => names.map((name) => ({ name, seat: 0, lines: [{ key: name, args: {} }] }));
const past = (...names: string[]): StepHistory => ({ count: names.length, steps: told(...names), log: [], shown: [] });

let line: FakeLine;

beforeEach(() => {
  history.mockReset();
  vi.mocked(api.table).mockReset();
  vi.stubGlobal("location", { protocol: "http:", host: "localhost" });
  vi.stubGlobal("WebSocket", function () {
    line = new FakeLine();
    return line;
  });
});
afterEach(() => vi.unstubAllGlobals());

function seated(seat = 0): TableState {
  const table = new TableState("t");
  table.look(seat);
  line.open().say(welcome({ seat }));
  return table;
}

describe("a table", () => {
  it("reads the story so far, and goes on with it beat by beat", async () => {
    history.mockResolvedValue(past("roll", "die"));
    const table = seated();
    line.say(beat({ version: 1, count: 2 }));
    await vi.waitFor(() => expect(table.story).toHaveLength(2));
    line.say(beat({ version: 2, cause: "play", count: 4, steps: [{ name: "hold", seat: 0 }, { name: "die" }] }));
    expect(table.story.map((step) => step.name)).toEqual(["roll", "die", "hold", "die"]);
    expect(history).toHaveBeenCalledTimes(1);
  });

  it("reads the story anew after something was taken back", async () => {
    history.mockResolvedValue(past("roll"));
    const table = seated();
    line.say(beat({ version: 1, count: 0 }));
    line.say(beat({ version: 2, cause: "play", count: 2, steps: [{ name: "roll", seat: 0 }, { name: "hold", seat: 0 }] }));
    line.say(beat({ version: 3, cause: "undo", count: 1 }));
    await vi.waitFor(() => expect(table.story.map((step) => step.name)).toEqual(["roll"]));
  });

  it("comes back to what it missed, and goes on with the story without reading it anew", () => {
    vi.useFakeTimers();
    const table = seated();
    line.say(beat({ version: 1, count: 0 }));
    line.say(beat({ version: 2, cause: "play", count: 1, steps: [{ name: "roll", seat: 0 }] }));
    line.break();
    vi.advanceTimersByTime(1000);
    line.open();
    expect(line.last).toEqual({ type: "hello", table: "t", seat: 0, have: 2 });
    line.say(welcome({ version: 3, fresh: false }));
    line.say(beat({ version: 3, cause: "play", count: 2, steps: [{ name: "hold", seat: 0 }], moves: ["roll"] }));
    expect(table.story.map((step) => step.name)).toEqual(["roll", "hold"]);
    expect(line.sent).toHaveLength(1);
    expect(history).not.toHaveBeenCalled();
    vi.useRealTimers();
  });

  it("asks nothing again that was answered, unless the answer was refused", async () => {
    const table = seated();
    line.say(beat({ version: 1, count: 0, moves: ["roll", "hold"] }));
    const played = table.play("roll");
    expect(table.choices).toEqual([]);
    const sent = line.last;
    line.say({ type: "refused", code: "stale", reason: "", ...(sent && "id" in sent ? { id: sent.id } : {}) });
    await expect(played).rejects.toThrow();
    expect(table.choices).toEqual(["roll", "hold"]);
  });

  it("moves with me when lots give me another seat", async () => {
    const table = new TableState("t");
    table.look(0);
    line.open().say(welcome({ table: info({ stage: "open" }) }));
    vi.mocked(api.table).mockResolvedValue(info({ stage: "open", mine: [1] }));
    const { stage, seats, chat, hints, watching } = info({ stage: "open" });
    line.say({ type: "seating", version: 1, stage, seats, chat, hints, watching, public: false });
    await vi.waitFor(() => expect(line.last).toMatchObject({ type: "hello", seat: 1 }));
    expect(table.seat).toBe(1);
  });

  it("never opens one of several seats on this device by itself once the game goes on", async () => {
    const table = seated();
    vi.mocked(api.table).mockResolvedValue(info({ players: 3, mine: [1, 2] }));
    const { stage, seats, chat, hints, watching } = info();
    line.say({ type: "seating", version: 1, stage, seats, chat, hints, watching, public: false });
    await vi.waitFor(() => expect(table.seat).toBeNull());
  });

  it("hears each line of chat once", () => {
    const table = seated();
    const said = { type: "chat", version: 2, at: 5, name: "Ann", text: "hi" } as const;
    line.say(said);
    line.say(said);
    expect(table.chat).toHaveLength(1);
  });
});
