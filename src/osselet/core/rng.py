"""The fast random stream of kernels and guesses: counter-based, the same compiled and plain.

A stream is two numbers, a key and a counter; a draw is SplitMix64 of both. The stream is frozen:
`kakuzu` derives its grids from it.
"""

from typing import TYPE_CHECKING, cast

from osselet.core.rule import rule
from osselet.core.state import Ints

if TYPE_CHECKING:
    import numpy as np

WORDS = 2
"""How many numbers a stream holds."""

_GAMMA = 0x9E37_79B9_7F4A_7C15
_MIX_A = 0xBF58_476D_1CE4_E5B9
_MIX_B = 0x94D0_49BB_1331_11EB
_ALL = 0xFFFF_FFFF_FFFF_FFFF
_LOW = 0xFFFF_FFFF


def _mix_compiled(key: int, counter: int) -> int:
    """`_mix` in unsigned arithmetic: compiled signed numbers must not overflow."""
    x = np.uint64(key) + np.uint64(counter) * np.uint64(_GAMMA)
    x = (x ^ (x >> np.uint64(30))) * np.uint64(_MIX_A)
    x = (x ^ (x >> np.uint64(27))) * np.uint64(_MIX_B)
    return np.int64((x ^ (x >> np.uint64(31))) >> np.uint64(1))  # type: ignore[return-value]


@rule(compiled=_mix_compiled)
def _mix(key: int, counter: int) -> int:
    """63 bits that look random, from two numbers."""
    x = (key + counter * _GAMMA) & _ALL
    x = ((x ^ (x >> 30)) * _MIX_A) & _ALL
    x = ((x ^ (x >> 27)) * _MIX_B) & _ALL
    return (x ^ (x >> 31)) >> 1


@rule
def start(rng: Ints, seed: int, stream: int) -> None:
    """Sets a stream to its beginning; each (seed, stream) has its own."""
    rng[0] = _mix(_mix(seed, 1), stream + 1)
    rng[1] = 0


@rule
def bits(rng: Ints) -> int:
    """The next 32 random bits."""
    rng[1] += 1
    return _mix(rng[0], rng[1]) >> 31


@rule
def below(rng: Ints, n: int) -> int:
    """A whole number from 0 to n-1, each equally likely; n is at most 2^31."""
    product = bits(rng) * n
    if product & _LOW < n:
        uneven = (_LOW + 1 - n) % n
        while product & _LOW < uneven:
            product = bits(rng) * n
    return product >> 32


@rule
def pick(rng: Ints, ids: Ints, weights: Ints, count: int) -> int:
    """One of the listed ids, by weight where weights were written, else each equally likely.

    A list longer than its buffer is a wide chance: the ids follow the first one.
    """
    if count > len(ids):
        return ids[0] + below(rng, count)
    if weights[0] == 0:
        return ids[below(rng, count)]
    total = 0
    for at in range(count):
        total += weights[at]
    left = below(rng, total)
    at = 0
    while left >= weights[at]:
        left -= weights[at]
        at += 1
    return ids[at]


def stream(seed: int, number: int = 0) -> Ints:
    """A plain stream, for uncompiled rules: a list, since its numbers may grow beyond 64 bits on the way."""
    rng = cast(Ints, [0] * WORDS)
    start(rng, seed, number)
    return rng
