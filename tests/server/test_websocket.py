"""A websocket by its bytes: what a client can do that no library of websockets would."""

import asyncio
import contextlib
import socket

import pytest
from websockets.exceptions import InvalidStatus
from websockets.frames import Frame, Opcode

from osselet.server.http import HEADERS_WITHIN, LARGEST_HEAD
from osselet.server.websocket import MOST_PARTS, POLICY, UNAVAILABLE, short_text
from tests.server.hosting import Host, Line

TEXT, CONTINUED, CLOSE, PING, PONG, LAST, MASKED = 0x1, 0x0, 0x8, 0x9, 0xA, 0x80, 0x80
NO_MASK = bytes(4)


def frame(kind: int, data: bytes = b"") -> bytes:
    """A frame of a client, masked with zeros."""
    assert len(data) < 126
    return bytes((kind, MASKED | len(data))) + NO_MASK + data


def connected(host: Host) -> socket.socket:
    """A socket that was greeted."""
    raw = socket.create_connection(("127.0.0.1", host.port), timeout=10)
    raw.sendall(
        f"GET /api/socket HTTP/1.1\r\nHost: 127.0.0.1:{host.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    greeting = b""
    while b"\r\n\r\n" not in greeting:
        greeting += raw.recv(4096)
    assert greeting.startswith(b"HTTP/1.1 101")
    return raw


def everything(raw: socket.socket) -> bytes:
    """All that comes until the server hangs up."""
    found = b""
    with contextlib.suppress(ConnectionError):
        while data := raw.recv(65_536):
            found += data
    return found


def test_a_message_in_a_few_parts_is_read(host: Host) -> None:
    with connected(host) as raw:
        raw.sendall(frame(TEXT, b'{"type":') + frame(CONTINUED) + frame(CONTINUED | LAST, b'"ping"}'))
        assert b'"pong"' in raw.recv(4096)


def test_a_message_in_parts_without_end_is_not_waited_for(host: Host) -> None:
    with connected(host) as raw:
        raw.sendall(frame(TEXT) + frame(CONTINUED) * (10 * MOST_PARTS))
        said = everything(raw)
        assert said[0] == CLOSE | LAST
        assert int.from_bytes(said[2:4], "big") == POLICY


def test_a_frame_in_halves_is_read(host: Host) -> None:
    with connected(host) as raw:
        whole = frame(TEXT | LAST, b'{"type":"ping"}')
        for at in range(len(whole)):
            raw.sendall(whole[at : at + 1])
        assert b'"pong"' in raw.recv(4096)


def test_a_few_pings_are_answered(host: Host) -> None:
    with connected(host) as raw:
        raw.sendall(frame(PING | LAST, b"here?") * 5 + frame(TEXT | LAST, b'{"type":"ping"}'))
        heard = b""
        while b'"pong"' not in heard:
            heard += raw.recv(4096)
        assert heard.count(b"here?") == 5


@pytest.mark.parametrize("kind", [PING, PONG])
def test_who_sends_pings_or_pongs_without_end_is_cut_off(kind: int, host: Host) -> None:
    host.wait(lambda: not host.worker.connections)
    with connected(host) as raw:
        with contextlib.suppress(ConnectionError):
            raw.sendall(frame(kind | LAST) * 80_000)
        everything(raw)
    host.wait(lambda: not host.worker.connections)


def test_a_head_without_end_is_not_waited_for(host: Host) -> None:
    with socket.create_connection(("127.0.0.1", host.port), timeout=HEADERS_WITHIN / 2) as raw:
        with contextlib.suppress(ConnectionError):
            raw.sendall(b"GET / HTTP/1.1\r\nx-more: ")
            for _ in range(LARGEST_HEAD // 1000 + 100):
                raw.sendall(b"a" * 1000)
        assert everything(raw) == b""


def test_an_address_opens_sockets_only_so_fast(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    class Twice:
        def take(self, address: str, person: str | None = None) -> bool:
            asked.append(address)
            return len(asked) <= 2

    monkeypatch.setattr(host.worker.limits, "arriving", Twice())

    async def arrive() -> None:
        for _ in range(2):
            async with Line(host.port) as line:
                await line.settle()
        with pytest.raises(InvalidStatus) as refused:
            await Line(host.port).__aenter__()
        assert refused.value.response.status_code == UNAVAILABLE

    asyncio.run(arrive())
    assert len(set(asked)) == 1


@pytest.mark.parametrize("size", [1, 2, 3, 4, 5, 60, 125])
def test_a_short_text_is_read_as_the_library_wrote_it(size: int) -> None:
    said = bytes(range(size))
    sent = Frame(Opcode.TEXT, said).serialize(mask=True)
    assert short_text(sent) == said
    assert short_text(sent[:-1]) is None
    assert short_text(sent + b"x") is None


def test_only_what_is_whole_short_and_masked_is_a_short_text() -> None:
    others = [
        Frame(Opcode.TEXT, b"", fin=True),
        Frame(Opcode.TEXT, b"x" * 126),
        Frame(Opcode.TEXT, b"some", fin=False),
        Frame(Opcode.BINARY, b"some"),
        Frame(Opcode.PING, b"some"),
    ]
    assert [short_text(other.serialize(mask=True)) for other in others] == [None] * len(others)
    assert short_text(Frame(Opcode.TEXT, b"some").serialize(mask=False)) is None
    assert short_text(b"") is None
