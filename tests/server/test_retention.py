"""What nobody touches goes: by the server itself, and when the host prunes."""

import asyncio
import time
from pathlib import Path

import pytest

from osselet.server import schema
from tests.server.hosting import Host, hosted, problem
from tests.server.household import age, care, chat, everything, play, sweep


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
