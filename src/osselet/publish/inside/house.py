"""Everything that serves the tables of a published page: the server's own parts, with nobody else to serve."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from osselet.bots.levels import LEVELS
from osselet.bots.named_bots import SearchBot
from osselet.core.game import Game
from osselet.publish.inside.page_store import Keep, PageStore
from osselet.search.thought import Search, Thought
from osselet.server.bot_runner import BotRunner
from osselet.server.bus import Alone
from osselet.server.catalogue import Catalogue
from osselet.server.commands import Commands
from osselet.server.connection import Connection
from osselet.server.hands import HandService
from osselet.server.keeping import Person, Visitor
from osselet.server.limits import Limits
from osselet.server.lobby import Lobby
from osselet.server.looking_back import Looker, LookingBack
from osselet.server.origins import Origins, Owner
from osselet.server.presence import PresenceTracker
from osselet.server.records import RecordReader
from osselet.server.settings import KEEP, QUOTA, Settings
from osselet.server.table_cache import TableCache
from osselet.server.worker_links import WorkerLinks
from osselet.table.seat import Seat

if TYPE_CHECKING:
    from osselet.server.websocket import Scope

HERE = "here"
"""The one address that anything comes from."""
FOR_EVER = ",".join(f"{name}=0" for name in KEEP)
NO_END = ",".join(f"{name}=0" for name in QUOTA)
MOST_RATE = 1000.0
"""Commands a second: nobody but the page itself sends any."""


class Line:
    """The way between the page and a connection."""

    def __init__(self, send: Callable[[str], None]) -> None:
        self._send, self._unread = send, asyncio.Queue[bytes | None]()
        self.clogged = False
        self.on_drain: Callable[[], None] = lambda: None
        self.heard = 0.0

    def ping(self) -> None:
        """The page is there as long as its worker is."""

    def send(self, message: bytes) -> None:
        """To the page."""
        self._send(message.decode())

    def hear(self, message: str) -> None:
        """From the page."""
        self._unread.put_nowait(message.encode())

    async def receive(self) -> bytes | None:
        """The next message; None when the page has closed the line."""
        return await self._unread.get()

    def close(self, code: int) -> None:
        """Nothing more is heard."""
        self._unread.put_nowait(None)

    def give_away(self, give: Callable[[int], bool]) -> bool:
        """There is nobody to give it to."""
        return False


class House:
    """One house, for one browser: what a connection and the routes need."""

    def __init__(
        self,
        folders: Sequence[str],
        kept: Mapping[str, str],
        keep: Keep,
        search: Callable[[Game, int], Search],
        pause: float = Settings().pause,
    ) -> None:
        self.settings = Settings(
            games=tuple(folders), keep=FOR_EVER, quota=NO_END, limits=0, pause=pause, rate=MOST_RATE
        )
        self.store = PageStore(keep)
        self.store.read(kept)
        self.origins = Origins()
        self.limits = Limits(self.settings, self.origins)
        self.catalogue = Catalogue(self.settings.games)
        self.tables = TableCache(self.store, self.catalogue)
        presence = PresenceTracker(self.store, self.tables, is_scattered=False)
        self.commands = Commands(self.store, self.tables, Alone(), presence, lambda: self.limits.saying)
        self.lobby = Lobby(self.store, self.catalogue, self.tables, self.commands, self.settings, self.store)
        self.hands = HandService(self.tables, self.commands)
        self._bots = BotRunner(
            self.store, self.tables, self.commands, self.hands, pause, lambda *given: _bot(search, *given)
        )
        self.back = LookingBack(self.origins, lambda: self.limits.looking)
        self.records = RecordReader(self.catalogue, self.back, None)
        self.links: WorkerLinks | None = None
        self.connections: set[Connection] = set()
        self.closing = False
        self._lines: dict[int, tuple[Line, asyncio.Task[None]]] = {}

    @property
    def house(self) -> "House":
        """The rules of the house are its own."""
        return self

    @property
    def rows(self) -> PageStore:
        """And so are its books."""
        return self.store

    async def start(self) -> None:
        """Begins to look what is to be done at the tables."""
        await self._bots.start()

    async def close(self) -> None:
        """Stops."""
        for number in list(self._lines):
            self.hang_up(number)
        self.back.close()
        self.hands.close()
        await self._bots.close()

    def dial(self, number: int, send: Callable[[str], None]) -> None:
        """The page opens a line."""
        line = Line(send)
        me = self.store.me
        connection = Connection(line, self, None if me is None else me.id, HERE, None)
        self._lines[number] = line, asyncio.create_task(self._listen(connection))

    async def _listen(self, connection: Connection) -> None:
        self.connections.add(connection)
        try:
            await connection.listen()
        except TimeoutError:  # it never said which table it wants to see
            pass
        finally:
            self.connections.discard(connection)
            connection.leave()

    def hear(self, number: int, message: str) -> None:
        """A message of the page."""
        if number in self._lines:
            self._lines[number][0].hear(message)

    def hang_up(self, number: int) -> None:
        """The page closes a line."""
        line, _ = self._lines.pop(number, (None, None))
        if line is not None:
            line.close(0)

    @property
    def owner(self) -> Owner:
        """For whom all work is done."""
        return self.origins.owner(HERE, None)

    @property
    def looker(self) -> Looker:
        """Who looks back."""
        return Looker(HERE, None)

    def is_muted(self, person: str | None) -> bool:
        """Nobody is."""
        return False

    def is_shut_out(self, address: str) -> bool:
        """Nobody is."""
        return False

    async def advise(self, game: Game, held: Seat, owner: Owner) -> Thought:
        """What a strong player thinks of a seat's moves."""
        return await self._bots.advise(game, held, owner)

    def signed(self, cookie: str | None) -> str | None:
        """Who plays here needs no cookie."""
        return None if self.store.me is None else self.store.me.id

    async def guest(self, cookie: str | None) -> Visitor | None:
        """Who plays here."""
        me: Person | None = self.store.me
        return None if me is None else Visitor(me, None, 0.0)

    def address(self, scope: "Scope") -> str:
        """There is only one."""
        return HERE


def _bot(search: Callable[[Game, int], Search], game: Game, level: int, seconds: float) -> SearchBot:
    return SearchBot(game, LEVELS[level], seconds=seconds, search=search)
