"""Makes the network in `osselet/games/chicago/hints/network.py` anew: `python -m bench.chicago_value`, some minutes.

Games are played by the priors alone, and the network is fitted to who won them.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from osselet.core.engine import Engine
from osselet.core.game import CHANCE, OVER
from osselet.core.kernel import bind
from osselet.core.options import MOST_SEATS
from osselet.core.placeholders import actor, moves, play, prior, score, setup
from osselet.core.registry import find
from osselet.core.rng import WORDS, below, pick, start
from osselet.core.softmax import ONE
from osselet.core.state import Ints, buffer, record
from osselet.games.chicago.hints.value import UNITS, facts_of
from osselet.games.chicago.state import ENTER, MOVE
from osselet.search.random_games import as_record
from osselet.search.tree_search import drawn

Floats = NDArray[np.float64]
FACTS, GAMES, SLIPS, KEPT = 24, 100_000, 8, 3
"""One turn in so many is kept."""
PLAYERS = (4, 4, 4, 5)


def play_games(
    states: Any,
    options: Any,
    players: int,
    seed: int,
    games: int,
    rng: Ints,
    ids: Ints,
    weights: Ints,
    shares: Ints,
    winner: Ints,
    facts: Any,
    won: Any,
) -> int:
    """Plays games by the priors, with slips; writes the facts of some turns and who won. Returns how many turns."""
    s = states[0]
    turns = 0
    for game in range(games):
        start(rng, seed, game)
        setup(s, players, options[0])
        first = turns
        while actor(s) != OVER:
            at_rest = s.gone == 0 and (s.phase == MOVE or s.phase == ENTER)
            if at_rest and turns < len(won) and below(rng, KEPT) == 0:
                for seat in range(players):
                    known = facts_of(s, seat)
                    for at in range(FACTS):
                        facts[turns, seat, at] = known[at]
                turns += 1
            weights[0] = 0
            count = moves(s, ids, weights)
            if actor(s) == CHANCE:
                play(s, pick(rng, ids, weights, count))
            elif below(rng, 100) >= SLIPS and prior(s, ids, count, weights):
                play(s, ids[drawn(rng, weights, count)])
            else:
                play(s, ids[below(rng, count)])
        score(s, shares, winner)
        for turn in range(first, turns):
            for seat in range(players):
                won[turn, seat] = winner[seat]
    return turns


def played() -> tuple[NDArray[np.int16], Floats]:
    """Facts and shares of the victory (-1 where nobody sits) of many turns; the Police sits last."""
    game = find("chicago")
    kernel = bind(play_games, game)
    facts, shares = [], []
    for number, players in enumerate(PLAYERS):
        games = GAMES // len(PLAYERS)
        known = np.zeros((games * 16, MOST_SEATS, FACTS), np.int16)
        won = np.full((len(known), MOST_SEATS), -1.0)
        turns = kernel(
            record(game.state), as_record(Engine(game, players, {}).options), players, number, games,
            buffer(WORDS), buffer(game.most_moves), buffer(game.most_moves), buffer(MOST_SEATS), buffer(MOST_SEATS),
            known, won,
        )  # fmt: skip
        won[:turns, :players] /= won[:turns, :players].sum(1, keepdims=True)
        known[:turns, [players - 1, -1]] = known[:turns, [-1, players - 1]]
        won[:turns, [players - 1, -1]] = won[:turns, [-1, players - 1]]
        facts.append(known[:turns].copy())
        shares.append(won[:turns].copy())
    return np.concatenate(facts), np.concatenate(shares)


def fitted(
    facts: NDArray[np.int16],
    shares: Floats,
    epochs: int = 4,
    batch: int = 512,
    speed: float = 3e-3,
) -> Any:
    """A network fitted by cross-entropy (Adam), in whole numbers: units for thieves, then those for the Police."""
    rng = np.random.default_rng(1)
    seated = shares >= 0
    thieves, police = slice(0, MOST_SEATS - 1), slice(MOST_SEATS - 1, MOST_SEATS)
    net, scales = [], []
    for seats in (thieves, police):
        mine = facts[:, seats][seated[:, seats]]
        scales.append((mine.mean(0), mine.std(0) + 1e-6))
        net += [rng.normal(0, FACTS**-0.5, (UNITS, FACTS)), np.zeros(UNITS), rng.normal(0, 0.3, UNITS)]
    slow, square = [np.zeros_like(p) for p in net], [np.zeros_like(p) for p in net]
    steps = 0
    for epoch in range(epochs):
        order, loss = rng.permutation(len(facts)), 0.0
        for at in range(0, len(order), batch):
            chosen = order[at : at + batch]
            there, wanted = seated[chosen], shares[chosen]
            xs, pulls, z = [], [], np.full(there.shape, -1e9)
            for k, seats in enumerate((thieves, police)):
                xs.append((facts[chosen][:, seats] - scales[k][0]) / scales[k][1])
                pulls.append(xs[k] @ net[3 * k].T + net[3 * k + 1])
                z[:, seats] = np.where(there[:, seats], np.maximum(pulls[k], 0) @ net[3 * k + 2], -1e9)
            odds = np.exp(z - z.max(1, keepdims=True))
            odds /= odds.sum(1, keepdims=True)
            loss += float(-(np.log(odds + 1e-9) * np.maximum(wanted, 0)).sum())
            off = np.where(there, odds - wanted, 0) / len(chosen)
            steps += 1
            for k, seats in enumerate((thieves, police)):
                back = off[:, seats, None] * net[3 * k + 2] * (pulls[k] > 0)
                slopes = [
                    np.einsum("bsu,bsf->uf", back, xs[k], optimize=True),
                    back.sum((0, 1)),
                    np.einsum("bs,bsu->u", off[:, seats], np.maximum(pulls[k], 0), optimize=True),
                ]
                for at_net, slope in enumerate(slopes, 3 * k):
                    slow[at_net] = 0.9 * slow[at_net] + 0.1 * slope
                    square[at_net] = 0.999 * square[at_net] + 0.001 * slope**2
                    step = slow[at_net] / (1 - 0.9**steps) / (np.sqrt(square[at_net] / (1 - 0.999**steps)) + 1e-8)
                    net[at_net] -= speed * (1 - epoch / epochs) * step
        print(f"epoch {epoch}: loss {loss / len(order):.4f}", flush=True)
    rows = []
    for k in range(2):
        mean, spread = scales[k]
        inner = net[3 * k] / spread
        rows.append(whole_numbers(inner, net[3 * k + 1] - inner @ mean, net[3 * k + 2]))
    return np.concatenate(rows)


def whole_numbers(inner: Floats, bias: Floats, outer: Floats) -> Any:
    """Rows of bias, weights and own weight in parts of ONE; each unit scaled so that both sides keep their digits."""
    scale = np.sqrt(np.abs(inner).max(1) / np.maximum(np.abs(outer), 1e-6))
    rows = np.concatenate([bias[:, None] / scale[:, None], inner / scale[:, None], (outer * scale)[:, None]], 1)
    return np.rint(rows * ONE).astype(np.int64)


if __name__ == "__main__":
    print(fitted(*played()).tolist())
