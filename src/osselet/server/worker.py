"""All that a worker has: made once, handed to whoever needs it."""

import asyncio
import logging
import secrets
import time
from typing import Any

from osselet.core.game import Game
from osselet.room.refusal import Refusal
from osselet.search.thinker import Thought
from osselet.server.bot_runner import BotRunner
from osselet.server.bus import Alone, Bus, Notify, Redis
from osselet.server.catalogue import Catalogue
from osselet.server.commands import Commands
from osselet.server.connection import Connection
from osselet.server.fair_pool import FairPool
from osselet.server.forgetting import Forgetting
from osselet.server.hands import HandService
from osselet.server.house import House
from osselet.server.housekeeper import Housekeeper
from osselet.server.identity import Signer
from osselet.server.kits import Kits
from osselet.server.limits import Crowd, Limits
from osselet.server.lobby import Lobby
from osselet.server.looking_back import LookingBack
from osselet.server.metrics import TALLY, Board
from osselet.server.origins import Origins, Owner
from osselet.server.presence import PresenceTracker
from osselet.server.records import RecordReader
from osselet.server.reviews import Reviews
from osselet.server.settings import Settings
from osselet.server.standing import steadily
from osselet.server.store import Store, Visitor
from osselet.server.table_cache import TableCache
from osselet.server.table_sync import TableSync
from osselet.server.watch import Watch
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
LINES = 4
"""How many times as many connections as sockets an address may have."""
COMES_BACK = 3.0
"""Seconds after which clients try again when the server stops."""


class Worker:
    """One worker."""

    def __init__(self, settings: Settings, links: WorkerLinks | None = None, board: Board | None = None) -> None:
        self.settings = settings
        self.board = board or Board()
        self.links = links
        """The way to the other workers of this machine, if there are any."""
        self.origins = Origins(settings.trusted, settings.proxies)
        self.limits = Limits(settings, self.origins)
        self.lines = None if settings.proxy or not settings.limits else Crowd(LINES * settings.sockets, "connections")
        """Connections that no socket came of yet; behind a proxy they are all the proxy's."""
        self.store = Store(settings.store, bus=bool(settings.redis))
        self.catalogue = Catalogue(settings.games)
        self.store.playable = self.catalogue.editions
        self.tables = TableCache(self.store, self.catalogue)
        self._news = self._bus()
        self._sync = TableSync(self.store, self.tables, self._news)
        self._presence = PresenceTracker(self.store, self.tables, self._news.scatters)
        self.commands = Commands(
            self.store,
            self.tables,
            self._news,
            self._presence,
            lambda: self.limits.saying,
            settings.quotas["entries"],
        )
        self.connections: set[Connection] = set()
        self.house = House(self.store, self.tables, self._sync, lambda: list(self.connections))
        self.lobby = Lobby(self.store, self.catalogue, self.tables, self.commands, settings)
        self.forgetting = Forgetting(self.store, self.lobby, self.house.order)
        self._housekeeper = Housekeeper(self.store, self.forgetting, self.house.order, settings.keeps)
        self.hands = HandService(self.tables, self.commands)
        self._bots = BotRunner(self.store, self.tables, self.commands, self.hands, settings.pause)
        self.watch = Watch(self.store, self._news.standing, settings.space, self.measure)
        self.reviews = Reviews()
        self.back = LookingBack(self.origins, lambda: self.limits.looking)
        self.kits = Kits()
        self.drawing = FairPool(1, "drawing", 16)
        """Makes looks and codes of links, which takes a moment each."""
        self.records = RecordReader(self.catalogue, self.back, self.reviews)
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
        await self.watch.start()
        await self.house.start()
        await self._housekeeper.start()
        await self._bots.start()
        if self.links is not None:
            await self.links.meet()
        self._sweeper = asyncio.create_task(steadily(self._sweep), name="osselet-sweeper")

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
        self.back.close()
        self.kits.close()
        self.drawing.close()
        self.hands.close()
        await self._bots.close()
        await self._housekeeper.close()
        await self.house.close()
        await asyncio.sleep(0.05)
        await self.watch.close()
        await self._presence.close()
        await self._sync.close()
        if self.links is not None:
            await self.links.close()
        await self.store.close()

    def signed(self, cookie: str | None) -> str | None:
        """For whom a cookie was signed, whether or not it still counts."""
        found = self.signer.read(cookie)
        return None if found is None else found[0]

    async def visitor(self, cookie: str | None) -> Visitor | None:
        """Who comes with this cookie, if it still counts."""
        found = self.signer.read(cookie)
        return None if found is None else await self.house.devices.visitor(*found)

    async def guest(self, cookie: str | None) -> Visitor | None:
        """The same; refuses whom the house does not let in."""
        found = await self.visitor(cookie)
        if found is not None and self.house.is_banned(found.person.id):
            raise Refusal("banned")
        if self.settings.house == "members" and (found is None or not found.person.member):
            raise Refusal("members-only")
        return found

    def measure(self) -> None:
        """Counts what is counted only when somebody looks, and shows other workers our numbers."""
        TALLY.rooms = len(self.tables.tables)
        self.board.lay_out()

    async def advise(self, game: Game, held: Seat, owner: Owner) -> Thought:
        """What a strong player thinks of a seat's moves."""
        return await self._bots.advise(game, held, owner)

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
        client = scope.get("client")
        peer = client[0] if client else "local"
        if not self.settings.proxy:
            return str(peer)
        return self.origins.of(peer, [v.decode("latin-1") for k, v in scope["headers"] if k == b"x-forwarded-for"])
