"""Numbers of a house of several workers: all of them, whichever is asked."""

import re
from pathlib import Path

import pytest

from osselet.server import metrics
from osselet.server.metrics import Board
from osselet.server.tally import Tally
from tests.cli.test_serve import serving
from tests.server.hosting import Caller

SAMPLE = re.compile(r"^([a-z_]+)(\{[^}]*\})? ", re.MULTILINE)


def numbers(page: bytes) -> dict[str, float]:
    lines = [line.rsplit(" ", 1) for line in page.decode().splitlines() if not line.startswith("#")]
    return {name: float(value) for name, value in lines}


def test_each_worker_counts_for_itself_and_all_are_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    boards = [Board(tmp_path, own, 3) for own in range(2)]
    for board, stored in zip(boards, (5, 7), strict=True):
        monkeypatch.setattr(metrics, "TALLY", tally := Tally())
        tally.stored, tally.space_free = stored, 1000
        tally.refused["too-fast"] += stored
        board.lay_out()
    found = numbers(boards[1].page())
    assert found['osselet_entries_stored_total{worker="0"}'] == 5
    assert found['osselet_entries_stored_total{worker="1"}'] == 7
    assert found['osselet_commands_refused_total{code="too-fast",worker="0"}'] == 5
    assert found["osselet_disk_free_bytes"] == 1000
    assert [found[f'osselet_worker_up{{worker="{worker}"}}'] for worker in range(3)] == [1, 1, 0]
    monkeypatch.setattr(metrics, "OLD", -1.0)
    assert numbers(boards[1].page())['osselet_worker_up{worker="0"}'] == 0


def test_a_house_of_two_workers_shows_both(tmp_path: Path) -> None:
    with serving(tmp_path, "serve", "--workers", "2", OSSELET_LIMITS="0") as port:
        with Caller(port) as caller:
            for _ in range(100):
                found = numbers(caller.get("/metrics").body)
                caller.close()
                if [found.get(f'osselet_worker_up{{worker="{worker}"}}') for worker in (0, 1)] == [1, 1]:
                    break
        assert {'osselet_rooms{worker="0"}', 'osselet_rooms{worker="1"}'} <= set(found)
