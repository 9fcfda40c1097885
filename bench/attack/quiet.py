"""A quiet player at one table, and a person who plays against bots at another: what they notice."""

import asyncio
import json
import time
from typing import Any, NamedTuple

from tests.server.hosting import Caller, Line

HERE = {"x-forwarded-for": "203.0.113.7"}
EVERY = 0.05
"""Seconds between what the quiet player says."""


class Noticed(NamedTuple):
    """Milliseconds of the quiet player's answers, seconds of the bots', and what went wrong."""

    middle: float
    worst: float
    bots: float
    errors: list[str]


class Quiet:
    """Asks and plays while a block lasts."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._times: list[float] = []
        self._bots: list[float] = []
        self._errors: list[str] = []
        self._over = False

    def _lay(self, seats: list[dict[str, Any]], game: str = "hunde") -> tuple[str, str]:
        with Caller(self._port) as device:
            assert device.post("/api/me", {"name": "Quiet"}, **HERE).status == 200
            laid = device.post("/api/tables", {"game": game, "seats": seats}, **HERE)
            assert laid.status == 201, laid
            return device.cookie, laid.data["table"]["id"]

    async def _say(self) -> None:
        """Plays alone, one game after the other: a move's way to the disk and back."""
        while not self._over:
            cookie, table = await asyncio.to_thread(self._lay, [{"kind": "me"}], "kakuzu")
            async with Line(self._port, cookie, **HERE) as line:
                await line.hello(table, 0)
                while not self._over and line.beat is not None and line.beat.get("over") is None:
                    count = line.beat["count"]
                    started = time.monotonic()
                    answer = await line.ask("play", move=line.beat["moves"][0])
                    self._times.append(time.monotonic() - started)
                    if answer["type"] != "ack":
                        self._errors.append(json.dumps(answer))
                    elif line.beat["count"] <= count:
                        await self._heard(line, count)
                    await asyncio.sleep(EVERY)

    async def _play(self) -> None:
        """Plays one game against bots after the other, and looks how long they take."""
        while not self._over:
            seats: list[dict[str, Any]] = [{"kind": "me"}, *[{"kind": "bot", "level": 5}] * 2]
            cookie, table = await asyncio.to_thread(self._lay, seats)
            async with Line(self._port, cookie, **HERE) as line:
                await line.hello(table, 0)
                since = time.monotonic()
                while not self._over and line.beat is not None and line.beat.get("over") is None:
                    if moves := line.beat.get("moves"):
                        await line.ask("play", move=moves[0])
                        since = time.monotonic()
                    else:
                        count = line.beat["count"]
                        await self._heard(line, count)
                        self._bots.append(time.monotonic() - since)
                        since = time.monotonic()
                        continue
                    await asyncio.sleep(0.01)

    async def _heard(self, line: Line, count: int) -> None:
        await line.until(lambda notice: notice["type"] == "beat" and (notice["count"] > count or self._over))

    async def watch(self, seconds: float) -> Noticed:
        """What they notice meanwhile."""
        tasks = [asyncio.create_task(self._say()), asyncio.create_task(self._play())]
        await asyncio.sleep(seconds)
        self._over = True
        for done in await asyncio.gather(tasks[0], asyncio.wait_for(tasks[1], 20), return_exceptions=True):
            if isinstance(done, BaseException):
                self._errors.append(repr(done))
        times = sorted(self._times)
        worst = times[min(len(times) - 1, int(len(times) * 0.99))] if times else float("inf")
        middle = times[len(times) // 2] if times else float("inf")
        return Noticed(1000 * middle, 1000 * worst, max(self._bots, default=float("inf")), self._errors)
