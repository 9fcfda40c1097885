"""Intervals that hold at every moment of a study at once: one may look after each game, and stop when one likes.

Each possible mean is a game of bets against it with fair odds. A mean against which a fixed mixture of bets has become
twenty times as rich is refuted with 95 % confidence, at whatever moment that is found (Ville's inequality; see
Waudby-Smith and Ramdas 2024). Values lie between 0 and 1, and nothing else is assumed of them.
"""

import math
from collections import Counter
from collections.abc import Sequence
from statistics import fmean
from typing import Any

import numpy as np

from osselet.lab.confidence import Interval

ERROR = 0.05
GRID = 1000
BETS = [0.8 * 0.6**power for power in range(9)]
"""Parts of one's wealth, on a higher mean and on a lower one; how near the truth may be seen grows with the games."""


def running_interval(values: Sequence[float], error: float = ERROR) -> Interval:
    """Where the mean lies, with this error over all moments at which one may look."""
    if not values:
        return Interval(0.5, 0.0, 1.0)
    means = (np.arange(GRID) + 0.5) / GRID
    held = means[_wealth(Counter(values), means) < math.log(1 / error)]
    mean = fmean(values)
    if not len(held):
        return Interval(mean, mean, mean)
    half = 0.5 / GRID
    return Interval(mean, max(0.0, min(mean, float(held[0]) - half)), min(1.0, max(mean, float(held[-1]) + half)))


def _wealth(values: Counter[float], means: "np.ndarray[Any, Any]") -> "np.ndarray[Any, Any]":
    """The logarithm of what betting against each mean has made of 1, spread evenly over all bets."""
    stakes = [stake for part in BETS for stake in (part / means, -part / (1 - means))]
    purses = np.zeros((len(stakes), len(means)))
    for value, count in values.items():
        purses += count * np.log1p(stakes * (value - means))
    wealth: np.ndarray[Any, Any] = np.logaddexp.reduce(purses, axis=0) - math.log(len(stakes))
    return wealth


def running_margin(values: Sequence[float], error: float = ERROR) -> float:
    """The margin of a mean of values without bounds, such as lengths: it holds at every moment once there are many.

    Robbins' mixture with the spread met so far (asymptotic: Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas 2024).
    """
    count = len(values)
    if count < 2:
        return math.inf
    mean = fmean(values)
    spread = math.sqrt(sum((value - mean) ** 2 for value in values) / (count - 1))
    scaled = count * 0.05  # narrowest after some 200 values
    return spread * math.sqrt(2 * (scaled + 1) / (count * scaled) * math.log(math.sqrt(scaled + 1) / error))
