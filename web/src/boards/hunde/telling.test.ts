import { describe, expect, it } from "vitest";
import type { SeenStep, Told } from "../../wire";
import { ahead, BOX, bonesAt, settled, spaceOf, totalOf, type Scene } from "./scene";
import { lengthOf, momentsOf } from "./telling";
import type { HundeView } from "./view";

const line = (key: string, args: Record<string, unknown> = {}): Told => ({ key, args });
const step = (name: string, ...lines: Told[]): SeenStep => ({ name, lines });
const player = { seat: 0 };

function view(given: Partial<HundeView> = {}, pawns: (number | null)[] = [null, null, null]): HundeView {
  return {
    phase: "choose",
    round: 1,
    first: 0,
    turn: 0,
    dog: 0,
    dice: { white: ["2", "3"], black: [] },
    total: 5,
    seats: pawns.map((pawn) => ({ pawn, distance: pawn, bones: 8 })),
    ...given,
  };
}

function after(told: SeenStep, from: Scene): Scene {
  const moments = momentsOf(told, from);
  expect(moments.reduce((sum, one) => sum + one.ms, 0)).toBe(lengthOf(told));
  return moments.at(-1)!.scene;
}

describe("what is told of a step", () => {
  it("leads a runner from the middle past the dog's side onto the track", () => {
    const moments = momentsOf(step("move", line("run-in", { player, distance: 5 })), settled(view({ dog: 14 }), null));
    expect(moments.map((one) => one.scene.runners[0]?.onTrack)).toEqual([false, true]);
    expect(ahead(moments[0]!.scene, moments[0]!.scene.runners[0]!.along)).toBe(0);
    expect(ahead(moments[1]!.scene, moments[1]!.scene.runners[0]!.along)).toBe(5);
  });

  it("runs on round the ring rather than back", () => {
    const scene = after(step("move", line("run-past", { player, total: 5, distance: 2 })), settled(view({}, [13, null, null]), null));
    expect(scene.runners[0]).toEqual({ along: 18, onTrack: true });
  });

  it("pushes back, pays, and lets the dog step, all in one step", () => {
    const lines = [
      line("run", { player, total: 5, distance: 8 }),
      line("pushed", { player: { seat: 1 }, distance: 7 }),
      line("pay", { player: { seat: 1 }, taker: player, bones: 7 }),
      line("dog"),
      line("round", { round: 2, player: { seat: 1 } }),
    ];
    const scene = after(step("move", ...lines), settled(view({}, [3, 8, null]), null));
    expect(scene.runners.slice(0, 2).map((one) => ahead(scene, one.along))).toEqual([7, 6]);
    expect([0, 1, 2, BOX].map((place) => bonesAt(scene, place))).toEqual([9, 7, 8, 0]);
    expect(scene).toMatchObject({ round: 2, first: 1, turn: 1, dice: { white: [], black: [] } });
  });

  it("sends the bitten home and a bone into the box", () => {
    const scene = after(step("move", line("dog-bites", { player, bones: 7 })), settled(view({}, [1, null, null]), null));
    expect(scene.runners[0]?.onTrack).toBe(false);
    expect([bonesAt(scene, 0), bonesAt(scene, BOX)]).toEqual([7, 1]);
  });

  it("begins the next player's turn with the first white die", () => {
    const scene = after(step("white:4"), settled(view(), null));
    expect(scene.turn).toBe(1);
    expect(totalOf(scene)).toBe(4);
  });

  it("keeps the die when the first one of the game is told with its round", () => {
    const start = settled(view({ phase: "white", dice: { white: [], black: [] } }), null);
    expect(totalOf(after(step("white:4", line("round", { round: 1, player })), start))).toBe(4);
  });
});

describe("how things stand", () => {
  it("moves no more bones than it has to", () => {
    const before = settled(view(), null);
    const seats = [9, 7, 7].map((bones) => ({ pawn: null, distance: null, bones }));
    const scene = settled(view({ seats }), before);
    expect([0, 1, 2, BOX].map((place) => bonesAt(scene, place))).toEqual([9, 7, 7, 1]);
    const moved = scene.bones.filter((bone) => before.bones.find((one) => one.id === bone.id)?.place !== bone.place);
    expect(moved).toHaveLength(2);
  });

  it("leaves dice alone that lie as they did", () => {
    const before = settled(view(), null);
    expect(settled(view(), before).dice.white).toBe(before.dice.white);
  });
});

describe("a place on the ring", () => {
  it("is the same after laps in either direction", () => {
    expect([-3, 13, 29].map(spaceOf)).toEqual([13, 13, 13]);
  });
});
