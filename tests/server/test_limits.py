"""Too much, too long, too fast: one is told so, and nobody else notices."""

import asyncio
import contextlib
import json
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from osselet.server import app as apps
from osselet.server import commands, connection
from osselet.server import http as https
from osselet.server import websocket as websockets
from osselet.server import worker as workers
from osselet.server.app import LARGEST_BODY
from osselet.server.close_codes import POLICY
from osselet.wire.messages import LONGEST_FRAME
from tests.server.hosting import PATIENCE, Caller, Host, Line, hosted, problem

TOO_LARGE = 1009


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A server with the limits it has for everybody, behind a proxy that says who asks."""
    with Host(tmp_path_factory.mktemp("strict"), proxy=True, sockets=5) as found:
        yield found


def test_a_frame_too_long_is_refused_and_one_far_too_long_ends_the_socket(host: Host, table: str) -> None:
    async def send() -> None:
        async with Line(host.port) as line:
            await line.hello(table)
            await line.send(json.dumps({"type": "ping", "x": "x" * LONGEST_FRAME}))
            refused = await line.until(lambda notice: notice["type"] == "refused")
            assert refused["code"] == "malformed"
            await line.settle()
            await line.send("x" * (5 * LONGEST_FRAME))
            assert await line.closed() == TOO_LARGE

    asyncio.run(send())


def test_a_body_too_long_is_refused_however_it_comes(host: Host, ann: Caller) -> None:
    long = b'{"name":"' + b"x" * LARGEST_BODY + b'"}'
    problem(ann.post("/api/me", long), 413, "too-large")
    pieces = b"".join(f"{len(part):x}\r\n".encode() + part + b"\r\n" for part in (long[:9000], long[9000:]))
    head = b"POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n"
    with socket.create_connection(("127.0.0.1", host.port), timeout=10) as raw:
        raw.sendall(head + pieces + b"0\r\n\r\n")
        assert raw.recv(200).startswith(b"HTTP/1.1 413 ")


def test_a_body_that_does_not_come_is_not_waited_for(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(apps, "ANSWER_WITHIN", 0.2)
    with socket.create_connection(("127.0.0.1", host.port), timeout=10) as raw:
        raw.sendall(b"POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{")
        answer = b""
        while piece := raw.recv(4096):
            answer += piece
    assert answer.startswith(b"HTTP/1.1 408 ")
    assert b'"too-slow"' in answer


def test_a_socket_that_never_says_hello_is_closed(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "HELLO_WITHIN", 0.2)

    async def wait() -> None:
        async with Line(host.port) as line:
            assert await line.closed() == POLICY

    asyncio.run(wait())


def test_a_socket_that_falls_silent_is_closed_and_one_that_pings_is_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workers, "SILENT", 2.5)
    monkeypatch.setattr(workers, "SWEEP", 0.1)

    async def wait(host: Host, table: str) -> None:
        async with Line(host.port) as quiet, Line(host.port) as talking:
            await quiet.hello(table)
            await talking.hello(table)
            closing = asyncio.create_task(quiet.closed())
            while not closing.done():
                await asyncio.sleep(0.1)
                await talking.settle()
            assert await closing == POLICY
            await talking.settle()

    with hosted(tmp_path) as host, host.device("Ann") as ann:
        asyncio.run(wait(host, ann.lay("oss", 1)["id"]))


def test_a_client_that_reads_nothing_holds_up_nobody_and_is_dropped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workers, "SILENT", 0.5)
    monkeypatch.setattr(workers, "SWEEP", 0.1)
    monkeypatch.setattr(websockets, "GOODBYE", 0.2)

    async def stall(host: Host, table: str) -> None:
        async with Line(host.port) as line:
            line.socket.transport.pause_reading()
            host.wait(lambda: bool(host.worker.connections))
            (there,) = host.worker.connections
            async with asyncio.timeout(PATIENCE):
                while not there.viewer.behind:
                    await line.send({"type": "hello", "table": table})
            await asyncio.to_thread(host.wait, lambda: not host.worker.connections)
            line.socket.transport.abort()

    with hosted(tmp_path) as host, host.device("Ann") as ann:
        asyncio.run(stall(host, ann.lay("oss", 1)["id"]))
        assert ann.get("/api/me").status == 200


def test_what_is_not_obeyed_is_refused_with_its_id_where_it_has_one(host: Host, table: str) -> None:
    long = "x" * LONGEST_FRAME

    async def send() -> None:
        async with Line(host.port) as line:
            await line.hello(table)
            for sent, name in (
                ({"type": "dance", "id": "a"}, "a"),
                ({"type": "play", "id": "b", "move": 5}, "b"),
                ({"type": "ping", "id": "c"}, "c"),
                ({"id": "d" * 80, "more": [{"deep": [1, None]}]}, "d" * 80),
                ({"type": "play", "id": "e" * 81}, None),
                ({"type": "play", "id": 7}, None),
                ({"type": "play", "id": "f", "move": long}, None),
                ('{"type":"play","id":"g"', None),
                ("[" * 3000, None),
                (b"\xff\xfe", None),
            ):
                await line.send(sent)
                refused = await line.until(lambda notice: notice["type"] == "refused")
                assert (refused["code"], refused.get("id")) == ("malformed", name)

    asyncio.run(send())


def test_who_says_hello_again_and_again_is_counted_like_who_comes_again(tmp_path: Path) -> None:
    async def greet(host: Host, table: str) -> list[str]:
        async with Line(host.port) as line:
            for _ in range(250):
                await line.send({"type": "hello", "table": table})
            answers = [await line.until(lambda said: said["type"] in ("welcome", "refused")) for _ in range(250)]
        return [answer.get("code", "welcome") for answer in answers]

    with Host(tmp_path, rate=1e9) as host, host.device("Ann") as ann:
        told = asyncio.run(greet(host, ann.lay("oss", 1, public=True)["id"]))
        assert set(told) == {"welcome", "too-fast"}
        assert 150 <= told.count("welcome") <= 230


def test_what_comes_too_fast_is_refused_with_its_id(strict: Host) -> None:
    async def hurry() -> None:
        async with Line(strict.port, **{"x-forwarded-for": "10.1.1.9"}) as line:
            for number in range(120):
                await line.send({"type": "why", "id": f"w{number}", "move": "x"})
            said = [await line.until(lambda notice: notice["type"] == "refused") for _ in range(120)]
        assert [notice["id"] for notice in said] == [f"w{number}" for number in range(120)]
        assert {notice["code"] for notice in said} == {"no-hello", "too-fast"}

    asyncio.run(hurry())


def test_a_socket_that_asks_too_fast_is_told_so_slowed_down_and_in_the_end_closed(
    strict: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(commands, "PATIENCE", 20)

    async def hurry() -> None:
        async with Line(strict.port, **{"x-forwarded-for": "10.1.1.1"}) as line:
            for _ in range(400):
                await line.send({"type": "ping"})
            assert await line.closed() == POLICY
            said = [json.loads(frame) for frame in line.frames]
        refused = [notice["code"] for notice in said if notice["type"] == "refused"]
        assert refused == ["too-fast"] * 21
        assert 60 <= sum(notice["type"] == "pong" for notice in said) < 300

    asyncio.run(hurry())


def test_an_address_that_asks_too_fast_is_told_to_wait_and_others_are_not(strict: Host) -> None:
    with strict.device() as device:
        answers = (device.get("/api/games", x_forwarded_for="10.1.2.1") for _ in range(2000))
        assert next(answers).status == 200
        problem(next(answer for answer in answers if answer.status != 200), 429, "too-fast")
        assert device.get("/api/games", x_forwarded_for="10.1.2.2").status == 200


def test_codes_and_phrases_can_be_guessed_only_a_few_times(strict: Host) -> None:
    with strict.device() as device:
        for path, body in (("join", {"code": "AAAAA"}), ("recover", {"phrase": "ba be bi bo bu ba"})):
            address = {"x_forwarded_for": f"10.1.3.{len(path)}"}
            whole = f"/api/tables/{path}" if path == "join" else f"/api/me/{path}"
            answers = [device.post(whole, body, **address) for _ in range(30)]
            assert {answer.data["code"] for answer in answers[:15]} == {"no-code" if path == "join" else "no-phrase"}
            problem(answers[-1], 429, "too-fast")
        # They share what an address may try.
        problem(device.post("/api/tables/join", {"code": "AAAAA"}, **address), 429, "too-fast")


def test_an_address_makes_only_so_many_people_and_tables(strict: Host) -> None:
    answers = []
    for _ in range(110):
        with strict.device() as device:
            answers.append(device.post("/api/me", {"name": "Eve"}, x_forwarded_for="10.1.4.1"))
    assert answers[30].status == 200
    problem(answers[-1], 429, "too-fast")


def test_an_address_holds_only_so_many_sockets(strict: Host) -> None:
    async def hold() -> None:
        lines = [Line(strict.port, **{"x-forwarded-for": "10.1.5.1"}) for _ in range(6)]
        for line in lines[:5]:
            await line.__aenter__()
        with pytest.raises(InvalidStatus):
            await lines[5].__aenter__()
        async with Line(strict.port, **{"x-forwarded-for": "10.1.5.2"}) as other:
            await other.settle()
        for line in lines[:5]:
            await line.socket.close()
        strict.wait(lambda: not strict.worker.connections)
        async with lines[5]:
            await lines[5].settle()

    asyncio.run(hold())


def test_hints_are_not_given_without_end(host: Host, table: str, ann: Caller, monkeypatch: pytest.MonkeyPatch) -> None:
    class Never:
        def take(self, address: str, amount: float = 1.0, person: str | None = None) -> bool:
            return False

    monkeypatch.setattr(host.worker.limits, "advising", Never())

    async def ask() -> None:
        async with Line(host.port, ann.cookie) as line:
            await line.hello(table, 0)
            assert line.beat is not None
            answer = await line.ask("hint")
            assert answer["code"] == ("too-fast" if 0 in line.beat["actors"] else "not-your-turn")

    asyncio.run(ask())


def test_a_head_that_does_not_come_whole_is_not_waited_for(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(https, "HEADERS_WITHIN", 0.3)
    whole = b"GET /health HTTP/1.1\r\nhost: x\r\n\r\n"
    half = b"GET /health HTTP/1.1\r\nhost: x\r\nx-more: "
    for sent in (b"", b"GET /hea", half, whole + half):
        with socket.create_connection(("127.0.0.1", host.port), timeout=10) as raw:
            raw.sendall(sent)
            answer = b""
            try:
                while piece := raw.recv(4096):
                    answer += piece
            except ConnectionResetError:
                pass
        assert answer.startswith(b"HTTP/1.1 200 ") == sent.startswith(whole)


def test_who_sends_its_head_in_drops_is_not_waited_for_either(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(https, "HEADERS_WITHIN", 0.3)
    started = time.monotonic()
    with socket.create_connection(("127.0.0.1", host.port), timeout=10) as raw, contextlib.suppress(OSError):
        raw.sendall(b"GET /health HTTP/1.1\r\n")
        for _ in range(500):
            raw.sendall(b"x-more: x\r\n")
            time.sleep(0.02)
    assert time.monotonic() - started < 8


def test_an_address_has_only_so_many_connections(tmp_path: Path) -> None:
    with Host(tmp_path, sockets=2) as host:
        lines = [socket.create_connection(("127.0.0.1", host.port), timeout=10) for _ in range(8)]
        for line in lines:
            line.sendall(b"GET /health HTTP/1.1\r\nhost: x\r\n\r\n")
            assert line.recv(100).startswith(b"HTTP/1.1 200 ")
        with socket.create_connection(("127.0.0.1", host.port), timeout=10) as more:
            try:
                more.sendall(b"GET /health HTTP/1.1\r\nhost: x\r\n\r\n")
                assert more.recv(100) == b""
            except OSError:
                pass
        for line in lines:
            line.close()
        host.wait(lambda: host.worker.lines is not None and not host.worker.lines._count)
        with host.device() as device:
            assert device.get("/health").status == 200


def test_two_hundred_people_of_one_trusted_network_sit_down_without_a_refusal(tmp_path: Path) -> None:
    here = {"x-forwarded-for": "192.0.2.7"}
    people, tables = 200, []
    sat: list[tuple[str, str, int]] = []
    started = time.monotonic()

    async def look(host: Host) -> None:
        async with contextlib.AsyncExitStack() as stack:
            for cookie, table, seat in sat:
                line = await stack.enter_async_context(Line(host.port, cookie, **here))
                assert (await line.hello(table, seat))["type"] == "welcome"

    with Host(tmp_path, proxy=True, trusted=("192.0.2.0/24",)) as host:
        for number in range(people):
            with Caller(host.port) as device:
                assert device.post("/api/me", {"name": f"P{number}"}, **here).status == 200
                if number < people // 4:
                    seats = [{"kind": "me"}, *[{"kind": "open"}] * 3]
                    laid = device.post("/api/tables", {"game": "oss", "seats": seats}, **here)
                    assert laid.status == 201, laid
                    tables.append(laid.data["table"]["id"])
                    sat.append((device.cookie, tables[-1], 0))
                else:
                    table = tables[number % len(tables)]
                    seated = device.post(f"/api/tables/{table}/sit", {}, **here)
                    assert seated.status == 200, seated
                    sat.append((device.cookie, table, seated.data["seat"]))
        asyncio.run(look(host))
        assert time.monotonic() - started < 60
