"""People at tables who note what the server has promised them, each a client of its own."""

import asyncio
import random
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from osselet.client import Device, RefusedError, TableView
from osselet.core.errors import OsseletError
from osselet.wire import messages, rest

GAMES = ("hunde", "doggybag", "chicago", "kakuzu")
SEATS = {"kakuzu": 2}
"""Of games that are not for four."""
PATIENCE = 300.0
"""Seconds a client tries to come back; a server that is killed again and again may take long to have time for it."""
GOES_ON = 120.0
"""Seconds a table may take to go on."""
CHATTY = 0.02
"""How often somebody says something instead of playing."""
LOOK_UP = 0.5
"""Seconds after which somebody who hears nothing looks whether it is time to stop."""

Sent = messages.Play | messages.Say


class Looker:
    """Somebody who sees a table from a seat, or from beside it (None)."""

    def __init__(self, url: str, table: str, seat: int | None, token: str | None) -> None:
        self.table, self.seat = table, seat
        self.view = TableView(url, table, seat, token=token, patience=PATIENCE)
        self.came: list[tuple[float, int]] = []
        """When which version came."""
        self._coming: asyncio.Future[messages.Notices] | None = None

    async def play(self, stop: asyncio.Event) -> None:
        """Looks on to the end of the game, or until told to stop."""
        await self.view.__aenter__()
        self.came.append((time.monotonic(), self.view.version))
        while not stop.is_set() and not self.over:
            await self._next()

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self.view.beat is not None and self.view.beat.over is not None

    async def _next(self, seconds: float = LOOK_UP) -> None:
        """What comes next, if something does so soon; who breaks off a client's reading may lose a message."""
        self._coming = self._coming or asyncio.ensure_future(self.view.next())
        await asyncio.wait([self._coming], timeout=seconds)
        if self._coming.done():
            self._coming.result()
            self._coming = None
            self.came.append((time.monotonic(), self.view.version))

    async def settle(self, end: float) -> None:
        """Takes what still comes until then."""
        while (left := end - time.monotonic()) > 0:
            await self._next(left)

    async def leave(self) -> None:
        """Closes the socket."""
        if self._coming is not None:
            self._coming.cancel()
        await self.view.__aexit__(None, None, None)


class Player(Looker):
    """Somebody in a seat who plays at random."""

    def __init__(self, url: str, seat: rest.Seated, chance: random.Random, pause: float) -> None:
        super().__init__(url, seat.table, seat.seat, seat.token)
        self.sent: dict[str, Sent] = {}
        """By id."""
        self.acknowledged: list[str] = []
        self.promised: list[tuple[float, int]] = []
        """When which version was acknowledged."""
        self.refused: dict[str, str] = {}
        """Codes by id."""
        self.waiting: str | None = None
        """The command on its way."""
        self._chance, self._pause = chance, pause

    async def play(self, stop: asyncio.Event) -> None:
        """Plays to the end of the game, or until told to stop."""
        await self.view.__aenter__()
        while not stop.is_set() and not self.over:
            beat = self.view.beat
            if beat is None or not beat.moves or self._coming is not None:
                await self._next()
                continue
            await asyncio.sleep(self._chance.expovariate(1 / self._pause))
            if stop.is_set():
                return
            done = await self._ask(self._command(beat))
            while done is not None and self.view.version < done.version and not stop.is_set():
                await self._next()

    def _command(self, beat: messages.Beat) -> Sent:
        name = self.view.new_id()
        if self._chance.random() < CHATTY:
            return messages.Say(id=name, phrase="hello")
        return messages.Play(id=name, version=self.view.version, move=self._chance.choice(beat.moves))

    async def _ask(self, command: Sent) -> messages.Ack | None:
        """Sends it until it is answered."""
        self.sent[command.id] = command
        self.waiting = command.id
        try:
            done: messages.Ack = await self.view.ask(command)
        except RefusedError as error:
            self.refused[command.id] = error.code
            return None
        finally:
            self.waiting = None
        self.acknowledged.append(command.id)
        self.promised.append((time.monotonic(), done.version))
        return done


class Party:
    """All who play and have played. With several servers neighbours come to the same table by different ones.

    Then somebody also looks over every shoulder by another server, and from beside the table by each.
    """

    def __init__(self, urls: list[str], seed: int, pause: float) -> None:
        self.urls = urls
        self.chance = random.Random(seed)
        self.pause = pause
        self.stop = asyncio.Event()
        self.tables: list[list[Looker]] = []
        """Those being played at."""
        self.finished: list[list[Looker]] = []
        self._device = Device(urls[0])

    @property
    def lookers(self) -> list[Looker]:
        """Everybody, at tables finished too."""
        return [looker for table in [*self.tables, *self.finished] for looker in table]

    @property
    def players(self) -> list[Player]:
        """Those who play."""
        return [looker for looker in self.lookers if isinstance(looker, Player)]

    @asynccontextmanager
    async def playing(self, tables: int) -> AsyncIterator[None]:
        """So many tables go on, game after game, until the block ends."""
        await asyncio.to_thread(self._device.hello, "Anna")
        self.tables = [await self._laid(at) for at in range(tables)]
        async with asyncio.TaskGroup() as group:
            for at in range(tables):
                group.create_task(self._play(at))
            try:
                yield
            finally:
                self.stop.set()

    async def _play(self, at: int) -> None:
        while True:
            await asyncio.gather(*(looker.play(self.stop) for looker in self.tables[at]))
            if self.stop.is_set():
                return
            new = await self._laid(at)
            self.finished.append(self.tables[at])
            self.tables[at] = new

    async def _laid(self, at: int) -> list[Looker]:
        """A new table; asks again while the server is away."""
        game = GAMES[at % len(GAMES)]
        others = [rest.SeatWish(kind="device", name=f"P{seat}") for seat in range(1, SEATS.get(game, 4))]
        wish = rest.NewTable(game=game, seats=[rest.SeatWish(kind="me"), *others])
        end = time.monotonic() + GOES_ON
        while True:
            try:
                laid = await asyncio.to_thread(self._device.lay, wish)
                break
            except OsseletError as error:
                if (isinstance(error, RefusedError) and error.code != "store") or time.monotonic() > end:
                    raise
                await asyncio.sleep(0.2)
        players = [Player(self._url(at + seat.seat), seat, self.chance, self.pause) for seat in laid.seats]
        if len(self.urls) == 1:
            return [*players]
        behind = [Looker(self._url(at + seat.seat + 1), seat.table, seat.seat, seat.token) for seat in laid.seats]
        beside = [Looker(url, laid.table.id, None, None) for url in self.urls]
        return [*players, *behind, *beside]

    def _url(self, at: int) -> str:
        return self.urls[at % len(self.urls)]

    async def gone_on(self, since: float) -> list[str]:
        """Waits until every table has had an acknowledged command since then; names those that have not."""
        end = time.monotonic() + GOES_ON
        while True:
            still = [table[0].table for table in self.tables if not _moved(table, since)]
            if not still or time.monotonic() > end:
                return still
            await asyncio.sleep(0.05)

    async def play_resumes(self, since: float) -> None:
        """Waits until something was acknowledged since then."""
        end = time.monotonic() + GOES_ON
        while not any(_moved(table, since) for table in self.tables) and time.monotonic() < end:
            await asyncio.sleep(0.02)

    async def on_their_way(self) -> int:
        """Waits for a moment at which commands are on their way; says how many."""
        end = time.monotonic() + GOES_ON
        while not (count := sum(player.waiting is not None for player in self.players)) and time.monotonic() < end:
            await asyncio.sleep(0)
        return count

    async def settle(self, seconds: float) -> None:
        """Nobody plays any more; everybody takes what comes within this time."""
        end = time.monotonic() + seconds
        await asyncio.gather(*(looker.settle(end) for looker in self.lookers))

    async def close(self) -> None:
        """Everybody leaves."""
        await asyncio.gather(*(looker.leave() for looker in self.lookers))


def _moved(table: list[Looker], since: float) -> bool:
    """Has somebody at this table been promised something since then?"""
    return any(player.promised[-1][0] > since for player in table if isinstance(player, Player) and player.promised)
