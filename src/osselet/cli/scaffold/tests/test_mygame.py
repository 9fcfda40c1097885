"""Scenarios named after the rules, and the conformance suite for all the rest."""

from pathlib import Path

import osselet
import pytest

GAME = Path(__file__).parent.parent


def table(*chance, **options):
    """A table for two where chance brings these faces in order."""
    dealer = osselet.Scripted([f"find:{face}" for face in chance])
    return osselet.game(GAME).table(players=2, seed=1, options=options, dealer=dealer)


def test_mushrooms_go_into_the_basket():
    t = table(3, 5)
    t.play("gather")
    t.play("gather")
    assert t.view()["basket"] == 8
    assert t.actor == 0


def test_who_goes_home_keeps_the_basket():
    t = table(3)
    t.play("gather")
    t.play("home")
    assert t.scores == [3, 0]
    assert t.view()["basket"] == 0
    assert t.actor == 1


def test_the_owl_takes_half_and_the_next_player_finds_the_rest():
    t = table(5, "owl")
    t.play("gather")
    t.play("gather")
    assert t.view()["basket"] == 2
    assert t.actor == 1


def test_the_owl_may_take_all():
    t = table(5, "owl", owl="all")
    t.play("gather")
    t.play("gather")
    assert t.view()["basket"] == 0


def test_one_must_gather_before_going_home():
    with pytest.raises(osselet.IllegalMove) as refused:
        table().play("home")
    assert refused.value.code == "gather-first"


def test_a_full_basket_must_go_home():
    t = table(5, 5, 5, 5)
    for _ in range(4):
        t.play("gather")
    assert [move.name for move in t.moves()] == ["home"]
    with pytest.raises(osselet.IllegalMove) as refused:
        t.play("gather")
    assert refused.value.code == "basket-full"


def test_who_reaches_the_goal_wins_at_once():
    t = table(5, 5, 5, 5, goal=20)
    for _ in range(4):
        t.play("gather")
    t.play("home")
    assert t.over
    assert t.winners == [0]


def test_conformance(conformance):
    conformance.run()
