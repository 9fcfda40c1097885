"""Whatever people get wrong: one clear sentence, status 2, nothing lost."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Osselet

WRONG = [
    (["play", "hund"], "Did you mean hunde?"),
    (["play", "./nowhere"], "There is no folder"),
    (["play", ""], "There is no game"),
    (["play", "hunde", "--players", "9"], "3 to 6 players"),
    (["play", "hunde", "--players", "many"], "whole number"),
    (["play", "hunde", "--players", "9" * 5000], "whole number"),
    (["play", "hunde", "--humans", "7"], "3 to 6"),
    (["play", "hunde", "--humans", "-1"], "--humans"),
    (["play", "hunde", "--option", "speed=3"], "no option 'speed'"),
    (["play", "hunde", "--option", "push=sideways"], "back or rear"),
    (["play", "hunde", "--option", "push"], "name=value"),
    (["play", "hunde", "--option", "push=back", "--option", "push=rear"], "twice"),
    (["play", "chicago", "--option", "police=-1"], "counted from 0, or 'last'"),
    (["play", "hunde", "--seed", "-1"], "seed"),
    (["play", "hunde", "--seed", "seven"], "whole number"),
    (["play", "hunde", "--seed", str(1 << 128)], "seed"),
    (["play", "hunde", "--bots", "deepblue"], "no bot"),
    (["play", "hunde", "--bots", "6"], "no bot"),
    (["play", "hunde", "--bots", "random,random,random,random", "--players", "3"], "4 bots"),
    (["play", "kakuzu", "--players", "2", "--bots", "random,random"], "2 bots are named for 1 seat;"),
    (["play", "hunde", "--seats", "me,random"], "3 to 6"),
    (["play", "hunde", "--seats", "me,random,robot"], "no bot"),
    (["play", "hunde", "--seats", "me,me,me", "--players", "4"], "--players"),
    (["play", "hunde", "--seats", "me,me,me", "--humans", "3"], "--seats"),
    (["play", "hunde", "--names", "Ann,Bob"], "2 names"),
    (["play", "hunde", "--names", "[red]Ann[/]"], "name"),
    (["play", "hunde", "--dealer", "crooked"], "seeded or asked"),
    (["play", "hunde", "--lang", "es"], "We speak"),
    (["play", "hunde", "--record", "/nowhere/at/all.json"], "cannot be written"),
    (["play", "hunde", "--record", "."], "not a file"),
    (["play", "--resume", "/nowhere.json"], "cannot be read"),
    (["play", "--resume", "."], "cannot be read"),
    (["replay", "/nowhere.json"], "cannot be read"),
    (["sim", "hunde", "--games", "0"], "games"),
    (["sim", "hunde", "--games", "lots"], "whole number"),
    (["sim", "hunde", "--players", "2"], "3 to 6 players"),
    (["sim", "hunde", "--seed", "-3"], "seed"),
    (["sim", "hunde", "--cores", "0"], "cores"),
    (["sim", "hunde", "--bots", "deepblue"], "no bot"),
    (["sim", "hunde", "--bots", "random,random"], "2 bots"),
    (["sim", "hunde", "--bots", ""], "--bots"),
    (["sim", "hunde", "--option", "push=x"], "back or rear"),
    (["sim", "nothing"], "no game"),
    (["sim"], "GAME"),
    (["rules", "nothing"], "no game"),
    (["check", "nothing"], "no game"),
    (["check", "hunde", "--games", "0"], "--games"),
    (["games", "--lang", "xx"], "We speak"),
    (["dance"], "No such command"),
    (["play", "hunde", "--loud"], "No such option"),
    (["play", "hunde", "kakuzu"], "unexpected"),
    (["new"], "NAME"),
]


@pytest.mark.parametrize(("arguments", "part"), WRONG, ids=[" ".join(arguments)[:50] for arguments, _ in WRONG])
def test_wrong_arguments_are_refused_in_one_sentence(osselet: Osselet, arguments: list[str], part: str) -> None:
    osselet(*arguments).refused(part)


def test_a_wrong_language_in_the_environment_is_refused(osselet: Osselet, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OSSELET_LANG", "klingon")
    osselet("games").refused("We speak")


RECORD = {
    "format": "osselet-record",
    "version": 1,
    "game": "hunde",
    "rules": 1,
    "players": 3,
    "options": {},
    "steps": ["white:1", "white:2", "move"],
}
BROKEN = [
    (b"", "breaks off"),
    (b"{", "breaks off"),
    (b"\xff\xfe\x00", "UTF-8"),
    (b"[1, 2]", "list"),
    (b"[" * 100_000, "not a record"),
    (b"{}", "not a record of ours"),
    (json.dumps({**RECORD, "version": 99}).encode(), "version 99"),
    (json.dumps({**RECORD, "game": "nothing"}).encode(), "not in the cabinet"),
    (json.dumps({**RECORD, "game": "../../tmp"}).encode(), "not in the cabinet"),
    (json.dumps({**RECORD, "game": 7}).encode(), "'game'"),
    (json.dumps({**RECORD, "players": 99}).encode(), "99"),
    (json.dumps({**RECORD, "options": {"push": "up"}}).encode(), "push"),
    (json.dumps({**RECORD, "steps": ["white:1", "fly"]}).encode(), "Step 2"),
    (json.dumps({**RECORD, "steps": ["white:1", 5]}).encode(), "Step 2"),
    (json.dumps({**RECORD, "rules": 77}).encode(), "version 77"),
    (json.dumps({**RECORD, "seed": "x"}).encode(), "'seed'"),
]


@pytest.mark.parametrize(("content", "part"), BROKEN, ids=[part for _, part in BROKEN])
@pytest.mark.parametrize("command", [["replay"], ["play", "--resume"]], ids=["replay", "resume"])
def test_a_broken_record_is_refused_and_stays_as_it_is(
    osselet: Osselet, tmp_path: Path, command: list[str], content: bytes, part: str
) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(content)
    osselet(*command, path).refused(part)
    assert path.read_bytes() == content
    assert list(tmp_path.iterdir()) == [path]


def test_a_record_of_another_game_is_refused(osselet: Osselet, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(RECORD))
    osselet("replay", path, "--game", "kakuzu").refused("not of 'kakuzu'")


@pytest.mark.parametrize(
    "garbage",
    [b"\x00\xff\xfe\x80\n", b"\n\n\n", b"\x1b[A\x1b[2J\n", b"a" * 3_000_000 + b"\n", "♞ [bold] { $x }\n".encode()],
    ids=["binary", "empty lines", "escapes", "huge line", "markup"],
)
def test_garbage_at_the_prompt_changes_nothing(osselet: Osselet, garbage: bytes, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    answer = osselet("play", "hunde", "--bots", "random", "--seed", "1", "--record", path, typed=garbage)
    assert answer.status == 0
    assert answer.err == ""
    assert "\x1b" not in answer.out
    shown = [line for line in answer.out.splitlines() if str(path) not in line]
    assert max(map(len, shown)) <= 100
    assert [step for step in json.loads(path.read_text())["steps"] if step in {"move", "black"}] == []


def test_an_existing_file_is_never_written_over(osselet: Osselet, tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Ann")
    osselet("play", "hunde", "--record", path).refused("exists already")
    answer = osselet(
        "play", "hunde", "--bots", "random", "--seed", "1", typed=f"record {path}\nrecord\nrecord {tmp_path}/no/where\n"
    )
    assert "exists already" in " ".join(answer.out.split())
    assert "Name a file" in answer.out
    assert "cannot be written" in " ".join(answer.out.split())
    assert path.read_text() == "Dear Ann"
