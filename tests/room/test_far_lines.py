"""Two equal hands, one near and one far, win equally often where times are compared."""

import random

import pytest
from bench.hands import FAR, NEAR, arrived

from osselet.core.dexterity import Attempt, Call
from osselet.games.oss import GAME
from osselet.games.oss.state import FIRST, LOS_LOBOSS, Oss


def shares(bouts: int) -> float:
    """The share of the bouts that the far one of two equals speaks first in."""
    dexterity = GAME.dexterity
    assert dexterity is not None
    rng, won = random.Random(11), 0
    s = Oss()
    s.players, s.phase, s.challenge, s.alive = 2, FIRST, LOS_LOBOSS, 3
    for _ in range(bouts):
        exchanges: list[tuple[Attempt, ...]] = []
        far = rng.randrange(2)
        while isinstance(call := dexterity.conduct(s, exchanges), Call):
            common = [rng.randrange(most) for most in dexterity.ranges(call, 0)][: call.common]
            attempts = []
            for place, seat in enumerate(call.seats):
                own = [rng.randrange(most) for most in dexterity.ranges(call, place)][call.common :]
                trace = dexterity.lend(call, place, (*common, *own), 50, rng.randrange(1 << 31))
                late = arrived(trace, FAR if seat == far else NEAR, rng)
                attempts.append(Attempt(seat, (*common, *own), 100, 100, trace, late=late))
            exchanges.append(tuple(attempts))
        won += call[0] == f"first:{far}"
    return won / bouts


def test_near_and_far_win_equally_often() -> None:
    assert shares(500) == pytest.approx(0.5, abs=0.07)  # three standard deviations


@pytest.mark.soak
def test_near_and_far_win_equally_often_in_ten_thousand_bouts() -> None:
    assert shares(10_000) == pytest.approx(0.5, abs=0.02)
