"""Scenarios named after the rules, and the conformance suite for all the rest."""

from pathlib import Path
from typing import Any

import pytest

import osselet
from osselet.table import Table

GAMES = 1
GAME = Path(__file__).parent.parent


def table(throws: str, **options: Any) -> Table:
    """A table where the dice fall like this, one digit a throw; after that they bring nothing."""
    dealer = osselet.Scripted([f"throw:{count}" for count in throws + "0" * 40])
    return osselet.game(GAME).table(players=2, seed=1, options=options, dealer=dealer)


def played(throws: str, *moves: str, **options: Any) -> Table:
    t = table(throws, **options)
    for move in moves:
        t.play(move)
    return t


def names(t: Table) -> set[str]:
    return {move.name for move in t.moves()}


def refused(t: Table, move: str) -> str:
    with pytest.raises(osselet.IllegalMove) as found:
        t.play(move)
    return str(found.value.code)


def seats(t: Table) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = t.view()["seats"]
    return found


def test_a_piece_enters_as_far_as_the_dice_say() -> None:
    t = table("3")
    assert names(t) == {"enter:c2"}
    assert refused(t, "enter:c3") == "so-far"
    t.play("enter:c2")
    assert seats(t)[0] == {"waiting": 6, "home": 0, "track": ["c2"]}


def test_the_other_goes_along_the_other_row() -> None:
    t = played("31", "enter:c2")
    assert names(t) == {"enter:a4"}


def test_the_way_leads_to_the_corner_through_the_middle_and_back() -> None:
    alone = "4" + "10" * 10
    t = played(alone, "enter:c1")
    for step in ("b1", "b2", "b3", "b4"):
        came = seats(t)[0]["track"][0]
        t.play(f"move:{came}:{step}")
    assert seats(t)[0]["track"] == ["b4"]


def test_a_nought_and_a_throw_that_moves_nothing_pass_the_turn() -> None:
    t = table("02")
    assert t.actor == 1
    assert names(t) == {"enter:a3"}


def test_nobody_goes_where_an_own_piece_stands() -> None:
    t = played("201", "enter:c3")
    assert names(t) == {"move:c3:c2", "enter:c4"}
    t = played("202", "enter:c3")
    assert names(t) == {"move:c3:c1"}
    assert refused(t, "enter:c3") == "own"


def test_a_rosette_gives_another_throw() -> None:
    t = played("42", "enter:c1")
    assert t.actor == 0
    assert names(t) == {"move:c1:b2", "enter:c3"}


def test_whom_one_meets_on_the_middle_row_goes_back_to_the_start() -> None:
    t = played("4242", "enter:c1", "move:c1:b2", "enter:a1")
    assert names(t) == {"move:a1:b2", "enter:a3"}
    t.play("move:a1:b2")
    assert seats(t)[0] == {"waiting": 7, "home": 0, "track": []}
    assert seats(t)[1]["track"] == ["b2"]


def test_on_the_middle_rosette_nobody_is_hit() -> None:
    t = played("4434104", "enter:c1", "move:c1:b4", "enter:c2", "enter:a1", "enter:a4")
    assert names(t) == {"move:a4:b1"}
    assert refused(t, "move:a1:b4") == "safe"


def test_without_that_rule_it_protects_nobody() -> None:
    t = played("4434104", "enter:c1", "move:c1:b4", "enter:c2", "enter:a1", "enter:a4", safe=False)
    t.play("move:a1:b4")
    assert seats(t)[0] == {"waiting": 6, "home": 0, "track": ["c2"]}


def test_a_piece_goes_home_with_exactly_the_throw_it_needs() -> None:
    t = played("444030", "enter:c1", "move:c1:b4", "move:b4:b8")
    assert "leave:b8" in names(t)
    t.play("leave:b8")
    assert seats(t)[0]["home"] == 1
    t = played("444040", "enter:c1", "move:c1:b4", "move:b4:b8")
    assert refused(t, "leave:b8") == "exactly"


def test_who_has_all_pieces_home_first_wins() -> None:
    t = osselet.game(GAME).table(players=2, seed=1, options={"pieces": 3}, dealer=osselet.Scripted(["throw:4"] * 200))
    while not t.over:
        t.play(max(names(t)))
    assert len(t.winners) == 1
    assert seats(t)[t.winners[0]]["home"] == 3


def test_who_can_move_must() -> None:
    assert names(table("1")) == {"enter:c4"}


def test_after_a_thousand_throws_who_has_gone_further_wins() -> None:
    t = osselet.game(GAME).table(players=2, seed=1, dealer=osselet.Scripted(["throw:1"] + ["throw:0"] * 999))
    t.play("enter:c4")
    assert t.over
    assert t.winners == [0]


def test_conformance(conformance: Any) -> None:
    conformance.run()
