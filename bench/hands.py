"""How often hands of the motor model succeed, and at which multipliers as often as the difficulty table says.

python -m bench.hands            measures and shows
python -m bench.hands --fit      finds the multipliers of `games/oss/hands/motor/lending.py`
"""

import random
import sys
from collections.abc import Callable
from functools import cache
from typing import Any

from osselet.core.dexterity import Call
from osselet.core.kernel import bind
from osselet.core.state import record
from osselet.games.oss import GAME
from osselet.games.oss.hands.deals import ranges
from osselet.games.oss.hands.field import Field
from osselet.games.oss.hands.figures import NAMES
from osselet.games.oss.hands.judge import advance, begin
from osselet.games.oss.hands.motor.hand import Hand
from osselet.games.oss.hands.motor.lending import do_figure, error_of
from osselet.games.oss.rules.difficulty import CONTESTS
from osselet.games.oss.rules.skill import bone_chance, chance, solo_shares
from osselet.games.oss.state import FIGURES, SOLO_FIGURES, VALUES

SKILLS = (0, 50, 100)
SOLOS = FIGURES[:SOLO_FIGURES]


def attempt_of(f: Any, h: Any, figure: int, level: int, error: int, seed: int) -> int:
    """One attempt of a hand on a blank field with its deal."""
    begin(f, figure, level)
    do_figure(f, h, error, seed)
    advance(f, 60000)
    return 0


@cache
def _kernel() -> Callable[..., int]:
    return bind(attempt_of, GAME)


def tried(
    figure: str,
    level: int,
    error: int,
    count: int,
    tempo: int = 100,
    reach: int = 100,
    ring: bool = False,
    seed: int = 1,
    shared: tuple[int, ...] = (),
) -> list[Any]:
    """The fields of so many attempts."""
    rng = random.Random(f"{figure} {level} {seed}")
    limits = ranges(Call(figure, (0,), (level,)), 0)
    fields, hand = record(Field, count), record(Hand)
    run, number = _kernel(), NAMES.index(figure)
    for place, f in enumerate(fields):
        f["tempo"], f["reach"], f["ring"] = tempo, reach, ring
        f["deal"] = [rng.randrange(limit) for limit in limits]
        f["shared"][: len(shared)] = shared
        hand[:] = 0
        run(f, hand[0], number, level, error, seed * 1_000_003 + place)
    return list(fields)


def success(figure: str, level: int, error: int, count: int, **how: Any) -> float:
    """The share of attempts that did all that was needed."""
    return sum(int(f["result"]) >= int(f["needed"]) for f in tried(figure, level, error, count, **how)) / count


def wanted(figure: str, level: int, skill: int) -> float:
    """What the difficulty table says."""
    if figure in SOLOS:
        shares, whole = solo_shares(figure, bone_chance(figure, skill), level)
        return shares[-1] / whole
    hard = CONTESTS[figure] * (level if figure == "badaboss" else 1)
    return float(chance(skill, hard))


def levels(figure: str) -> range:
    """At which levels a figure is measured."""
    return {"badaboss": range(1, 6), "kiri_kanoss": range(1), "los_loboss": range(1)}.get(figure, range(1, VALUES + 1))


def fit(figure: str, skill: int, count: int) -> int:
    """The multiplier at which the mean success over all levels is what the table says."""
    goal = sum(wanted(figure, level, skill) for level in levels(figure))
    low, high = 50, 8000
    while high - low > max(10, low // 50):
        middle = (low * high) ** 0.5
        found = sum(success(figure, level, int(middle), count) for level in levels(figure))
        low, high = (int(middle), high) if found > goal else (low, int(middle))
    return (low + high) // 2


def shown(figure: str, skill: int, error: int, count: int, **how: Any) -> str:
    """Success at each level, with what is wanted in brackets."""
    cells = [
        f"{100 * success(figure, level, error, count, **how):5.1f} ({100 * wanted(figure, level, skill):5.1f})"
        for level in levels(figure)
    ]
    return f"{figure:12} {skill:3} {error:5}  " + "  ".join(cells)


def main() -> None:
    """Measures, or fits."""
    names = [name for name in sys.argv[1:] if not name.startswith("-")] or [
        *SOLOS, "badaboss", "kiri_kanoss", "los_loboss",
    ]  # fmt: skip
    fitting = "--fit" in sys.argv
    for figure in names:
        found = []
        for skill in SKILLS:
            number = NAMES.index(figure)
            error = fit(figure, skill, 600) if fitting else error_of(number, skill)
            found.append(error)
            print(shown(figure, skill, error, 2000), flush=True)
        print(f"{figure:12}     0  " + "  ".join(f"{100 * success(figure, at, 0, 300):5.1f}" for at in levels(figure)))
        if fitting:
            print(f"    {found},  # {figure}", flush=True)


if __name__ == "__main__":
    main()
