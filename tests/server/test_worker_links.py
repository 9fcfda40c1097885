"""Several workers on one machine: a socket gets to the worker that keeps its table, and none of it shows."""

import asyncio
import os
import signal
import socket
import sys
import time
from collections.abc import Coroutine, Iterator
from functools import partial
from pathlib import Path
from secrets import token_hex
from typing import Any, Literal, TypeVar

import pytest
from bench.server.ours import serve

from osselet.room import decisions
from osselet.room.refusal import Refusal
from osselet.server.bot_runner import _play
from osselet.server.close_codes import RESTARTS
from osselet.server.live_table import LiveTable
from osselet.server.worker_links import WorkerLinks
from tests.server.hosting import PATIENCE, Caller, Host, Line, hosted
from tests.server.test_websocket import TEXT, connected, frame

Found = TypeVar("Found")
pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="only Linux passes sockets in packets; CI is Linux")


@pytest.fixture
def both(tmp_path: Path) -> Iterator[list[Host]]:
    """Two workers on one SQLite file, each with a door of its own so that a test can choose."""
    name = token_hex(8)
    ways = [WorkerLinks(name, own, 2) for own in range(2)]
    with hosted(tmp_path, ways[0]) as first, hosted(tmp_path, ways[1]) as second:
        yield [first, second]


def laid(ann: Caller, host: Host, home: int) -> str:
    """A table of Ann's that this worker keeps."""
    assert host.worker.links is not None
    while True:
        table: str = ann.lay("oss", 1)["id"]
        if host.worker.links.home(table) == home:
            return table


def sockets(hosts: list[Host]) -> list[int]:
    return [len(host.worker.connections) for host in hosts]


@pytest.mark.parametrize("home", [0, 1])
def test_all_who_look_at_a_table_are_with_its_keeper(both: list[Host], home: int) -> None:
    with both[0].device("Ann") as ann, Caller(both[1].port) as bob:
        table = laid(ann, both[0], home)
        bob.post("/api/me", {"name": "Bob"})
        bob.sit(table)

        async def look() -> None:
            async with Line(both[0].port, ann.cookie) as one, Line(both[1].port, bob.cookie) as two:
                assert (await one.hello(table, 0))["type"] == "welcome"
                assert (await two.hello(table, 1))["seat"] == 1
                Host.wait(lambda: sockets(both) == ([2, 0] if home == 0 else [0, 2]))
                assert (await one.ask("say", text="hello"))["type"] == "ack"
                assert (await two.until(lambda notice: notice["type"] == "chat"))["text"] == "hello"

        asyncio.run(look())


def test_a_socket_follows_its_table_from_worker_to_worker(both: list[Host]) -> None:
    with both[0].device("Ann") as ann:
        tables = [laid(ann, both[0], home) for home in (0, 1)]

        async def look() -> None:
            async with Line(both[1].port, ann.cookie) as line:
                for home in (0, 1, 0):
                    assert (await line.hello(tables[home], 0))["table"]["id"] == tables[home]
                    wanted = [1 - home, home]
                    Host.wait(lambda wanted=wanted: sockets(both) == wanted)

        asyncio.run(look())


def test_what_is_done_at_one_worker_shows_at_the_other(both: list[Host]) -> None:
    with both[0].device("Ann") as ann, both[0].device("Bob") as bob:
        table = laid(ann, both[0], home=1)

        async def look() -> None:
            async with Line(both[1].port, ann.cookie) as line:
                await line.hello(table, 0)
                await asyncio.to_thread(bob.sit, table)
                begun = await line.until(lambda notice: notice["type"] == "beat")
                assert begun["cause"] == "begin"

        asyncio.run(look())


def test_who_says_more_than_hello_at_once_is_served_at_the_door(both: list[Host]) -> None:
    """Half a frame cannot be handed on; news comes all the same."""
    with both[0].device("Ann") as ann, both[0].device("Bob") as bob:
        table = laid(ann, both[0], home=1)
        with connected(both[0]) as raw:
            hello = f'{{"type":"hello","table":"{table}"}}'.encode()
            ping = frame(TEXT | 0x80, b'{"type":"ping"}')
            raw.sendall(frame(TEXT | 0x80, hello) + ping[:5])
            both[0].wait(
                lambda: bool(both[0].worker.tables.tables) and any(r.viewers for r in both[0].worker.tables.tables)
            )
            raw.sendall(ping[5:])
            assert sockets(both) == [1, 0]
            bob.sit(table)
            said = b""
            while b'"cause":"begin"' not in said:
                said += raw.recv(65_536)
            assert b'"pong"' in said


def test_a_keeper_that_is_not_there_is_done_without(tmp_path: Path) -> None:
    """Who is served at the door meanwhile is sent to the home when it is back."""
    name = token_hex(8)
    with hosted(tmp_path, WorkerLinks(name, 0, 2)) as host, host.device("Ann") as ann:
        table = laid(ann, host, home=1)

        async def look() -> None:
            async with Line(host.port, ann.cookie) as line:
                assert (await line.hello(table, 0))["type"] == "welcome"
                assert sockets([host]) == [1]
                with hosted(tmp_path, WorkerLinks(name, 1, 2)):
                    assert await line.closed() == RESTARTS

        asyncio.run(look())


def _in(host: Host, work: Coroutine[Any, Any, Found]) -> Found:
    """What comes of some work in the loop of a host."""
    assert host.worker.links is not None
    return asyncio.run_coroutine_threadsafe(work, host.worker.links._loop).result(PATIENCE)


def test_a_deleted_table_is_gone_at_the_other_worker(both: list[Host]) -> None:
    with both[0].device("Ann") as ann, Caller(both[1].port, ann.cookie) as there:
        table = laid(ann, both[0], home=0)
        assert there.get(f"/api/tables/{table}").status == 200
        assert ann.call("DELETE", f"/api/tables/{table}").status == 200
        Host.wait(lambda: there.get(f"/api/tables/{table}").status == 404)


def test_what_a_neighbour_missed_while_it_was_away_it_finds(tmp_path: Path) -> None:
    name = token_hex(8)
    with hosted(tmp_path, WorkerLinks(name, 0, 2)) as one, one.device("Ann") as ann:
        table = laid(ann, one, home=0)
        with hosted(tmp_path, WorkerLinks(name, 1, 2)):
            ann.call("PATCH", f"/api/tables/{table}", {"hints": False})
        with hosted(tmp_path, WorkerLinks(name, 1, 2)) as again, Caller(again.port, ann.cookie) as there:
            assert there.get(f"/api/tables/{table}").data["public"] is False
            assert ann.call("PATCH", f"/api/tables/{table}", {"public": True}).status == 200
            Host.wait(lambda: there.get(f"/api/tables/{table}").data["public"] is True)


def test_a_hello_that_waits_while_news_comes_is_not_forgotten(both: list[Host]) -> None:
    with both[0].device("Ann") as ann:
        table = laid(ann, both[0], home=0)
        worker = both[0].worker

        async def hold() -> LiveTable:
            live = await worker.tables.open(table)
            await live.lock.acquire()
            return live

        live = _in(both[0], hold())

        async def let_go() -> None:
            live.lock.release()
            worker._sync.heard(table, live.room.seq + 1)

        async def look() -> None:
            async with Line(both[0].port, ann.cookie) as line:
                await line.send({"type": "hello", "table": table, "seat": 0})
                await asyncio.sleep(0.3)
                await asyncio.to_thread(_in, both[0], let_go())
                await line.until(lambda notice: notice["type"] == "welcome")
                await line.settle()
                assert worker.tables._tables[table].viewers

        asyncio.run(look())


def test_a_bot_does_not_play_for_who_is_back(both: list[Host]) -> None:
    """The other worker has not heard of it yet: it is told by the store, and looks again."""
    with both[0].device("Ann") as ann, both[0].device("Bob") as bob:
        table = laid(ann, both[0], home=0)
        for host in both:
            assert host.worker._bots._task is not None
            host.worker._bots._task.cancel()
            host.worker.commands.on_due = lambda table: None
        bob.sit(table)
        here, there = both[0].worker, both[1].worker

        async def set_away(why: Literal["", "self"]) -> int:
            async with here.tables.holding(table) as live:
                seat = live.room.actors[0]
                await here.commands.change(live, lambda room: decisions.away(room, time.time(), seat, why))
                return seat

        seat = _in(both[0], set_away("self"))

        async def think() -> tuple[LiveTable, int, str]:
            async with there.tables.holding(table) as live:
                assert live.room.table is not None
                return live, live.room.asked_since(seat), live.room.table.moves(seat)[0].name

        live, question, move = _in(both[1], think())
        both[0].worker.links.publish = lambda table, seq: None  # type: ignore[method-assign]
        _in(both[0], set_away(""))

        async def play() -> None:
            async with live.lock:
                await there.commands.change(live, partial(_play, seat=seat, move=move, question=question))

        with pytest.raises(Refusal, match="stale"):
            _in(both[1], play())


def test_a_worker_that_dies_is_replaced_and_those_left_behind_leave(tmp_path: Path) -> None:
    running, port = serve(data=str(tmp_path), workers="2")
    try:
        workers = running.workers()
        assert len(workers) == 2
        os.kill(workers[0], signal.SIGKILL)
        Host.wait(lambda: len(set(running.workers()) - set(workers)) == 1)
        with Caller(port) as ann:
            assert ann.post("/api/me", {"name": "Ann"}).status == 200
        running.process.kill()
        Host.wait(lambda: _is_free(port))
    finally:
        running.stop()


def test_a_second_server_on_the_same_file_is_kept_away(tmp_path: Path) -> None:
    running, _ = serve(data=str(tmp_path), workers="2")
    try:
        with pytest.raises(RuntimeError, match="does not open"):
            serve(data=str(tmp_path), workers="2")
    finally:
        running.stop()


def _is_free(port: int) -> bool:
    try:
        socket.create_server(("127.0.0.1", port)).close()
    except OSError:
        return False
    return True
