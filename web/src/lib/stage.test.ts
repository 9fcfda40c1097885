import { beforeEach, afterEach, describe, expect, it, vi } from "vitest";
import { PACE } from "../boards/board";
import { beat } from "../testing/fake-table";
import type { Beat, SeenStep } from "../wire";
import { Stage } from "./stage.svelte";

const steps = (...names: string[]): SeenStep[] => names.map((name) => ({ name }));
/** The next beat after so many steps, with these. */
const after = (count: number, ...names: string[]): Beat =>
  beat({ cause: "play", count: count + names.length, steps: steps(...names), view: { after: count + names.length } });

describe("a stage", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function stage(more: ConstructorParameters<typeof Stage>[0] = { still: () => false }): Stage {
    const made = new Stage(more);
    made.show(beat({ count: 3, view: { after: 3 } }));
    return made;
  }

  it("shows a fresh view at once", () => {
    const found = stage();
    expect([found.busy, found.count, found.beat?.view]).toEqual([false, 3, { after: 3 }]);
  });

  it("tells one step after the other, then shows where they led", () => {
    const found = stage();
    found.show(after(3, "die:1", "die:2"));
    expect([found.busy, found.step?.name, found.count]).toEqual([true, "die:1", 4]);
    expect(found.beat?.view).toEqual({ after: 3 });
    expect(found.next?.view).toEqual({ after: 5 });
    vi.advanceTimersByTime(PACE);
    expect([found.step?.name, found.count]).toEqual(["die:2", 5]);
    vi.advanceTimersByTime(PACE);
    expect([found.busy, found.step, found.beat?.view]).toEqual([false, null, { after: 5 }]);
  });

  it("does not wait for steps that take no time", () => {
    const found = stage({ still: () => false, pace: (step) => (step.name === "quick" ? 0 : 100) });
    found.show(after(3, "quick", "slow"));
    expect(found.step?.name).toBe("slow");
  });

  it("keeps beats that come meanwhile in their order", () => {
    const found = stage();
    found.show(after(3, "one"));
    found.show(after(4, "two"));
    expect(found.step?.name).toBe("one");
    vi.advanceTimersByTime(PACE);
    expect([found.busy, found.beat?.count]).toEqual([true, 4]);
    vi.runAllTimers();
    expect([found.busy, found.beat?.count]).toEqual([false, 5]);
  });

  it("shows how things stand when somebody has seen enough", () => {
    const found = stage();
    found.show(after(3, "one", "two"));
    found.show(after(5, "three"));
    found.skip();
    expect([found.busy, found.count, found.beat?.view]).toEqual([false, 6, { after: 6 }]);
    vi.runAllTimers();
    expect(found.count).toBe(6);
  });

  it("tells nothing to somebody who wants no motion, and nothing of what was taken back", () => {
    const quiet = stage({ still: () => true });
    quiet.show(after(3, "one"));
    expect([quiet.busy, quiet.count]).toEqual([false, 4]);
    const back = stage();
    back.show({ ...after(3, "one"), cause: "undo", count: 2, steps: [] });
    expect([back.busy, back.count]).toEqual([false, 2]);
  });

  it("jumps where steps are missing in between, or far too many wait", () => {
    const gap = stage();
    gap.show(after(7, "late"));
    expect([gap.busy, gap.count]).toEqual([false, 8]);
    const flood = stage();
    for (let at = 3; at < 23; at++) flood.show(after(at, "one"));
    expect(flood.beat?.count).toBeGreaterThan(10);
  });

  it("says what it tells, and when all is told", () => {
    const told = vi.fn();
    const rested = vi.fn();
    const found = stage({ still: () => false, told, rested });
    found.show(after(3, "one"));
    expect(told).toHaveBeenCalledWith({ name: "one" }, { after: 3 });
    expect(rested).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(rested).toHaveBeenCalledOnce();
  });
});
