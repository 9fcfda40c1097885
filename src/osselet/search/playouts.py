"""Whole games by random play, as one kernel for every game."""

from osselet.core.game import OVER
from osselet.core.options import Options
from osselet.core.placeholders import actor, moves, play, score, setup
from osselet.core.rng import pick, start
from osselet.core.state import Ints, State

SHARE = 60
"""A victory in sixtieths, so that one shared by up to six is whole and sums do not depend on their order."""


def playouts(
    states: list[State],
    options: list[Options],
    players: int,
    seed: int,
    first: int,
    games: int,
    longest: int,
    rng: Ints,
    ids: Ints,
    weights: Ints,
    points: Ints,
    winner: Ints,
    totals: Ints,
) -> int:
    """Plays games `first` to `first + games - 1` of a seed and adds up each seat's victories and points.

    Each game has its own random stream, so it does not matter who plays which. `totals` holds the
    steps, then a victory sum a seat, then a points sum a seat. Returns how many games were played;
    fewer than asked if one did not end within `longest` steps.
    """
    s = states[0]
    for game in range(first, first + games):
        start(rng, seed, game)
        setup(s, players, options[0])
        steps = 0
        while actor(s) != OVER:
            if steps == longest:
                return game - first
            weights[0] = 0
            count = moves(s, ids, weights)
            play(s, pick(rng, ids, weights, count))
            steps += 1
        score(s, points, winner)
        shared = 0
        for seat in range(players):
            shared += winner[seat]
        totals[0] += steps
        for seat in range(players):
            if winner[seat]:
                totals[1 + seat] += SHARE // shared
            totals[1 + players + seat] += points[seat]
    return games
