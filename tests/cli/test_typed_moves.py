"""What can be chosen is shown so that nobody takes one move for another, and choices made together are confirmed."""

import io
import json
import re
from pathlib import Path

import pytest
from rich.console import Console

import osselet as library
from osselet.cli.move_list import show_moves
from osselet.cli.screen import Screen
from osselet.cli.typed_moves import labels, understand
from tests.cli.conftest import Osselet
from tests.games.chicago import lesson as chicago
from tests.games.doggybag import lesson as doggybag
from tests.games.oss import lesson as oss

ALONE = ["play", "doggybag", "--bots", "random", "--seed", "3"]
"""The coins show 2 and 2: four bones go into the bag."""


def by_name(table):
    return {move.name: label for move, label in zip(table.moves(), labels(table.moves()), strict=True)}


def shown(table, lang="en", seat=None):
    console = Console(width=80, record=True, file=io.StringIO())
    Screen(console, table, lang, paced=False).ask(table.question(seat), seat, table.moves())
    return console.export_text()


@pytest.mark.parametrize("name", ["closest:0", "first:0"])
def test_a_seat_is_chosen_by_its_place_in_the_list(name):
    told = {"closest:0": "targoss", "first:0": "los_loboss"}[name]
    table = oss.challenge(told, "call:bump" if told == "los_loboss" else "")
    word = name.partition(":")[0]
    assert [by_name(table)[f"{word}:{seat}"] for seat in range(3)] == ["1", "2", "3"]


def test_what_is_a_number_itself_is_chosen_by_it():
    table = oss.after("lay:3:classic lay:4:hand")
    assert by_name(table) == {f"hands:{count}": str(count) for count in range(len(table.moves()))}
    table.play("hands:1")
    assert by_name(table) == {"replay:1": "1", "replay:2": "2", "replay:4": "4", "accept": "accept"}


def test_a_token_has_the_same_number_with_and_without_a_hothead():
    table = doggybag.loot(doggybag.table())
    for _ in range(2):
        moves = table.moves()
        found = understand("4", moves, lambda move: move.text("en"))
        assert found.move is not None
        assert found.move.name == "take:4"
        if len(moves) == 16:
            assert by_name(table)["flip:4"] == "flip 4"
            assert "Token 4, Mole: look into the bag" in shown(table, seat=0)
            table.play("flip:3")
            table.play("announce:8")


def test_of_very_many_moves_the_few_stay_in_sight_and_the_many_are_grouped():
    table = chicago.begun("rob:a3 house:weapon", chicago.NEARLY_CAUGHT, "move:d8:a5")
    text = shown(table, seat=0)
    assert "1  Surrender" in text
    assert re.search(r"shoot b4 … \(105\) +shoot a5 … \(105\)", text)
    assert len(text.splitlines()) < 9
    targets = understand("b4", table.moves(), lambda move: move.text("en")).several
    assert {move.name.split(":")[1] for move in targets} == {"b4"}
    one = understand("d4", targets, lambda move: move.text("en")).move
    assert one is not None
    assert one.name == "shoot:b4:d4"


def test_all_moves_can_be_listed():
    table = chicago.begun("rob:a3 house:weapon", chicago.NEARLY_CAUGHT, "move:d8:a5")
    console = Console(width=80, record=True, file=io.StringIO())
    show_moves(console, table.moves(), Screen(console, table, "en", False).say, everything=True)
    assert "shoot a5 o8" in console.export_text()


def test_a_short_form_narrows_the_list_and_the_next_line_chooses(osselet: Osselet, tmp_path: Path) -> None:
    path = tmp_path / "police.json"
    table = chicago.begun("rob:a3 house:m50", chicago.NEARLY_CAUGHT)
    path.write_text(json.dumps(table.record()))
    answer = osselet("play", "--resume", path, "--seats", "random,random,random,me", typed="d8\nd9\nq\n")
    assert "D8 → D11" in answer.out
    assert "move:d8:d9" in json.loads(path.read_text())["steps"]


def test_choices_made_at_the_same_time_are_confirmed_before_they_count(osselet: Osselet, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    typed = "put:grey\n" * 3 + "put:white\nundo\n" + "put:red\n" * 4
    answer = osselet(*ALONE, "--record", path, typed=typed)
    left = ("Which 4 bones go", "Which 3 bones go", "Which 2 bones go", "Which bone goes")
    assert [asked in answer.out for asked in left] == [True] * 4
    assert answer.out.count("✓ Put a grey bone into the bag") == 3
    assert "Enter to confirm, or type “undo” to choose again" in answer.out
    puts = [step for step in json.loads(path.read_text())["steps"] if step.startswith("put")]
    assert puts == ["put:red"] * 3
    osselet("play", "--resume", path, typed="put:red\n\nq\n")
    assert json.loads(path.read_text())["steps"].count("put:red") >= 4


def test_nothing_is_confirmed_where_one_decides_after_the_other(osselet: Osselet) -> None:
    assert "to confirm" not in osselet("play", "hunde", "--bots", "random", "--seed", "3", typed="1\n1\n").out


def test_after_a_flip_the_number_is_asked_with_its_range(osselet: Osselet) -> None:
    answer = osselet(*ALONE, typed="1\n1\n1\n1\n\nflip 3\n")
    assert "Player 1: How many bones do you announce, 8 to 13?" in answer.out


@pytest.mark.parametrize(
    ("steps", "asked"),
    [
        ("", "Player 1: how many bones? 3 needed."),
        ("hands:1", "Player 1: Pay a card to try again, or accept?"),
    ],
)
def test_the_game_asks_in_its_own_words(steps, asked):
    table = oss.after("lay:3:classic lay:4:hand", steps)
    assert asked in shown(table, seat=None if not steps else 0)


def test_a_duel_and_a_throw_name_who_is_at_work():
    assert "Player 1 (first) against Player 2 (second): who wins?" in shown(oss.after("lay:3:classic lay:4:classic"))
    assert "Player 2 tosses the bone" in shown(oss.challenge("kiri_kanoss", "catch:ok"))
    assert "Player 1: the first bone lies on the table." in shown(oss.challenge("badaboss"))


def test_leaving_and_shooting_are_asked_where_they_are_possible():
    assert "Player 1: go, rob a house, leave the town or stay?" in shown(chicago.begun(), seat=0)
    armed = chicago.begun("rob:a3 house:weapon rob:o3 house:police place:d4 done stay done")
    assert "Player 1: go, rob a house, shoot, leave the town or stay?" in shown(armed, seat=0)


def test_the_final_board_shows_no_more_than_its_reader_may_see(osselet: Osselet, tmp_path: Path) -> None:
    table = library.game("oss").table(players=2, seed=1)
    while not table.over:
        table.play(table.moves()[0])
    path = tmp_path / "over.json"
    path.write_text(json.dumps(table.record()))
    assert osselet("replay", path).out.count("In hand") == 0
    assert osselet("replay", path, "--seat", "1").out.count("In hand") == 1
    typed = "1\naccept\n2\n3\n4\n" * 200
    played = osselet("play", "oss", "--bots", "random", "--seed", "2", typed=typed).out
    assert "The game is over" in played
    assert played.rpartition("Hand/deck")[2].count("In hand") == 1


def test_several_people_put_their_hands_away_before_they_read_the_result(osselet: Osselet) -> None:
    typed = "\n" + "1\naccept\n2\n3\n4\n\n" * 400
    played = osselet("play", "oss", "--hot-seat", "--seed", "2", typed=typed).out
    assert "The game is over" in played
    end = played.rpartition("Enter to clear the screen")[2]
    assert "Hand/deck" in end
    assert "In hand" not in end
