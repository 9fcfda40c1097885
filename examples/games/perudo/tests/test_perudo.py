"""Scenarios named after the rules, and the conformance suite for all the rest."""

from pathlib import Path
from typing import Any

import pytest

import osselet
from osselet.table import Table

GAMES = 1
GAME = Path(__file__).parent.parent


def table(*cups: str, players: int = 2, **options: Any) -> Table:
    """A table where the dice of each round fall like this, the cups of a round one after the other: `"11234 25666"`."""
    faces = "".join(cups).replace(" ", "")
    dealer = osselet.Scripted([f"die:{face}" for face in faces])
    return osselet.game(GAME).table(players=players, seed=1, options=options, dealer=dealer)


def names(t: Table) -> set[str]:
    return {move.name for move in t.moves()}


def refused(t: Table, move: str) -> str:
    with pytest.raises(osselet.IllegalMove) as found:
        t.play(move)
    return str(found.value.code)


def dice(t: Table) -> list[int]:
    return [seat["left"] for seat in t.view()["seats"]]


def test_everybody_sees_only_their_own_dice() -> None:
    t = table("12345 66666")
    assert t.view(0)["seats"][0]["dice"] == [1, 2, 3, 4, 5]
    assert t.view(0)["seats"][1]["dice"] == [None] * 5
    assert t.view()["seats"][0]["dice"] == [None] * 5


def test_a_bid_is_higher_by_more_dice_or_by_a_higher_face() -> None:
    t = table("12345 66666")
    t.play("bid:3:4")
    assert {"bid:3:5", "bid:4:2"} <= names(t)
    assert refused(t, "bid:3:4") == "higher"
    assert refused(t, "bid:3:3") == "higher"
    assert refused(t, "bid:2:6") == "higher"


def test_nobody_bids_more_dice_than_there_are() -> None:
    assert refused(table("12345 66666"), "bid:11:2") == "too-many"


def test_nobody_opens_with_aces() -> None:
    assert refused(table("12345 66666"), "bid:1:1") == "aces-first"


def test_who_goes_over_to_aces_says_at_least_half_as_many() -> None:
    t = table("12345 66666")
    t.play("bid:7:5")
    assert refused(t, "bid:3:1") == "aces-half"
    assert "bid:4:1" in names(t)


def test_who_goes_back_from_aces_says_more_than_twice_as_many() -> None:
    t = table("12345 66666")
    t.play("bid:5:5")
    t.play("bid:3:1")
    assert refused(t, "bid:6:2") == "after-aces"
    assert "bid:7:2" in names(t)


def test_aces_count_as_every_face() -> None:
    t = table("11234 25666")
    t.play("bid:5:6")
    t.play("doubt")
    assert t.view()["found"] == 5
    assert dice(t) == [5, 4]


def test_the_bidder_loses_a_die_where_there_are_fewer() -> None:
    t = table("12234 25666", "2345 22222")
    t.play("bid:5:6")
    t.play("doubt")
    assert t.view()["found"] == 4
    assert dice(t) == [4, 5]


def test_all_dice_lie_open_until_the_loser_rolls_again_and_begins() -> None:
    t = table("12234 25666", "2345 22222")
    t.play("bid:5:6")
    t.play("doubt")
    assert t.view(0)["seats"][1]["dice"] == [2, 5, 6, 6, 6]
    assert t.actor == 0
    assert names(t) == {"roll"}
    t.play("roll")
    assert t.actor == 0
    assert t.view(0)["seats"][0]["dice"] == [2, 3, 4, 5]
    assert t.view(0)["seats"][1]["dice"] == [None] * 5


def test_exactly_wins_a_die_back() -> None:
    t = table("12234 25666", "2345 22266")
    t.play("bid:5:6")
    t.play("doubt")
    t.play("roll")
    t.play("bid:1:2")
    t.play("bid:2:6")
    t.play("exact")
    assert dice(t) == [5, 5]
    assert t.actor == 0


def test_exactly_loses_a_die_where_it_is_wrong_and_gives_none_beyond_the_first_five() -> None:
    t = table("12234 25666")
    t.play("bid:4:6")
    t.play("exact")
    assert dice(t) == [5, 5]
    t = table("12234 25666")
    t.play("bid:3:6")
    t.play("exact")
    assert dice(t) == [5, 4]


def test_exactly_may_be_left_out() -> None:
    t = table("12234 25666", exact=False)
    t.play("bid:3:6")
    assert "exact" not in names(t)
    assert refused(t, "exact") == "no-exact"


def test_nothing_can_be_doubted_before_a_bid() -> None:
    assert refused(table("12234 25666"), "doubt") == "no-bid"


def palifico(**options: Any) -> Table:
    """Three with two dice each; seat 0 has just come down to one and has rolled again."""
    t = table("23 44 55", "1 14 56", players=3, dice=2, **options)
    t.play("bid:3:6")
    t.play("doubt")
    t.play("roll")
    return t


def test_in_a_palifico_aces_are_only_aces_and_may_open() -> None:
    t = palifico()
    assert t.view()["palifico"]
    assert "bid:1:1" in names(t)
    t.play("bid:2:6")
    t.play("doubt")
    assert t.view()["found"] == 1


def test_in_a_palifico_the_face_stays() -> None:
    t = palifico()
    t.play("bid:1:3")
    assert refused(t, "bid:2:4") == "one-face"
    assert "bid:2:3" in names(t)


def test_a_palifico_comes_once_and_only_where_the_table_plays_it() -> None:
    assert not palifico(palifico=False).view()["palifico"]
    t = table("23 44", "1 14", players=2, dice=2)
    t.play("bid:3:6")
    t.play("doubt")
    t.play("roll")
    assert not t.view()["palifico"], "only while three or more play"


def test_who_has_no_dice_is_out_and_the_next_one_begins() -> None:
    t = table("23 44 55", "2 44 55", "44 55", players=3, dice=2, palifico=False)
    for _ in range(2):
        t.play("bid:3:6")
        t.play("doubt")
        t.play("roll")
    assert t.view()["seats"][0]["out"]
    assert t.view()["turn"] == 1
    t.play("bid:1:4")
    assert t.view()["turn"] == 2


def test_the_last_player_with_dice_wins() -> None:
    t = table("23 44", "2 44", players=2, dice=2)
    t.play("bid:3:6")
    t.play("doubt")
    t.play("roll")
    t.play("bid:3:6")
    t.play("doubt")
    assert t.over
    assert t.winners == [1]


def test_conformance(conformance: Any) -> None:
    conformance.run()
