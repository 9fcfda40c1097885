"""Traces as bytes: what goes in comes out, and nothing but a TraceError comes of bytes that are none."""

import itertools
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from osselet.core.trace import (
    DOWN,
    FARTHEST,
    KEY,
    LONGEST,
    MOST_BYTES,
    MOST_EVENTS,
    MOVE,
    UP,
    TraceError,
    decode,
    encode,
)

place = st.integers(-FARTHEST, FARTHEST)
steps = st.lists(st.tuples(st.integers(0, 200), st.integers(MOVE, KEY), place, place), max_size=200)


@given(steps)
def test_what_goes_in_comes_out(steps):
    t, events = 0, []
    for gap, kind, x, y in steps:
        t += gap
        events.append((t, kind, x, y))
    assert decode(encode(events)) == events


@given(st.binary(max_size=400))
def test_random_bytes_are_a_trace_or_a_trace_error(data):
    try:
        events = decode(data)
    except TraceError:
        return
    assert all(one.t <= two.t for one, two in itertools.pairwise(events))


def test_ten_seconds_of_a_busy_hand_take_about_a_kilobyte():
    rng = random.Random(1)
    events, t, x, y = [], 0, 500, 600
    while t < 10_000:
        t, x, y = t + 17, x + rng.randrange(-40, 41), y + rng.randrange(-40, 41)
        if t % 1000 < 500:
            events.append((t, MOVE, x, y))
    assert len(encode(events)) < 1200


def test_chunks_one_after_the_other_are_the_whole():
    events = [(5, DOWN, 500, 1000), (40, MOVE, 500, 900), (60, UP, 500, 800)]
    whole = encode(events)
    first = encode(events[:1])
    assert whole.startswith(first)
    assert decode(first + whole[len(first) :]) == events


@pytest.mark.parametrize(
    "events",
    [
        [(LONGEST + 1, MOVE, 0, 0)],
        [(10, MOVE, 0, 0), (9, MOVE, 0, 0)],
        [(0, 4, 0, 0)],
        [(0, MOVE, FARTHEST + 1, 0)],
        [(0, MOVE, 0, -FARTHEST - 1)],
        [(at, MOVE, 0, 0) for at in range(MOST_EVENTS + 1)],
        [(at, MOVE, at % 2 * 4000, at % 2 * -4000) for at in range(1000)],
    ],
    ids=["long", "backwards", "kind", "x", "y", "events", "bytes"],
)
def test_beyond_the_bounds_is_refused(events):
    with pytest.raises(TraceError):
        encode(events)


@pytest.mark.parametrize("data", [b"\x80", b"\x01\x00", b"\xff" * 9, bytes(MOST_BYTES + 1), bytes(3 * MOST_EVENTS + 3)])
def test_bytes_that_break_off_or_are_too_many_are_refused(data):
    with pytest.raises(TraceError):
        decode(data)
