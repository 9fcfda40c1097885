"""How often hands of the motor model succeed, and at which multipliers as often as the difficulty table says.

python -m bench.hands                 measures solo figures and challenges done alone, duels and contests
python -m bench.hands --fit           finds the multipliers of `games/oss/dexterity/motor/lending.py`
python -m bench.hands --devices       compares a finger, a mouse and the ring dialect
python -m bench.hands --fair          plays ten thousand bouts of equal hands at once, near ones and a far one too
python -m bench.hands --picture FILE  draws success by figure, value and skill
"""

import random
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import numpy as np

from osselet.core.dexterity import Attempt, Call
from osselet.core.engine import Engine
from osselet.core.kernel import bind
from osselet.core.state import record
from osselet.core.trace import DOWN, KEY, decode, encode
from osselet.games.oss import GAME
from osselet.games.oss.dexterity.contests import CONTESTS as CONDUCTED
from osselet.games.oss.dexterity.deals import ranges
from osselet.games.oss.dexterity.duels import DUELS as CONDUCTED_DUELS
from osselet.games.oss.dexterity.exchanges import delayed
from osselet.games.oss.dexterity.field import Field
from osselet.games.oss.dexterity.figures import NAMES
from osselet.games.oss.dexterity.judge import advance, begin
from osselet.games.oss.dexterity.motor.hand import Hand
from osselet.games.oss.dexterity.motor.lending import RING, do_figure, error_of
from osselet.games.oss.rules.difficulty import CONTESTS, DUELS
from osselet.games.oss.rules.skill import bone_chance, chance, solo_shares
from osselet.games.oss.state import CHALLENGES, FIGURES, SOLO_FIGURES, VALUES
from osselet.room.tracing import Tracing, allowance

SKILLS = (0, 50, 100)
SOLOS = FIGURES[:SOLO_FIGURES]
ALONE = (*SOLOS, "badaboss", "kiri_kanoss", "los_loboss")
"""Figures whose success the table gives for one hand."""
MOUSE = 50
"""Per cent by which the speed of a movement costs a mouse more than a finger, and"""
MOUSE_TEMPO, MOUSE_REACH = 138, 99
"""the handicaps it is given for that: more time, and a little less reach, since long work in a flight gains most."""

NEAR, FAR, JITTER = 0.020, 0.400, 15.0
"""Round trips of a near and a far line in seconds, and ms by which what comes over them varies."""
AT_ONCE = ("bagi", "kat", "los_loboss", "targoss", "warnoss")
"""Figures that all do at once, where times or distances of two hands are compared."""
MOUSED = {"tempo": MOUSE_TEMPO, "reach": MOUSE_REACH, "coarse": MOUSE}


def attempt_of(f: Any, h: Any, figure: int, level: int, error: int, seed: int) -> int:
    """One attempt of a hand on a blank field with its deal."""
    begin(f, figure, level)
    do_figure(f, h, error, seed)
    advance(f, 60000)
    return 0


@cache
def _kernel() -> Callable[..., int]:
    return bind(attempt_of, GAME)


def one(figure: str, level: int, error: int, deal: Sequence[int], seed: int, shared: Sequence[int], **how: int) -> Any:
    """The field that one hand left."""
    return traced(figure, level, error, deal, seed, shared, **how)[0]


def traced(
    figure: str, level: int, error: int, deal: Sequence[int], seed: int, shared: Sequence[int], **how: int
) -> tuple[Any, Any]:
    """The field that one hand left, and the hand with what it did."""
    fields, hand = record(Field), record(Hand)
    f = fields[0]
    f["tempo"], f["reach"], f["ring"] = how.get("tempo", 100), how.get("reach", 100), how.get("ring", 0)
    hand[0]["coarse"] = how.get("coarse", 0)
    f["deal"], f["shared"][: len(shared)] = deal, shared
    _kernel()(f, hand[0], NAMES.index(figure), level, error, seed)
    return fields.view(np.recarray)[0], hand.view(np.recarray)[0]


def lateness(hand: Any, round_trip: float, rng: random.Random) -> int:
    """Ms by which what this hand did comes later than its line, of so many seconds there and back, explains."""
    parts = (hand.event_t, hand.event_kind, hand.event_x, hand.event_y)
    events = zip(*(part[: hand.count].tolist() for part in parts), strict=True)
    return arrived(encode(list(events)), round_trip, rng)


def arrived(trace: bytes, round_trip: float, rng: random.Random) -> int:
    """Ms by which the presses of a trace come beyond what the line explains; it jitters, and was measured thrice."""
    measured = min(round_trip + rng.expovariate(1000 / JITTER) for _ in range(3))
    events = decode(trace)
    if not any(event.kind in (DOWN, KEY) for event in events):
        return 0
    tracing = Tracing(allowance(measured))
    elapsed = events[-1].t + 1000 * round_trip + rng.expovariate(1 / JITTER)
    tracing.take(0, trace, events[-1].t, round(elapsed), False)
    return max(0, tracing.late)


def success(figure: str, level: int, error: int, count: int, seed: int = 1, **how: int) -> float:
    """The share of attempts that did all that was needed."""
    rng = random.Random(f"{figure} {level} {seed}")
    limits = ranges(Call(figure, (0,), (level,)), 0)
    done = 0
    for _ in range(count):
        f = one(figure, level, error, [rng.randrange(limit) for limit in limits], rng.getrandbits(40), (), **how)
        done += int(f.result) >= int(f.needed)
    return done / count


class LentExchanges:
    """Calls answered by compiled hands, each with its own multiplier and line."""

    def __init__(self, errors: dict[int, int], rng: random.Random, lines: dict[int, float] | None = None) -> None:
        self._errors, self._rng, self._lines = errors, rng, lines

    def ask(self, call: Call) -> list[Any]:
        """Fields, as if judged."""
        limits = ranges(call, 0)
        common = [self._rng.randrange(limit) for limit in limits]
        fields = []
        for seat, level in zip(call.seats, call.level, strict=True):
            deal = common[: call.common] + [self._rng.randrange(limit) for limit in limits[call.common :]]
            seed = self._rng.getrandbits(40)
            field, hand = traced(call.figure, level, self._errors[seat], deal, seed, call.shared)
            if self._lines is not None:
                late = lateness(hand, self._lines[seat], self._rng)
                field = delayed(field, Attempt(seat, tuple(deal), 100, 100, b"", late=late))
            fields.append(field)
        return fields


def duel_shares(figure: str, errors: tuple[int, int], count: int, seed: int = 1) -> list[float]:
    """How often a duel of these two ends in first, second and tie."""
    asked: Any = LentExchanges(dict(enumerate(errors)), random.Random(f"{figure} {seed}"))
    found = Counter(CONDUCTED_DUELS[figure]((0, 1), asked)[0] for _ in range(count))
    return [found[result] / count for result in range(3)]


def duel_wanted(figure: str, skills: tuple[int, int]) -> list[float]:
    """What the skill model says."""
    clean, other = (float(chance(skill, DUELS[figure].exchange)) for skill in skills)
    wins, loses = clean * (1 - other), other * (1 - clean)
    tie = (1 - wins - loses) ** DUELS[figure].exchanges
    return [(1 - tie) * wins / (wins + loses), (1 - tie) * loses / (wins + loses), tie]


def contest_shares(figure: str, errors: tuple[int, ...], count: int, seed: int = 1) -> list[float]:
    """How often each of these hands is named first, closest or caught."""
    s: Any = Engine(GAME, len(errors), {}).new()
    s.challenge, s.alive, s.said = CHALLENGES.index(figure), (1 << len(errors)) - 1, 0
    asked: Any = LentExchanges(dict(enumerate(errors)), random.Random(f"{figure} {seed}"))
    found = Counter(CONDUCTED[figure](s, asked)[0].partition(":")[2] for _ in range(count))
    return [found[str(seat)] / count for seat in range(len(errors))]


def contest_wanted(figure: str, skills: Sequence[int]) -> list[float]:
    """What the skill model says."""
    parts = [float(chance(skill, CONTESTS[figure])) for skill in skills]
    if figure == "warnoss":
        parts = [1 - part for part in parts]
    return [part / sum(parts) for part in parts]


def wanted(figure: str, level: int, skill: int) -> float:
    """What the difficulty table says of one hand."""
    if figure in SOLOS:
        shares, whole = solo_shares(figure, bone_chance(figure, skill), level)
        return shares[-1] / whole
    return float(chance(skill, CONTESTS[figure] * (level if figure == "badaboss" else 1)))


def levels(figure: str) -> range:
    """At which levels a figure is measured."""
    return {"badaboss": range(1, 6), "kiri_kanoss": range(1), "los_loboss": range(1)}.get(figure, range(1, VALUES + 1))


def bisect(too_good: Callable[[int], bool], low: int = 50, high: int = 6000) -> int:
    """The multiplier at which hands stop being too good."""
    while high - low > max(8, low // 60):
        middle = int((low * high) ** 0.5)
        low, high = (middle, high) if too_good(middle) else (low, middle)
    return (low + high) // 2


def fit(figure: str, skill: int, count: int = 500) -> int:
    """The multiplier at which the level farthest above what the table says is no farther than the one below."""

    def too_good(error: int) -> bool:
        off = [success(figure, level, error, count) - wanted(figure, level, skill) for level in levels(figure)]
        return max(off) + min(off) > 0

    return bisect(too_good)


def fit_duel(figure: str, count: int = 600) -> list[int]:
    """Equal hands tie as often as the model says, as nearly as can be; unequal ones win as often when they decide.

    Hands tie often when they are very good and when they are very bad: of multipliers that do, the least is taken, at
    which ties grow with skill, as in the model.
    """
    goal = duel_wanted(figure, (50, 50))[2]
    steps = [int(400 * 1.12**step) for step in range(17)]
    middle = min(steps, key=lambda error: max(0.02, abs(duel_shares(figure, (error, error), count)[2] - goal)))
    found = {50: middle}
    for skill in (0, 100):
        first, second, _ = duel_wanted(figure, (skill, 50))

        def too_good(error: int, goal: float = first / (first + second)) -> bool:
            one, two, _ = duel_shares(figure, (error, middle), count)
            return one / max(1e-9, one + two) > goal

        found[skill] = bisect(too_good, middle // 4, middle * 4)
    return [found[skill] for skill in SKILLS]


def fit_contest(figure: str, count: int = 2000) -> list[int]:
    """Unequal hands are named as often as the model says."""
    found = {50: 1000}
    others = 2 if figure == "warnoss" else 1
    for skill in (0, 100):
        goal = contest_wanted(figure, (skill, *(50,) * others))[0]

        def too_good(error: int, goal: float = goal) -> bool:
            share = contest_shares(figure, (error, *(1000,) * others), count)[0]
            return (share < goal) if figure == "warnoss" else (share > goal)

        found[skill] = bisect(too_good, 200, 5000)
    return [found[skill] for skill in SKILLS]


def shown(figure: str, skill: int, error: int, count: int = 2000, **how: int) -> str:
    """Success at each level, with what is wanted in brackets."""
    cells = [
        f"{100 * success(figure, level, error, count, **how):5.1f} ({100 * wanted(figure, level, skill):5.1f})"
        for level in levels(figure)
    ]
    return f"{figure:12} {skill:3} {error:5}  " + "  ".join(cells)


def percent(shares: Sequence[float]) -> str:
    """Shares for people."""
    return " ".join(f"{100 * share:5.1f}" for share in shares)


def measure(names: Sequence[str], fitting: bool) -> None:
    """All figures by skill, against the table."""
    for figure in names:
        errors = [error_of(NAMES.index(figure), skill) for skill in SKILLS]
        if figure in ALONE:
            if fitting:
                errors = [fit(figure, skill) for skill in SKILLS]
            for skill, error in zip(SKILLS, errors, strict=True):
                print(shown(figure, skill, error), flush=True)
            print(f"{figure:12} steady     {percent([success(figure, at, 0, 300) for at in levels(figure)])}")
        elif figure in DUELS:
            if fitting:
                errors = fit_duel(figure)
            for skill, error in zip(SKILLS, errors, strict=True):
                found = duel_shares(figure, (error, errors[1]), 1500)
                print(
                    f"{figure:12} {skill:3} against 50  {percent(found)}  ({percent(duel_wanted(figure, (skill, 50)))})"
                )
        else:
            if fitting:
                errors = fit_contest(figure)
            for skill, error in zip(SKILLS, errors, strict=True):
                found = contest_shares(figure, (error, errors[1], errors[1]), 3000)
                goal = contest_wanted(figure, (skill, 50, 50))
                print(f"{figure:12} {skill:3} against 50, 50  {percent(found)}  ({percent(goal)})")
        print(f"    {errors},  # {figure}", flush=True)


def devices() -> None:
    """A finger, a mouse and the ring dialect at skill 50 and their default handicaps."""
    for figure in ALONE:
        error = error_of(NAMES.index(figure), 50)
        rows = [
            [success(figure, level, error, 2000) for level in levels(figure)],
            [success(figure, level, error, 2000, **MOUSED) for level in levels(figure)],
            [success(figure, level, error_of(RING, 50), 1000, ring=1) for level in levels(figure)],
        ]
        print(f"{figure:12} finger {percent(rows[0])}   mouse {percent(rows[1])}   ring {percent(rows[2])}", flush=True)


def fair() -> None:
    """Equal hands, ten thousand bouts at once: how often each place wins."""
    for figure in ("bagi", "kat"):
        error = error_of(NAMES.index(figure), 50)
        first, second, tie = duel_shares(figure, (error, error), 10_000)
        print(
            f"{figure:12} {percent([first / (first + second), second / (first + second)])}  ties {percent([tie])}",
            flush=True,
        )
    for figure in ("los_loboss", "targoss", "warnoss"):
        error = error_of(NAMES.index(figure), 50)
        print(f"{figure:12} {percent(contest_shares(figure, (error, error, error), 10_000))}", flush=True)
    for figure in AT_ONCE:
        print(f"{figure:12} the far one of two: {percent([far_share(figure, 10_000)])}", flush=True)


def far_share(figure: str, count: int) -> float:
    """Of two equal hands, one near and one far: the share of the decided bouts that the far one wins."""
    error = error_of(NAMES.index(figure), 50)
    rng, won, decided = random.Random(f"far {figure}"), 0, 0
    s: Any = Engine(GAME, 2, {}).new()
    if figure not in DUELS:
        s.challenge, s.alive, s.said = CHALLENGES.index(figure), 3, 0
    for number in range(count):
        far = number % 2
        asked: Any = LentExchanges({0: error, 1: error}, rng, {far: FAR, 1 - far: NEAR})
        if figure in DUELS:
            named = CONDUCTED_DUELS[figure]((0, 1), asked)[0]
        else:
            named = int(CONDUCTED[figure](s, asked)[0].partition(":")[2])
            named = 1 - named if figure == "warnoss" else named
        decided += named < 2
        won += named == far
    return won / decided


def picture(path: str) -> None:
    """Success by figure, value and skill as dots, over the curves of the table."""
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(3, 5, figsize=(15, 8), sharex=True, sharey=True)
    for axis, name in zip(axes.flat, SOLOS, strict=True):
        for level in levels(name):
            found = [success(name, level, error_of(NAMES.index(name), skill), 2000) for skill in SKILLS]
            (dots,) = axis.plot(SKILLS, [100 * share for share in found], "o", ms=5, label=str(level))
            skills = range(0, 101, 5)
            axis.plot(skills, [100 * wanted(name, level, skill) for skill in skills], color=dots.get_color(), lw=1)
        axis.set_title(name)
        axis.set_ylim(0, 102)
        axis.grid(alpha=0.3)
    axes[0, 0].legend(title="card")
    figure.supxlabel("skill")
    figure.supylabel("success, % (dots: judged hands, lines: the table)")
    figure.tight_layout()
    figure.savefig(path, dpi=80)


def main() -> None:
    """What was asked for."""
    names = [name for name in sys.argv[1:] if name in NAMES] or list(NAMES)
    if "--devices" in sys.argv:
        devices()
    elif "--fair" in sys.argv:
        fair()
    elif "--picture" in sys.argv:
        picture(sys.argv[-1])
    else:
        measure(names, "--fit" in sys.argv)


if __name__ == "__main__":
    main()
