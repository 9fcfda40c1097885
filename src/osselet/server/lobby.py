"""Everything around a game that is not play: laying tables, sitting down, coming back, cleaning up."""

import contextlib
import random
import secrets
from collections.abc import Callable
from typing import Any, Literal

import msgspec

from osselet.core.dealers import SEED_BITS
from osselet.core.engine import Engine
from osselet.core.errors import OptionError
from osselet.core.game import Game
from osselet.core.options import show_options
from osselet.room import decisions, entries, setup
from osselet.room.entries import AnyEntry, Occupant, SeatsEntry
from osselet.room.refusal import Refusal
from osselet.room.room import Room, seat_rows, token_hash
from osselet.room.rows import TableRow, Write
from osselet.room.setup import Setup
from osselet.room.telling import info
from osselet.server import house_clock
from osselet.server.catalogue import Catalogue
from osselet.server.commands import Commands
from osselet.server.identity import clean_name, new_code, new_id, read_code
from osselet.server.live_table import LiveTable
from osselet.server.origins import Owner
from osselet.server.retention import told_end
from osselet.server.settings import Settings
from osselet.server.store import NewTableRow, Person, Store
from osselet.server.store.house_rows import HouseRows
from osselet.server.table_cache import TableCache
from osselet.server.table_lists import listed
from osselet.table.album import Album
from osselet.wire import rest as wire
from osselet.wire.messages import Chair, ClockRules, TableInfo
from osselet.wire.rest import LONGEST_NAME

SHORTEST_CLOCK, LONGEST_CLOCK = 10, 86_400
LONGEST_DAYS = 30 * 86_400
ABANDONED = 7 * 86_400.0
"""Seconds after which who plays at a table and has not come is no reason to keep it."""
TRIES = 20
_lot = random.SystemRandom()


class Lobby:
    """The desk where tables are laid."""

    def __init__(
        self, store: Store, catalogue: Catalogue, tables: TableCache, commands: Commands, settings: Settings
    ) -> None:
        self._store, self._catalogue, self._tables, self._commands = store, catalogue, tables, commands
        self._keeps, self._most_tables = settings.keeps, settings.quotas["tables"]
        self._books = HouseRows(store)

    async def lay(self, known: Person, new: wire.NewTable, owner: Owner) -> tuple[TableInfo, list[wire.Seated]]:
        """A new table, with whoever made it in the seats it asked for."""
        game = self._catalogue.find(new.game)
        players = len(new.seats)
        _check_clock(new.clock)
        if players not in game.players:
            raise Refusal("wrong-players", low=game.players.start, high=game.players.stop - 1)
        try:
            options = show_options(Engine(game, players, new.options).options, players)
        except OptionError as error:
            raise Refusal("bad-options", reason=str(error)) from None
        wishes = list(new.seats)
        if new.shuffle:
            _lot.shuffle(wishes)
        setting = Setup(
            options=options,
            clock=new.clock,
            chat=new.chat,
            hints=new.hints,
            watching=new.watching,
            begin=new.begin,
            dealer=new.dealer,
        )
        return await self._lay(known, game, wishes, setting, new.public, owner)

    async def teach(
        self, known: Person, game: str, owner: Owner, role: str = ""
    ) -> tuple[TableInfo, list[wire.Seated]]:
        """A table for a first game that teaches: for whoever learns alone, with bots that keep to the lesson."""
        lesson = self._catalogue.lesson(game, role)
        found = self._catalogue.find(game)
        bots = [wire.SeatWish(kind="bot", level=1, name=bot) for bot in lesson.bots]
        setting = Setup(
            options=show_options(Engine(found, lesson.players, lesson.options).options, lesson.players),
            clock=ClockRules(),
            chat="off",
            hints=False,
            watching=False,
            begin=True,
            dealer="dealt",
            lesson=True,
            role=role,
        )
        wishes = [wire.SeatWish(kind="me"), *bots]
        return await self._lay(known, found, wishes, setting, public=False, owner=owner)

    async def _lay(
        self, known: Person, game: Game, wishes: list[wire.SeatWish], setting: Setup, public: bool, owner: Owner
    ) -> tuple[TableInfo, list[wire.Seated]]:
        if self._most_tables and await self._books.unfinished(known.id) >= self._most_tables:
            raise Refusal("too-many-tables", most=self._most_tables)
        seated: list[wire.Seated] = []
        table = new_id()
        occupants = [self._occupant(wish, table, seat, known, seated) for seat, wish in enumerate(wishes)]
        await self._keep(table, game.id, game.version, len(wishes), setting, known.id, public, occupants)
        async with self._tables.holding(table) as live:
            live.owner = owner
            await self.begin_if_full(live)
            return info(live.room, known.id), seated

    async def _keep(
        self,
        table: str,
        game: str,
        rules: int,
        players: int,
        setting: Setup,
        creator: str,
        public: bool,
        occupants: list[Occupant],
    ) -> None:
        now = house_clock.now()
        first = entries.write(SeatsEntry(at=now, occupants=occupants))
        write = Write(table, 1, first, now, "open", "", None, seat_rows(occupants))
        for _ in range(TRIES):
            kept = NewTableRow(
                id=table,
                code=new_code(),
                game=game,
                rules=rules,
                players=players,
                setting=setup.write(setting),
                seed=str(secrets.randbits(SEED_BITS)),
                creator=creator,
                public=public,
            )
            if await self._store.add_table(kept, write):
                return
        raise Refusal("store")

    def _occupant(
        self, wish: wire.SeatWish, table: str, seat: int, known: Person, seated: list[wire.Seated]
    ) -> Occupant:
        """Who sits there from now on; a person gets a token."""
        if wish.kind == "open":
            return Occupant(Chair(kind="open"))
        if wish.kind == "bot":
            return Occupant(Chair(kind="bot", name=clean_name(wish.name, LONGEST_NAME), level=wish.level))
        token = new_id()
        seated.append(wire.Seated(table=table, seat=seat, token=token))
        shown = clean_name(wish.name, LONGEST_NAME) or (known.name if wish.kind == "me" else "")
        avatar = known.avatar if wish.kind == "me" else 0
        return Occupant(Chair(kind="person", name=shown, avatar=avatar), known.id, token_hash(token))

    async def begin_if_full(self, live: LiveTable) -> None:
        """Begins where nobody is waited for any more; whoever calls holds the room."""
        room = live.room
        if room.state.stage == "open" and room.setup.begin and all(chair.kind != "open" for chair in room.chairs):
            await self._commands.change(live, _begin)

    async def find(self, code: str) -> str:
        """The table with these five letters."""
        row = await self._store.table_of_code(read_code(code))
        if row is None:
            raise Refusal("no-code")
        return row.id

    async def info(self, table: str, person: str | None) -> TableInfo:
        """A table, for whoever may see it."""
        async with self._tables.holding(table) as live:
            return info(live.room, person)

    async def words(self, table: str, person: str | None) -> list[wire.MoveWord]:
        """What moves are called at a table."""
        async with self._tables.holding(table) as live:
            return self._catalogue.words(info(live.room, person), live.room.game)

    async def sit(self, table: str, known: Person, wish: wire.Sit) -> wire.Seated:
        """Somebody takes an open seat."""
        seated: list[wire.Seated] = []

        def decide(room: Room) -> AnyEntry:
            seated.clear()
            if room.state.stage != "open":
                raise Refusal("has-begun")
            open_seats = [seat for seat, chair in enumerate(room.chairs) if chair.kind == "open"]
            if not open_seats:
                raise Refusal("no-open-seat")
            seat = open_seats[0] if wish.seat is None else wish.seat
            if seat not in open_seats:
                raise Refusal("seat-taken")
            taken = [chair.name for chair in room.chairs]
            # Who sits here already gives the place to somebody beside them, who has another face.
            kind: Literal["me", "device"] = "device" if room.seats_of(known.id) else "me"
            me = wire.SeatWish(kind=kind, name=wish.name or _another(known.name, taken))
            return _reseated(room, {seat: self._occupant(me, table, seat, known, seated)})

        async with self._tables.holding(table) as live:
            creator = live.room.creator
            if creator is not None and known.id in await self._books.blocked(creator):
                raise Refusal("not-welcome")
            live.check_reseating()
            await self._commands.change(live, decide)
            await self.begin_if_full(live)
        return seated[0]

    async def stand_up(self, table: str, person: str, seat: int) -> None:
        """Somebody leaves: before the game the seat is open again, later a bot plays on for good."""

        def decide(room: Room) -> AnyEntry:
            if seat not in room.seats_of(person):
                raise Refusal("not-yours")
            chair = Chair(kind="open") if room.state.stage == "open" else _bot_for(room.chairs[seat])
            return _reseated(room, {seat: Occupant(chair)})

        await self._change(table, decide)

    async def arrange(self, table: str, known: Person, wish: wire.Arrange) -> list[wire.Seated]:
        """The creator frees a seat, or gives it to a bot, to itself or to somebody on the same device."""
        seated: list[wire.Seated] = []

        def decide(room: Room) -> AnyEntry:
            seated.clear()
            seat = wish.seat
            if seat >= room.players or room.state.stage == "over":
                raise Refusal("has-begun" if room.state.stage == "over" else "seat-taken")
            chair = room.chairs[seat]
            theirs = chair.kind == "person" and seat not in room.seats_of(known.id)
            if room.state.stage == "playing" and (wish.to.kind != "bot" or theirs):
                raise Refusal("has-begun")
            return _reseated(room, {seat: self._occupant(wish.to, table, seat, known, seated)})

        await self._check_creator(table, known.id)
        async with self._tables.holding(table) as live:
            await self._commands.change(live, decide)
            await self.begin_if_full(live)
        return seated

    async def shuffle(self, table: str, person: str) -> None:
        """The creator draws by lot who sits where."""

        def decide(room: Room) -> AnyEntry:
            if room.state.stage != "open":
                raise Refusal("has-begun")
            return _reseated(room, dict(enumerate(_lot.sample(room.state.occupants, room.players))))

        await self._check_creator(table, person)
        await self._change(table, decide)

    async def begin(self, table: str, person: str, fill: int | None) -> None:
        """The creator begins; open seats go to bots of a level if one is said."""

        def seat_bots(room: Room) -> AnyEntry:
            bots = {
                seat: Occupant(Chair(kind="bot", level=fill or 1))
                for seat, chair in enumerate(room.chairs)
                if chair.kind == "open"
            }
            return _reseated(room, bots)

        await self._check_creator(table, person)
        async with self._tables.holding(table) as live:
            if live.room.state.stage != "open":
                raise Refusal("has-begun")
            if fill is not None and any(chair.kind == "open" for chair in live.room.chairs):
                await self._commands.change(live, seat_bots)
            await self._commands.change(live, _begin)

    async def rematch(self, table: str, person: str) -> TableInfo:
        """The same again with everybody one seat on; the first to ask makes it, the others follow."""
        async with self._tables.holding(table) as live:
            room = live.room
            if not room.seats_of(person) and room.creator != person:
                raise Refusal("not-yours")
            if room.state.stage != "over":
                raise Refusal("not-over")
            if room.state.rematch is None:
                new = new_id()
                turned = [room.state.occupants[-1], *room.state.occupants[:-1]]
                occupants = [_waiting(occupant) for occupant in turned]
                creator = person if room.creator is None else room.creator
                setting = msgspec.structs.replace(room.setup, begin=True, lesson=False, role="")
                game = self._catalogue.find(room.game.id)
                await self._keep(
                    new, game.id, game.version, room.players, setting, creator, room.state.public, occupants
                )
                await self._commands.change(
                    live,
                    lambda room: SeatsEntry(
                        at=house_clock.now(), occupants=room.state.occupants, rematch=room.state.rematch or new
                    ),
                )
            found = room.state.rematch
        assert found is not None
        async with self._tables.holding(found) as next_live:
            next_live.owner = live.owner
            await self.begin_if_full(next_live)
            return info(next_live.room, person)

    async def delete(self, table: str, person: str) -> None:
        """The creator deletes a table with all that was kept of it; a game under way only where nobody else plays."""
        await self._check_creator(table, person)
        async with self._tables.holding(table) as live:
            if live.room.state.stage == "playing":
                await self._check_alone(live, person)
            await self._remove(live)

    async def _check_alone(self, live: LiveTable, person: str) -> None:
        """Who else has a seat must have left it, or not have come for long."""
        lately, here = house_clock.now() - ABANDONED, live.is_here()
        for row in await self._store.seats([live.room.id]):
            if row.kind == "person" and row.person != person and (here[row.seat] or row.seen > lately):
                raise Refusal("others-play")

    async def _remove(self, live: LiveTable) -> None:
        await self._store.delete_table(live.room.id)
        self._tables.forget(live)
        self._commands.tell_gone(live)

    async def mine(self, person: str) -> list[TableInfo]:
        """Somebody's tables."""
        return await self._infos(await self._store.tables_of(person), person)

    async def public(self, person: str | None) -> list[TableInfo]:
        """Tables that everybody may see."""
        return await self._infos(await self._store.public_tables(), person)

    async def _infos(self, rows: list[TableRow], person: str | None) -> list[TableInfo]:
        """From the lists alone: no room is opened for it."""
        by_table: dict[str, list[Any]] = {row.id: [] for row in rows}
        for seat in await self._store.seats(by_table):
            by_table[seat.table].append(seat)
        known, now = set(self._catalogue.editions), house_clock.now()
        return [
            listed(
                row,
                by_table[row.id],
                person,
                (row.game, row.rules) not in known,
                told_end(row, self._keeps, now) if person else None,
            )
            for row in rows
        ]

    async def record(self, table: str, person: str | None) -> dict[str, Any]:
        """The record of a finished game."""
        async with self._tables.holding(table) as live:
            room = live.room
            if room.table is None or room.state.stage != "over":
                raise Refusal("not-over")
            if not room.setup.watching and not room.seats_of(person):
                raise Refusal("no-watching")
            return room.table.record()

    async def album(self, table: str, person: str | None, seat: int | None, finished: bool = False) -> Album | None:
        """What happened so far, for who may look back from this seat; or only once the game is `finished`.

        None where nothing has happened yet. Before the end one looks from one's own seat, later from any.
        """
        async with self._tables.holding(table) as live:
            room = live.room
            _check_look(room, person, seat)
            if finished and room.state.stage != "over":
                raise Refusal("not-over")
            return None if room.table is None else room.table.album()

    async def finished(self, table: str, person: str | None) -> tuple[Game, dict[str, Any]]:
        """The game and the record of a finished table, for whoever may see them."""
        record = await self.record(table, person)
        return self._catalogue.find(record["game"]), record

    async def hand_over(self, giver: str, taker: str) -> None:
        """All seats and tables of one person become another's: somebody came from another device."""

        def decide(room: Room) -> AnyEntry:
            moved = {
                seat: msgspec.structs.replace(room.state.occupants[seat], person=taker) for seat in room.seats_of(giver)
            }
            return _reseated(room, moved)

        for table in await self._store.hand_tables(giver, taker):
            await self._change(table, decide)
        for live in self._tables.tables:
            if live.room.creator == giver:
                live.room.creator = taker

    async def leave_everything(self, person: str) -> None:
        """Somebody wants to be forgotten: bots play on for them, and their tables are others' or go."""
        for row in await self._store.tables_of(person, limit=10_000):
            with contextlib.suppress(Refusal):  # a table whose rules are not here can only be masked
                await self._leave(row, person)

    async def _leave(self, row: TableRow, person: str) -> None:
        async with self._tables.holding(row.id) as live:
            others = _others(live.room, person)
            if row.creator == person and not others:
                await self._remove(live)
                return
            if row.creator == person:
                await self._store.give_table(row.id, others[0])
                live.room.creator = others[0]
            if live.room.seats_of(person):
                await self._commands.change(live, lambda room: _forgotten(room, person))

    async def change(self, table: str, person: str, wish: wire.Change) -> TableInfo:
        """The creator switches something."""
        await self._check_creator(table, person)
        async with self._tables.holding(table) as live:
            await self._commands.change(live, lambda room: decisions.switch(room, house_clock.now(), wish))
            return info(live.room, person)

    async def _check_creator(self, table: str, person: str) -> None:
        """From the store: another worker may know that the table has changed hands."""
        row = await self._store.table(table)
        if row is None:
            raise Refusal("no-table")
        if row.creator != person:
            raise Refusal("not-creator")

    async def _change(self, table: str, decide: Callable[[Room], AnyEntry]) -> None:
        async with self._tables.holding(table) as live:
            await self._commands.change(live, decide)


def _begin(room: Room) -> AnyEntry:
    return decisions.begin(room, house_clock.now())


def _reseated(room: Room, changed: dict[int, Occupant]) -> AnyEntry:
    return decisions.reseat(room, house_clock.now(), changed)


def _forgotten(room: Room, person: str) -> AnyEntry:
    chair = Chair(kind="open") if room.state.stage == "open" else Chair(kind="bot", level=2)
    return _reseated(room, {seat: Occupant(chair) for seat in room.seats_of(person)})


def _others(room: Room, person: str) -> list[str]:
    """The other people who sit at a table."""
    return [one.person for one in room.state.occupants if one.person is not None and one.person != person]


def _another(name: str, taken: list[str]) -> str:
    """A name, with a number where somebody at the table has it: often the same person, for whoever sits beside."""
    shown, number = name, 2
    while shown and shown in taken:
        shown = f"{name[: LONGEST_NAME - 3].rstrip()} {number}"
        number += 1
    return shown


def _bot_for(chair: Chair) -> Chair:
    return Chair(kind="bot", name=chair.name, level=2)


def _waiting(occupant: Occupant) -> Occupant:
    """For a rematch: people come back to their own play."""
    lent: Literal["", "self"] = "self" if occupant.chair.lent == "self" else ""
    return msgspec.structs.replace(occupant, chair=msgspec.structs.replace(occupant.chair, away="", lent=lent))


def _check_look(room: Room, person: str | None, seat: int | None) -> None:
    """Before the end one looks from one's own seat or as a spectator; then from any."""
    mine = room.seats_of(person)
    if not mine and not room.setup.watching:
        raise Refusal("no-watching")
    if seat is not None and not (0 <= seat < room.players and (seat in mine or room.state.stage == "over")):
        raise Refusal("not-yours")


def _check_clock(clock: ClockRules) -> None:
    longest = LONGEST_DAYS if clock.kind == "days" else LONGEST_CLOCK
    shortest = 3600 if clock.kind == "days" else SHORTEST_CLOCK
    if clock.kind != "none" and not (shortest <= clock.seconds <= longest and 0 <= clock.increment <= 600):
        raise Refusal("bad-clock", low=shortest, high=longest)
