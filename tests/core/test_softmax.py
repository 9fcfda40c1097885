"""Shares from ratings."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from osselet.core import WHOLE
from osselet.core.softmax import ONE, UNIT, exponential, share_out
from osselet.core.state import buffer


def test_the_exponential_falls_from_one_to_nothing():
    found = [exponential(step * ONE * ONE) for step in range(12)]
    assert found[0] == UNIT
    assert found == sorted(found, reverse=True)
    assert found[1] == pytest.approx(UNIT * 0.3679, rel=0.01)
    assert exponential(300 * ONE * ONE) == 0


@given(st.lists(st.integers(-8 * ONE * ONE, 8 * ONE * ONE), min_size=2, max_size=6))
def test_shares_are_those_of_a_softmax_and_add_up(ratings):
    shares = buffer(len(ratings))
    shares[:] = ratings
    share_out(shares, len(ratings))
    weights = [math.exp((rating - max(ratings)) / ONE / ONE) for rating in ratings]
    assert WHOLE - len(ratings) <= sum(shares.tolist()) <= WHOLE
    for share, weight in zip(shares.tolist(), weights, strict=True):
        assert share / WHOLE == pytest.approx(weight / sum(weights), abs=0.02)
