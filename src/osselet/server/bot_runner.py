"""Plays for bots and for people gone, and calls time. What is to be done stands in rows, so a crash loses nothing."""

import asyncio
import logging
import os
import random
from collections.abc import Callable
from functools import partial

from osselet.bots.levels import LEVELS
from osselet.bots.named_bots import SearchBot
from osselet.core.errors import OsseletError
from osselet.core.game import Game
from osselet.room import decisions, hand_decisions, thinking_time
from osselet.room.entries import AnyEntry
from osselet.room.refusal import Refusal
from osselet.room.room import Room
from osselet.search.thought import Thought
from osselet.server import house_clock
from osselet.server.commands import Commands
from osselet.server.fair_pool import FairPool
from osselet.server.hands import HandService
from osselet.server.keeping import TableStore, trouble
from osselet.server.lent_hands import LentHand
from osselet.server.live_table import LiveTable
from osselet.server.origins import Owner
from osselet.server.standing import steadily
from osselet.server.table_cache import TableCache
from osselet.server.tally import TALLY
from osselet.table.illegal import IllegalMove
from osselet.table.seat import Seat

log = logging.getLogger("osselet.bots")
POLL = 1.0
"""Seconds between looks for work that nobody has in hand."""
AT_ONCE = 64
SUBSTITUTE = 2
"""The level that plays for people gone."""
SPREAD = 0.5
"""A bot's pause is drawn from the mean less this part to the mean more this part."""
THINKING = 0.8
"""The part of its shortest pause a bot may think; the rest is waited out, so that the time tells nothing."""


SHORTEST = 0.05
"""Seconds a bot thinks at least."""
ANSWERED = 2.0
"""Seconds within which whoever waits for a thought shall have it: where many do, each is shorter."""
MOST_WAITING = 2000
"""Thoughts of one home that may wait: one a table, so this is never reached by people."""
SHOWN_OF_HOME, SHOWN_OF_NETWORK, SHOWN = 8, 24, 96
"""Tables at which bots play alone at a time, for a home, for a network and in all; others wait until one is over."""


def bot_of(game: Game, level: int, seconds: float) -> SearchBot:
    """A bot that thinks with the search compiled for this machine."""
    return SearchBot(game, LEVELS[level], seconds=seconds)


class BotRunner:
    """Does what tables wait for."""

    def __init__(
        self,
        store: TableStore,
        tables: TableCache,
        commands: Commands,
        hands: HandService,
        pause: float,
        make_bot: Callable[[Game, int, float], SearchBot] = bot_of,
    ) -> None:
        self._store, self._tables, self._commands, self._hands = store, tables, commands, hands
        self._pause, self._make_bot = pause, make_bot
        self._pool = FairPool(max(2, (os.cpu_count() or 2) - 1), "thinking", MOST_WAITING)
        self._bots: dict[tuple[str, int, int], list[SearchBot]] = {}
        self._busy: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._shown: dict[str, Owner] = {}
        """Tables where bots play alone and somebody looks."""
        self._task: asyncio.Task[None] | None = None
        self._chance = random.SystemRandom()
        self._closing = False

    async def start(self) -> None:
        """Begins to look for work."""
        self._commands.on_due = self._soon
        self._task = asyncio.create_task(steadily(self._look), name="osselet-bot-runner")

    async def close(self) -> None:
        """Stops; what was not done is claimed again later."""
        self._closing = True
        tasks = [*self._busy.values(), *([self._task] if self._task else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._pool.close()

    def _soon(self, table: str) -> None:
        """A table of ours needs somebody at once: no need to look for it in the store."""
        self._again.add(table)
        if table not in self._busy and not self._closing:
            self._busy[table] = asyncio.create_task(self._serve(table))

    async def _look(self) -> None:
        while True:
            try:
                for table in await self._store.claim(house_clock.now(), AT_ONCE):
                    self._soon(table)
                for live in self._tables.tables:
                    if live.viewers and live.room.bots_to_act and not live.room.is_attended:
                        self._soon(live.room.id)  # it waited for others of its owner, or its worker's viewers have left
                    elif live.viewers and hand_decisions.late_to_begin(live.room, house_clock.now()):
                        self._soon(live.room.id)
            except OsseletError as error:
                trouble(log, "could not look for work: %s", error)
            await asyncio.sleep(POLL)

    async def _serve(self, table: str) -> None:
        """Does at one table whatever is to be done, until people have to decide again."""
        try:
            while table in self._again:
                self._again.discard(table)
                while await self._once(table):
                    pass
        except (Refusal, IllegalMove) as error:
            log.info("not done at %s: %s", table, error)
        except OsseletError as error:
            trouble(log, "not done at %s: %s", table, error)
        except Exception:
            log.exception("a bot failed at %s", table)
        finally:
            self._busy.pop(table, None)
            self._shown.pop(table, None)

    async def _once(self, table: str) -> bool:
        """One piece of work; says whether there may be more."""
        async with self._tables.holding(table) as live:
            for seat in thinking_time.overdue(live.room.state, house_clock.now()):
                await self._commands.change(live, partial(_send_away, seat=seat))
            if await self._call_time(live) or await self._call_hands(live):
                return True
            room = live.room
            seats = room.bots_to_act
            live.hurried = live.hurried and bool(seats)
            if not seats or self._commands.is_full(room) or not (room.is_attended or self._may_show(live)):
                return False
            owner = live.owner
            seat = self._chance.choice(seats)
            chair, held, question = room.chairs[seat], room.playing.seat(seat, told=False), room.asked_since(seat)
            game, level = room.game, chair.level if chair.kind == "bot" else SUBSTITUTE
            taught = room.taught
            hand = None if room.hands.call is None else LentHand.of(room, seat)
        if hand is not None:
            await self._do_by_hand(table, hand, owner)
            return True
        mean = 0.0 if live.hurried else self._pause * (0.7 + 0.15 * level)
        pause = self._chance.uniform(mean * (1 - SPREAD), mean * (1 + SPREAD))
        if taught is None:
            move, _ = await asyncio.gather(self._think(game, level, held, mean, owner), asyncio.sleep(pause))
        else:
            move = taught
            await asyncio.sleep(pause)
        async with self._tables.holding(table) as live:
            if live.room.asked_since(seat) == question and seat in live.room.bots_to_act:
                await self._commands.change(live, partial(_play, seat=seat, move=move, question=question))
                TALLY.bot_moves += 1
        return True

    async def _do_by_hand(self, table: str, hand: LentHand, owner: Owner) -> None:
        """A lent hand does what its seat is called for."""
        await asyncio.sleep(self._chance.uniform(self._pause * (1 - SPREAD), self._pause * (1 + SPREAD)))
        async with self._tables.holding(table) as live:
            if not hand.is_wanted(live.room):
                return
            await self._commands.change(live, hand.begin)
            work = hand.work(live.room)
        trace = await self._pool.run(owner, work.trace)
        async with self._tables.holding(table) as live:
            if hand.is_wanted(live.room):
                await self._commands.change(live, partial(hand.act, trace=trace))

    async def _call_hands(self, live: LiveTable) -> bool:
        """Hands that have not begun in time are lent; of those that have not ended what they did counts."""
        room, now = live.room, house_clock.now()
        slow = hand_decisions.late_to_act(room, now) if self._hands.may_end(now) else []
        for seat in slow:
            await self._hands.end_late(live, seat)
        gone = [] if slow else [seat for seat in hand_decisions.late_to_begin(room, now) if _is_waited_for(live, seat)]
        for seat in gone:
            await self._commands.change(live, partial(_lend, seat=seat))
        return bool(slow or gone)

    def _may_show(self, live: LiveTable) -> bool:
        """May bots play on where no person does? Only while somebody looks, and at a few tables of an owner at once."""
        table, owner = live.room.id, live.owner
        if not live.viewers:
            return False
        others = [other for name, other in self._shown.items() if name != table]
        homes = sum(other == owner for other in others)
        networks = sum(other[0] == owner[0] for other in others)
        are_many = homes >= SHOWN_OF_HOME or networks >= SHOWN_OF_NETWORK or len(others) >= SHOWN
        if are_many and table not in self._shown:
            return False
        self._shown[table] = owner
        return True

    async def _call_time(self, live: LiveTable) -> bool:
        """The clock of the rules."""
        seat = live.room.late
        if seat is None:
            return False
        await self._commands.change(live, partial(_time_out, seat=seat))
        return True

    async def _think(self, game: Game, level: int, held: Seat, mean: float, owner: Owner) -> str:
        seconds = max(SHORTEST, mean * (1 - SPREAD) * THINKING)
        return await self._pool.run(owner, partial(self._choose, game, level, held, seconds))

    def _within(self, seconds: float) -> float:
        """How long to think where others wait: so long that all of them are answered in time."""
        return max(SHORTEST, min(seconds, ANSWERED * self._pool.threads / (1 + self._pool.owners)))

    def _choose(self, game: Game, level: int, held: Seat, seconds: float) -> str:
        """In a thread: a bot of this game and level that nobody else uses."""
        free = self._bots.setdefault((game.id, game.version, level), [])
        player = free.pop() if free else self._make_bot(game, level, seconds)
        player.seconds = self._within(seconds)
        try:
            return player.choose(held).name
        finally:
            free.append(player)

    async def advise(self, game: Game, held: Seat, owner: Owner) -> Thought:
        """What the strongest level thinks of a seat's moves."""
        return await self._pool.run(owner, partial(self._weigh, game, held))

    def _weigh(self, game: Game, held: Seat) -> Thought:
        return self._make_bot(game, max(LEVELS), self._within(1.0)).think(held)


def _is_waited_for(live: LiveTable, seat: int) -> bool:
    """Without a clock only who is here has to begin in time: others play when they come."""
    return live.room.setup.clock.kind == "live" or live.is_here()[seat]


def _lend(room: Room, seat: int) -> AnyEntry:
    """Who has not begun in time lends their hand from now on, unless the room was behind and they have."""
    if seat not in hand_decisions.late_to_begin(room, house_clock.now()):
        raise Refusal("stale")
    return hand_decisions.lend(room, house_clock.now(), seat, on=True, by_time=True)


def _send_away(room: Room, seat: int) -> AnyEntry:
    """Whose time has run out is sent away, unless the room was behind and it has played."""
    now = house_clock.now()
    if seat not in thinking_time.overdue(room.state, now):
        raise Refusal("stale")
    return decisions.away(room, now, seat, "time")


def _time_out(room: Room, seat: int) -> AnyEntry:
    """The same for the clock of the rules."""
    return decisions.time_out(room, house_clock.now(), seat)


def _play(room: Room, seat: int, move: str, question: int) -> AnyEntry:
    """Plays what was thought of, unless by now the seat is asked something else or its owner is back."""
    if room.asked_since(seat) != question or seat not in room.bots_to_act:
        raise Refusal("stale")
    return decisions.play(room, house_clock.now(), seat, move)
