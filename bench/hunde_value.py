"""Makes the table in `osselet/games/hunde/hints.py` anew: `python -m bench.hunde_value [generations]`, minutes each.

A generation plays games of all player counts and options with the network of the one before (the first at random),
one throw deep with exact expectation over the dice, and fits a new network to who won them.
"""

import sys
from typing import Any

import numpy as np
from numpy.typing import NDArray

from osselet.core.engine import Engine
from osselet.core.game import CHANCE, OVER
from osselet.core.kernel import bind
from osselet.core.options import MOST_SEATS
from osselet.core.placeholders import actor, moves, play, score, setup
from osselet.core.registry import find
from osselet.core.rng import WORDS, below, pick, start
from osselet.core.rule import part
from osselet.core.softmax import ONE
from osselet.core.state import Ints, State, buffer, record
from osselet.games.hunde.hints import facts_of, rate
from osselet.games.hunde.state import DONE, MOVE, THROW_BLACK, WHITE, Hunde
from osselet.search.random_games import as_record
from osselet.search.tree_search import put

Floats = NDArray[np.float64]
FACTS, UNITS, GAMES, SLIPS = 20, 16, 4200, 8
OPTIONS: tuple[dict[str, str], ...] = (
    {},
    {},
    {},
    {"push": "rear"},
    {"black_dice": "risky"},
    {"push": "rear", "black_dice": "risky"},
)


def play_games(
    states: Any,
    options: Any,
    players: int,
    seed: int,
    games: int,
    slips: int,
    rng: Ints,
    ids: Ints,
    weights: Ints,
    shares: Ints,
    winner: Ints,
    net: Ints,
    facts: Any,
    won: Any,
) -> int:
    """Plays games with a network against itself; writes the facts of each turn and who won. Returns how many turns."""
    s = states[0]
    turns = 0
    for game in range(games):
        start(rng, seed, game)
        setup(s, players, options[0])
        first = turns
        while actor(s) != OVER:
            if s.phase == WHITE and s.white_thrown == 0 and turns < len(won):
                for seat in range(players):
                    known = facts_of(s, seat)
                    for at in range(FACTS):
                        facts[turns, seat, at] = known[at]
                turns += 1
            weights[0] = 0
            count = moves(s, ids, weights)
            if actor(s) == CHANCE:
                play(s, pick(rng, ids, weights, count))
            elif below(rng, 100) < slips:
                play(s, ids[below(rng, count)])
            else:
                play(s, better(states, ids, weights, shares, winner, net))
        score(s, shares, winner)
        for turn in range(first, turns):
            for seat in range(players):
                won[turn, seat] = winner[seat]
    return turns


@part
def better(states: Any, ids: Ints, weights: Ints, shares: Ints, winner: Ints, net: Ints) -> int:
    """The better choice after the white dice, one throw deep."""
    seat = states[0].turn
    put(states, 1, states, 0)
    play(states[1], MOVE)
    stay = worth(states[1], seat, shares, winner, net)
    put(states, 1, states, 0)
    play(states[1], THROW_BLACK)
    weights[0] = 0
    count = moves(states[1], ids, weights)
    even = weights[0] == 0
    hope = 0
    throws = 0
    for one in range(count):
        for two in range(count):
            put(states, 2, states, 1)
            play(states[2], ids[one])
            play(states[2], ids[two])
            weight = 1 if even else weights[one] * weights[two]
            hope += weight * worth(states[2], seat, shares, winner, net)
            throws += weight
    return MOVE if stay * throws >= hope else THROW_BLACK


@part
def worth(s: Hunde, seat: int, shares: Ints, winner: Ints, net: Ints) -> int:
    """A seat's share when a turn begins or the game is over."""
    if s.phase != DONE:
        rate(s, net, shares)
        return shares[seat]
    score(s, shares, winner)
    winners = 0
    for other in range(s.players):
        winners += winner[other]
    return winner[seat] * 60 * 1024 // winners


def played(net: Any, seed: int, slips: int) -> tuple[NDArray[np.int16], Floats]:
    """Facts and shares of the victory (-1 where nobody sits) of many turns."""
    game = find("hunde")
    kernel = bind(play_games, game)
    facts, shares = [], []
    for players in game.players:
        for number, given in enumerate(OPTIONS):
            options: State = Engine(game, players, given).options
            known = np.zeros((GAMES // len(OPTIONS) * 200, MOST_SEATS, FACTS), np.int16)
            won = np.full((len(known), MOST_SEATS), -1.0)
            turns = kernel(
                record(game.state, 3), as_record(options), players, seed * 100 + number, GAMES // len(OPTIONS), slips,
                buffer(WORDS), buffer(6), buffer(6), buffer(MOST_SEATS), buffer(MOST_SEATS), net, known, won,
            )  # fmt: skip
            won[:turns, :players] /= won[:turns, :players].sum(1, keepdims=True)
            facts.append(known[:turns].copy())
            shares.append(won[:turns].copy())
    return np.concatenate(facts), np.concatenate(shares)


def fitted(facts: NDArray[np.int16], shares: Floats, epochs: int = 3, batch: int = 512, speed: float = 3e-3) -> Any:
    """A network fitted by cross-entropy (Adam), in whole numbers."""
    rng = np.random.default_rng(1)
    seated = shares >= 0
    mean, spread = facts[seated].mean(0), facts[seated].std(0) + 1e-6
    net = [rng.normal(0, FACTS**-0.5, (UNITS, FACTS)), np.zeros(UNITS), rng.normal(0, 0.3, UNITS)]
    slow, square = [np.zeros_like(p) for p in net], [np.zeros_like(p) for p in net]
    steps = 0
    for epoch in range(epochs):
        order = rng.permutation(len(facts))
        for at in range(0, len(order), batch):
            chosen = order[at : at + batch]
            x = (facts[chosen] - mean) / spread
            pull = x @ net[0].T + net[1]
            z = np.where(seated[chosen], np.maximum(pull, 0) @ net[2], -1e9)
            odds = np.exp(z - z.max(1, keepdims=True))
            off = np.where(seated[chosen], odds / odds.sum(1, keepdims=True) - shares[chosen], 0) / len(chosen)
            back = off[..., None] * net[2] * (pull > 0)
            slopes = [
                np.einsum("bsu,bsf->uf", back, x),
                back.sum((0, 1)),
                np.einsum("bs,bsu->u", off, np.maximum(pull, 0)),
            ]
            steps += 1
            for k, slope in enumerate(slopes):
                slow[k] = 0.9 * slow[k] + 0.1 * slope
                square[k] = 0.999 * square[k] + 0.001 * slope**2
                step = slow[k] / (1 - 0.9**steps) / (np.sqrt(square[k] / (1 - 0.999**steps)) + 1e-8)
                net[k] -= speed * (1 - epoch / epochs) * step
    return whole_numbers(net[0] / spread, net[1] - net[0] / spread @ mean, net[2])


def whole_numbers(inner: Floats, bias: Floats, outer: Floats) -> Any:
    """Rows of bias, weights and own weight in parts of ONE; each unit scaled so that both sides keep their digits."""
    scale = np.sqrt(np.abs(inner).max(1) / np.maximum(np.abs(outer), 1e-6))
    rows = np.concatenate([bias[:, None] / scale[:, None], inner / scale[:, None], (outer * scale)[:, None]], 1)
    return np.rint(rows * ONE).astype(np.int64)


if __name__ == "__main__":
    net = np.zeros((UNITS, FACTS + 2), np.int64)
    for generation in range(int(sys.argv[1]) if len(sys.argv) > 1 else 3):
        net = fitted(*played(net, generation, 100 if generation == 0 else SLIPS))
    print(net.tolist())
