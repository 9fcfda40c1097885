"""What a server needs and may lose: it notices, says so once, acknowledges nothing meanwhile, and comes back."""

import asyncio
import json
import logging
import os
import shutil
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest

from osselet.server import watch
from osselet.server.keeping import DiskFull, StoreError
from osselet.server.standing import Standing, steadily
from osselet.server.store import Store, sqlite, writer
from osselet.server.store.file_guard import refuse_beside_rescued
from tests.server.hosting import PATIENCE, Caller, Host, hosted
from tests.server.test_store import lay, write


@pytest.fixture(autouse=True)
def quick_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "TIDY_EVERY", 0.1)
    monkeypatch.setattr(watch, "LOOK_EVERY", 0.1)


def until(holds: Any) -> None:
    Host.wait(holds)


def health(host: Host) -> tuple[int, dict[str, Any]]:
    with host.device() as device:
        answer = device.get("/health")
    return answer.status, answer.data


def name(caller: Caller, new: str) -> int:
    return caller.post("/api/me", {"name": new}).status


@pytest.mark.parametrize("lost", ["osselet.db", "osselet.db-wal"])
def test_a_database_that_is_removed_is_noticed_and_rescued(
    tmp_path: Path, lost: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    data = tmp_path / "data"
    data.mkdir()
    with hosted(data) as host:
        ann, bob = host.device("Ann"), host.device("Bob")
        table = ann.lay("oss", 1, begin=False)["id"]
        bob.sit(table)
        (data / lost).unlink()
        assert ann.post(f"/api/tables/{table}/shuffle", {}).status == 503  # nothing is acknowledged from here on
        assert name(ann, "Anna") == 503
        assert ann.post("/api/tables", {"game": "oss", "seats": [{"kind": "me"}, {"kind": "open"}]}).status == 503
        assert health(host) == (503, {"status": "no database", "reason": "the database file is gone"})
        until(lambda: any("rescued to" in record.message for record in caplog.records))
        until(lambda: b"osselet_database_up 0.0" in ann.get("/metrics").body.replace(b'{worker="0"}', b""))
        time.sleep(0.5)
        ann.close()
        bob.close()
    said = [record.message for record in caplog.records if record.levelno >= logging.ERROR]
    assert [line.partition(" was re")[2][:6] for line in said if "was removed" in line] == ["moved "]
    (rescued,) = data.glob("osselet.db.rescued-*")
    assert rescued.stat().st_mode & 0o777 == 0o600
    (data / "osselet.db").unlink(missing_ok=True)
    with pytest.raises(StoreError, match="was rescued to"):
        refuse_beside_rescued(data / "osselet.db")
    rescued.rename(data / "osselet.db")
    with hosted(data) as again, Caller(again.port, ann.cookie) as ann:
        seats = ann.get(f"/api/tables/{table}").data["seats"]
        assert sorted(seat["name"] for seat in seats) == ["Ann", "Bob"]


def test_a_database_that_is_put_back_is_used_again(tmp_path: Path) -> None:
    with hosted(tmp_path) as host, host.device("Ann") as ann:
        for end in ("", "-wal", "-shm"):
            (tmp_path / f"osselet.db{end}").rename(tmp_path / f"away{end}")
        assert name(ann, "Anna") == 503
        assert health(host)[0] == 503
        assert not (tmp_path / "osselet.db").exists()  # and no empty one in its place
        for end in ("", "-wal", "-shm"):
            (tmp_path / f"away{end}").rename(tmp_path / f"osselet.db{end}")
        until(lambda: health(host)[0] == 200)
        assert name(ann, "Anna") == 200


def test_another_file_in_its_place_is_noticed(tmp_path: Path) -> None:
    with hosted(tmp_path) as host, host.device("Ann") as ann:
        shutil.copy(tmp_path / "osselet.db", tmp_path / "copy")
        os.replace(tmp_path / "copy", tmp_path / "osselet.db")
        assert name(ann, "Anna") == 503
        until(lambda: health(host)[0] == 503)


def test_what_nobody_foresaw_in_the_writer_is_logged_and_the_next_entry_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def scenario() -> None:
        store = Store(f"sqlite:///{tmp_path / 'osselet.db'}")
        await store.start()
        await lay(store)
        monkeypatch.setattr(sqlite, "_rows", lambda group: 1 / 0)
        with pytest.raises(StoreError, match="ZeroDivisionError"):
            await asyncio.wait_for(store.append(write("t1", 2)), 5)
        assert store.standing.why == "the database cannot be written"
        monkeypatch.undo()
        await store.append(write("t1", 2))
        await store.examine()
        assert store.standing.is_well
        assert [seq for seq, _ in await store.entries("t1", 0)] == [1, 2]
        await store.close()

    asyncio.run(scenario())
    assert "a commit failed as nobody foresaw" in caplog.text


def test_a_writer_that_has_ended_keeps_nobody_waiting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        store = Store(f"sqlite:///{tmp_path / 'osselet.db'}")
        await store.start()
        await lay(store)

        def end(*_: object) -> None:
            raise SystemExit

        monkeypatch.setattr(sqlite, "_rows", end)
        tries = [store.append(write("t1", seq)) for seq in range(2, 5)]
        found = await asyncio.wait_for(asyncio.gather(*tries, return_exceptions=True), 5)
        assert all(isinstance(error, StoreError) for error in found)
        with pytest.raises(StoreError, match="has ended"):
            await asyncio.wait_for(store.append(write("t1", 2)), 5)
        await store.examine()
        assert store.standing.why == "the database cannot be written"
        await store.close()

    asyncio.run(scenario())


def test_a_commit_that_hangs_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "TOO_LONG", 0.1)

    async def scenario() -> None:
        store = Store(f"sqlite:///{tmp_path / 'osselet.db'}")
        await store.start()
        await lay(store)
        other = sqlite3.connect(tmp_path / "osselet.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        waiting = asyncio.create_task(store.append(write("t1", 2)))
        await asyncio.sleep(0.3)
        await store.examine()
        assert store.standing.why == "the database cannot be written"
        other.execute("ROLLBACK")
        other.close()
        await waiting
        async with asyncio.timeout(PATIENCE):
            while not store.standing.is_well:
                await asyncio.sleep(0.05)
                await store.examine()
        await store.close()

    asyncio.run(scenario())


def test_postgresql_that_goes_and_comes_is_two_lines(postgres_server: Any, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)
    with hosted(Path(), database=postgres_server.url) as host, host.device("Ann") as ann:
        postgres_server.stop()
        until(lambda: health(host)[0] == 503)
        for _ in range(5):
            assert name(ann, "Anna") == 503
        time.sleep(2.5)
        postgres_server.start()
        until(lambda: health(host)[0] == 200)
        until(lambda: name(ann, "Anna") == 200)
        until(lambda: host.worker._news.standing.is_well)
    said = [record.getMessage().partition(":")[0] for record in caplog.records]
    assert said.count("The database") == 2
    assert said.count("The notices of PostgreSQL") in (0, 2)  # they look every few seconds
    assert set(said) <= {"The database", "The notices of PostgreSQL"}


def test_redis_that_goes_and_comes_is_two_lines(
    redis_server: Any, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    with hosted(tmp_path, redis=redis_server.url) as host:
        redis_server.kill()
        until(lambda: health(host)[1].get("warnings") == ["news between workers comes late"])
        time.sleep(2.5)
        redis_server.start()
        until(lambda: "warnings" not in health(host)[1])
    assert [record.message[:6] for record in caplog.records] == ["Redis:", "Redis:"]


def test_little_room_is_said_before_it_hurts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "osselet.watch")
    free = 500 << 20
    usage = shutil.disk_usage(tmp_path)
    monkeypatch.setattr("osselet.server.watch.shutil.disk_usage", lambda folder: usage._replace(free=free))
    with hosted(tmp_path, space=200) as host, host.device() as device:
        assert health(host) == (200, {"status": "ok", "version": device.get("/health").data["version"]})
        free = 150 << 20
        until(lambda: health(host)[1].get("warnings") == ["the disk is nearly full"])
        assert health(host)[0] == 200
        page = device.get("/metrics").body.decode()
        assert "osselet_disk_low 1.0" in page.replace('{worker="0"}', "")
        assert "osselet_disk_free_bytes 1.572864e+08" in page.replace('{worker="0"}', "")
        free = 210 << 20
        time.sleep(0.3)
        free = 500 << 20
        until(lambda: "warnings" not in health(host)[1])
    messages = [record.getMessage() for record in caplog.records]
    assert messages == [f"only 150 MB are free in {tmp_path}", f"500 MB are free in {tmp_path} again"]


def test_a_disk_that_was_full_is_well_again_when_there_is_room_to_spare(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A little fits in where a table does not: that is not enough."""
    usage, free = shutil.disk_usage(tmp_path), 1000

    async def scenario() -> None:
        nonlocal free
        store = Store(f"sqlite:///{tmp_path / 'osselet.db'}")
        await store.start()
        store.standing.fell_ill(DiskFull.brief, "database or disk is full")
        monkeypatch.setattr("osselet.server.store.sqlite.shutil.disk_usage", lambda folder: usage._replace(free=free))
        await store.examine()
        assert store.standing.why == "the disk is full"
        free = 1 << 30
        await store.examine()
        assert store.standing.is_well
        await store.close()

    asyncio.run(scenario())


def test_work_that_fails_as_nobody_foresaw_goes_on(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("osselet.server.standing.BREATH", 0.0)
    times = 0

    async def work() -> None:
        nonlocal times
        times += 1
        if times < 3:
            raise ZeroDivisionError

    asyncio.run(steadily(work))
    assert times == 3
    assert caplog.text.count("failed and is begun again") == 2


def test_a_standing_says_each_change_once(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)
    standing = Standing("The line")
    for _ in range(3):
        standing.fell_ill("it is cut", "by 10.0.0.1")
    for _ in range(3):
        standing.got_well()
    assert [json.dumps(record.fields["event"]) for record in caplog.records] == ['"ill"', '"well"']  # type: ignore[attr-defined]
