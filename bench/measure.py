"""How everything here is timed."""

import time
from collections.abc import Callable
from dataclasses import dataclass

ROUNDS = 7
SECONDS = 0.8


@dataclass(frozen=True)
class Rate:
    """Steps a second over several rounds: the best round is the figure, the spread is stated beside it."""

    best: float
    worst: float

    def __truediv__(self, other: "Rate") -> float:
        return self.best / other.best

    def __str__(self) -> str:
        return f"{_millions(self.best)} ({_millions(self.worst)}–{_millions(self.best)})"


def _millions(rate: float) -> str:
    return f"{rate / 1e6:.1f} M" if rate >= 1e7 else f"{rate / 1e6:.2f} M" if rate >= 1e6 else f"{rate / 1e3:,.0f} k"


def rates(*contenders: Callable[[int], int], rounds: int = ROUNDS, seconds: float = SECONDS) -> list[Rate]:
    """Times contenders in turn, round after round, so that a noisy minute hits all of them alike.

    A contender plays so many games and returns how many steps it made, chance included. Each is
    first run until it takes long enough to time.
    """
    sizes = [_size(play, seconds) for play in contenders]
    found: list[list[float]] = [[] for _ in contenders]
    for _ in range(rounds):
        for play, size, seen in zip(contenders, sizes, found, strict=True):
            started = time.perf_counter()
            steps = play(size)
            seen.append(steps / (time.perf_counter() - started))
    return [Rate(max(seen), min(seen)) for seen in found]


def _size(play: Callable[[int], int], seconds: float) -> int:
    play(1)  # compiles, where there is something to compile
    size = 1
    while True:
        started = time.perf_counter()
        play(size)
        took = time.perf_counter() - started
        if took > seconds / 8:
            return max(1, int(size * seconds / took))
        size *= 4
