"""Intervals that hold at every moment: they contain the truth however often one looks, and shrink."""

import random

from osselet.lab.betting import running_interval, running_margin


def test_looking_after_every_batch_fools_nobody() -> None:
    rng, missed = random.Random(5), 0
    for _ in range(100):
        values: list[float] = []
        for _ in range(12):
            values += [float(rng.random() < 0.25) for _ in range(20)]
            interval = running_interval(values)
            if not interval.low <= 0.25 <= interval.high:
                missed += 1
                break
    assert missed <= 5


def test_more_games_say_more() -> None:
    widths = []
    for count in (5, 20, 80, 320, 1280):
        interval = running_interval([0.0, 1.0, 0.0, 0.0, 0.0] * count)
        assert interval.low <= interval.share == 0.2 <= interval.high
        widths.append(interval.high - interval.low)
    assert widths == sorted(widths, reverse=True)
    assert widths[-1] < 0.05


def test_nothing_is_known_of_no_values_and_little_of_values_that_agree() -> None:
    assert (running_interval([]).low, running_interval([]).high) == (0.0, 1.0)
    assert running_interval([1.0, 1.0, 1.0]).low < 0.5
    assert running_interval([1.0] * 40).low > 0.8
    assert running_interval([1.0] * 40).high == 1.0


def test_a_smaller_error_is_a_wider_interval() -> None:
    values = [0.0, 1.0, 1.0] * 30
    wide, narrow = running_interval(values, 0.001), running_interval(values, 0.1)
    assert wide.low < narrow.low < narrow.high < wide.high


def test_lengths_have_margins_that_shrink() -> None:
    lengths = [40.0, 50.0, 60.0, 50.0]
    assert running_margin(lengths[:1]) == float("inf")
    assert running_margin(lengths * 100) < running_margin(lengths * 10) < running_margin(lengths)
    assert running_margin(lengths * 100) > 1.96 * 7 / 20
