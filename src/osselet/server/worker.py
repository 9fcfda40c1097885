"""All that a worker has: made once, handed to whoever needs it."""

import asyncio
import logging
import secrets
import time
from typing import Any

from osselet.core.game import Game
from osselet.search.thinker import Thought
from osselet.server.bot_runner import BotRunner
from osselet.server.bus import Alone, Bus, Notify, Redis
from osselet.server.catalogue import Catalogue
from osselet.server.commands import Commands
from osselet.server.connection import Connection
from osselet.server.identity import Signer
from osselet.server.limits import Addresses, Crowd
from osselet.server.lobby import Lobby
from osselet.server.presence import PresenceTracker
from osselet.server.records import RecordReader
from osselet.server.reviews import Reviews
from osselet.server.settings import Settings
from osselet.server.store import Store
from osselet.server.table_cache import TableCache
from osselet.server.table_sync import TableSync
from osselet.server.websocket import POLICY, RESTARTS
from osselet.server.worker_links import WorkerLinks
from osselet.table.seat import Seat

log = logging.getLogger("osselet.worker")
SILENT = 90.0
"""Seconds without a word from a client, a ping included, after which it is gone."""
QUIET, DEAF = 20.0, 40.0
"""Seconds without a sign of life after which a client is asked for one, and after which it is gone."""
SWEEP = 5.0
"""Seconds between looks for them."""
COMES_BACK = 3.0
"""Seconds after which clients try again when the server stops."""
UNLIMITED = 1e9


class Worker:
    """One worker."""

    def __init__(self, settings: Settings, links: WorkerLinks | None = None) -> None:
        self.settings = settings
        self.links = links
        """The way to the other workers of this machine, if there are any."""
        self.store = Store(settings.store, bus=bool(settings.redis))
        self.catalogue = Catalogue(settings.games)
        self.tables = TableCache(self.store, self.catalogue)
        self._news = self._bus()
        self._sync = TableSync(self.store, self.tables, self._news)
        self._presence = PresenceTracker(self.store, self.tables, self._news.scatters)
        self.commands = Commands(self.store, self.tables, self._news, self._presence)
        self.lobby = Lobby(self.store, self.catalogue, self.tables, self.commands)
        self._bots = BotRunner(self.store, self.tables, self.commands, settings.pause)
        self.reviews = Reviews()
        self.records = RecordReader(self.catalogue, self.reviews)
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
        self.connections: set[Connection] = set()
        self.closing = False
        self.signer = Signer("")
        self._sweeper: asyncio.Task[None] | None = None

    def _bus(self) -> Bus:
        if self.settings.redis:
            return Redis(self.settings.redis)
        if self.store.is_sqlite:
            return self.links or Alone()
        return Notify(self.store.url.set(drivername="postgresql").render_as_string(hide_password=False))

    async def start(self) -> None:
        """Begins to serve."""
        await self.store.start()
        self.signer = Signer(await self.store.secret(secrets.token_urlsafe(32)))
        await self._sync.start()
        await self._presence.start()
        if self.links is not None and self.links is not self._news:
            await self.links.start(lambda table, seq: None)  # news comes by the bus
        await self._bots.start()
        if self.links is not None:
            await self.links.meet()
        self._sweeper = asyncio.create_task(self._sweep(), name="osselet-sweeper")

    async def _sweep(self) -> None:
        """Closes sockets whose client is gone."""
        while True:
            await asyncio.sleep(SWEEP)
            now = time.monotonic()
            for connection in list(self.connections):
                socket = connection.socket
                if socket.heard < now - DEAF or connection.spoke < now - SILENT:
                    socket.close(POLICY)
                elif connection.is_astray:  # it comes back at once, and gets to where the others are
                    socket.close(RESTARTS)
                elif socket.heard < now - QUIET:
                    socket.ping()

    async def close(self) -> None:
        """Tells everybody, finishes what is being written, and closes."""
        self.farewell()
        if self._sweeper is not None:
            self._sweeper.cancel()
        self.reviews.close()
        self.records.close()
        await self._bots.close()
        await asyncio.sleep(0.05)
        await self._presence.close()
        await self._sync.close()
        if self.links is not None:
            await self.links.close()
        await self.store.close()

    async def advise(self, game: Game, held: Seat) -> Thought:
        """What a strong player thinks of a seat's moves."""
        return await self._bots.advise(game, held)

    def farewell(self) -> None:
        """No new sockets; those there learn that the server comes back."""
        if not self.closing:
            self.closing = True
            if self.links is not None:
                self.links.shut()
            for connection in list(self.connections):
                connection.say_restart(COMES_BACK)

    def address(self, scope: Any) -> str:
        """Where a request comes from."""
        if self.settings.proxy:
            forwarded = next((v.decode("latin-1") for k, v in scope["headers"] if k == b"x-forwarded-for"), "")
            if last := forwarded.rpartition(",")[2].strip():
                return last
        client = scope.get("client")
        return client[0] if client else "local"
