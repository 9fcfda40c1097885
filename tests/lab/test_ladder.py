"""Whether level 5 earns its name: it is looked at until that is sure, and no longer than games and time allow."""

from typing import Any

import pytest

from osselet.core.registry import find
from osselet.lab import ladder
from osselet.lab.ladder import BATCH, MOST_DEALS, climb_until_sure
from osselet.search.playouts import SHARE


def wins(monkeypatch: pytest.MonkeyPatch, games: int) -> None:
    """Of the two games of each deal level 5 wins so many."""

    def won(game: Any, weaker: str, players: int, deals: range, *rest: Any) -> list[int]:
        return [SHARE * games for _ in deals]

    monkeypatch.setattr(ladder, "won_by_deal", won)


def test_a_clear_case_is_soon_sure(monkeypatch: pytest.MonkeyPatch) -> None:
    wins(monkeypatch, 2)
    rung = climb_until_sure(find("oss"), "random", 2, seconds=float("inf"))
    assert rung.is_climbed
    assert rung.games < 60


def test_equals_are_never_taken_for_better(monkeypatch: pytest.MonkeyPatch) -> None:
    wins(monkeypatch, 1)
    rung = climb_until_sure(find("oss"), "level3", 2, seconds=float("inf"))
    assert not rung.is_climbed
    assert rung.games == 2 * MOST_DEALS


def test_at_least_one_batch_is_played_and_is_not_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    wins(monkeypatch, 2)
    rung = climb_until_sure(find("oss"), "random", 2, seconds=0)
    assert rung.games == 2 * BATCH
    assert not rung.is_climbed
