"""Others at a table who decide at once, without a browser, and the same way each time."""

import asyncio
import random
import threading
from contextlib import suppress
from typing import Any

from osselet.client import Device, RefusedError, TableView
from osselet.wire import messages


class Company:
    """Plays some seats of a table in a thread of its own: Playwright keeps the loop of the test's."""

    def __init__(self, device: Device, table: str, seats: list[int], seed: int) -> None:
        self._views = [device.view(table, seat) for seat in seats]
        self._chances = [random.Random(f"{seed} {seat}") for seat in seats]
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._stop: asyncio.Event | None = None
        self._loop: asyncio.AbstractEventLoop | None = None

    def __enter__(self) -> "Company":
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self._loop is not None and self._stop is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._stop.set)
        self._thread.join()

    def _run(self) -> None:
        asyncio.run(self._all())

    async def _all(self) -> None:
        """Until all have played to the end, or nobody wants them to any more."""
        self._loop, self._stop = asyncio.get_running_loop(), asyncio.Event()
        playing = [asyncio.ensure_future(self._play(*one)) for one in zip(self._views, self._chances, strict=True)]
        stopped = asyncio.ensure_future(self._stop.wait())
        either: list[asyncio.Future[Any]] = [stopped, asyncio.gather(*playing)]
        await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
        for task in (*playing, stopped):
            task.cancel()
        await asyncio.gather(*playing, stopped, return_exceptions=True)

    async def _play(self, view: TableView, chance: random.Random) -> None:
        answered: messages.Beat | None = None
        async with view:
            while (beat := view.beat) is None or not beat.over:
                # What real dice show is entered in the browser.
                if beat is None or beat is answered or beat.waits or not beat.moves:
                    await view.next()
                    continue
                answered = beat
                # Somebody may have been quicker; then the next beat asks again.
                with suppress(RefusedError):
                    await view.play(chance.choice(beat.moves), beat.version)
