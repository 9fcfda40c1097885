// How hard each solo figure is for the skill model, as its rules page tells everybody; a test holds it against `difficulty.py`.

/** What even a seat of skill 0 brings along. */
const PRACTICE = 25;

/** With the Jack in the air, bone by bone without it, or all bones in one toss. */
type Hard = { jack: number; action: number } | { bone: number } | { bones: number; bone: number };

export const SOLOS: Readonly<Record<string, Hard>> = {
  aslik: { jack: 4, action: 8 },
  ehfel: { jack: 5, action: 10 },
  kuda_kuda: { jack: 10, action: 14 },
  takh_takh: { jack: 8, action: 30 },
  wollo: { jack: 6, action: 16 },
  cumi_cumi: { bone: 22 },
  gurnia: { jack: 5, action: 12 },
  nampan: { bones: 4, bone: 30 },
  numa: { bones: 5, bone: 40 },
  polopo: { bone: 18 },
  ariac: { jack: 9, action: 20 },
  glodoc: { jack: 26, action: 34 },
  labah: { jack: 12, action: 20 },
  maradono: { jack: 7, action: 24 },
  meja: { jack: 5, action: 15 },
};

const chance = (skill: number, hard: number): number => (PRACTICE + skill) / (PRACTICE + skill + hard);

/** The chance to do so many bones of a figure, by the skill model. */
export function success(figure: string, value: number, skill: number): number {
  const hard = SOLOS[figure];
  if (!hard) return 0;
  if ("jack" in hard) {
    const [jack, action] = [chance(skill, hard.jack), chance(skill, hard.action)];
    return ((action * jack) / (1 - (1 - action) * jack)) ** value;
  }
  const each = chance(skill, hard.bone);
  if (!("bones" in hard)) return each ** value;
  let sum = 0;
  for (let caught = value; caught <= hard.bones; caught++) sum += choose(hard.bones, caught) * each ** caught * (1 - each) ** (hard.bones - caught);
  return sum;
}

function choose(of: number, taken: number): number {
  let ways = 1;
  for (let at = 0; at < taken; at++) ways = (ways * (of - at)) / (at + 1);
  return ways;
}

/** 1 easy, 2 middling, 3 hard: by the chance as it is read beside it, in whole percents. */
export function hardness(chance: number): 1 | 2 | 3 {
  const percents = Math.round(chance * 100);
  return percents > 75 ? 1 : percents > 50 ? 2 : 3;
}
