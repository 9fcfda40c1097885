"""How a game was decided: where points came from, what broke a tie, where the lead changed."""

import random
from collections.abc import Sequence

import pytest

import osselet
from osselet.core.engine import Engine
from osselet.core.game import Game, Line
from osselet.core.registry import find
from osselet.core.texts import LANGUAGES, Speaker
from osselet.games.doggybag.state import DONE as DOGGYBAG_DONE
from osselet.games.oss.state import DONE as OSS_DONE
from osselet.table import Table
from osselet.table.account import margin, turning_points

CASES = [(name, players) for name in osselet.games() for players in (find(name).players[0], find(name).players[-1])]


def finished(game: Game, players: int, seed: int, **options: object) -> Table:
    """A game played at random to its end."""
    table, rng = Table(game, players, seed=seed, options=options), random.Random(seed)
    while not table.over:
        table.play(rng.choice(table.names_of_moves()))
    return table


def keys(lines: Sequence[Line]) -> list[str]:
    return [line.key for line in lines]


@pytest.mark.parametrize(("name", "players"), CASES)
def test_the_parts_of_each_seat_add_up_to_its_score(name: str, players: int) -> None:
    for seed in range(3):
        table = finished(find(name), players, seed)
        assert table.account is not None
        parts = table.account.account.parts
        assert [sum(part.points for part in mine) for mine in parts] == table.scores


@pytest.mark.parametrize(("name", "players"), CASES)
def test_all_of_an_account_can_be_said_in_three_languages(name: str, players: int) -> None:
    table = finished(find(name), players, 5)
    assert table.account is not None
    account = table.account.account
    assert account.how
    assert all(line.key.startswith("end-") for line in account.how)
    for say in (Speaker(find(name), lang) for lang in LANGUAGES):
        for line in account.how:
            assert say.strictly(f"log-{line.key}", **line.arguments)[1] == []
        for part in (part for mine in account.parts for part in mine):
            assert say.strictly(f"part-{part.key}", count=part.count, **part.arguments)[1] == []
        assert say.strictly("amount", points=3)[1] == []


def test_a_game_that_is_not_over_has_no_account() -> None:
    assert Table(find("hunde"), 3, seed=1).account is None


def test_every_bone_paid_was_taken_by_somebody() -> None:
    table = finished(find("hunde"), 4, 8)
    assert table.account is not None
    parts = [part for mine in table.account.account.parts for part in mine]
    assert [part.points for part in parts if part.key == "start"] == [6, 6, 6, 6]
    taken = sum(part.points for part in parts if part.key == "taken")
    assert taken == -sum(part.points for part in parts if part.key == "paid") > 0


def test_a_stone_that_was_missed_is_no_find() -> None:
    table = finished(find("kakuzu"), 3, 2)
    assert table.account is not None
    told = table.lines()
    parts = [{part.key: part.points for part in mine} for mine in table.account.account.parts]
    assert sum(mine["found"] for mine in parts if "found" in mine) == keys(told).count("hit")
    assert sum(mine["given"] for mine in parts if "given" in mine) == keys(told).count("miss")


def test_a_confiscated_loot_is_named_after_its_thief() -> None:
    for seed in range(40):
        table = finished(find("chicago"), 4, seed)
        assert table.account is not None
        mine = [part for part in table.account.account.parts[3] if part.key == "confiscated"]
        if mine:
            assert all("player" in part.arguments for part in mine)
            return
    raise AssertionError("no arrest in forty games")


def test_a_match_counts_the_games_before() -> None:
    table = finished(find("chicago"), 3, 4, match=True)
    assert table.account is not None
    account = table.account.account
    assert [sum(part.points for part in mine) for mine in account.parts] == table.scores
    assert "end-how-match" in keys(account.how)


def test_fewer_black_bones_break_a_tie() -> None:
    engine = Engine(find("doggybag"), 3, {})
    s = engine.new()
    s.phase = DOGGYBAG_DONE
    front = s.front
    front[0, 2], front[1, 2], front[1, 4] = 3, 3, 1
    account = engine.account(s, [])
    assert account is not None
    assert "end-fewer-blacks" in keys(account.how)
    assert [sum(part.points for part in mine) for mine in account.parts] == [6, 6, 0]


def test_more_challenges_break_a_tie() -> None:
    engine = Engine(find("oss"), 2, {})
    s = engine.new()
    s.phase = OSS_DONE
    won, cups = s.won, s.cups
    won[0, 4], cups[1] = 1, 1
    account = engine.account(s, [])
    assert account is not None
    assert "end-by-challenges" in keys(account.how)


@pytest.mark.parametrize("name", ["hunde", "kakuzu", "chicago"])
def test_a_shared_victory_says_that_it_is_a_tie(name: str) -> None:
    for seed in range(200):
        table = finished(find(name), find(name).players[-1], seed)
        if len(table.winners) > 1:
            assert table.account is not None
            assert "end-equal" in keys(table.account.account.how)
            return
    raise AssertionError("no tie in two hundred games")


def test_a_margin_is_the_distance_to_the_best_of_the_others() -> None:
    assert margin([7, 4, 5], [0]) == 2
    assert margin([7, 7, 5], [0, 1]) == 2
    assert margin([7, 7, 5], [0]) is None  # a tie that something else broke
    assert margin([7, 7], [0, 1]) is None


def test_the_lead_taken_for_good_is_a_turning_point() -> None:
    points = [[0, 0], [3, 0], [3, 2], [3, 5], [4, 5], [9, 5]]
    assert sorted(turning_points(points, [0])) == [1, 3, 5]
    assert turning_points(points, [0])[0] == 5


def test_no_more_turning_points_than_one_can_look_at() -> None:
    points = [pair for at in range(20) for pair in ([2 * at, 2 * at + 1], [2 * at + 2, 2 * at + 1])]
    assert len(turning_points(points, [0])) == 3


def test_where_all_share_the_victory_nothing_turned() -> None:
    assert turning_points([[0, 0], [1, 0], [1, 1]], [0, 1]) == []
