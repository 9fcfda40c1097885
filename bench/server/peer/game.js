/**
 * Hunde's size and effort in boardgame.io's words: runners flee round a ring before a dog, two white dice, two more
 * for the bold, a bone from the hindmost at the end of a round. It never ends: who has no bone left gets new ones.
 */

const RING = 16;
const SEATS = 4;
const BONES = 6;
const MIDDLE = null;

/** A game whose view for a seat is of about so many bytes, written as JSON. */
export function runners(bytes) {
  return {
    name: 'runners',
    minPlayers: SEATS,
    maxPlayers: SEATS,
    disableUndo: true,
    setup: ({ random }) => fresh(random, bytes),
    turn: { minMoves: 1, maxMoves: 1 },
    moves: {
      move: { move: ({ G, random }) => run(G, random), client: false },
      black: { move: ({ G, random }) => black(G, random), client: false },
    },
    playerView: ({ G, playerID }) => {
      const { notes, ...open } = G;
      return { ...open, note: notes[playerID] };
    },
  };
}

function fresh(random, bytes) {
  const seat = { pawn: MIDDLE, distance: null, bones: BONES };
  const G = {
    phase: 'choose',
    round: 1,
    first: 0,
    turn: 0,
    thrown: 0,
    dog: 0,
    dice: { white: [], black: [] },
    total: 0,
    seats: Array.from({ length: SEATS }, () => ({ ...seat })),
  };
  throwWhite(G, random);
  const blank = Math.max(0, bytes - JSON.stringify({ ...G, note: '' }).length);
  return { ...G, notes: Array.from({ length: SEATS }, (_, at) => String(at).repeat(blank)) };
}

function throwWhite(G, random) {
  G.dice = { white: faces(random), black: [] };
  G.total = pips(G.dice.white);
}

/** Two dice with a dog, which counts 0, and the numbers up to five. */
function faces(random) {
  return random.D6(2).map((face) => (face === 1 ? 'dog' : String(face - 1)));
}

function pips(dice) {
  return dice.reduce((sum, face) => sum + (face === 'dog' ? 0 : Number(face)), 0);
}

function black(G, random) {
  G.dice.black = faces(random);
  const dice = [...G.dice.white, ...G.dice.black];
  if (dice.filter((face) => face === 'dog').length >= 2) {
    lose(G, G.turn);
    endTurn(G, random);
  } else {
    G.total = pips(dice);
    run(G, random);
  }
}

function run(G, random) {
  const runner = G.seats[G.turn];
  const target = ((runner.pawn === MIDDLE ? G.dog : runner.pawn) + G.total) % RING;
  runner.pawn = MIDDLE;
  if (target === G.dog) {
    bite(G, G.turn);
  } else {
    let pushed = pawnOn(G, target);
    runner.pawn = target;
    while (pushed >= 0) {
      const space = (G.seats[pushed].pawn + RING - 1) % RING;
      if (space === G.dog) {
        bite(G, pushed);
        break;
      }
      const there = pawnOn(G, space);
      G.seats[pushed].pawn = space;
      pushed = there;
    }
  }
  endTurn(G, random);
}

function pawnOn(G, space) {
  return G.seats.findIndex(({ pawn }) => pawn === space);
}

function bite(G, seat) {
  lose(G, seat);
  G.seats[seat].pawn = MIDDLE;
}

function lose(G, seat) {
  const bones = G.seats[seat].bones - 1;
  G.seats[seat].bones = bones > 0 ? bones : BONES;
}

function endTurn(G, random) {
  G.thrown += 1;
  if (G.thrown === SEATS) {
    endRound(G);
  }
  for (const runner of G.seats) {
    runner.distance = runner.pawn === MIDDLE ? null : (runner.pawn - G.dog + RING) % RING;
  }
  G.turn = (G.turn + 1) % SEATS;
  throwWhite(G, random);
}

function endRound(G) {
  const out = G.seats.map(({ pawn }, seat) => [pawn, seat]).filter(([pawn]) => pawn !== MIDDLE);
  const byDistance = out.map(([pawn, seat]) => [(pawn - G.dog + RING) % RING, seat]).sort((a, b) => a[0] - b[0]);
  if (byDistance.length > 1) {
    lose(G, byDistance[0][1]);
    G.seats[byDistance[byDistance.length - 1][1]].bones += 1;
  }
  G.dog = (G.dog + 1) % RING;
  const caught = pawnOn(G, G.dog);
  if (caught >= 0) {
    bite(G, caught);
  }
  G.round += 1;
  G.thrown = 0;
}
