"""Tuning the rules: which ways there are, whether A or B is fairer, and a search that is confirmed in fresh games."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from osselet.core.errors import OptionError
from osselet.core.registry import find
from osselet.core.texts import Speaker
from osselet.lab.match import PlayedGame
from osselet.lab.rule_plot import draw, named
from osselet.lab.rule_trials import MOST_SETTINGS, Played, settings
from osselet.lab.rule_tuning import Fairness, a_or_b, make_fair
from osselet.search.playouts import SHARE

HUNDE: dict[str, Any] = {"players": 3, "level": "random", "seed": 2}


def test_the_ways_to_play_begin_with_the_usual_one_and_leave_settled_options_alone() -> None:
    hunde = find("hunde")
    assert settings(hunde, {}) == [
        {},
        {"push": "rear"},
        {"black_dice": "risky"},
        {"push": "rear", "black_dice": "risky"},
    ]
    assert settings(hunde, {"push": "rear"}) == [{"push": "rear"}, {"push": "rear", "black_dice": "risky"}]
    assert all("clock" not in one for one in settings(find("kakuzu"), {}))
    assert len(settings(find("doggybag"), {})) <= MOST_SETTINGS


def lopsided(games: int) -> Played:
    return Played({}, [(1.0, 0.0), (1.0, 0.0), (1.0, 0.0), (0.0, 1.0)] * games, [10, 12, 14, 12] * games)


def even(games: int) -> Played:
    return Played({}, [(1.0, 0.0), (0.0, 1.0)] * games, [10, 12] * games)


def test_how_far_off_the_furthest_seat_is() -> None:
    assert lopsided(3).shares == [0.75, 0.25]
    assert lopsided(3).off == 0.25
    assert lopsided(100).running().off.low > 0.1
    assert lopsided(2).running().off.low == 0.0
    assert even(200).running().off.high < 0.1


def test_a_or_b_is_the_same_on_any_number_of_cores_and_counts_its_games() -> None:
    one = a_or_b("hunde", {}, {"push": "rear"}, games=80, cores=1, **HUNDE)
    two = a_or_b("hunde", {}, {"push": "rear"}, games=80, cores=2, **HUNDE)
    assert one == two
    assert one.games == 80
    assert one.options == ({}, {"push": "rear"})
    assert json.loads(json.dumps(one.as_json()))["fairer"] is None


def test_a_clear_case_is_decided_before_the_budget_is_spent(monkeypatch: pytest.MonkeyPatch) -> None:
    add = Played.add

    def unfair(self: Played, played: list[PlayedGame]) -> None:
        add(self, played if self.options else [replace(one, shares=(SHARE, 0, 0)) for one in played])

    monkeypatch.setattr(Played, "add", unfair)
    duel = a_or_b("hunde", {}, {"push": "rear"}, games=4000, **HUNDE)
    assert duel.fairer == 1
    assert duel.games < 1000
    assert duel.sides[0].off.low > duel.sides[1].off.high


def test_minutes_that_are_over_give_what_there_is() -> None:
    duel = a_or_b("hunde", {}, {"push": "rear"}, minutes=1e-9, **HUNDE)
    assert duel.games == 40
    assert duel.fairer is None


def test_a_and_b_must_differ() -> None:
    with pytest.raises(OptionError, match="the same"):
        a_or_b("hunde", {"push": "rear"}, {"push": "rear"}, games=20, **HUNDE)


@pytest.fixture(scope="module")
def found() -> Fairness:
    return make_fair("hunde", games=240, players=3, level=1, seed=2, cores=2)


def test_the_search_is_repeatable_and_has_all_that_fairness_is_traded_for(found: Fairness) -> None:
    assert make_fair("hunde", games=240, players=3, level=1, seed=2, cores=1) == found
    assert len(found.tried) == 4
    assert {} in [trade.options for trade in found.trades]
    assert [trade.off.share for trade in found.trades] == sorted(trade.off.share for trade in found.trades)
    for trade in found.trades:
        assert trade.off.low <= trade.off.share <= trade.off.high
        assert abs(sum(seat.mean for seat in trade.seats) - 1) < 0.02
        assert trade.length.mean > 10
        assert 0 <= trade.tension.mean <= 100
        assert trade.skill.mean > 1 / 3
    assert found.gain.low <= found.gain.high
    json.dumps(found.as_json())


def test_the_picture_is_drawn_the_same_each_time(found: Fairness, tmp_path: Path) -> None:
    say = Speaker(find("hunde"), "fr")
    for name in ("one.svg", "two.svg", "three.png"):
        draw(found, say, tmp_path / name)
    assert (tmp_path / "one.svg").read_bytes() == (tmp_path / "two.svg").read_bytes()
    assert (tmp_path / "three.png").stat().st_size > 5000
    assert named({"push": "rear", "black_dice": "risky"}, {"push": "rear"}, say) == "black_dice=risky"
    assert named({}, {}, say) == "habituel"


def test_a_game_without_open_options_is_refused() -> None:
    with pytest.raises(OptionError, match="no option"):
        make_fair("hunde", {"push": "rear", "black_dice": "risky"}, games=20)
