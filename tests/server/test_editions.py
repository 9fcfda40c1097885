"""Tables laid under other rules than today's: played by those that were kept, else laid aside, and nothing is lost."""

import sqlite3
import time
from dataclasses import replace
from pathlib import Path

import pytest

from osselet.cli import doctor
from osselet.core import registry
from osselet.server.catalogue import Catalogue
from tests.server.hosting import Caller, Line, hosted, problem
from tests.server.scenes import scenario

OSS = registry.find("oss")


def edited(monkeypatch: pytest.MonkeyPatch, **changes: object) -> None:
    """From now on the house has another edition of Oss."""
    found = Catalogue.__init__

    def other(self: Catalogue, folders: tuple[str, ...] = ()) -> None:
        found(self, folders)
        self.games["oss"] = replace(OSS, **changes)

    monkeypatch.setattr(Catalogue, "__init__", other)


def test_a_table_of_rules_that_are_gone_is_laid_aside_and_comes_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with hosted(tmp_path) as host, host.device("Ann") as ann:
        table = ann.lay("oss", 0, seats=[{"kind": "me"}, {"kind": "bot", "level": 1}])["id"]
        cookie, before = ann.cookie, ann.get(f"/api/tables/{table}/history?seat=0").data
    kept = entries(tmp_path)
    with monkeypatch.context() as later:
        edited(later, version=2)
        with hosted(tmp_path) as host, Caller(host.port, cookie) as ann:
            refused = ann.get(f"/api/tables/{table}", accept_language="en")
            problem(refused, 409, "laid-aside")
            assert "version 1 of its rules" in refused.data["reason"]
            assert "version 2" in refused.data["reason"]
            assert [one["aside"] for one in ann.get("/api/me/tables").data] == [True]

            async def hello() -> None:
                async with Line(host.port, cookie) as line:
                    answer = await line.hello(table, 0)
                    assert (answer["type"], answer["code"]) == ("refused", "laid-aside")

            scenario(hello)
            new = ann.lay("oss", 1)["id"]
            assert ann.get(f"/api/tables/{new}").status == 200
            time.sleep(1.2)  # the server looks for bots that have to move
        assert doctor.examine("en", port=0, database=f"sqlite:///{tmp_path}/osselet.db") == 0
        said = capsys.readouterr().out
        assert "One table is laid aside until its rules are back (game, version, how many): oss 1 (1)" in said
    assert [one for one in entries(tmp_path) if one[0] == table][: len(kept)] == kept
    with hosted(tmp_path) as host, Caller(host.port, cookie) as ann:
        again = ann.get(f"/api/tables/{table}/history?seat=0").data
        assert again["steps"][: len(before["steps"])] == before["steps"]
        assert ann.get("/api/me/tables").data[-1].get("aside", False) is False


def test_a_table_of_rules_that_were_kept_is_played_on_by_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with hosted(tmp_path) as host, host.device("Ann") as ann, host.device("Bob") as bob:
        table = ann.lay("oss", 1)["id"]
        bob.sit(table)
        cookie = ann.cookie
    edited(monkeypatch, version=2, older={1: OSS})
    with hosted(tmp_path) as host, Caller(host.port, cookie) as ann:
        assert ann.get(f"/api/tables/{table}").data["stage"] == "playing"
        assert host.worker.tables.tables[0].room.game.version == 1
        assert ann.get(f"/api/tables/{table}/words").status == 200
        ann.lay("oss", 1)
        rules = sqlite3.connect(tmp_path / "osselet.db").execute("SELECT rules FROM tables ORDER BY made").fetchall()
        assert rules == [(1,), (2,)]


def test_what_cannot_be_read_is_said_once_and_deletes_nothing(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with hosted(tmp_path) as host, host.device("Ann") as ann:
        table = ann.lay("oss", 1)["id"]
        cookie = ann.cookie
    with sqlite3.connect(tmp_path / "osselet.db") as database:
        database.execute("UPDATE entries SET body = '{\"nonsense\": 1}'")
    kept = entries(tmp_path)
    with hosted(tmp_path) as host, Caller(host.port, cookie) as ann:
        for _ in range(3):
            problem(ann.get(f"/api/tables/{table}"), 409, "unreadable")
    assert caplog.text.count("cannot be read") == 1
    assert entries(tmp_path) == kept


def entries(folder: Path) -> list[tuple[str, int, str]]:
    database = sqlite3.connect(folder / "osselet.db")
    found = database.execute("SELECT table_id, seq, body FROM entries ORDER BY table_id, seq").fetchall()
    database.close()
    return found
