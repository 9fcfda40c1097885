"""The house: what a host does against a running server, on both databases."""

import asyncio
import gzip
import json
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

import pytest
import sqlalchemy as sa
from websockets.exceptions import InvalidStatus

from osselet.core.errors import OptionError
from osselet.server import backup, house, schema
from osselet.server.caretaker import Caretaker, caretaker, seconds
from osselet.server.store import Store
from osselet.server.websocket import POLICY
from tests.server.hosting import Caller, Host, Line, hosted, problem

Found = TypeVar("Found")


@pytest.fixture(params=["sqlite", "postgres"])
def lively(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Host]:
    """A server that looks for orders often."""
    monkeypatch.setattr(house, "LOOK_EVERY", 0.02)
    more = {} if request.param == "sqlite" else {"database": request.getfixturevalue("database_url")}
    with hosted(tmp_path, **more) as host:
        yield host


def care(host: Host, does: Callable[[Caretaker], Awaitable[Found]]) -> Found:
    """Something a host does at a terminal."""

    async def whole() -> Found:
        async with caretaker(host.settings, "tester") as found:
            return await does(found)

    return asyncio.run(whole())


def person_of(device: Caller) -> str:
    return device.cookie.partition("=")[2].split(".")[0]


async def everything(host: Host) -> str:
    """All that the database holds, as one text."""
    store = Store(host.settings.store)
    try:
        async with store.reading() as connection:
            rows = [
                row for table in schema.metadata.sorted_tables for row in await connection.execute(sa.select(table))
            ]
    finally:
        await store.dispose()
    return repr([tuple(row) for row in rows])


async def chat(host: Host, device: Caller, table: str, seat: int | None, text: str) -> float:
    async with Line(host.port, device.cookie) as line:
        await line.hello(table, seat)
        assert (await line.ask("say", text=text, id=f"say {len(text)}"))["type"] == "ack"
        await line.settle()
        return float(next(json.loads(f)["at"] for f in line.frames if json.loads(f).get("text") == text))


async def play(host: Host, device: Caller, table: str, seat: int) -> None:
    async with Line(host.port, device.cookie) as line:
        await line.hello(table, seat)
        assert line.beat is not None
        if seat in line.beat["actors"]:
            assert (await line.ask("play", id=f"play {line.version}", move=line.beat["moves"][0]))["type"] == "ack"


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
            said = [json.loads(frame).get("text") for frame in watching.frames if b'"chat"' in frame]
            assert "I stay" in said
            assert "a secret of mine" not in said
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


def test_a_muted_person_plays_on_and_says_nothing(lively: Host) -> None:
    host = lively
    with host.device("Ann") as ann, host.device("Bob") as bob:
        table = ann.lay("oss", 1)["id"]
        bob.sit(table)

        async def look() -> None:
            async with Line(host.port, bob.cookie) as line:
                await line.hello(table, 1)
                assert (await line.ask("say", text="rude"))["type"] == "ack"
                await asyncio.to_thread(care, host, lambda house: house.sanction("mute", person_of(bob), 60.0, "rude"))
                await asyncio.to_thread(host.wait, lambda: host.worker.house.is_muted(person_of(bob)))
                assert (await line.ask("say", text="rude"))["code"] == "muted"
                assert (await line.ask("away", seat=1))["type"] == "ack"
                await asyncio.to_thread(care, host, lambda house: house.lift("mute", "Bob"))
                await asyncio.to_thread(host.wait, lambda: not host.worker.house.is_muted(person_of(bob)))
                assert (await line.ask("say", text="kind"))["type"] == "ack"

        asyncio.run(look())
        trail = care(host, lambda house: house.books.trail(10))
        assert [(row["who"], row["what"], row["subject"]) for row in trail] == [
            ("tester", "unmute", person_of(bob)),
            ("tester", "mute", person_of(bob)),
        ]


def test_who_is_banned_is_out_at_once_and_may_still_take_their_leave(lively: Host) -> None:
    host = lively
    with host.device("Ann") as ann, host.device("Bob") as bob:
        table = ann.lay("oss", 1)["id"]
        bob.sit(table)

        async def look() -> None:
            async with Line(host.port, bob.cookie) as line:
                await line.hello(table, 1)
                await asyncio.to_thread(care, host, lambda house: house.sanction("ban", "Bob", None, ""))
                assert await line.closed() == POLICY

        asyncio.run(look())
        problem(bob.get("/api/tables"), 403, "banned")
        problem(bob.get("/api/me"), 403, "banned")
        assert bob.get("/api/me/export").status == 200
        care(host, lambda house: house.sanction("ban", "127.0.0.0/8", None, "all of them"))
        host.wait(lambda: ann.get("/api/tables").status == 403)
        care(host, lambda house: house.lift("ban", "127.0.0.0/8"))
        host.wait(lambda: ann.get("/api/tables").status == 200)
        assert bob.call("DELETE", "/api/me").status == 200


def test_a_closed_table_is_gone_and_a_notice_is_read_everywhere(lively: Host) -> None:
    host = lively
    with host.device("Ann") as ann:
        table = ann.lay("oss", 1)["id"]

        async def look() -> None:
            async with Line(host.port, ann.cookie) as line:
                await line.hello(table, 0)
                words = {"": "Closed at ten", "fr": "Fermé à dix heures"}
                await asyncio.to_thread(care, host, lambda house: house.announce(words, 60.0))
                notice = await line.until(lambda notice: notice["type"] == "house")
                assert notice["words"] == words
                assert ann.get("/api/house").data["notices"][0]["words"] == words
                await asyncio.to_thread(care, host, lambda house: house.close(table, sure=False))
                assert ann.get(f"/api/tables/{table}").status == 200
                await asyncio.to_thread(care, host, lambda house: house.close(table[:8], sure=True))
                await line.until(lambda notice: notice["type"] == "gone")

        asyncio.run(look())
        problem(ann.get(f"/api/tables/{table}"), 404, "no-table")
        assert care(host, lambda house: house.silence()) == 1
        host.wait(lambda: ann.get("/api/house").data["notices"] == [])


def test_what_is_reported_reaches_the_host_and_nobody_else(lively: Host) -> None:
    host = lively
    with host.device("Ann") as ann, host.device("Bob") as bob:
        table = ann.lay("oss", 1)["id"]
        bob.sit(table)
        at = asyncio.run(chat(host, bob, table, 1, "something rude"))
        path = f"/api/house/reports/{table}"
        for _ in range(2):  # twice is once
            assert ann.post(path, {"at": at, "note": "see?"}).data == {"done": True}
        assert ann.post(path, {"seat": 1}).status == 200
        problem(ann.post(path, {"at": 5.0}), 404, "no-line")
        problem(ann.post(path, {"seat": 7}), 404, "no-line")
        found = care(host, lambda house: house.books.reports(False))
        assert [(row["kind"], row["name"], row["text"], row["person"]) for row in found] == [
            ("name", "Bob", "", person_of(bob)),
            ("chat", "Bob", "something rude", person_of(bob)),
        ]
        care(host, lambda house: house.settle(found[0]["id"]))
        assert len(care(host, lambda house: house.books.reports(False))) == 1


def test_who_is_blocked_is_not_heard_and_does_not_sit_at_ones_own_tables(lively: Host) -> None:
    host = lively
    with host.device("Ann") as ann, host.device("Bob") as bob, host.device("Eve") as eve:
        table = eve.lay("oss", 2, begin=False, chat="all")["id"]
        ann.sit(table)
        bob.sit(table)

        async def look() -> None:
            async with Line(host.port, ann.cookie) as hers, Line(host.port, eve.cookie) as other:
                await hers.hello(table, 1)
                await other.hello(table, 0)
                blocked = await asyncio.to_thread(ann.post, "/api/me/blocks", {"table": table, "seat": 2})
                assert [one["name"] for one in blocked.data] == ["Bob"]
                await chat(host, bob, table, 2, "blah")
                await hers.settle()
                await other.settle()
                assert b"blah" in b"".join(other.frames)
                assert b"blah" not in b"".join(hers.frames)
                assert hers.version == other.version
                hers.frames.clear()
                await hers.hello(table, 1, have=hers.version - 1)  # nor when she comes back
                assert b"blah" not in b"".join(hers.frames)

        asyncio.run(look())
        own = ann.lay("oss", 1)["id"]
        problem(bob.post(f"/api/tables/{own}/sit", {}), 403, "not-welcome")
        (block,) = ann.get("/api/me/blocks").data
        assert ann.call("DELETE", f"/api/me/blocks/{block['id']}").data == []
        bob.sit(own)


def test_a_house_for_members_wants_an_invitation(tmp_path: Path) -> None:
    said = {"contact": "mailto:host@example.org", "imprint": "The club"}
    with hosted(tmp_path, house="members", **said) as host, host.device("Ann") as ann, host.device("Bob") as bob:
        info = ann.get("/api/house").data
        assert (info["members"], info["contact"], info["imprint"]) == (True, "mailto:host@example.org", "The club")
        assert ann.get("/api/games").status == 200
        for path in ("/api/tables", "/api/tables/x", "/api/me/tables"):
            problem(ann.get(path), 403, "members-only")
        problem(ann.post("/api/tables/join", {"code": "ABCDE"}), 403, "members-only")
        problem(ann.post("/api/tables", {"game": "oss", "seats": [{"kind": "me"}]}), 403, "members-only")
        problem(ann.post("/api/me/member", {"code": "nope"}), 403, "no-invitation")
        code = care(host, lambda house: house.invite(1, 60.0, "Ann"))["code"]
        assert ann.post("/api/me/member", {"code": f" {code.upper()} "}).data["member"]
        problem(bob.post("/api/me/member", {"code": code}), 403, "no-invitation")  # it was for one
        table = ann.lay("oss", 1)["id"]
        late = care(host, lambda house: house.invite(5, -1.0, ""))["code"]
        problem(bob.post("/api/me/member", {"code": late}), 403, "no-invitation")

        async def look() -> None:
            async with Line(host.port, ann.cookie) as line:
                assert (await line.hello(table, 0))["type"] == "welcome"
            with pytest.raises(InvalidStatus):
                async with Line(host.port, bob.cookie):
                    pass

        asyncio.run(look())


def test_a_name_that_several_have_is_not_guessed(lively: Host) -> None:
    with lively.device("Twin"), lively.device("Twin"):
        with pytest.raises(OptionError, match="Several"):
            care(lively, lambda house: house.rows.person("Twin"))
        with pytest.raises(OptionError, match="Nobody"):
            care(lively, lambda house: house.rows.person("Nobody"))
        assert len(care(lively, lambda house: house.rows.people("twi"))) == 2


def test_times_are_read() -> None:
    assert [seconds(said) for said in ("90m", "12h", "7d", "2w")] == [5400.0, 43_200.0, 604_800.0, 1_209_600.0]
    for said in ("", "7", "d", "-1d", "1.5h", "7 days"):
        with pytest.raises(OptionError):
            seconds(said)


def test_quotas_are_refused_kindly(tmp_path: Path) -> None:
    with hosted(tmp_path, quota="tables=2,newcomers=3,entries=40") as host, host.device("Ann") as ann:
        kept = [ann.lay("oss", 1, chat="all")["id"] for _ in range(2)]
        answer = ann.post("/api/tables", {"game": "oss", "seats": [{"kind": "me"}, {"kind": "open"}]})
        problem(answer, 409, "too-many-tables")
        assert "2" in answer.data["reason"]
        assert ann.call("DELETE", f"/api/tables/{kept[1]}").status == 200
        ann.lay("oss", 1)

        async def talk() -> str:
            async with Line(host.port, ann.cookie) as line:
                await line.hello(kept[0], 0)
                for number in range(60):
                    answer = await line.ask("say", text=f"line {number}")
                    if answer["type"] == "refused":
                        return str(answer["code"])
            return ""

        assert asyncio.run(talk()) == "table-full"


def test_an_address_brings_so_many_new_people_a_day(tmp_path: Path) -> None:
    with Host(tmp_path, quota="newcomers=3", sockets=10) as host:
        for number in range(3):
            with host.device(f"P{number}"):
                pass
        with host.device() as late:
            problem(late.post("/api/me", {"name": "P4"}), 429, "too-many-people")


def age(host: Host, table: sa.Table, days: float, **values: Any) -> None:
    """Something was last touched so many days ago."""

    async def whole() -> None:
        store = Store(host.settings.store)
        column = "touched" if table is schema.tables else "seen"
        async with store.writing() as connection:
            where = [table.c[key] == value for key, value in values.items()]
            await connection.execute(table.update().where(*where).values({column: time.time() - days * 86_400}))
        await store.dispose()

    asyncio.run(whole())


def sweep(host: Host) -> dict[str, int]:
    async def whole(house: Caretaker) -> dict[str, int]:
        return dict(await house._keeper.sweep(time.time()))

    return care(host, whole)


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
