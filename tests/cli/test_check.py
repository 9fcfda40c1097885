"""`osselet check`: what holds, what does not, and the exit status that says so."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from osselet import conformance
from osselet.conformance import Check, ConformanceError
from osselet.lab import ladder
from osselet.search.playouts import SHARE
from tests.cli.conftest import Osselet


def fails() -> None:
    raise ConformanceError("Two moves are called hop.")


@pytest.fixture
def suite(monkeypatch: pytest.MonkeyPatch) -> list[Check]:
    checks = [Check("names", "Names are one-to-one.", lambda: None, 3), Check("ends", "Games end.", lambda: None, 4)]

    def told(game: Any, *, plain: bool, games: int | None) -> Iterator[Check]:
        yield from checks

    monkeypatch.setattr(conformance, "suite", told)
    monkeypatch.setattr(
        ladder, "won_by_deal", lambda game, weaker, players, deals, *rest: [SHARE * players] * len(deals)
    )
    return checks


def test_a_game_that_keeps_the_contract(osselet: Osselet, suite: list[Check]) -> None:
    answer = osselet("check", "hunde")
    assert answer.status == 0
    assert "✓ names" in answer.out
    assert "3 checks passed" in answer.out


def test_a_game_that_does_not(osselet: Osselet, suite: list[Check]) -> None:
    suite.append(Check("lists", "Lists are right.", fails, 4, {"push": "rear"}))
    answer = osselet("check", "hunde")
    assert answer.status == 1
    assert "✗ lists" in answer.out
    assert "push=rear" in answer.out
    assert "Two moves are called hop." in answer.out


def test_json(osselet: Osselet, suite: list[Check]) -> None:
    suite.append(Check("lists", "Lists are right.", fails, 4, {"push": "rear"}))
    answer = osselet("check", "hunde", "--json")
    assert answer.status == 1
    told = json.loads(answer.out)
    assert told["ok"] is False
    assert [check["ok"] for check in told["checks"]] == [True, True, False]
    assert told["checks"][2]["problem"] == "Two moves are called hop."


def test_a_game_that_never_ends_is_told_at_once(
    osselet: Osselet, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    osselet("new", "owls")
    rules = tmp_path / "owls" / "rules.py"
    rules.write_text(rules.read_text("utf-8").replace("s.phase = DONE", "s.phase = CHOOSE"), "utf-8")
    answer = osselet("check", "./owls", "--plain", "--games", "1")
    assert answer.status == 1
    assert "did not end within" in answer.out
    assert answer.out.count("✗") == 2


def test_a_list_longer_than_declared_is_found_before_anything_is_compiled(
    osselet: Osselet, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    osselet("new", "owls")
    start = tmp_path / "owls" / "__init__.py"
    start.write_text(start.read_text("utf-8").replace("most_moves=6", "most_moves=3"), "utf-8")
    answer = osselet("check", "./owls", "--games", "1")
    assert answer.status == 1
    assert "rules.py:" in answer.out


def test_a_level_5_that_is_no_better_than_level_3_is_warned_of_and_fails_nothing(
    osselet: Osselet, suite: list[Check], monkeypatch: pytest.MonkeyPatch
) -> None:
    def won(game: Any, weaker: str, players: int, deals: range, *rest: Any) -> list[int]:
        return [SHARE * players if weaker == "random" else SHARE for _ in deals]

    monkeypatch.setattr(ladder, "won_by_deal", won)
    answer = osselet("check", "hunde")
    assert answer.status == 0
    assert "⚠ strength: Level 5 is not measurably better than bots of level3" in answer.out
    assert "osselet tune" in answer.out
    assert "✗" not in answer.out
    told = json.loads(osselet("check", "hunde", "--json").out)
    assert told["ok"]
    assert "strength" not in osselet("check", "hunde", "--quick").out
    assert "strength" not in osselet("check", "hunde", "--plain").out


def test_bots_are_not_tried_where_the_contract_is_not_kept(osselet: Osselet, suite: list[Check]) -> None:
    suite.append(Check("lists", "Lists are right.", fails, 4))
    told = json.loads(osselet("check", "hunde", "--json").out)
    assert "strength" not in [check["name"] for check in told["checks"]]


def test_a_failure_met_at_several_tables_is_told_once_with_its_tables(osselet: Osselet, suite: list[Check]) -> None:
    def fails_there() -> None:
        raise ConformanceError("Two moves are called hop.", "seed 3, step 15, phase bid, seat 1")

    suite[:] = [Check("lists", "Lists are right.", fails_there, players) for players in (3, 4, 5)]
    answer = osselet("check", "hunde")
    assert answer.out.count("Two moves are called hop.") == 1
    assert "3 players · 4 players · 5 players" in answer.out
    assert answer.out.count("seed 3, step 15, phase bid, seat 1") == 1


def test_what_was_not_run_is_said(osselet: Osselet, suite: list[Check]) -> None:
    suite[:] = [
        Check("ends", "Games end.", lambda: None, 3, kind="first"),
        Check("lists", "Lists are right.", fails, 3),
        Check("survey", "Many games.", lambda: None, 3, kind="compiled"),
        Check("ends", "Games end.", fails, 4, kind="first"),
        Check("names", "Names are one-to-one.", lambda: None, 4),
        Check("ends", "Games end.", lambda: None, 5, kind="first"),
    ]
    answer = osselet("check", "hunde")
    assert "not run: survey (lists failed)" in answer.out
    assert "not run: names (ends failed)" in answer.out
    assert "not run: 5 players (ends failed)" in answer.out
    told = json.loads(osselet("check", "hunde", "--json").out)
    assert [(check["name"], check["players"], check["ok"]) for check in told["not_run"]] == [
        ("survey", 3, None),
        ("names", 4, None),
        ("ends", 5, None),
    ]
