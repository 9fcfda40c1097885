"""Playing in the terminal as people do."""

import io
import json
import os
import re
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import osselet as library
from osselet.bots import RandomBot
from osselet.cli import play, screen, seating
from osselet.cli.keyboard import Keyboard
from osselet.search.expectation import expect
from osselet.search.tree_search import think
from tests.cli.conftest import Osselet

GAME = ["play", "hunde", "--seed", "3", "--bots", "random"]
SEATED = GAME[:4]


def test_a_whole_game_by_numbers(osselet: Osselet) -> None:
    answer = osselet(*GAME, typed="1\n" * 200)
    assert answer.status == 0
    assert answer.err == ""
    assert "The game is over" in answer.out
    assert re.search(r"(wins, \d bones? ahead\.|share the victory\.)", answer.out)
    assert "at the start: 8 · taken in front: " in answer.out
    assert re.search(r"took .* as the front runner and lost", answer.out)


def test_the_same_seed_and_moves_give_the_same_game(osselet: Osselet) -> None:
    by_number, by_name = (osselet(*GAME, typed=line * 200).out for line in ("1\n", "move\n"))
    assert by_number.replace("> 1", "> move") == by_name


@pytest.mark.parametrize("line", ["1", "move", "MOVE", "  mov ", "run"])
def test_a_move_is_typed_by_number_name_beginning_or_words(osselet: Osselet, line: str) -> None:
    assert osselet(*GAME, typed=line + "\nq\n").out.count("Player 1: run") == 2


def test_a_refused_move_shows_the_reason_and_the_rule(osselet: Osselet) -> None:
    answer = osselet(*GAME, typed="white:3\nfly\nwhy white:2\nwhy move\nwhy\nrules turn\nrules nothing\n")
    assert "Dice are thrown, not chosen" in answer.out
    assert "(rules turn)" in answer.out
    assert "There is no move called “fly”" in answer.out
    assert "That is possible now." in answer.out
    assert "{#" not in answer.out


def test_help_log_moves_board_and_rules(osselet: Osselet) -> None:
    answer = osselet(*GAME, typed="?\nlog\nmoves\nboard\nrules\nq\n")
    assert "takes back your last move" in answer.out
    assert answer.out.count("Round 1: Player 1 has the dark dog") == 2
    assert answer.out.count("Throw the black dice as well") >= 2


@pytest.mark.parametrize(
    ("lang", "asks", "helps", "leaves", "parting"),
    [
        ("en", "run, or add the black dice", "help", "quit", "not saved"),
        ("fr", "courir, ou ajouter les dés noirs", "aide", "quitter", "pas été gardée"),
        ("de", "laufen oder Schwarz dazu", "hilfe", "ende", "nicht gespeichert"),
    ],
)
def test_three_languages(osselet: Osselet, lang: str, asks: str, helps: str, leaves: str, parting: str) -> None:
    answer = osselet(*GAME, "--lang", lang, typed=f"{helps}\n{leaves}\n1\n")
    assert re.search(asks, answer.out)
    assert parting in answer.out
    assert "cli-" not in answer.out
    assert "log-" not in answer.out


def test_the_environment_chooses_the_language(osselet: Osselet, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert "Joueur 1" in osselet(*GAME).out
    monkeypatch.setenv("LC_ALL", "de_DE")
    assert "Spieler 1" in osselet(*GAME).out
    monkeypatch.setenv("OSSELET_LANG", "en")
    assert "Player 1" in osselet(*GAME).out
    monkeypatch.setenv("OSSELET_LANG", "")
    monkeypatch.setenv("LC_ALL", "es_ES")
    assert "Player 1" in osselet(*GAME).out


def test_several_people_at_one_keyboard(osselet: Osselet) -> None:
    answer = osselet(*SEATED, "--hot-seat", "--names", "Ann,Bob,Cid", typed="1\n" * 300)
    assert all(f"{name}: run" in answer.out for name in ("Ann", "Bob", "Cid"))
    assert "Bot " not in answer.out
    assert "Enter to clear" not in answer.out  # nothing is hidden in this game


def test_seats_by_name(osselet: Osselet) -> None:
    answer = osselet(*SEATED, "--seats", "random,me,random", "--names", ",Ann")
    assert "Bot 1 (random) · Ann (you) · Bot 3 (random)" in answer.out


def test_bots_have_a_name_in_every_language(osselet: Osselet) -> None:
    for lang, name in {"en": "Bot 2 (random)", "fr": "Robot 2 (au hasard)", "de": "Roboter 2 (zufällig)"}.items():
        assert name in osselet(*GAME, "--lang", lang).out


@pytest.mark.parametrize("bots", [["--bots", "level3"], ["--bots", "3"], ["--seats", "me,3,3"]])
def test_the_level_of_a_bot_is_told_at_the_start(osselet: Osselet, bots: list[str], waits: list[Any]) -> None:
    assert "Player 1 (you) · Bot 2 (level 3) · Bot 3 (level 3)" in osselet(*SEATED, *bots).out
    assert waits == [("level3", None)] * 2


def test_bots_are_of_level_2_and_nobody_waits_long_for_them(osselet: Osselet, waits: list[Any]) -> None:
    assert "(level 2)" in osselet("play", "hunde", "--humans", "1").out
    assert waits == [("level2", 2.0)] * 2


@pytest.fixture
def waits(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """The bots that are asked for, each with the seconds it may think; random ones play instead."""
    asked: list[Any] = []

    def bot(source: str, level: str, seed: int | None = None, seconds: float | None = None) -> RandomBot:
        asked.append((level, seconds))
        return RandomBot(seed)

    monkeypatch.setattr(seating, "bot", bot)
    return asked


def test_a_bot_that_thinks_for_long_says_so_on_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    table = library.game("hunde").table(players=3, seed=1)
    monkeypatch.setattr(screen, "PATIENCE", 0.02)
    told = {}
    for terminal in (True, False):
        console = Console(file=io.StringIO(), force_terminal=terminal, width=80)
        with screen.Screen(console, table, "en", paced=False).thinking(1):
            time.sleep(0.2)
        told[terminal] = console.file.getvalue()  # type: ignore[attr-defined]
    assert "Player 2 is thinking…" in told[True]
    assert told[True].endswith("\r\x1b[2K")
    assert told[False] == ""


def test_a_question_without_a_name_is_put_to_its_player_in_every_language(osselet: Osselet) -> None:
    asked = {"en": "Player 1: Which", "fr": "Joueur 1\u00a0: Quel", "de": "Spieler 1: Welche"}
    for lang, question in asked.items():
        assert question in osselet("play", "doggybag", "--bots", "random", "--seed", "3", "--lang", lang).out


@pytest.mark.skipif(os.name == "nt", reason="terminals as POSIX has them")
def test_keys_pressed_before_anybody_asked_are_no_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    ours, theirs = os.openpty()
    with os.fdopen(theirs, "r") as terminal:
        monkeypatch.setattr(sys, "stdin", terminal)
        keyboard = Keyboard(lambda text: None)
        os.write(ours, b"early\n")
        time.sleep(0.1)
        keyboard.forget()
        os.write(ours, b"late\n")
        assert keyboard.read("") == "late"
    os.close(ours)


def test_what_comes_through_a_pipe_is_never_too_early(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b"early\n"), encoding="utf-8"))
    keyboard = Keyboard(lambda text: None)
    keyboard.forget()
    assert keyboard.read("") == "early"


@pytest.mark.parametrize(("name", "search"), [("hunde", expect), ("doggybag", think)])
def test_whether_bots_are_prepared_is_asked_of_the_search_they_use(
    osselet: Osselet, monkeypatch: pytest.MonkeyPatch, name: str, search: Any
) -> None:
    asked: list[Any] = []
    monkeypatch.setattr(play, "is_cached", lambda kernel, game: asked.append(kernel) or True)
    osselet("play", name, "--seed", "3", "--bots", "level1")
    assert asked == [search]


def test_bots_alone(osselet: Osselet) -> None:
    answer = osselet(*GAME, "--humans", "0")
    assert answer.status == 0
    assert "The game is over" in answer.out


def test_dice_thrown_by_people(osselet: Osselet) -> None:
    typed = "3\ndog\nundo\nwhite:2\nblack\n5\nblack:4\n"
    answer = osselet(*GAME, "--dealer", "asked", "--names", "Ann", typed="white:3\nblack:9\n" + typed)
    assert "What does the white die show?" in answer.out
    assert "Taken back." in answer.out
    assert "There is no move called “black:9”" in answer.out


def test_undo_of_a_move_nothing_followed(osselet: Osselet, tmp_path: Path) -> None:
    folder = tmp_path / "owls"
    osselet("new", "owls", "--folder", folder)
    path = tmp_path / "game.json"
    typed = "undo\ngather\nfind:5\nhome\nundo\n"
    answer = osselet("play", folder, "--hot-seat", "--dealer", "asked", "--seed", "5", "--record", path, typed=typed)
    assert "That cannot be taken back" in answer.out
    assert "Taken back." in answer.out
    assert json.loads(path.read_text())["steps"] == ["gather", "find:5"]


def test_a_game_in_a_folder_whose_name_is_no_word(osselet: Osselet, tmp_path: Path) -> None:
    folder = tmp_path / "my games" / "owls-2"
    osselet("new", "owls", "--folder", folder)
    assert osselet("play", folder, "--seed", "1", "--bots", "random", typed="1\n" * 500).status == 0


def test_secrets_make_people_hand_the_keyboard_over(osselet: Osselet, tmp_path: Path) -> None:
    folder = tmp_path / "owls"
    osselet("new", "owls", "--folder", folder)
    view = folder / "view.py"
    view.write_text(view.read_text().replace('"round":', '"eyes": facts.seat,\n        "round":'))
    answer = osselet("play", folder, "--hot-seat", "--names", "Ann,Bob", "--seed", "5", typed="\n1\nhome\n\n\n1\n")
    assert "Pass the keyboard to Ann." in answer.out
    assert "Enter to clear the screen" in answer.out
    assert "Pass the keyboard to Bob." in answer.out


def test_a_game_without_a_board_is_drawn_plainly(osselet: Osselet, tmp_path: Path) -> None:
    folder = tmp_path / "owls"
    osselet("new", "owls", "--folder", folder)
    start = folder / "__init__.py"
    start.write_text(start.read_text().replace("    look=LOOK,\n", ""))
    answer = osselet("play", folder, "--seed", "5", "--bots", "random")
    assert re.search(r"Basket 0 .*Mushrooms to win 40", answer.out)
    assert re.search(r"Bot 2 +0", answer.out)


@pytest.mark.parametrize("columns", ["60", "80", "140"])
def test_nothing_is_wider_than_the_terminal(osselet: Osselet, monkeypatch: pytest.MonkeyPatch, columns: str) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    for lang in ("en", "fr", "de"):
        answer = osselet(*GAME, "--lang", lang, typed="?\nrules\n" + "1\n" * 9)
        assert max(map(len, answer.out.splitlines())) <= int(columns)


def test_a_fault_in_a_game_names_file_and_line(osselet: Osselet, tmp_path: Path) -> None:
    folder = tmp_path / "owls"
    osselet("new", "owls", "--folder", folder)
    view = folder / "view.py"
    view.write_text(view.read_text().replace("int(s.basket)", "int(s.baskets)"))
    osselet("play", folder, "--bots", "random").refused("view.py:", "baskets")


def test_the_clock_runs_while_a_person_thinks() -> None:
    command = [sys.executable, "-m", "osselet.cli", "play", "kakuzu", "--seed", "1", "--players", "1"]
    command += ["--option", "clock=1", "--option", "opening=random"]
    child = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        assert child.wait(timeout=30) == 0
    finally:
        child.kill()
        out, err = child.communicate()
    assert "Time is up for Player 1." in out
    assert "s left" in out
    assert err == ""


def test_a_die_is_typed_as_it_lies_and_never_by_its_place(osselet: Osselet, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    osselet("play", "hunde", "--bots", "random", "--dealer", "asked", "--seed", "1", "--record", path, typed="5\ndog\n")
    assert json.loads(path.read_text())["steps"] == ["white:5", "white:dog"]


def test_short_forms_of_cells_and_why_not(osselet: Osselet) -> None:
    answer = osselet("play", "kakuzu", "--seed", "1", "--players", "1", typed="r5c5\nr5c5\nopen r1c1\nr9\nmoves\n")
    assert re.search(r"That fits several.*\n +1 .* open:r9c1\n", answer.out)
    assert "r5c5" in answer.out
    assert "open:r9c9" in answer.out
    assert answer.out.count("✗") == 1
