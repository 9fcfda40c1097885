"""The fast stream: even, frozen, the same compiled and plain."""

from collections import Counter

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from osselet.core.kernel import compiled
from osselet.core.rng import WORDS, below, bits, pick, start, stream
from osselet.core.state import buffer


def test_the_stream_is_frozen():
    rng = stream(7)
    assert [bits(rng) for _ in range(4)] == FROZEN
    assert [below(rng, 6) for _ in range(12)] == FROZEN_DICE


FROZEN = [1304853024, 1336909930, 2428537575, 2346842588]
FROZEN_DICE = [3, 0, 5, 1, 4, 2, 4, 4, 0, 3, 2, 0]


@given(st.integers(0, 2**63 - 1), st.integers(0, 2**62), st.integers(1, 2**31))
def test_compiled_and_plain_draw_alike(seed, number, n):
    ours = buffer(WORDS)
    compiled(start)(ours, seed, number)
    plain = stream(seed, number)
    assert [compiled(below)(ours, n) for _ in range(3)] == [below(plain, n) for _ in range(3)]


def test_numbers_are_even():
    rng = stream(1)
    for n in (2, 3, 6, 10):
        found = Counter(below(rng, n) for _ in range(6000 * n))
        assert set(found) == set(range(n))
        assert sum((count - 6000) ** 2 / 6000 for count in found.values()) < 4 * n + 20


def test_streams_of_one_seed_differ():
    assert len({bits(stream(1, number)) for number in range(1000)}) == 1000


def test_pick_follows_weights_and_the_width_of_the_list():
    rng = stream(3)
    ids, weights = np.array([10, 20, 30]), np.array([1, 0, 3])
    weights[1] = 2
    found = Counter(pick(rng, ids, weights, 3) for _ in range(6000))
    assert [round(found[i] / 1000) for i in (10, 20, 30)] == [1, 2, 3]
    weights[0] = 0
    assert {pick(rng, ids, weights, 2) for _ in range(50)} == {10, 20}
    assert {pick(rng, ids, weights, 4) for _ in range(100)} == {10, 11, 12, 13}
