"""Bouts for tests: dealt at random, done by lent hands or by scripted traces."""

import random

from osselet.core.dexterity import Attempt, Call, judge, lay
from osselet.core.engine import Engine
from osselet.core.game import CHANCE, OVER
from osselet.core.trace import encode
from osselet.games.oss import GAME

JUDGE = GAME.dexterity


def deals(call: Call, rng: random.Random) -> list[tuple[int, ...]]:
    """What each seat of a call is dealt."""
    own = [[rng.randrange(below) for below in JUDGE.ranges(call, place)] for place in range(len(call.seats))]
    return [tuple(own[0][: call.common] + deal[call.common :]) for deal in own]


def lent(call: Call, rng: random.Random, skill=50, tempo=100, reach=100, ring=False, noise=100) -> list[Attempt]:
    """Hands of this skill for all called."""
    return [
        Attempt(
            seat,
            deal,
            tempo,
            reach,
            JUDGE.lend(call, place, deal, skill, rng.getrandbits(40), tempo, reach, ring, noise),
            ring,
        )
        for place, (seat, deal) in enumerate(zip(call.seats, deals(call, rng), strict=True))
    ]


def field(figure, events=(), level=1, deal=None, shared=(), tempo=100, reach=100, ring=False):
    """The field after these events; nothing drifts and nothing is off its place unless dealt."""
    numbers = [0] * 48
    for place, number in (deal or {}).items():
        numbers[place] = number
    attempt = Attempt(0, tuple(numbers), tempo, reach, encode(events), ring)
    return judge(JUDGE, figure, level, shared, attempt)


def laid(figure, level=1, deal=None, shared=(), tempo=100, reach=100, ring=False):
    """The field before the first event."""
    numbers = [0] * 48
    for place, number in (deal or {}).items():
        numbers[place] = number
    return lay(JUDGE, figure, level, shared, Attempt(0, tuple(numbers), tempo, reach, b"", ring))


def play_bout(s, rng: random.Random, **how) -> tuple[str, ...]:
    """The names that lent hands come to."""
    exchanges: list[list[Attempt]] = []
    while isinstance(answer := JUDGE.conduct(s, exchanges), Call):
        exchanges.append(lent(answer, rng, **how))
    return answer


def play_game(players: int, seed: int, **how):
    """A game whose hands are all lent, decided at random; gives the final state and the names of all judged steps."""
    rng = random.Random(seed)
    engine = Engine(GAME, players, {})
    s = engine.new()
    judged = []
    waiting: list[str] = []
    while engine.actor(s) != OVER:
        ids, weights, _ = engine.listed(s)
        if engine.actor(s) == CHANCE and engine.words.word(ids[0]).key in JUDGE.waits:
            if not waiting:
                waiting = list(play_bout(s, rng, **how))
            judged.append(waiting.pop(0))
            move = engine.words.find(judged[-1])
            assert move in ids, f"{judged[-1]} cannot come now"
        else:
            assert not waiting
            move = rng.choices(list(ids), list(weights) if weights else None)[0]
        engine.play(s, move)
    return s, judged
