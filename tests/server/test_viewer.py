"""A viewer never holds anybody up: a fast reader gets everything at once, a slow one a fresh view."""

import asyncio
from typing import Any

from osselet.server.viewer import MOST_WAITING, Viewer


class Pipe:
    """A socket that can be stopped up."""

    def __init__(self) -> None:
        self.sent: list[str] = []
        self.free = asyncio.Event()
        self.free.set()
        self.fails = False

    async def send(self, message: dict[str, Any]) -> None:
        await self.free.wait()
        if self.fails:
            raise ConnectionError("gone")
        self.sent.append(message["text"])


def test_a_fast_reader_gets_everything_at_once_and_in_order() -> None:
    async def scenario() -> None:
        pipe = Pipe()
        viewer = Viewer(pipe.send, None, lambda: asyncio.sleep(0))
        for number in range(500):
            viewer.put(str(number))
        assert pipe.sent == [str(number) for number in range(500)]

    asyncio.run(scenario())


def test_a_reader_that_stops_for_a_moment_misses_nothing() -> None:
    async def scenario() -> None:
        pipe = Pipe()
        viewer = Viewer(pipe.send, None, lambda: asyncio.sleep(0))
        pipe.free.clear()
        for number in range(50):
            viewer.put(str(number))
        assert pipe.sent == []
        pipe.free.set()
        await asyncio.sleep(0.01)
        viewer.put("50")
        assert pipe.sent == [str(number) for number in range(51)]

    asyncio.run(scenario())


def test_a_slow_reader_gets_a_fresh_view_instead_of_what_it_missed() -> None:
    async def scenario() -> None:
        pipe = Pipe()

        async def catch_up() -> None:
            viewer.put("fresh")

        viewer = Viewer(pipe.send, None, catch_up)
        pipe.free.clear()
        for number in range(MOST_WAITING + 50):
            viewer.put(str(number))
        pipe.free.set()
        await asyncio.sleep(0.01)
        assert pipe.sent == ["0", "fresh"]
        viewer.put("next")
        assert pipe.sent[-1] == "next"

    asyncio.run(scenario())


def test_a_closed_socket_disturbs_nobody() -> None:
    async def scenario() -> None:
        pipe = Pipe()
        viewer = Viewer(pipe.send, None, lambda: asyncio.sleep(0))
        pipe.fails = True
        viewer.put("a")
        pipe.free.clear()
        viewer.put("b")
        pipe.free.set()
        await asyncio.sleep(0.01)
        viewer.put("c")
        assert pipe.sent == []
        pipe.free.clear()
        viewer.put("d")
        viewer.close()
        await asyncio.sleep(0.01)

    asyncio.run(scenario())
