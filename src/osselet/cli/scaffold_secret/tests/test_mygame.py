"""The rules of Mygame, one scenario each, and the contract. Run: python -m pytest mygame/tests"""

from pathlib import Path

import pytest

import osselet

GAME = Path(__file__).parent.parent


def table(*steps, players=2, **options):
    """A table after these steps; fists are closed in the order of the seats."""
    t = osselet.game(GAME).table(players=players, seed=1, options=options)
    for step in steps:
        t.play(step)
    return t


def test_conformance(conformance):
    """Everything the contract asks of a game: `osselet check` shows the same."""
    conformance.run()


def test_fists_are_closed_at_the_same_time():
    t = table()
    assert t.actors == [0, 1]
    t.play("hold:2", seat=1)
    assert t.view(1)["seats"][1]["fist"] == 2
    assert t.view(0)["seats"][1] == {"fist": None, "sealed": True, "call": None, "opened": None, "points": 0}
    assert t.actors == [0]


def test_nobody_knows_what_another_fist_holds():
    t = table("hold:3", "hold:1")
    assert [seat["fist"] for seat in t.view(0)["seats"]] == [3, None]
    assert [seat["fist"] for seat in t.view()["seats"]] == [None, None]
    assert t.steps(1) == ["hold:?", "hold:1"]


def test_no_total_is_called_twice():
    t = table("hold:3", "hold:1", "call:4")
    with pytest.raises(osselet.IllegalMove, match="already"):
        t.play("call:4")


def test_the_true_total_brings_a_point_and_the_next_player_begins():
    t = table("hold:3", "hold:1", "call:5", "call:4", "open")
    assert [seat["points"] for seat in t.view()["seats"]] == [0, 1]
    assert t.view()["total"] == 4
    assert t.view()["first"] == 1


def test_what_was_opened_cannot_be_taken_back():
    t = table("hold:3", "hold:1", "call:5", "call:4")
    assert t.can_undo(1)
    t.play("open")
    assert not t.can_undo()


def test_enough_points_win():
    t = table("hold:0", "hold:0", "call:0", "call:1", "open", goal=1)
    assert t.over
    assert t.winners == [0]
