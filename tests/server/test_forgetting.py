"""What somebody leaves behind: taken along, or gone for good, while the games of others go on."""

import asyncio
import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from osselet.room.rows import Write
from osselet.server import backup
from tests.server.hosting import Caller, Host, Line, problem
from tests.server.household import care, chat, everything, person_of, play


def test_who_is_forgotten_leaves_nothing_behind(lively: Host, tmp_path: Path) -> None:
    host = lively
    ann, zoe, eve = (host.device(name) for name in ("Annabelle", "Zoraida", "Everard"))
    table = zoe.lay("oss", 1, chat="all")["id"]
    ann.sit(table)
    other, hers = ann.lay("oss", 1, chat="all")["id"], person_of(zoe)

    async def meet() -> None:
        for seat, device in ((0, zoe), (1, ann), (0, zoe), (1, ann)):
            await play(host, device, table, seat)
        await chat(host, zoe, table, 0, "a secret of mine")
        await chat(host, zoe, other, None, "seen from outside")
        await chat(host, ann, table, 1, "I stay")
        async with Line(host.port, ann.cookie) as watching:
            await watching.hello(table, 1)
            before = watching.beat
            found = await everything(host)
            assert "Zoraida" in found
            assert "a secret of mine" in found
            watching.frames.clear()
            assert (await asyncio.to_thread(zoe.call, "DELETE", "/api/me")).status == 200
            await watching.until(lambda notice: notice["type"] == "welcome")
            await watching.settle()
            assert "I stay" in said(watching)
            assert "a secret of mine" not in said(watching)
            assert before is not None
            assert watching.beat is not None
            assert watching.beat["count"] >= before["count"]

    asyncio.run(meet())
    found = asyncio.run(everything(host))
    for trace in ("Zoraida", hers, "a secret of mine", "seen from outside"):
        assert trace not in found
    assert "I stay" in found
    problem(zoe.get("/api/me"), 401, "no-name")
    info = ann.get(f"/api/tables/{table}").data  # her table is Ann's now, and goes on
    assert info["creator"]
    assert [chair["kind"] for chair in info["seats"]] == ["bot", "person"]
    asyncio.run(backup.backup(host.settings.store, tmp_path / "after.backup"))
    assert b"Zoraida" not in gzip.decompress((tmp_path / "after.backup").read_bytes())
    for device in (ann, zoe, eve):
        device.close()


def test_a_table_replays_the_same_after_somebody_is_forgotten(lively: Host) -> None:
    host = lively
    with host.device("Annabelle") as ann, host.device("Zoraida") as zoe:
        table = ann.lay("oss", 1)["id"]
        zoe.sit(table)
        asyncio.run(play(host, ann, table, 0))
        before = ann.get(f"/api/tables/{table}/history?seat=0").data
        asyncio.run(chat(host, zoe, table, 1, "bye"))
        assert zoe.call("DELETE", "/api/me").status == 200
        host.worker.tables._tables.pop(table, None)  # from the store, entry by entry
        after = ann.get(f"/api/tables/{table}/history?seat=0").data
        assert after["steps"][: before["count"]] == before["steps"]


def test_one_takes_ones_data_along(lively: Host) -> None:
    host = lively
    with host.device("Annabelle") as ann, host.device("Zoraida") as zoe:
        table = ann.lay("oss", 1)["id"]
        zoe.sit(table)
        asyncio.run(chat(host, zoe, table, 1, "mine"))
        asyncio.run(chat(host, ann, table, 0, "not mine"))
        found = zoe.get("/api/me/export").data
        assert found["name"] == "Zoraida"
        assert [(line["table"], line["text"]) for line in found["chat"]] == [(table, "mine")]
        assert [kept["id"] for kept in found["tables"]] == [table]
        assert len(found["devices"]) == 1
        told = care(host, lambda house: house.export(person_of(zoe), "en"))
        assert [line["text"] for line in told["chat"]] == ["mine"]


def secret_table(host: Host, ann: Caller, zoe: Caller) -> str:
    """A table at which Zoraida has said something."""
    table: str = ann.lay("oss", 1, chat="all")["id"]
    zoe.sit(table)
    asyncio.run(chat(host, zoe, table, 1, "a secret of mine"))
    return table


def said(line: Line) -> list[str | None]:
    """The lines of chat that came."""
    return [notice.get("text") for frame in line.frames if (notice := json.loads(frame))["type"] == "chat"]


def test_who_decides_while_somebody_is_forgotten_sees_the_table_without_their_words(
    lively: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, worker = lively, lively.worker
    plain, is_due = worker.store.append, True

    async def append(write: Write) -> None:
        """Just before this is stored, the table is written anew."""
        nonlocal is_due
        if is_due and write.table == table:
            is_due = False
            await worker.forgetting.scrub(table, {person_of(zoe)})
        await plain(write)

    with host.device("Annabelle") as ann, host.device("Zoraida") as zoe:
        table = secret_table(host, ann, zoe)

        async def look() -> None:
            async with Line(host.port, ann.cookie) as line:
                await line.hello(table, 0)
                assert "a secret of mine" in said(line)
                line.frames.clear()
                monkeypatch.setattr(worker.store, "append", append)
                assert (await line.ask("say", text="I stay"))["type"] == "ack"
                await line.settle()
                assert not is_due
                assert [json.loads(frame)["type"] for frame in line.frames].count("welcome") == 1
                assert said(line) == ["I stay"]

        asyncio.run(look())
    assert "a secret of mine" not in asyncio.run(everything(host))


def test_a_worker_that_is_busy_catching_up_hears_of_what_comes_meanwhile(
    lively: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, worker = lively, lively.worker
    plain, is_early = worker.store.entries, True

    async def entries(table: str, after: int) -> Any:
        """The first look is a moment too early, and the news comes during it."""
        nonlocal is_early
        if not is_early:
            return await plain(table, after)
        is_early = False
        worker._sync.heard(table, after + 1)
        return []

    with host.device("Annabelle") as ann, host.device("Zoraida") as zoe:
        table = secret_table(host, ann, zoe)

        async def look() -> None:
            async with Line(host.port, ann.cookie) as line:
                await line.hello(table, 0)
                line.frames.clear()
                monkeypatch.setattr(worker.store, "entries", entries)
                hers = person_of(zoe)
                await asyncio.to_thread(care, host, lambda house: house._forgetting.scrub(table, {hers}))
                await line.until(lambda notice: notice["type"] == "welcome")
                await line.settle()
                assert not is_early
                assert "a secret of mine" not in said(line)

        asyncio.run(look())
