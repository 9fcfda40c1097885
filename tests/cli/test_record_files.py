"""Records: kept after every beat, taken up again, told again."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.cli.conftest import Osselet


def test_record_resume_replay(osselet: Osselet, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    first = osselet(
        "play", "hunde", "--bots", "random", "--seed", "3", "--names", "Ann", "--record", path, typed="1\n1\nq\n"
    )
    assert first.status == 0
    assert f"osselet play --resume {path}\n" in first.out
    before = json.loads(path.read_text())
    assert before["steps"].count("move") + before["steps"].count("black") >= 2
    assert before["over"] is False

    told = osselet("replay", path)
    assert told.status == 0
    assert "Ann" in told.out
    assert osselet("replay", path, "--check").out.startswith("The record is sound")

    second = osselet("play", "--resume", path, typed="1\n" * 200)
    assert second.status == 0
    after = json.loads(path.read_text())
    assert after["over"] is True
    assert after["steps"][: len(before["steps"])] == before["steps"]
    assert after["names"] == before["names"]

    for lang in ("fr", "de", "en"):
        assert osselet("replay", path, "--lang", lang, "--seat", "1").status == 0
    osselet("play", "--resume", path).refused("is over")
    osselet("replay", path, "--seat", "9").refused("--seat")
    osselet("play", "--resume", path, "--players", "4").refused("--resume")


def test_a_resumed_game_goes_on_as_it_would_have(osselet: Osselet, tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole.json", tmp_path / "parts.json"
    osselet("play", "hunde", "--seed", "3", "--hot-seat", "--record", whole, typed="1\n" * 300)
    osselet("play", "hunde", "--seed", "3", "--hot-seat", "--record", parts, typed="1\n" * 7)
    osselet("play", "--resume", parts, typed="1\n" * 300)
    assert json.loads(whole.read_text())["steps"] == json.loads(parts.read_text())["steps"]


def test_a_game_in_a_folder_is_taken_up_by_naming_the_folder(osselet: Osselet, tmp_path: Path) -> None:
    folder, path = tmp_path / "owls", tmp_path / "game.json"
    osselet("new", "owls", "--folder", folder)
    assert "--resume" in osselet("play", folder, "--bots", "random", "--seed", "1", "--record", path, typed="1\n").out
    osselet("play", "--resume", path).refused("in which folder")
    osselet("replay", path).refused("in which folder")
    assert osselet("play", folder, "--resume", path, typed="1\n").status == 0
    assert osselet("replay", path, "--game", folder).status == 0


def test_a_game_with_real_dice_goes_on_with_real_dice(osselet: Osselet, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    osselet(
        "play", "hunde", "--bots", "random", "--seed", "1", "--dealer", "asked", "--record", path, typed="white:3\n"
    )
    answer = osselet("play", "--resume", path, typed="white:2\nmove\n")
    assert answer.out.count("What does the white die show?") == 2
    assert json.loads(path.read_text())["steps"] == ["white:3", "white:2", "move"]


def test_recording_can_begin_in_mid_game(osselet: Osselet, tmp_path: Path) -> None:
    path = tmp_path / "late.json"
    osselet("play", "hunde", "--bots", "random", "--seed", "1", typed=f"1\nrecord {path}\n1\nq\n")
    assert json.loads(path.read_text())["steps"].count("move") >= 2


def test_a_disk_full_in_mid_game_does_not_end_it_but_is_said_at_the_end(
    osselet: Osselet, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from osselet.cli import record_files

    write, times = record_files.write_whole, []

    def fails(path: Path, text: str) -> None:
        times.append(1)
        if len(times) > 3:
            raise record_files.FileError("The disk is full.")
        write(path, text)

    monkeypatch.setattr(record_files, "write_whole", fails)
    path = tmp_path / "game.json"
    answer = osselet("play", "hunde", "--bots", "random", "--seed", "1", "--record", path, typed="1\n" * 200)
    assert "The disk is full." in answer.out
    assert "The game is over" in answer.out
    answer.refused("does not hold this game")
    assert "is saved in" not in answer.out


def test_what_another_program_wrote_meanwhile_is_not_written_over(tmp_path: Path) -> None:
    from osselet.cli.record_files import FileError, RecordFile

    path = tmp_path / "game.json"
    mine, other = RecordFile(path), RecordFile(path)
    mine.keep({"steps": [1]})
    with pytest.raises(FileError, match="changed by another program"):
        other.keep({"steps": [2]})
    assert json.loads(path.read_text()) == {"steps": [1]}
    mine.keep({"steps": [1, 3]})
    assert (mine.kept, other.kept) == (True, False)


def test_a_record_made_from_python_can_be_taken_up(osselet: Osselet, tmp_path: Path) -> None:
    import osselet as library

    path = tmp_path / "python.json"
    path.write_text(json.dumps(library.game("hunde").table(players=3, seed=1).record()))
    osselet("play", "--resume", path, typed="1\nq\n")
    assert "move" in json.loads(path.read_text())["steps"]


def test_everybody_sits_down_at_a_record_of_whatever_origin(osselet: Osselet, tmp_path: Path) -> None:
    import osselet as library

    path = tmp_path / "python.json"
    path.write_text(json.dumps(library.game("hunde").table(players=3, seed=1).record()))
    answer = osselet("play", "--resume", path, "--hot-seat", typed="1\n1\n1\nq\n")
    assert "Player 1 · Player 2 · Player 3" in answer.out
    assert json.loads(path.read_text())["terminal"] == {"seats": ["me", "me", "me"]}


def test_seats_taken_up_by_others_lose_only_the_names_of_bots(osselet: Osselet, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    osselet("play", "hunde", "--bots", "random", "--seed", "1", "--names", "Ann", "--record", path, typed="1\nq\n")
    told = osselet("play", "--resume", path, "--lang", "de", typed="q\n").out
    assert "Ann (du) · Roboter 2 (zufällig) · Roboter 3 (zufällig)" in told
    told = osselet("play", "--resume", path, "--humans", "2", "--bots", "random", typed="q\n").out
    assert "Ann · Player 2 · Bot 3 (random)" in told


@pytest.mark.skipif(os.name == "nt", reason="signals as POSIX has them")
@pytest.mark.parametrize(("sent", "status"), [(signal.SIGINT, 130), (signal.SIGKILL, -9)])
def test_nothing_is_lost_on_interrupt_and_kill(tmp_path: Path, sent: signal.Signals, status: int) -> None:
    path = tmp_path / "game.json"
    command = [
        sys.executable,
        "-m",
        "osselet.cli",
        "play",
        "hunde",
        "--bots",
        "random",
        "--seed",
        "3",
        "--record",
        str(path),
    ]
    child = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert child.stdin is not None
    child.stdin.write("1\n1\n")
    child.stdin.flush()
    deadline = time.monotonic() + 20
    while time.monotonic() < deadline and (not path.exists() or path.read_text().count('"move"') < 2):
        time.sleep(0.05)
    child.send_signal(sent)
    out, err = child.communicate(timeout=20)
    assert child.returncode == status
    assert err == ""
    assert json.loads(path.read_text())["steps"].count("move") >= 2
    if sent == signal.SIGINT:
        assert "--resume" in out
        assert list(tmp_path.iterdir()) == [path]
