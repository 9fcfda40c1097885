// A step as it is told: what it changes on the table at once, before the whole view of where it leads is shown.

import type { SeenStep, Told } from "../../wire";
import type { Timing } from "../board";
import { FAMILIES, type Attempt, type Family, type OssView, type Solo } from "./view";

type Telling = (view: OssView, given: Told["args"]) => void;

/** A seat among the arguments of a text. */
function seat(value: unknown): number {
  return typeof value === "object" && value !== null && "seat" in value ? Number(value.seat) : -1;
}

function takeOut<Item>(list: Item[], item: Item): void {
  const at = list.indexOf(item);
  if (at >= 0) list.splice(at, 1);
}

/** A card leaves somebody's hand for all to see. */
function play(view: OssView, who: number, value: number): void {
  const owner = view.seats[who];
  if (!owner) return;
  if (owner.hand) takeOut(owner.hand, value);
  owner.hand_size -= 1;
  owner.played.push(value);
}

function win(view: OssView, who: number, value: number): void {
  const owner = view.seats[who];
  if (!owner) return;
  owner.won = [...owner.won, value].sort();
  owner.score += value;
}

function draw(view: OssView, who: number, value: number | null): void {
  const owner = view.seats[who];
  if (!owner) return;
  owner.hand_size += 1;
  owner.deck_size -= 1;
  if (owner.hand && value !== null) owner.hand = [...owner.hand, value].sort();
}

const putOut = (view: OssView, who: number): void => takeOut(view.alive, who);

/** What is tried now; the replays used so far are kept. */
function attempt(view: OssView, now: Omit<Attempt, "replays">): void {
  const replays = view.attempt?.seats.join() === now.seats.join() ? view.attempt.replays : now.seats.map(() => 0);
  view.attempt = { ...now, replays };
  view.phase = "figures";
}

function tried(view: OssView, given: Told["args"]): void {
  attempt(view, { seats: [seat(given["player"])], figure: String(given["figure"]), needed: Number(given["needed"]), result: Number(given["bones"]) });
}

/** First is who laid first. */
function fought(view: OssView, given: Told["args"], isTie: boolean): void {
  const winner = seat(given["player"]);
  const both = [winner, seat(given["other"])];
  const seats = view.laid.map((one) => one.seat).filter((one) => both.includes(one));
  attempt(view, { seats, figure: String(given["figure"]), needed: null, result: isTie ? "tie" : seats[0] === winner ? "first" : "second" });
}

function setTower(view: OssView, height: number): void {
  if (view.contest) view.contest.tower = height;
}

const TELLINGS: Readonly<Record<string, Telling>> = {
  draws: (view, given) => draw(view, seat(given["player"]), null),
  "draws-own": (view, given) => draw(view, seat(given["player"]), Number(given["value"])),
  round: (view, given) => {
    view.round = Number(given["round"]);
    view.phase = "reveal";
    view.laid = [];
    view.attempt = null;
    view.challenge = null;
    view.contest = null;
    view.alive = [];
    for (const family of FAMILIES) view.figures[family] = null;
  },
  figure: (view, given) => {
    view.figures[given["family"] as Family] = String(given["figure"]);
  },
  lay: (view, given) => {
    const [who, value] = [seat(given["player"]), Number(given["value"])];
    const family = FAMILIES.find((one) => view.figures[one] === given["figure"]) ?? "classic";
    play(view, who, value);
    view.laid.push({ seat: who, value, family: family as Solo, duel: false });
  },
  pair: (view, given) => {
    for (const one of view.laid) if (one.seat === seat(given["player"]) || one.seat === seat(given["other"])) one.duel = true;
  },
  succeeds: (view, given) => {
    tried(view, given);
    const who = seat(given["player"]);
    view.laid = view.laid.filter((one) => one.seat !== who);
    win(view, who, Number(given["needed"]));
  },
  fails: tried,
  beats: (view, given) => fought(view, given, false),
  tie: (view, given) => fought(view, given, true),
  replay: (view, given) => {
    const who = seat(given["player"]);
    play(view, who, Number(given["value"]));
    const now = view.attempt;
    if (!now) return;
    now.result = null;
    now.replays = now.replays.map((used, at) => used + (now.seats[at] === who ? 1 : 0));
  },
  "accept-solo": (view, given) => {
    view.laid = view.laid.filter((one) => one.seat !== seat(given["player"]));
  },
  prize: (view, given) => {
    const seats = view.attempt?.seats ?? [];
    view.laid = view.laid.filter((one) => !seats.includes(one.seat));
    win(view, seat(given["player"]), Number(given["value"]));
  },
  challenge: (view, given) => {
    view.phase = "challenge";
    view.attempt = null;
    view.challenge = String(given["challenge"]);
    view.alive = view.seats.map((_, who) => who);
    view.contest = { tower: view.challenge === "badaboss" ? 0 : null, missed: [], said: null, idle: 0 };
  },
  "tower-begins": (view) => setTower(view, 1),
  "tower-grows": (view, given) => setTower(view, Number(given["height"])),
  "tower-full": (view) => setTower(view, 6),
  "tower-falls": (view, given) => putOut(view, seat(given["player"])),
  catches: (view, given) => {
    view.turn = seat(given["player"]);
  },
  misses: (view, given) => {
    view.turn = seat(given["player"]);
    view.contest?.missed.push(seat(given["player"]));
  },
  out: (view, given) => {
    putOut(view, seat(given["player"]));
    if (view.contest) view.contest.missed = [];
  },
  "nobody-out": (view) => {
    if (view.contest) view.contest.missed = [];
  },
  call: (view, given) => {
    if (view.contest) view.contest.said = String(given["side"]);
  },
  speaks: (view, given) => {
    view.turn = seat(given["player"]);
  },
  wrong: (view, given) => putOut(view, seat(given["player"])),
  closest: (view, given) => {
    view.turn = seat(given["player"]);
  },
  eliminates: (view, given) => putOut(view, seat(given["other"])),
  colour: (view, given) => {
    if (view.contest) view.contest.said = String(given["colour"]);
  },
  caught: (view, given) => putOut(view, seat(given["player"])),
  crown: (view, given) => {
    const who = seat(given["player"]);
    const owner = view.seats[who];
    if (!owner || !view.challenge) return;
    owner.challenges.push(view.challenge);
    owner.score += 4;
    view.chief = who;
    view.alive = [who];
  },
};

/** The table while hands are at work: what is tried, and by whom, but not what comes of it. */
export function begun(view: OssView, step: SeenStep): OssView {
  const line = step.lines?.find(({ key }) => ["succeeds", "fails", "beats", "tie"].includes(key));
  if (!line) return view;
  const shown = structuredClone(view);
  if (line.key === "succeeds" || line.key === "fails") tried(shown, line.args);
  else fought(shown, line.args, true);
  if (shown.attempt) shown.attempt.result = null;
  return shown;
}

/** The table while a step waits for somebody's hand: the figure they have laid a card on. */
export function held(view: OssView, who: number): OssView {
  const card = view.laid.find((one) => one.seat === who);
  const figure = card ? view.figures[card.duel ? "duel" : card.family] : null;
  if (!card || !figure || view.challenge || view.attempt?.result === null) return view;
  const shown = structuredClone(view);
  const seats = card.duel ? shown.laid.filter((one) => one.duel && one.family === card.family).map((one) => one.seat) : [who];
  attempt(shown, { seats, figure, needed: card.duel ? null : card.value, result: null });
  return shown;
}

/** The table after a step that is told; the view that follows in the end has the last word. */
export function after(view: OssView, step: SeenStep): OssView {
  const shown = structuredClone(view);
  for (const line of step.lines ?? []) TELLINGS[line.key]?.(shown, line.args);
  return shown;
}

const GOOD = new Set(["succeeds", "beats", "tower-begins", "tower-grows", "tower-full", "catches", "right", "closest"]);
const BAD = new Set(["fails", "misses", "tower-falls", "wrong", "caught"]);

/** How it went for the hands at work; null where none were. */
export function mood(step: SeenStep | null): "good" | "bad" | "tie" | null {
  for (const { key } of step?.lines ?? []) {
    if (GOOD.has(key)) return "good";
    if (BAD.has(key)) return "bad";
    if (key === "tie") return "tie";
  }
  return null;
}

/** Milliseconds until one sees what came of a step, and until the next one begins. */
const PACES: Readonly<Record<string, readonly [land: number, total: number]>> = {
  card: [300, 450],
  figure: [450, 900],
  lay: [500, 1100],
  hands: [1500, 3000],
  duel: [1500, 3000],
  replay: [500, 1100],
  accept: [300, 900],
  prize: [400, 1200],
  challenge: [700, 2200],
  place: [1200, 2000],
  catch: [1200, 2000],
  call: [500, 1300],
  first: [900, 1600],
  answer: [1200, 2000],
  closest: [1300, 2200],
  eliminate: [400, 1300],
  colour: [500, 1300],
  caught: [1300, 2200],
  draw: [700, 1500],
};

/** The cards dealt at the start are told five at a time. */
export function paceOf(step: SeenStep): 0 | Timing {
  const word = step.name.split(":", 1)[0] ?? "";
  if (word === "card" && !step.lines?.length) return 0;
  const [land, total] = PACES[word] ?? [400, 700];
  return { land, total: total + (step.lines?.some((line) => line.key === "crown") ? 1000 : 0) };
}
