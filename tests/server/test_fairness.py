"""Nobody waits because others ask for much: what nobody watches rests, and who talks too much is asked to wait."""

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from osselet.room.refusal import Refusal
from osselet.server import bot_runner, live_table, schema
from osselet.server.bot_runner import BotRunner
from osselet.server.fair_pool import FairPool
from osselet.server.looking_back import LARGEST, Shelf
from osselet.server.store.store import CODE, CODE_AFTER_END
from osselet.server.tally import TALLY
from tests.server.hosting import Caller, Host, Line, problem

BOTS = [{"kind": "bot", "level": 1}] * 3


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A server with the limits it has for everybody, behind a proxy that says who asks."""
    with Host(tmp_path_factory.mktemp("strict"), proxy=True, trusted=("192.0.2.0/24",)) as found:
        yield found


def count(device: Caller, table: str) -> int:
    found: int = device.get(f"/api/tables/{table}/history").data["count"]
    return found


def bots_alone(device: Caller) -> str:
    laid = device.post("/api/tables", {"game": "oss", "seats": BOTS})
    assert laid.status == 201
    found: str = laid.data["table"]["id"]
    return found


def test_bots_alone_play_while_somebody_looks_and_only_then(host: Host, ann: Caller) -> None:
    table = bots_alone(ann)
    time.sleep(0.3)
    first = count(ann, table)
    with host.watched(table):
        host.wait(lambda: count(ann, table) > first)
    host.wait(lambda: table not in host.worker._bots._busy)
    rested = count(ann, table)
    time.sleep(0.3)
    assert count(ann, table) == rested
    with host.watched(table):
        host.wait(lambda: count(ann, table) > rested or ann.get(f"/api/tables/{table}").data["stage"] == "over")


def test_what_nobody_watches_is_not_looked_for_in_the_store(host: Host, ann: Caller) -> None:
    table = bots_alone(ann)
    wake = sa.select(schema.tables.c.wake).where(schema.tables.c.id == table)
    with sa.create_engine(host.settings.database).connect() as connection:
        assert connection.scalar(wake) is None


def test_only_a_few_tables_of_bots_alone_play_at_a_time(
    host: Host, ann: Caller, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_runner, "SHOWN_OF_HOME", 1)
    monkeypatch.setattr(bot_runner, "POLL", 0.1)
    monkeypatch.setattr(host.worker._bots, "_pause", 0.2)
    one, two = bots_alone(ann), bots_alone(ann)
    start = count(ann, two)
    with host.watched(one):
        host.wait(lambda: one in host.worker._bots._shown)
        with host.watched(two):
            time.sleep(0.5)
            assert count(ann, two) == start
            ann.call("DELETE", f"/api/tables/{one}")
            host.wait(lambda: count(ann, two) > start)
    ann.call("DELETE", f"/api/tables/{two}")


def test_a_thought_is_shorter_where_many_wait() -> None:
    async def think() -> None:
        pool = FairPool(1, "x", 100)
        runner = BotRunner.__new__(BotRunner)
        runner._pool = pool
        assert runner._within(0.5) == 0.5
        release = asyncio.Event()
        loop = asyncio.get_running_loop()

        def hold() -> None:
            asyncio.run_coroutine_threadsafe(release.wait(), loop).result()

        tasks = [asyncio.create_task(pool.run((f"n{at}", f"h{at}"), hold)) for at in range(41)]
        await asyncio.sleep(0.05)
        assert pool.owners == 40
        assert runner._within(0.5) == bot_runner.SHORTEST
        tasks[-1].cancel()  # nobody waits for it any more: it is not begun
        release.set()
        await asyncio.gather(*tasks[:-1])
        assert pool.owners == 0
        pool.close()

    asyncio.run(think())


def test_one_home_has_only_so_much_waiting() -> None:
    async def ask() -> None:
        pool = FairPool(1, "x", 2)
        tasks = [asyncio.create_task(pool.run(("n", "h"), lambda: time.sleep(0.05))) for _ in range(5)]
        found = await asyncio.gather(*tasks, return_exceptions=True)
        assert [isinstance(one, Refusal) for one in found] == [False, False, False, True, True]
        pool.close()

    asyncio.run(ask())


def test_chat_has_a_measure_for_each_person_and_for_the_table(strict: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_table, "SAYING_WATCHING", (0.0, 12.0))
    address = {"x-forwarded-for": "192.0.2.1"}
    ann, kim, max_ = (strict.device() for _ in range(3))
    for device, name in ((ann, "Ann"), (kim, "Kim"), (max_, "Max")):
        assert device.post("/api/me", {"name": name}, **address).status == 200
    table = ann.lay("oss", 1, chat="all")["id"]

    async def talk() -> None:
        async with (
            Line(strict.port, ann.cookie, **address) as hers,
            Line(strict.port, kim.cookie, **address) as watching,
            Line(strict.port, max_.cookie, **address) as other,
        ):
            await hers.hello(table, 0)
            await watching.hello(table)
            await other.hello(table)
            said = [await watching.ask("say", text=f"line {number}") for number in range(14)]
            refused = [answer for answer in said if answer["type"] == "refused"]
            assert len(said) - len(refused) in (10, 11)  # a person's measure
            assert {answer["code"] for answer in refused} == {"chat-fast"}
            assert all(answer["reason"] for answer in refused)
            again = await watching.ask("say", id="c9", text="line 8")
            assert again["type"] == "ack"  # what was said is known, not counted again
            more = [await other.ask("say", text=f"line {number}") for number in range(5)]
            assert "chat-fast" in [answer.get("code") for answer in more]  # that of all who watch
            assert (await hers.ask("say", text="I play here"))["type"] == "ack"

    asyncio.run(talk())
    assert TALLY.limited["saying", "person"]
    assert TALLY.limited["saying", "table"]
    page = ann.get("/metrics").body.decode()
    assert [line for line in page.splitlines() if "osselet_limited_total" in line and 'kind="saying"' in line]
    for device in (ann, kim, max_):
        device.close()


def test_codes_are_guessed_neither_from_one_network_nor_from_all(strict: Host) -> None:
    with strict.device() as eve:
        guesses = [
            eve.post("/api/tables/join", {"code": "AAAAA"}, x_forwarded_for=f"2001:db8:1:2::{number:x}").status
            for number in range(60)
        ]
        assert guesses.count(404) in range(40, 43)
        problem(eve.post("/api/tables/join", {"code": "AAAAA"}, x_forwarded_for="2001:db8:1:2:3::1"), 429, "too-fast")
        forged = [
            eve.post("/api/tables/join", {"code": "AAAAA"}, x_forwarded_for=f"10.9.{number}.1, 198.51.100.1").status
            for number in range(30)
        ]
        assert forged.count(404) in range(20, 22)


def test_the_letters_of_an_abandoned_table_lead_nowhere(host: Host, ann: Caller) -> None:
    table = ann.lay("oss", 1)
    tables = schema.tables
    engine = sa.create_engine(host.settings.database)

    def join(stage: str, age: float) -> int:
        with engine.begin() as connection:
            changed = tables.update().where(tables.c.id == table["id"])
            connection.execute(changed.values(stage=stage, touched=time.time() - age))
        return ann.post("/api/tables/join", {"code": table["code"]}).status

    assert join("open", CODE - 60) == 200
    assert join("open", CODE + 60) == 404
    assert join("over", CODE_AFTER_END - 60) == 200
    assert join("over", CODE_AFTER_END + 60) == 404
    assert join("playing", CODE - 60) == 200


def test_history_comes_in_pages_and_what_is_kept_of_it_is_bounded(host: Host, ann: Caller, tmp_path: Path) -> None:
    shelf: Shelf[bytes] = Shelf(100)
    for number in range(50):
        shelf.put(number, b"x", 30)
    assert sum(shelf.get(number) is not None for number in range(50)) == 3
    shelf.put(49, b"y", 10)
    assert shelf.get(49) == b"y"
    assert host.worker.back._answers._held <= LARGEST


def test_who_is_here_is_told_in_one_go_however_many_come(host: Host, ann: Caller) -> None:
    table = ann.lay("oss", 1)["id"]

    async def come() -> None:
        async with Line(host.port, ann.cookie) as first:
            await first.hello(table, 0)
            first.frames.clear()
            lines = [Line(host.port) for _ in range(20)]
            await asyncio.gather(*(line.__aenter__() for line in lines))
            await asyncio.gather(*(line.hello(table) for line in lines))
            heard = [frame for frame in lines[0].frames if b'"presence"' in frame]
            assert heard  # who comes is told at once
            told = await first.until(lambda notice: notice.get("watching") == 20)
            assert told["here"] == [True, False]
            assert sum(b'"presence"' in frame for frame in first.frames) <= 10
            await asyncio.gather(*(line.__aexit__() for line in lines))
            await first.until(lambda notice: notice.get("watching") == 0)

    asyncio.run(come())
