"""Two equal hands, one near and one far, win equally often where times are compared."""

import random

import pytest

from osselet.core.dexterity import Attempt, Call
from osselet.core.trace import DOWN, KEY, decode
from osselet.games.oss import GAME
from osselet.games.oss.state import FIRST, LOS_LOBOSS, Oss
from osselet.room.tracing import Tracing, allowance

NEAR, FAR = 0.020, 0.400
"""Round trips in seconds."""
JITTER = 15.0


def arrived(trace: bytes, rtt: float, rng: random.Random) -> int:
    """How late the presses of a trace come beyond what the line explains."""
    measured = min(rtt + rng.expovariate(1000 / JITTER) for _ in range(3))
    tracing, offset = Tracing(allowance(measured)), 0
    events = decode(trace)
    if not any(event.kind in (DOWN, KEY) for event in events):
        return 0
    elapsed = events[-1].t + 1000 * rtt + rng.expovariate(1 / JITTER)
    tracing.take(offset, trace, events[-1].t, round(elapsed), False)
    return max(0, tracing.late)


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
