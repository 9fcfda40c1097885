"""What nobody touches goes: by the server itself, and when the host prunes."""

import asyncio
import time
from pathlib import Path

import pytest

from osselet.server import schema
from tests.server.hosting import Caller, Host, hosted, problem
from tests.server.household import age, care, chat, everything, person_of, play, sweep
from tests.server.test_editions import edited


def test_what_nobody_touches_goes_and_says_so_before(lively: Host) -> None:
    host = lively
    with host.device("Ann") as ann, host.device("Bob") as bob, host.device("Zed") as zed:
        old, near, new = (ann.lay("oss", 1, chat="all")["id"] for _ in range(3))
        bob.sit(new)
        asyncio.run(chat(host, bob, new, 1, "old words"))
        age(host, schema.tables, 15, id=old)
        age(host, schema.tables, 12, id=near)
        listed = {table["id"]: table.get("ends") for table in ann.get("/api/me/tables").data}
        assert listed[new] is None
        assert listed[near] == pytest.approx(time.time() + 2 * 86_400, abs=60)
        age(host, schema.people, 31, name="Zed")
        assert sweep(host) == {"open": 1, "guests": 1}
        host.wait(lambda: {table["id"] for table in ann.get("/api/me/tables").data} == {near, new})
        problem(zed.get("/api/me"), 401, "no-name")
        age(host, schema.tables, 59, id=new)
        host.worker.tables._tables.pop(new, None)
        assert sweep(host) == {}
        age(host, schema.tables, 61, id=new)
        assert sweep(host) == {"idle": 1}
        assert care(host, lambda house: house.books.trail(1))[0]["what"] == "sweep"


def test_old_chat_is_forgotten_and_its_table_stays(tmp_path: Path) -> None:
    with hosted(tmp_path, keep="chat=10,idle=0") as host, host.device("Ann") as ann, host.device("Bob") as bob:
        table = ann.lay("oss", 1, chat="all")["id"]
        bob.sit(table)
        asyncio.run(chat(host, bob, table, 1, "old words"))
        age(host, schema.tables, 11, id=table)
        assert sweep(host) == {"chat": 1}
        assert "old words" not in asyncio.run(everything(host))
        assert sweep(host) == {}
        asyncio.run(play(host, ann, table, 0))
        assert [chair["name"] for chair in ann.get(f"/api/tables/{table}").data["seats"]] == ["Ann", "Bob"]


def test_where_nobody_was_for_long_nothing_is_swept_at_once(tmp_path: Path) -> None:
    with hosted(tmp_path) as host, host.device("Ann") as ann:
        table = ann.lay("oss", 1)["id"]
        age(host, schema.tables, 100)
        age(host, schema.people, 100)
        assert sweep(host) == {}
        assert ann.get(f"/api/tables/{table}").status == 200


def test_pruning_shows_before_it_does(lively: Host) -> None:
    with lively.device("Ann") as ann:
        ann.lay("oss", 1)
        kept = ann.lay("oss", 1)["id"]
        age(lively, schema.tables, 200)
        age(lively, schema.tables, 1, id=kept)
        assert care(lively, lambda house: house.prune(180 * 86_400.0, sure=False))["open"] == 1
        assert len(ann.get("/api/me/tables").data) == 2
        care(lively, lambda house: house.prune(180 * 86_400.0, sure=True))
        assert [table["id"] for table in ann.get("/api/me/tables").data] == [kept]


def laid_aside(tmp_path: Path, database: str) -> tuple[str, str, str]:
    """A table with Ann and Zoraida, who has said something; its id, and the cookies of both."""
    with (
        hosted(tmp_path, database=database) as host,
        host.device("Annabelle") as ann,
        host.device("Zoraida") as zoe,
    ):
        table: str = ann.lay("oss", 1, chat="all")["id"]
        zoe.sit(table)
        asyncio.run(play(host, ann, table, 0))
        asyncio.run(chat(host, zoe, table, 1, "a secret of mine"))
        return table, ann.cookie, zoe.cookie


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    is_file = request.param == "sqlite"
    return f"sqlite:///{tmp_path}/osselet.db" if is_file else str(request.getfixturevalue("database_url"))


def test_what_is_laid_aside_goes_when_its_time_has_come_and_says_so_before(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, cookie, _ = laid_aside(tmp_path, database)
    edited(monkeypatch, version=2)
    with hosted(tmp_path, database=database) as host, Caller(host.port, cookie) as ann:
        age(host, schema.tables, 50, id=table)
        (listed,) = ann.get("/api/me/tables").data
        assert listed["aside"]
        assert listed["ends"] == pytest.approx(time.time() + 10 * 86_400, abs=60)
        assert sweep(host) == {}
        assert care(host, lambda house: house.prune(40 * 86_400.0, sure=False))["idle"] == 1
        assert len(ann.get("/api/me/tables").data) == 1
        age(host, schema.tables, 61, id=table)
        assert sweep(host) == {"idle": 1}
        assert ann.get("/api/me/tables").data == []
        assert "a secret of mine" not in asyncio.run(everything(host))


def test_what_is_laid_aside_is_pruned_and_closed_like_anything_else(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, cookie, _ = laid_aside(tmp_path, database)
    edited(monkeypatch, version=2)
    with hosted(tmp_path, database=database) as host, Caller(host.port, cookie) as ann:
        shown = care(host, lambda house: house.show(table))["table"]
        assert [seat["name"] for seat in shown["seats"]] == ["Annabelle", "Zoraida"]
        age(host, schema.tables, 50, id=table)
        care(host, lambda house: house.prune(40 * 86_400.0, sure=True))
        problem(ann.get(f"/api/tables/{table}"), 404, "no-table")


def test_who_is_forgotten_while_their_table_is_laid_aside_is_not_there_when_it_comes_back(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, anns, zoes = laid_aside(tmp_path, database)
    with monkeypatch.context() as later:
        edited(later, version=2)
        with hosted(tmp_path, database=database) as host, Caller(host.port, zoes) as zoe:
            taken = zoe.get("/api/me/export").data
            assert [line["text"] for line in taken["chat"]] == ["a secret of mine"]
            assert [kept["aside"] for kept in taken["tables"]] == [True]
            told = care(host, lambda house: house.export(person_of(zoe), "en"))
            assert [line["text"] for line in told["chat"]] == ["a secret of mine"]
            hers = person_of(zoe)
            assert zoe.call("DELETE", "/api/me").status == 200
            found = asyncio.run(everything(host))
            for trace in ("Zoraida", hers, "a secret of mine"):
                assert trace not in found
    with hosted(tmp_path, database=database) as host, Caller(host.port, anns) as ann, host.device("Zed") as zed:
        back = ann.get(f"/api/tables/{table}").data
        assert [chair.get("name", "") for chair in back["seats"]] == ["Annabelle", ""]
        assert ann.get(f"/api/tables/{table}/history?seat=0").data["count"] > 0
        problem(zed.get(f"/api/tables/{table}/history?seat=1"), 403, "not-yours")
