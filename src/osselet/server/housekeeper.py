"""Keeps house: what nobody has touched for long goes, a little at a time, by one worker at a time."""

import asyncio
import contextlib
import logging
from collections import Counter

from osselet.core.errors import OsseletError
from osselet.server import house_clock
from osselet.server.forgetting import Forgetting, Order
from osselet.server.retention import DAY, STAGES
from osselet.server.standing import fields
from osselet.server.store import Store
from osselet.server.store.house_rows import HouseRows
from osselet.server.store.sweep_rows import SweepRows
from osselet.server.store.trace_rows import TraceRows
from osselet.server.tally import TALLY

log = logging.getLogger("osselet.housekeeper")
FIRST, EVERY = 60.0, 600.0
"""Seconds after the start, and between two rounds."""
TABLES, CHATS, GUESTS = 100, 30, 20
"""How many of each go in one round."""
IDLE_GUESTS = 30
"""Days after which somebody goes who never laid a table or sat at one."""
SOON = 7
"""Days for which the metrics count ahead."""
DESERTED = 7 * DAY
"""Where nobody has been for so long, the server or its clock was away: people shall first have seen what is to go."""


class Housekeeper:
    """Sweeps now and then."""

    def __init__(self, store: Store, forgetting: Forgetting, order: Order, keeps: dict[str, int]) -> None:
        self._rows, self._books, self._traces = SweepRows(store), HouseRows(store), TraceRows(store)
        self._forgetting, self._order, self._keeps = forgetting, order, keeps
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begins."""
        self._task = asyncio.create_task(self._run(), name="osselet-housekeeper")

    async def close(self) -> None:
        """Stops."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _run(self) -> None:
        await asyncio.sleep(FIRST)
        while True:
            try:
                now = house_clock.now()
                if await self._rows.lease("housekeeping", now, EVERY * 0.9):
                    await self.sweep(now)
            except OsseletError as error:
                log.warning("could not keep house: %s", error)
            except Exception:
                log.exception("housekeeping failed")
            await asyncio.sleep(EVERY)

    async def sweep(self, now: float) -> Counter[str]:
        """One round; says what went."""
        gone: Counter[str] = Counter()
        if await self._rows.newest() < now - DESERTED:
            return gone
        for stage, name in STAGES.items():
            if self._keeps[name]:
                before = now - self._keeps[name] * DAY
                gone[name] += len(await self.remove(await self._rows.stale(stage, before, TABLES), before))
        if self._keeps["chat"]:
            gone["chat"] += await self._hush(now - self._keeps["chat"] * DAY)
        if self._keeps["guests"]:
            gone["guests"] += await self.see_off(now, self._keeps["guests"])
        gone = +gone
        TALLY.swept += gone
        TALLY.due = sum([await self.due(name, now, SOON) for name in STAGES.values()])
        if gone:
            said = ", ".join(f"{name} {count}" for name, count in gone.items())
            log.info("swept: %s", said, extra=fields("swept", **gone))
            await self._books.note("osselet", "sweep", "", said)
        return gone

    async def due(self, name: str, now: float, days: int) -> int:
        """How many tables of a kind go within so many days."""
        stage = next(stage for stage, kept in STAGES.items() if kept == name)
        if not self._keeps[name]:
            return 0
        return await self._rows.count(stage, now - (self._keeps[name] - days) * DAY)

    async def remove(self, tables: list[str], before: float) -> list[str]:
        """Tables go, unless somebody has touched them since; those who look at one are told."""
        gone = await self._rows.delete(tables, before) if tables else []
        for table in gone:
            await self._order("look", table)
        return gone

    async def _hush(self, before: float) -> int:
        """What was said at tables that were last touched before then is forgotten; each is looked at once."""
        hushed = 0
        for table, touched in await self._rows.between(await self._rows.number("chat-swept"), before, CHATS):
            found = await self._forgetting.scrub(table, (), all_chat=True)
            hushed += bool(found and found.changed)
            await self._rows.remember("chat-swept", touched)
        return hushed

    async def see_off(self, now: float, days: int) -> int:
        """Guests whose cookie has run out are forgotten, and sooner those who never sat down."""
        idle = await self._rows.guests(now - min(IDLE_GUESTS, days) * DAY, 10 * GUESTS, idle=True)
        if idle:
            await self._traces.erase(idle)
        late = await self._rows.guests(now - days * DAY, GUESTS, idle=False)
        for person in late:
            await self._forgetting.forget(person)
        return len(idle) + len(late)
