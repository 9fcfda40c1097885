"""The picture of a review: nothing hides a name, and nothing is drawn that means nothing."""

from pathlib import Path

import pytest

import osselet
from osselet.core.texts import Speaker
from osselet.lab import review_plot
from osselet.lab.review import review
from tests.lab.test_review import last_throw

AIR = 3
"""Pixels around a mark: half of its edge, and something to see between it and a name."""


@pytest.fixture
def drawn(monkeypatch):
    """A record's review and the axes of its curves, drawn but not written to a file."""

    def draw(record):
        kept = []
        monkeypatch.setattr(review_plot, "save", lambda canvas, path: kept.append(canvas))
        found = review(record, effort=0.1, unfinished=True)
        review_plot.draw(found, Speaker(found.table.game), Path("unwritten.png"))
        kept[0].canvas.draw()
        return found, kept[0].axes[0]

    return draw


def guides(axes):
    return [line.get_ydata()[0] for line in axes.lines if line.get_linestyle() == "--"]


def test_a_turning_point_at_the_end_leaves_the_names_alone(drawn):
    found, axes = drawn(last_throw("black", "black:dog", "black:2"))
    assert found.turns[-1].at == len(found.curve) - 1
    marks = [line.get_window_extent().padded(AIR) for line in axes.lines if line.get_marker() == "o"]
    names = [text.get_window_extent() for text in axes.texts if text.get_text().startswith("Player")]
    assert len(marks) == len(found.turns)
    assert len(names) == 3
    assert not any(name.overlaps(mark) for name in names for mark in marks)


def test_what_would_be_fair_is_drawn_where_somebody_shares(drawn):
    t = osselet.game("kakuzu").table(players=1, seed=3)
    t.play(t.moves()[0])
    _, alone = drawn(t.record())
    assert guides(alone) == []
    _, three = drawn(last_throw("move"))
    assert guides(three) == [pytest.approx(100 / 3)]
