// What the table promises: who would pay now, where the runner would land, and all that the black dice may bring.

import { ahead, bonesAt, dogsOf, spaceOf, totalOf, type Scene } from "./scene";
import { RING } from "./view";

export interface Stakes {
  pays: number;
  takes: number;
}

/** How far ahead of the dog every runner is; null in the middle. */
type Leads = readonly (number | null)[];

const leadsOf = (scene: Scene): Leads => scene.runners.map((one) => (one.onTrack ? ahead(scene, one.along) : null));

/** Who pays whom at the end of a round; nobody with fewer than two runners on the track. */
function settle(leads: Leads): Stakes | null {
  const running = leads.flatMap((lead, seat) => (lead === null ? [] : [{ seat, lead }]));
  const sorted = running.sort((one, two) => one.lead - two.lead);
  const [last, first] = [sorted.at(0), sorted.at(-1)];
  return last && first && last !== first ? { pays: last.seat, takes: first.seat } : null;
}

/** Who would pay whom if the round ended now. */
export const stakes = (scene: Scene): Stakes | null => (scene.phase === "over" ? null : settle(leadsOf(scene)));

export interface Landing {
  /** Where the run begins and how far it goes. */
  start: number;
  total: number;
  distance: number;
  fate: "free" | "pushes" | "bitten";
  /** Who stands there. */
  other: number | null;
  /** The round ends with this run, and then the runner pays a bone, or the dog's step catches it. */
  last: "pays" | "caught" | null;
}

/** What the rules of the table say besides. */
export interface Ways {
  /** Who is landed on goes behind the rearmost runner instead of one space back. */
  rear: boolean;
  /** The black dice have two dogs and no one. */
  risky: boolean;
}

export const waysOf = (options: Record<string, unknown>): Ways => ({
  rear: options["push"] === "rear",
  risky: options["black_dice"] === "risky",
});

/** Where the runner of this turn would land with the dice as they lie, while that is the question. */
export function landing(scene: Scene, ways: Ways): Landing | null {
  return scene.phase === "choose" ? ran(scene, totalOf(scene), ways) : null;
}

function ran(scene: Scene, total: number, ways: Ways): Landing {
  const leads = leadsOf(scene);
  const before = leads[scene.turn] ?? 0;
  const distance = spaceOf(before + total);
  const there = leads.findIndex((lead, seat) => seat !== scene.turn && lead === distance);
  const other = distance > 0 && there >= 0 ? there : null;
  const fate = distance === 0 ? "bitten" : other !== null ? "pushes" : "free";
  const after = pushed(leads.with(scene.turn, distance || null), other, ways);
  const bitten = distance === 0 ? scene.turn : leads.findIndex((lead, seat) => lead !== null && after[seat] === null);
  return { start: scene.dog.along + before, total, distance, fate, other, last: closing(scene, after, bitten) };
}

/** Where everybody is after somebody was landed on: back one space, and so on; the dog bites whoever it meets. */
function pushed(leads: Leads, victim: number | null, { rear }: Ways): Leads {
  if (victim === null) return leads;
  if (rear) {
    const others = leads.flatMap((lead, seat) => (lead === null || seat === victim ? [] : [lead]));
    return leads.with(victim, Math.min(RING, ...others) - 1 || null);
  }
  const to = (leads[victim] ?? 0) - 1;
  const there = leads.findIndex((lead, seat) => seat !== victim && lead === to && to > 0);
  return pushed(leads.with(victim, to || null), there < 0 ? null : there, { rear, risky: false });
}

/**
 * What the end of the round costs the runner of this turn, if this turn ends it. Somebody (-1: nobody) has lost a bone
 * before: whoever has none left ends the game, and then nothing more happens.
 */
function closing(scene: Scene, leads: Leads, loser: number): Landing["last"] {
  const isLast = (scene.turn + 1) % scene.runners.length === scene.first;
  const left = (seat: number): number => bonesAt(scene, seat) - Number(seat === loser);
  if (!isLast || (loser >= 0 && left(loser) === 0)) return null;
  const paying = settle(leads)?.pays ?? -1;
  if (paying === scene.turn) return "pays";
  return leads[scene.turn] === 1 && !(paying >= 0 && left(paying) === 1) ? "caught" : null;
}

/** In how many of the 36 throws of both black dice what happens. */
export interface Risk {
  /** A bone at least is lost, in whatever way. */
  lost: number;
  /** Two dogs: a bone, and the runner stays. */
  busts: number;
  /** The runner lands on the dog. */
  bites: number;
  /** The round ends, and the runner pays or is caught by the dog's step. */
  lasts: number;
  /** Somebody is pushed back. */
  pushes: number;
}

const FAIR = [0, 1, 2, 3, 4, 5];
const RISKY = [0, 0, 2, 3, 4, 5];

/** All that the black dice may bring to the runner of this turn; a dog counts 0. */
export function riskOf(scene: Scene, ways: Ways): Risk {
  const faces = ways.risky ? RISKY : FAIR;
  const risk: Risk = { lost: 0, busts: 0, bites: 0, lasts: 0, pushes: 0 };
  for (const one of faces) {
    for (const two of faces) {
      const dogs = dogsOf(scene) + Number(one === 0) + Number(two === 0);
      const bust = dogs > 1;
      const run = ran(scene, totalOf(scene) + one + two, ways);
      const last = bust ? closing(scene, leadsOf(scene), scene.turn) : run.last;
      const bitten = !bust && run.fate === "bitten";
      risk.busts += Number(bust);
      risk.bites += Number(bitten);
      risk.lasts += Number(!bust && last !== null);
      risk.pushes += Number(!bust && run.fate === "pushes");
      risk.lost += Number(bust || bitten || last !== null);
    }
  }
  return risk;
}
