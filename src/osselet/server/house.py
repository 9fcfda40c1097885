"""All that a worker has: made once, handed to whoever needs it."""

import asyncio
import logging
import secrets
import time
from typing import TYPE_CHECKING, Any

from osselet.server.bus import Alone, Bus, Notify, Redis
from osselet.server.cabinet import Cabinet
from osselet.server.hall import Hall
from osselet.server.identity import Signer
from osselet.server.limits import Addresses, Crowd
from osselet.server.line import POLICY, RESTARTS
from osselet.server.neighbours import Neighbours
from osselet.server.records import Reader
from osselet.server.reviews import Reviews
from osselet.server.settings import Settings
from osselet.server.steward import Steward
from osselet.server.store import Store

if TYPE_CHECKING:
    from osselet.server.socket import Connection

log = logging.getLogger("osselet.house")
SILENT = 90.0
"""Seconds without a word from a client, a ping included, after which it is gone."""
QUIET, DEAF = 20.0, 40.0
"""Seconds without a sign of life after which a client is asked for one, and after which it is gone."""
SWEEP = 5.0
"""Seconds between looks for them."""
COMES_BACK = 3.0
"""Seconds after which clients try again when the server stops."""
UNLIMITED = 1e9


class House:
    """One worker."""

    def __init__(self, settings: Settings, neighbours: Neighbours | None = None) -> None:
        self.settings = settings
        self.neighbours = neighbours
        """The way to the other workers of this machine, if there are any."""
        self.store = Store(settings.store, bus=bool(settings.redis))
        self.cabinet = Cabinet(settings.games)
        self.hall = Hall(self.store, self.cabinet, self._bus())
        self.steward = Steward(self.hall, settings.pause)
        self.reviews = Reviews()
        self.records = Reader(self.cabinet, self.reviews)
        self.crowd = Crowd(settings.sockets)
        many = 1.0 if settings.limits else UNLIMITED
        self.asking = Addresses(rate=20 * many, burst=100 * many)
        """Requests of an address."""
        self.arriving = Addresses(rate=5 * many, burst=200 * many)
        """Sockets an address may open: all at once after a restart, but not again and again."""
        self.guessing = Addresses(rate=0.2 * many / settings.workers, burst=20 * many / settings.workers)
        """Codes and phrases an address may try, at all workers together."""
        self.advising = Addresses(rate=0.5 * many, burst=20 * many)
        """Hints an address may ask for: each costs a processor a second."""
        self.reading = Addresses(rate=5 * many, burst=60 * many)
        """Looks into a record of its own that an address may take: each walks through the whole game."""
        self.making = Addresses(rate=1 * many, burst=40 * many)
        """Tables and people an address may make."""
        self.sockets: set[Connection] = set()
        self.closing = False
        self.signer = Signer("")
        self._sweeper: asyncio.Task[None] | None = None

    def _bus(self) -> Bus:
        if self.settings.redis:
            return Redis(self.settings.redis)
        if self.store.is_sqlite:
            return self.neighbours or Alone()
        return Notify(self.store.url.set(drivername="postgresql").render_as_string(hide_password=False))

    async def start(self) -> None:
        """Opens the house."""
        await self.store.start()
        self.signer = Signer(await self.store.secret(secrets.token_urlsafe(32)))
        await self.hall.start()
        if self.neighbours is not None and self.neighbours is not self.hall.bus:
            await self.neighbours.start(lambda table, seq: None)  # news comes by the bus
        await self.steward.start()
        if self.neighbours is not None:
            await self.neighbours.meet()
        self._sweeper = asyncio.create_task(self._sweep(), name="osselet-sweeper")

    async def _sweep(self) -> None:
        """Closes sockets whose client is gone."""
        while True:
            await asyncio.sleep(SWEEP)
            now = time.monotonic()
            for connection in list(self.sockets):
                line = connection.line
                if line.heard < now - DEAF or connection.spoke < now - SILENT:
                    line.close(POLICY)
                elif connection.is_astray:  # it comes back at once, and gets to where the others are
                    line.close(RESTARTS)
                elif line.heard < now - QUIET:
                    line.ping()

    async def close(self) -> None:
        """Tells everybody, finishes what is being written, and closes."""
        self.farewell()
        if self._sweeper is not None:
            self._sweeper.cancel()
        self.reviews.close()
        self.records.close()
        await self.steward.close()
        await asyncio.sleep(0.05)
        await self.hall.close()
        if self.neighbours is not None:
            await self.neighbours.close()
        await self.store.close()

    def farewell(self) -> None:
        """No new sockets; those there learn that the server comes back."""
        if not self.closing:
            self.closing = True
            if self.neighbours is not None:
                self.neighbours.shut()
            for connection in list(self.sockets):
                connection.restart(COMES_BACK)

    def address(self, scope: Any) -> str:
        """Where a request comes from."""
        if self.settings.proxy:
            forwarded = next((v.decode("latin-1") for k, v in scope["headers"] if k == b"x-forwarded-for"), "")
            if last := forwarded.rpartition(",")[2].strip():
                return last
        client = scope.get("client")
        return client[0] if client else "local"
