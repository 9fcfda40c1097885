import { beforeEach, afterEach, describe, expect, it, vi } from "vitest";
import { PACE } from "../boards/board";
import { beat } from "../testing/fake-table";
import type { Beat, SeenStep } from "../wire";
import type { Direction } from "./direction";
import { PATIENCE, Stage } from "./stage.svelte";
import { LINE } from "./voice.svelte";

/** A step that is told with a line of its own name. */
const said = (name: string, more: Partial<SeenStep> = {}): SeenStep => ({ name, lines: [{ key: name, args: {} }], ...more });
const mute = (name: string): SeenStep => ({ name });
/** The next beat after so many steps, with these. */
const after = (count: number, ...steps: SeenStep[]): Beat =>
  beat({ cause: "play", count: count + steps.length, steps, view: { after: count + steps.length } });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function stage(more: Partial<Direction> = {}): Stage {
  const made = new Stage({ still: () => false, ...more });
  made.show(beat({ count: 3, view: { after: 3 } }));
  return made;
}

const words = (found: Stage): string[] => found.lines.map((one) => one.line.key);
/** Milliseconds until nothing is told any more. */
function length(found: Stage): number {
  const begun = performance.now();
  while (found.busy) vi.advanceTimersByTime(10);
  return performance.now() - begun;
}

describe("a step", () => {
  const pace = (): { land: number; total: number } => ({ land: 400, total: 1000 });

  it("is counted, told and heard when it lands, not when it begins", () => {
    const [begun, told] = [vi.fn(), vi.fn()];
    const found = stage({ pace, begun, told });
    found.show(after(3, said("die:1")));
    expect([found.busy, found.step?.name, found.landed, found.count, words(found)]).toEqual([true, "die:1", false, 3, []]);
    expect([begun.mock.calls.length, told.mock.calls.length]).toEqual([1, 0]);
    vi.advanceTimersByTime(399);
    expect([found.landed, found.count, words(found), told.mock.calls.length]).toEqual([false, 3, [], 0]);
    vi.advanceTimersByTime(1);
    expect([found.landed, found.count, words(found)]).toEqual([true, 4, ["die:1"]]);
    expect(told).toHaveBeenCalledExactlyOnceWith(said("die:1"), { after: 3 }, said("die:1").lines);
    expect([found.beat?.view, found.next?.view]).toEqual([{ after: 3 }, { after: 4 }]);
    vi.advanceTimersByTime(600);
    expect([found.busy, found.step, found.beat?.view]).toEqual([false, null, { after: 4 }]);
  });

  it("shows where it leads as soon as it has landed, where it is the last and its board wants that", () => {
    const found = stage({ pace: (step) => (step.lines ? pace() : 0), passes: true });
    found.show(after(3, said("one"), mute("two"), said("three"), mute("four")));
    vi.advanceTimersByTime(400);
    expect([found.step?.name, found.landed, found.passing]).toEqual(["one", true, null]);
    while (found.step?.name !== "three" || !found.landed) vi.advanceTimersByTime(10);
    expect(found.passing).toEqual({ after: 7 });
    expect(length(found)).toBeGreaterThan(0);
    expect([found.passing, found.beat?.view]).toEqual([null, { after: 7 }]);
  });

  it("shows where it leads where it brings its view, and holds the next one there", () => {
    const found = stage({ pace, passes: true, hand: () => "mine" });
    found.show(after(3, { ...said("move:1"), view: { moved: 1 } }, { ...said("throw:2"), hand: 0 }));
    vi.advanceTimersByTime(400);
    expect(found.passing).toEqual({ moved: 1 });
    while (!found.holding) vi.advanceTimersByTime(100);
    expect([found.passing, found.beat?.view]).toEqual([{ moved: 1 }, { after: 3 }]);
    found.reveal();
    vi.advanceTimersByTime(5000);
    expect([found.passing, found.beat?.view]).toEqual([null, { after: 5 }]);
  });

  it("lands after three fifths of its time where its board says no more", () => {
    const found = stage({ pace: () => 1000 });
    found.show(after(3, said("one")));
    vi.advanceTimersByTime(599);
    expect(found.landed).toBe(false);
    vi.advanceTimersByTime(1);
    expect(found.landed).toBe(true);
  });

  it("tells its lines one after the other where its board says when each is seen", () => {
    const told = vi.fn();
    const found = stage({ pace: () => ({ land: [300, 2000], total: 2500 }), told });
    const [throws, runs] = [{ key: "throws", args: {} }, { key: "runs", args: {} }];
    found.show(after(3, { name: "die:2", lines: [throws, runs] }));
    vi.advanceTimersByTime(300);
    expect([words(found), found.landed, found.count]).toEqual([["throws"], false, 3]);
    vi.advanceTimersByTime(1700);
    expect([words(found), found.landed, found.count]).toEqual([["runs"], true, 4]);
    expect(told.mock.calls.map(([, , lines]) => lines as unknown)).toEqual([[throws], [runs]]);
  });

  it("keeps a line of its own beside the next one as long as it has not stood its time", () => {
    const found = stage({ pace: () => ({ land: [300, 700], total: 900 }) });
    found.show(after(3, { name: "die:2", lines: [...(said("a").lines ?? []), ...(said("b").lines ?? [])] }));
    vi.advanceTimersByTime(700);
    expect(words(found)).toEqual(["a", "b"]);
  });

  it("that takes no time is told with the next one", () => {
    const found = stage({ pace: (step) => (step.name === "quick" ? 0 : 1000) });
    found.show(after(3, said("quick"), said("slow")));
    expect([found.step?.name, found.count, words(found)]).toEqual(["slow", 3, []]);
    vi.advanceTimersByTime(600);
    expect([found.count, words(found)]).toEqual([5, ["quick", "slow"]]);
  });
});

describe("a stage", () => {
  it("shows a fresh view at once", () => {
    const found = stage();
    expect([found.busy, found.count, found.beat?.view]).toEqual([false, 3, { after: 3 }]);
  });

  it("says every line for its time at least, and is silent when all is said", () => {
    const found = stage({ pace: () => 100 });
    found.show(after(3, said("one"), said("two")));
    vi.advanceTimersByTime(60);
    expect(words(found)).toEqual(["one"]);
    vi.advanceTimersByTime(LINE - 1);
    expect(words(found)).toEqual(["one"]);
    vi.advanceTimersByTime(1);
    expect(words(found)).toEqual(["two"]);
    vi.advanceTimersByTime(40);
    expect([found.busy, words(found)]).toEqual([false, ["two"]]);
    vi.advanceTimersByTime(LINE);
    expect(words(found)).toEqual([]);
  });

  it("keeps beats that come meanwhile in their order", () => {
    const found = stage();
    found.show(after(3, mute("one")));
    found.show(after(4, mute("two")));
    expect(found.step?.name).toBe("one");
    vi.advanceTimersByTime(PACE);
    expect([found.busy, found.beat?.count]).toEqual([true, 4]);
    length(found);
    expect(found.beat?.count).toBe(5);
  });

  it("takes its time as the person wants it, and tells boards how much", () => {
    const times = [1.6, 1, 0.5].map((tempo) => {
      const found = stage({ tempo: () => tempo });
      found.show(after(3, mute("one"), mute("two")));
      expect(found.tempo).toBe(tempo);
      return length(found);
    });
    expect(times[0]).toBeGreaterThan(1.5 * (times[1] ?? 0));
    expect(times[2]).toBeLessThan(0.6 * (times[1] ?? 0));
  });

  it("goes twice as fast with more than three beats waiting, and leaves none out", () => {
    const seen: string[] = [];
    const found = stage({ told: (step) => void seen.push(step.name) });
    for (let at = 3; at < 9; at++) found.show(after(at, mute(`s${at}`)));
    expect(found.tempo).toBe(1);
    vi.advanceTimersByTime(PACE + 450);
    expect([found.step?.name, found.tempo]).toEqual(["s4", 0.5]);
    length(found);
    expect(seen).toEqual(["s3", "s4", "s5", "s6", "s7", "s8"]);
  });

  it("skips one step: its outcome is seen, and the next one begins", () => {
    const found = stage();
    found.show(after(3, said("one"), said("two")));
    found.skipStep();
    expect([found.count, found.step?.name, found.landed, words(found)]).toEqual([4, "two", false, ["one"]]);
    found.skipStep();
    expect([found.busy, found.count]).toEqual([false, 5]);
  });

  it("skips all: shows how things stand", () => {
    const found = stage();
    found.show(after(3, said("one"), said("two")));
    found.show(after(5, said("three")));
    found.skip();
    expect([found.busy, found.count, found.beat?.view, words(found)]).toEqual([false, 6, { after: 6 }, []]);
    vi.runAllTimers();
    expect(found.count).toBe(6);
  });

  it("tells nothing to somebody who wants no motion but the last lines, and nothing of what was taken back", () => {
    const quiet = stage({ still: () => true });
    quiet.show(after(3, said("one"), said("two"), said("three")));
    expect([quiet.busy, quiet.count, words(quiet)]).toEqual([false, 6, ["two", "three"]]);
    vi.runAllTimers();
    expect(words(quiet)).toEqual([]);
    const back = stage();
    back.show({ ...after(3, said("one")), cause: "undo", count: 2, steps: [] });
    expect([back.busy, back.count, words(back)]).toEqual([false, 2, []]);
  });

  it("jumps where steps are missing in between", () => {
    const gap = stage();
    gap.show(after(7, said("late")));
    expect([gap.busy, gap.count, words(gap)]).toEqual([false, 8, []]);
  });

  it("says when all is told", () => {
    const rested = vi.fn();
    const found = stage({ rested });
    found.show(after(3, said("one")));
    expect(rested).not.toHaveBeenCalled();
    length(found);
    expect(rested).toHaveBeenCalledOnce();
  });

  it("keeps nothing of what was seen from another seat", () => {
    const found = stage();
    found.show(after(3, said("one")));
    found.clear();
    vi.runAllTimers();
    expect([found.beat, found.next, found.step, found.busy, words(found)]).toEqual([null, null, null, false, []]);
  });
});

describe("what was missed", () => {
  const missed = (count: number): Beat[] => Array.from({ length: count }, (_, at) => after(3 + at, said(`m${at}`)));

  it("is told again in at most so long, and ends where things stand", () => {
    const found = stage({ pace: () => 3000, still: () => true });
    const now = beat({ count: 43, view: { now: true } });
    found.show(now);
    const told: number[] = [];
    found.direction.told = () => void told.push(found.count);
    found.recall(beat({ count: 3, view: { after: 3 } }), missed(40), 20_000);
    expect([found.count, found.beat?.view]).toEqual([3, { after: 3 }]);
    expect(length(found)).toBeLessThanOrEqual(20_000);
    expect(told).toEqual(Array.from({ length: 40 }, (_, at) => at + 4));
    expect(found.beat).toBe(now);
  });

  it("is told fast even if it is little", () => {
    const found = stage();
    found.show(after(3, mute("m0")));
    length(found);
    found.recall(beat({ count: 3 }), missed(1), 20_000);
    expect(found.tempo).toBe(0.5);
  });
});

describe("a hand", () => {
  const drawn = (name: string): SeenStep => said(name, { hand: 1 });

  function held(whose: "mine" | "theirs" | null, revealed = vi.fn()): { found: Stage; revealed: typeof revealed } {
    const found = stage({ hand: () => whose, revealed, pace: () => ({ land: 400, total: 1000 }) });
    found.show(after(3, said("take"), drawn("draw:a"), drawn("draw:b")));
    return { found, revealed };
  }

  it("is waited for before its step begins; nothing shows what comes", () => {
    const { found, revealed } = held("mine");
    vi.advanceTimersByTime(2500);
    expect(found.holding).toEqual({ seat: 1, mine: true, word: "draw", series: 2, tries: false });
    expect([found.step?.name, found.landed, found.count]).toEqual(["take", true, 4]);
    expect(words(found)).toEqual([]);
    found.reveal();
    expect([found.holding, found.step?.name, found.count]).toEqual([null, "draw:a", 4]);
    expect(revealed).toHaveBeenCalledExactlyOnceWith(1, 5);
    vi.advanceTimersByTime(1000);
    expect(found.holding?.series).toBe(1);
  });

  it("may draw the rest at once", () => {
    const { found, revealed } = held("mine");
    vi.advanceTimersByTime(2500);
    found.reveal(true);
    expect(revealed).toHaveBeenCalledExactlyOnceWith(1, 6);
    vi.advanceTimersByTime(1500);
    expect([found.holding, found.step?.name]).toEqual([null, "draw:b"]);
  });

  it.each([false, true])("tries in a lesson as long as it likes, whatever comes meanwhile (still: %s)", (still) => {
    const found = stage({ still: () => still, tries: (count) => count === 4, pace: () => ({ land: 400, total: 1000 }) });
    found.show(after(3, said("take"), drawn("draw:a"), said("end")));
    vi.advanceTimersByTime(1000 + 2 * PATIENCE);
    found.show(after(6, said("more")));
    expect(found.holding).toEqual({ seat: 1, mine: true, word: "draw", series: 1, tries: true });
    expect([found.busy, found.count]).toEqual([true, 4]);
    found.reveal();
    expect(found.holding).toBeNull();
    length(found);
    expect([found.count, found.beat?.view]).toEqual([7, { after: 7 }]);
  });

  it("is waited for no longer than people are patient", () => {
    const { found } = held("theirs");
    vi.advanceTimersByTime(1000);
    expect(found.holding?.mine).toBe(false);
    vi.advanceTimersByTime(PATIENCE - 1);
    expect(found.step?.name).toBe("take");
    vi.advanceTimersByTime(1);
    expect(found.step?.name).toBe("draw:a");
  });

  it("of somebody else shows its steps when word of it comes, also before we are there", () => {
    const { found, revealed } = held("theirs");
    found.shown(1, 5);
    vi.advanceTimersByTime(1600);
    expect(found.step?.name).toBe("draw:a");
    vi.advanceTimersByTime(2000);
    expect(found.holding?.series).toBe(1);
    found.shown(0, 6);
    expect(found.holding).not.toBeNull();
    found.shown(1, 6);
    expect([found.holding, found.step?.name]).toEqual([null, "draw:b"]);
    expect(revealed).not.toHaveBeenCalled();
  });

  it("is not waited for once the game has gone on", () => {
    const { found } = held("theirs");
    vi.advanceTimersByTime(1500);
    found.show(beat({ ...after(6), cause: "seal" }));
    expect(found.holding).not.toBeNull();
    found.show(after(6, said("move")));
    expect([found.holding, found.step?.name]).toEqual([null, "draw:a"]);
    vi.advanceTimersByTime(2000);
    expect(found.holding).toBeNull();
  });

  it("that does not want to is not waited for, and says so to the others", () => {
    const { found, revealed } = held(null);
    length(found);
    expect(found.count).toBe(6);
    expect(revealed).toHaveBeenLastCalledWith(1, 6);
    const quiet = vi.fn();
    const still = stage({ still: () => true, hand: () => "mine", revealed: quiet });
    still.show(after(3, drawn("draw:a")));
    expect(quiet).toHaveBeenCalledExactlyOnceWith(1, 4);
  });

  it("lets the others go on when somebody skips", () => {
    const { found, revealed } = held("mine");
    vi.advanceTimersByTime(1500);
    found.skip();
    expect([found.holding, found.count]).toEqual([null, 6]);
    expect(revealed).toHaveBeenCalledExactlyOnceWith(1, 6);
  });

  it("has shown nothing yet of what is dealt anew after a step was taken back", () => {
    const { found } = held("mine");
    vi.advanceTimersByTime(1500);
    found.reveal(true);
    length(found);
    found.show(beat({ cause: "undo", count: 3 }));
    found.show(after(3, drawn("draw:c")));
    expect(found.holding?.seat).toBe(1);
  });
});

describe("hands on the screen", () => {
  const shown = { at: 3, bout: 1, exchange: 0, judge: 1, figure: "toss", seats: [0], level: [1] };

  it("are shown before the steps they led to, which then wait for no other hand", () => {
    const found = stage({ exhibits: true, hand: () => "mine" });
    found.show({ ...after(3, said("hands:1", { hand: 0 })), shown });
    vi.advanceTimersByTime(PATIENCE);
    expect([found.busy, found.exhibit, found.step, found.count]).toEqual([true, shown, null, 3]);
    found.exhibited();
    expect([found.exhibit, found.holding, found.step?.name]).toEqual([null, null, "hands:1"]);
    length(found);
    expect(found.count).toBe(4);
  });

  it("are skipped where a board has no field for them, and when somebody has seen enough", () => {
    const blind = stage();
    blind.show({ ...after(3, said("hands:1")), shown });
    expect([blind.exhibit, blind.step?.name]).toEqual([null, "hands:1"]);
    const hasty = stage({ exhibits: true });
    hasty.show({ ...after(3, said("hands:1")), shown });
    hasty.skip();
    expect([hasty.exhibit, hasty.count]).toEqual([null, 4]);
  });
});

describe("a break", () => {
  const breaks = (step: SeenStep): boolean => step.name === "end";

  it("holds what comes after it until somebody goes on", () => {
    const found = stage({ breaks, pace: () => 100 });
    found.show(after(3, said("end")));
    vi.advanceTimersByTime(5000);
    expect([found.between?.map((one) => one.name), found.busy, found.beat?.view]).toEqual([["end"], true, { after: 4 }]);
    found.show(after(4, said("next")));
    vi.advanceTimersByTime(5000);
    expect(found.count).toBe(4);
    found.goOn();
    length(found);
    expect([found.between, found.count]).toEqual([null, 5]);
  });

  it("holds where nothing is told, too, and goes on to where things stand", () => {
    const found = stage({ breaks, still: () => true });
    found.show(after(3, said("end")));
    found.show(after(4, said("next")));
    expect([found.between?.length, found.count, found.busy]).toEqual([1, 4, true]);
    found.goOn();
    expect([found.between, found.count, found.busy]).toEqual([null, 5, false]);
  });

  it("is over when the table is read anew", () => {
    const found = stage({ breaks, still: () => true });
    found.show(after(3, said("end")));
    found.show(beat({ cause: "sync", count: 9 }));
    expect([found.between, found.count]).toEqual([null, 9]);
  });
});
