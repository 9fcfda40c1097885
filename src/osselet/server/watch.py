"""Looks again and again whether a worker has what it needs: a database that takes what is written, and room for it."""

import asyncio
import logging
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Literal

import msgspec

from osselet.server import house_clock
from osselet.server.standing import Standing, fields, steadily
from osselet.server.store import Store
from osselet.server.tally import TALLY

log = logging.getLogger("osselet.watch")
LOOK_EVERY = 2.0
"""Seconds between looks."""
NOTABLE = 30.0
"""Seconds by which a clock that was set has to be off to be worth a line."""
MEGABYTE = 1 << 20


class Health(msgspec.Struct, omit_defaults=True):
    """Whether the server is well, in words that tell strangers nothing of the machine."""

    status: Literal["ok", "no database", "closing"]
    version: str = ""
    reason: str = ""
    """Why it is not."""
    warnings: list[str] = []
    """What hurts nobody yet."""


class Space:
    """How much room there is where the database lies, and whether that is little."""

    def __init__(self, folder: Path | None, least: int) -> None:
        self._folder, self._least = folder, least * MEGABYTE
        self.free: int | None = None
        """Bytes; None where nobody knows, as with a database elsewhere."""
        self.is_low = False

    def look(self) -> None:
        """Measures, and says so once if there is little room, and once if there is enough again."""
        if self._folder is None:
            return
        try:
            self.free = shutil.disk_usage(self._folder).free
        except OSError:  # the folder is gone: the database says so
            self.free = None
            return
        # A little more than enough is needed for the all-clear, else each move could tell it again.
        is_low = self.free < self._least * (1.1 if self.is_low else 1.0)
        if is_low != self.is_low:
            self.is_low = is_low
            megabytes = self.free // MEGABYTE
            level = logging.WARNING if is_low else logging.INFO
            said = "only %d MB are free in %s" if is_low else "%d MB are free in %s again"
            log.log(level, said, megabytes, self._folder, extra=fields("space", low=is_low, megabytes=megabytes))


class Watch:
    """Of one worker."""

    def __init__(self, store: Store, bus: Standing, least_space: int, measure: Callable[[], None]) -> None:
        self._store, self._bus, self._measure = store, bus, measure
        self.space = Space(None if store.path is None else store.path.parent, least_space)
        self._astray = 0.0
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begins to look."""
        self._task = asyncio.create_task(steadily(self._run), name="osselet-watch")

    async def close(self) -> None:
        """Stops."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            await self.look()
            await asyncio.sleep(LOOK_EVERY)

    async def look(self) -> None:
        """Looks now."""
        await self._store.examine()
        self.space.look()
        self._look_at_clock()
        TALLY.database_up, TALLY.bus_up = self._store.standing.is_well, self._bus.is_well
        TALLY.space_free, TALLY.space_low = self.space.free, self.space.is_low
        self._measure()

    def _look_at_clock(self) -> None:
        """Says once that the machine's clock was set; the house goes on by its own until it is started again."""
        astray = house_clock.clock.astray()
        if abs(astray - self._astray) > NOTABLE:
            self._astray = astray
            said = "the machine's clock was set: it is %d s from the time of the house, which is kept until a restart"
            log.warning(said, astray, extra=fields("clock", seconds=round(astray)))

    @property
    def warnings(self) -> list[str]:
        """What hurts nobody yet."""
        found = [] if self._bus.is_well else ["news between workers comes late"]
        return [*found, *(["the disk is nearly full"] if self.space.is_low else [])]
