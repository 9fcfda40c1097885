"""The attacks: each goes on for some seconds from addresses of its own, and stops by itself."""

import asyncio
import contextlib
import http.client
import itertools
import json
import random
import socket
import time
from collections.abc import Callable
from typing import Any

from tests.server.hosting import Caller, Line

import osselet


class Network:
    """An attacker's own network, a /64 with as many addresses as it likes."""

    def __init__(self, number: int) -> None:
        self.prefix = f"2001:db8:{number:x}:1"

    def at(self, host: int) -> dict[str, str]:
        """The headers of a request from one of its addresses."""
        return {"x-forwarded-for": f"{self.prefix}::{host:x}"}


Attack = Callable[[int, float, Network], None]
"""What goes on against a port of this machine, for so many seconds, from a network."""
BOTS = [{"kind": "bot", "level": 5}] * 3
LONGEST_RECORD = 100_000
"""Bytes of a record that is sent."""


def _until(seconds: float) -> Callable[[], bool]:
    end = time.monotonic() + seconds
    return lambda: time.monotonic() < end


def guess_codes(port: int, seconds: float, net: Network) -> None:
    """Tries letters of tables from ever new addresses of one network."""
    goes_on = _until(seconds)
    with Caller(port) as eve:
        for number in itertools.count():
            if not goes_on():
                return
            eve.post("/api/tables/join", {"code": "AAAAA"}, **net.at(number))


def lay_bots(port: int, seconds: float, net: Network) -> None:
    """Lays tables of strong bots alone, and looks at as many as it may."""

    async def look(tables: list[str], cookie: str, goes_on: Callable[[], bool]) -> None:
        async with contextlib.AsyncExitStack() as stack:
            for number, table in enumerate(tables[:40]):
                with contextlib.suppress(Exception):
                    line = await stack.enter_async_context(Line(port, cookie, **net.at(number)))
                    await line.send({"type": "hello", "table": table, "seat": None})
            while goes_on():
                await asyncio.sleep(0.05)

    goes_on, tables = _until(seconds), []
    with Caller(port) as eve:
        eve.post("/api/me", {"name": "Eve"}, **net.at(0))
        for number in range(300):
            laid = eve.post("/api/tables", {"game": "chicago", "seats": BOTS}, **net.at(number))
            if laid.status == 201:
                tables.append(laid.data["table"]["id"])
        asyncio.run(look(tables, eve.cookie, goes_on))


def _long_record() -> dict[str, Any]:
    """A match of Chicago, played at random: the longest game we have."""
    table = osselet.game("chicago").table(players=3, seed=7)
    chosen = random.Random(7)
    while not table.over and table.count < 2000:
        seat = table.actors[0]
        table.play(chosen.choice(table.moves(seat)), seat)
    return table.record()


def look_back(port: int, seconds: float, net: Network) -> None:
    """Asks for the whole story of long records, again and again, each a little different."""
    record = _long_record()
    goes_on = _until(seconds)
    with Caller(port) as eve:
        for number in itertools.count():
            if not goes_on():
                return
            body = json.dumps({**record, "names": [f"E{number}"]}).encode()[:LONGEST_RECORD]
            eve.post("/api/records/history", body, **net.at(number))
            eve.post("/api/records/views?first=0", body, **net.at(number))


def review(port: int, seconds: float, net: Network) -> None:
    """Wants long records reviewed, without a name."""
    record = _long_record()
    goes_on = _until(seconds)
    with Caller(port) as eve:
        for number in itertools.count():
            if not goes_on():
                return
            eve.post("/api/records/review", {**record, "names": [f"E{number}"]}, **net.at(number))


def chat(port: int, seconds: float, net: Network) -> None:
    """Says as much as it can, from ten sockets."""

    async def talk() -> None:
        goes_on = _until(seconds)
        async with contextlib.AsyncExitStack() as stack:
            lines = []
            for number in range(10):
                line = await stack.enter_async_context(Line(port, eve.cookie, **net.at(number)))
                await line.hello(table, 0)
                lines.append(line)
            for number in itertools.count():
                if not goes_on():
                    return
                with contextlib.suppress(Exception):
                    await lines[number % 10].ask("say", text=f"line {number}")

    with Caller(port) as eve:
        eve.post("/api/me", {"name": "Eve"}, **net.at(0))
        laid = eve.post("/api/tables", {"game": "oss", "seats": [{"kind": "me"}, {"kind": "open"}]}, **net.at(0))
        table = laid.data["table"]["id"]
        asyncio.run(talk())


def half_heads(port: int, seconds: float, net: Network) -> None:
    """Opens connections and never says what for."""
    lines = []
    for number in range(200):
        with contextlib.suppress(OSError):
            line = socket.create_connection(("127.0.0.1", port), timeout=2)
            line.sendall(b"GET / HTTP/1.1\r\nx-more: " + str(number).encode())
            lines.append(line)
    time.sleep(seconds)
    for line in lines:
        line.close()


def sockets(port: int, seconds: float, net: Network) -> None:
    """Opens sockets again and again, and says nothing."""

    async def come() -> None:
        goes_on = _until(seconds)
        for number in itertools.count():
            if not goes_on():
                return
            with contextlib.suppress(Exception):
                async with Line(port, **net.at(number)):
                    pass

    asyncio.run(come())


def _chorus(port: int, seconds: float, net: Network, said: Callable[[int, str], dict[str, Any]]) -> None:
    """As many sockets as one may have say something at a table of their own, as fast as one may."""

    async def sing(line: Line, table: str) -> None:
        goes_on = _until(seconds)
        with contextlib.suppress(Exception):
            await line.hello(table, 0)
            reading = asyncio.create_task(line.closed())
            for number in itertools.count():
                if not goes_on() or reading.done():
                    break
                await line.send(said(number, table))
                await asyncio.sleep(0.045)
            reading.cancel()

    async def meet(cookie: str, tables: list[str]) -> None:
        async with contextlib.AsyncExitStack() as stack:
            lines = []
            for number in range(64):
                with contextlib.suppress(Exception):
                    lines.append(await stack.enter_async_context(Line(port, cookie, **net.at(number))))
            await asyncio.gather(*(sing(line, tables[at % len(tables)]) for at, line in enumerate(lines)))

    with Caller(port) as eve:
        eve.post("/api/me", {"name": "Eve"}, **net.at(0))
        seats = [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]
        laid = [eve.post("/api/tables", {"game": "chicago", "seats": seats}, **net.at(at)) for at in range(8)]
        asyncio.run(meet(eve.cookie, [one.data["table"]["id"] for one in laid]))


def hellos(port: int, seconds: float, net: Network) -> None:
    """Wants to be shown whole tables again and again."""
    _chorus(port, seconds, net, lambda number, table: {"type": "hello", "table": table, "seat": 0})


def toggles(port: int, seconds: float, net: Network) -> None:
    """Goes away and comes back, which is stored every time."""

    def said(number: int, _table: str) -> dict[str, Any]:
        return {"type": "away" if number % 2 else "back", "id": f"{number} {time.monotonic()}", "seat": 0}

    _chorus(port, seconds, net, said)


def reasons(port: int, seconds: float, net: Network) -> None:
    """Asks why it may not do what it may not do."""
    _chorus(port, seconds, net, lambda number, _: {"type": "why", "id": f"w{number}", "move": "go:1"})


def export(port: int, seconds: float, net: Network) -> None:
    """Takes its data along again and again, and is forgotten and comes back."""
    goes_on = _until(seconds)
    with Caller(port) as eve:
        for number in itertools.count():
            if not goes_on():
                return
            if eve.get("/api/me", **net.at(number)).status == 401:
                eve.cookie = ""
                eve.post("/api/me", {"name": "Eve"}, **net.at(number))
            eve.get("/api/me/export", **net.at(number))
            eve.call("DELETE", "/api/me/devices", **net.at(number))
            if number % 10 == 9:
                eve.call("DELETE", "/api/me", **net.at(number))


def half_bodies(port: int, seconds: float, net: Network) -> None:
    """Says how long its request is, and never sends the rest; and frames of sockets that never end."""
    lines = []
    for number in range(200):
        with contextlib.suppress(OSError):
            line = socket.create_connection(("127.0.0.1", port), timeout=2)
            head = f"POST /api/me HTTP/1.1\r\nhost: x\r\nx-forwarded-for: {net.prefix}::{number:x}\r\n"
            line.sendall(f"{head}content-type: application/json\r\ncontent-length: 900\r\n\r\n{{".encode())
            lines.append(line)
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        for line in lines:
            with contextlib.suppress(OSError):
                line.send(b" ")
        time.sleep(1.0)
    for line in lines:
        line.close()


def requests(port: int, seconds: float, net: Network) -> None:
    """Asks for everything as fast as it can, from ever new addresses."""
    goes_on = _until(seconds)
    line = http.client.HTTPConnection("127.0.0.1", port, timeout=20)
    for number in itertools.count():
        if not goes_on():
            line.close()
            return
        path = ("/api/games", "/api/tables", "/api/tables/nothing", "/health")[number % 4]
        with contextlib.suppress(http.client.HTTPException, OSError):
            line.request("GET", path, headers=net.at(number))
            line.getresponse().read()


def cookies(port: int, seconds: float, net: Network) -> None:
    """Sends cookies that take long to unquote."""
    goes_on = _until(seconds)
    sent = 'osselet="' + '\\"' * 16_000 + '"'
    for number in itertools.count():
        if not goes_on():
            return
        line = http.client.HTTPConnection("127.0.0.1", port, timeout=20)
        with contextlib.suppress(http.client.HTTPException, OSError):
            line.request("GET", "/health", headers={"cookie": sent, **net.at(number)})
            line.getresponse().read()
        line.close()


def pongs(port: int, seconds: float, net: Network) -> None:
    """Sends nothing but answers to pings that nobody has sent, and a head that never ends."""
    goes_on = _until(seconds)
    greeting = "GET /api/socket HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
    greeting += "sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
    for number in itertools.count():
        if not goes_on():
            return
        forwarded = f"x-forwarded-for: {net.prefix}::{number:x}\r\n"
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), timeout=2) as line:
            line.sendall(f"{greeting}{forwarded}\r\n".encode())
            line.recv(4096)
            line.sendall(b"\x8a\x80\0\0\0\0" * 80_000)
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), timeout=2) as line:
            line.sendall(f"GET / HTTP/1.1\r\n{forwarded}x-more: ".encode())
            for _ in range(200):
                line.sendall(b"a" * 10_000)


def papers(port: int, seconds: float, net: Network) -> None:
    """Asks for every box on paper in every way there is, and for looks with options nobody has asked for before."""
    goes_on = _until(seconds)
    games, inks = ("chicago", "doggybag", "hunde", "kakuzu", "oss"), ("colour", "grey")
    boxes = itertools.cycle(itertools.product(games, ("en", "fr", "de"), ("a4", "letter"), inks))
    with Caller(port) as eve:
        for number, (game, lang, paper, ink) in enumerate(boxes):
            if not goes_on():
                return
            look = f"look?players=3&options=%7B%22clock%22:{number}%7D"
            for path in (f"print/{lang}?paper={paper}&ink={ink}", "dossier", f"dossier/{lang}", look, "pictures/lid"):
                eve.get(f"/api/games/{game}/{path}", **net.at(number))
            eve.get("/api/me/visit", **net.at(number))


def people(port: int, seconds: float, net: Network) -> None:
    """Makes ever new people, each with a table."""
    goes_on = _until(seconds)
    for number in itertools.count():
        if not goes_on():
            return
        with Caller(port) as eve:
            eve.post("/api/me", {"name": f"E{number}"}, **net.at(number))
            eve.post("/api/tables", {"game": "oss", "seats": [{"kind": "me"}, {"kind": "open"}]}, **net.at(number))


ATTACKS: dict[str, Attack] = {
    "guess_codes": guess_codes,
    "lay_bots": lay_bots,
    "look_back": look_back,
    "review": review,
    "chat": chat,
    "half_heads": half_heads,
    "sockets": sockets,
    "half_bodies": half_bodies,
    "requests": requests,
    "cookies": cookies,
    "pongs": pongs,
    "papers": papers,
    "people": people,
    "hellos": hellos,
    "toggles": toggles,
    "reasons": reasons,
    "export": export,
}
