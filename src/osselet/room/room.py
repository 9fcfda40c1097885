"""A room: a table with who sits there and all that happened to it, as the sum of its entries."""

import hashlib
import secrets
from collections.abc import Sequence
from functools import cached_property

import msgspec

from osselet.core.dealers import Asked, Dealer, Held, Judged
from osselet.core.game import Game
from osselet.room import bouts, entries, setup, state, thinking_time
from osselet.room.bouts import HandsAtWork
from osselet.room.entries import (
    AgreeEntry,
    AnyEntry,
    AttemptEntry,
    BeginEntry,
    ChatEntry,
    ForgetEntry,
    Occupant,
    PlayEntry,
    ReadyEntry,
    SealEntry,
    SeatsEntry,
    SwitchEntry,
    UndoEntry,
    VoidEntry,
    WishEntry,
)
from osselet.room.refusal import Refusal
from osselet.room.rows import SeatRow, StoredTable, TableRow, Write
from osselet.room.state import KEPT_CHAT, UndoWish
from osselet.table import snapshot
from osselet.table.lesson import LessonDealer, lesson_of
from osselet.table.table import Table
from osselet.wire.messages import Chair

SNAPSHOT_EVERY = 64
ORPHANED = 5.0
"""Seconds after which another worker takes up a bot's move that the one who should has not made."""
A_LITTLE_LATER = 0.05
"""Seconds after a clock's end at which the server looks: then it has surely run out."""


class Effect(msgspec.Struct, frozen=True):
    """What an entry did: for whom there is news, and since how many steps."""

    entry: AnyEntry
    count: int
    lookers: Sequence[int]


class Room:
    """One table. `apply` is its only change: by whoever decided, by whoever follows, and when it is opened again.

    Whoever calls holds its lock; nothing in here waits.
    """

    def __init__(self, row: TableRow, game: Game) -> None:
        self.id = row.id
        self.game = game
        self.players = row.players
        self.creator = row.creator
        self.code = row.code
        self.made = row.made
        self.seq = 0
        self.table: Table | None = None
        self.state = state.first_state(row.players, setup.read(row.setting), row.public)
        self._seed = int(row.seed)
        lesson = lesson_of(game, self.setup.role) if self.setup.lesson else None
        self._lesson = [] if lesson is None else lesson.steps
        self._everybody = range(self.players + 1)
        self.actors: list[int] = []
        """The seats that may decide."""
        self.bots_to_act: list[int] = []
        """Those of them for which the server plays."""
        self._offers: list[tuple[int, ...]] = [()] * self.players
        self.hands = HandsAtWork()

    @property
    def setup(self) -> setup.Setup:
        """What the creator chose."""
        return self.state.setting

    @property
    def chairs(self) -> list[Chair]:
        """Who sits where."""
        return [occupant.chair for occupant in self.state.occupants]

    @property
    def names(self) -> tuple[str, ...]:
        """The names at the table."""
        return tuple(occupant.chair.name for occupant in self.state.occupants)

    def seats_of(self, person: str | None) -> list[int]:
        """The seats of a person."""
        if person is None:
            return []
        return [seat for seat, occupant in enumerate(self.state.occupants) if occupant.person == person]

    def admits(self, seat: int | None, person: str | None, token: str | None) -> bool:
        """May this person, or whoever has this token, look from this seat (None: as a spectator)?"""
        if seat is None:
            return self.setup.watching or bool(self.seats_of(person))
        if not 0 <= seat < self.players:
            return False
        occupant = self.state.occupants[seat]
        if person is not None and occupant.person == person:
            return True
        kept = occupant.token
        return token is not None and kept is not None and secrets.compare_digest(kept, token_hash(token))

    def version(self, seat: int | None) -> int:
        """How many changes this looker has been shown; it counts nothing that the looker may not know of."""
        return self.state.versions[self.players if seat is None else seat]

    def asked_since(self, seat: int) -> int:
        """The version since which this seat is asked what it is asked now."""
        return self.state.asked[seat]

    @property
    def playing(self) -> Table:
        """The game; refuses where it has not begun."""
        if self.table is None:
            raise Refusal("not-begun")
        return self.table

    def _look_who_decides(self) -> None:
        """Who may decide now, and for whom of them the server plays; in a lesson one bot after the other."""
        if self.hands.call is not None:
            self.actors = list(self.hands.call.seats)  # also who has acted: others shall not know before all have
            self.bots_to_act = bouts.lent(self.state, self.hands.call)
            return
        playing = self.table is not None and self.state.stage == "playing"
        self.actors = self.playing.actors if playing else []
        chairs = [(seat, self.state.occupants[seat].chair) for seat in self.actors]
        self.bots_to_act = [seat for seat, chair in chairs if chair.kind == "bot" or chair.away]
        if self.bots_to_act and self.taught is not None:
            self.bots_to_act = [seat for seat in self.bots_to_act if seat == self.playing.actor]

    @property
    def is_attended(self) -> bool:
        """Does a person play here? Else the game goes on only while somebody looks."""
        return any(map(self.state.is_present, range(self.players)))

    @property
    def is_apart(self) -> bool:
        """Do several people enter what real things show, in a game that hides something?

        Then nobody is told what can come, which would tell what has come: a card that is missing has been dealt.
        """
        if self.setup.dealer != "asked" or self.game.is_open:
            return False
        return len({occupant.person for occupant in self.state.occupants if occupant.person}) > 1

    @property
    def is_dealt_to_hands(self) -> bool:
        """Has somebody seen what their hand was dealt? Then nobody takes back alone what led to it."""
        return self.state.bout is not None and self.state.bout.is_begun

    @property
    def taught(self) -> str | None:
        """The next step of the lesson, if this is one and its line is not at its end."""
        return self._lesson[self._count] if self._count < len(self._lesson) else None

    @property
    def _count(self) -> int:
        return 0 if self.table is None else self.table.count

    @property
    def _sealed(self) -> tuple[bool, ...]:
        return () if self.table is None else self.table.sealed

    def apply(self, entry: AnyEntry) -> Effect:
        """Takes an entry into account: the one thing that changes a room."""
        kept, count, sealed = self.state, self._count, self._sealed
        self.seq += 1
        self.hands.forget()
        lookers = self._who_notices_hands(entry)
        is_blind = lookers is not None and len(lookers) == 1  # what others may not notice must not show in their clocks
        if not is_blind:
            thinking_time.charge(kept, entry.at)
        if entry.command is not None:
            kept.remember(entry.command)
        match entry:
            case PlayEntry():
                self.playing.progress.follow(entry.steps, entry.dealt, entry.clocks)
                kept.wish = kept.bout = None
                thinking_time.grant(kept, entry.seat)
            case SealEntry():
                self.playing.seal(entry.move, entry.seat)
                if self._sealed[entry.seat]:  # not for a part of a choice: others see the clocks, and would notice
                    thinking_time.grant(kept, entry.seat)
            case UndoEntry():
                self.playing.undo(entry.seat)
                if not entry.sealed:
                    kept.wish = kept.bout = None
                if entry.seat is not None and (not entry.sealed or sealed[entry.seat]):
                    thinking_time.take_back(kept, entry.seat)
            case WishEntry():
                kept.wish = UndoWish(entry.seat, entry.count, self._asked_by(entry))
            case AgreeEntry():
                self._agree(entry)
            case ChatEntry():
                if entry.text or entry.phrase:
                    kept.chat.append(entry)
                    del kept.chat[:-KEPT_CHAT]
            case ReadyEntry() | VoidEntry() | AttemptEntry():
                if isinstance(entry, ReadyEntry) and kept.bout is not None and entry.seat not in kept.bout.ready:
                    thinking_time.grant(kept, entry.seat)
                self.hands.apply(kept, self.playing, entry)
            case ForgetEntry():
                kept.forgot += 1
            case SeatsEntry():
                self._seat(entry)
            case SwitchEntry():
                kept.public = entry.public
                kept.setting = msgspec.structs.replace(
                    kept.setting, chat=entry.chat, hints=entry.hints, watching=entry.watching
                )
            case BeginEntry():
                self.table = self.laid()
                self.table.progress.follow(entry.steps, entry.dealt)
                self.table.hand_over(self._dealer(self.table), entry.dealt)
                kept.stage = "playing"
        lookers = self._who_notices(entry, count, sealed) if lookers is None else lookers
        for looker in lookers:
            kept.versions[looker] += 1
        if self._renews(entry, count):
            self._renew_questions(entry, count)
        if self.table is not None and self.table.over:
            kept.stage = "over"
        self.hands.look(kept, self.table, entry.at)
        self._look_who_decides()
        if isinstance(entry, PlayEntry | AttemptEntry) and self._count > count:
            thinking_time.draw(kept, self._hands_since(count))
        if not is_blind:
            call = self.hands.call
            thinking_time.run(kept, entry.at, self.actors if call is None else bouts.to_begin(kept, call))
        return Effect(entry, count, lookers)

    def _renews(self, entry: AnyEntry, count: int) -> bool:
        """May seats be asked something else after this?"""
        if isinstance(entry, ReadyEntry | VoidEntry | AttemptEntry):
            return self._count > count
        return not isinstance(entry, SeatsEntry | SwitchEntry | ChatEntry | WishEntry | ForgetEntry)

    def _who_notices_hands(self, entry: AnyEntry) -> Sequence[int] | None:
        """Who is told what a hand does: of several at once nobody but its own seat, until all have acted."""
        bout, call = self.state.bout, self.hands.call
        if not isinstance(entry, ReadyEntry | VoidEntry | AttemptEntry) or bout is None or call is None:
            return None
        is_alone = len(call.seats) == 1
        if isinstance(entry, ReadyEntry):
            is_open = is_alone or entry.seat not in bout.ready
        elif isinstance(entry, AttemptEntry):
            is_open = is_alone or len(bout.acted) + 1 == len(call.seats)
        else:
            is_open = is_alone
        return self._everybody if is_open else (entry.seat,)

    def _hands_since(self, count: int) -> list[int]:
        """The seats that have thrown or drawn something after so many steps, and decide next."""
        if self.setup.clock.kind != "live":
            return []
        hands = self.playing.hands(count)
        return [seat for seat in self.actors if seat in hands]

    def _seat(self, entry: SeatsEntry) -> None:
        for seat, (was, now) in enumerate(zip(self.state.occupants, entry.occupants, strict=True)):
            if was.chair.away and not now.chair.away:
                thinking_time.welcome_back(self.state, seat)
        self.state.occupants = entry.occupants
        self.state.rematch = entry.rematch
        wish = self.state.wish
        if wish is not None and any(self.chairs[seat].kind != "person" for seat in (wish.seat, *wish.waiting)):
            self.state.wish = None  # somebody has left for good: it may be asked anew
        if self.table is not None:
            self.table.names = self.names

    def _agree(self, entry: AgreeEntry) -> None:
        """An answer to a wish. Where nobody had to be asked, no wish was written down."""
        wish = self.state.wish or self.wish_alone(entry.seat)
        if wish is None:
            return
        waiting = self._still_asked(wish, entry.seat)
        if waiting and entry.yes:
            self.state.wish = UndoWish(wish.seat, wish.count, waiting)
            return
        self.state.wish = None
        if entry.yes:
            self.state.bout = None
            self.playing.progress.retreat(wish.count)
            self.playing.progress.follow(entry.steps, entry.dealt)

    def wish_alone(self, seat: int) -> UndoWish | None:
        """The wish to go back to before the last decision of a seat, if nobody has to be asked."""
        count = self.playing.last_choice(seat)
        return None if count is None else UndoWish(seat, count, [])

    def grants(self, wish: UndoWish, seat: int) -> bool:
        """Is the wish granted if this seat agrees to it?"""
        return not self._still_asked(wish, seat)

    def _still_asked(self, wish: UndoWish, seat: int) -> list[int]:
        return [other for other in wish.waiting if self._whose(other) != self._whose(seat)]

    def who_must_agree(self, seat: int) -> list[int]:
        """The people who must agree to a wish of this seat, also those who are away; bots always do.

        Who is away has not agreed, whoever plays for them meanwhile. Who has left for good has no seat any more.
        """
        mine = self._whose(seat)
        return [
            other for other, chair in enumerate(self.chairs) if chair.kind == "person" and self._whose(other) != mine
        ]

    def _asked_by(self, entry: WishEntry) -> list[int]:
        if entry.waiting is not None:
            return entry.waiting
        return [seat for seat in self.who_must_agree(entry.seat) if self.state.is_present(seat)]

    def _whose(self, seat: int) -> str:
        return self.state.occupants[seat].person or f"seat {seat}"

    def _who_notices(self, entry: AnyEntry, count: int, sealed: tuple[bool, ...]) -> Sequence[int]:
        """Who is told: of a part of a sealed choice only its seat."""
        alone = isinstance(entry, SealEntry | UndoEntry) and entry.seat is not None and self._count == count
        if not alone or sealed != self._sealed:
            return self._everybody
        assert isinstance(entry, SealEntry | UndoEntry)
        assert entry.seat is not None
        return (entry.seat,)

    def _renew_questions(self, entry: AnyEntry, count: int) -> None:
        """From here on older versions do not know what their seat is asked.

        Where several choose at once, what one of them does leaves the others' question as it was.
        """
        kept = self.state
        if self.game.rules.ask is None:
            kept.asked = kept.versions[: self.players]
            return
        mine = entry.seat if isinstance(entry, PlayEntry | SealEntry | UndoEntry) else None
        alone = isinstance(entry, SealEntry | UndoEntry) and self._count == count
        before, self._offers = self._offers, self._all_offers()
        for seat in range(self.players):
            stays = seat != mine and (alone or (before[seat] and before[seat] == self._offers[seat]))
            if not stays:
                kept.asked[seat] = kept.versions[seat]

    def _all_offers(self) -> list[tuple[int, ...]]:
        """What each seat may do in a phase in which several choose at once."""
        if self.game.rules.ask is None or self.table is None:
            return [()] * self.players
        return [self.table.offer(seat) for seat in range(self.players)]

    def laid(self) -> Table:
        """The table as it is before chance goes on; a lesson's dealer has to look at it before it deals."""
        return Table(self.game, self.players, self._seed, self.setup.options, Held(), self.names)

    def begun(self) -> Table:
        """A table of its own on which chance has brought all that comes before the first decision."""
        table = self.laid()
        table.hand_over(self._dealer(table), table.dealt)
        return table

    def _dealer(self, table: Table) -> Dealer | None:
        if self._lesson:
            return LessonDealer(self._lesson, lambda: table.progress.reached)
        asked = Asked() if self.setup.dealer == "asked" else None
        return Judged(self.judged, asked) if self.judged else asked

    @cached_property
    def judged(self) -> frozenset[str]:
        """The words that hands on a screen answer here."""
        game = self.game
        if game.judged is None or game.dexterity is None or self._lesson:
            return frozenset()
        return game.judged(game.read_options(self.setup.options, self.players))

    @property
    def left(self) -> list[float] | None:
        """Seconds left for each seat when the last entry was made."""
        if self.table is not None and self.table.clocks is not None:
            return [round(seconds, 1) for seconds in self.table.clocks]
        return thinking_time.left(self.state)

    @property
    def late(self) -> int | None:
        """The seat whose time by the rules has run out."""
        seat, left = (None, None) if self.table is None else (self.table.on_clock, self.table.clocks)
        return None if seat is None or left is None or left[seat] > 0 else seat

    def wake(self) -> float | None:
        """When the server has something to do here."""
        if self.table is None or self.state.stage != "playing":
            return None
        if self.bots_to_act:
            return self.state.since + ORPHANED if self.is_attended else None
        ends = [*thinking_time.ends(self.state), *bouts.act_ends(self.state).values()]
        if (
            self.hands.call is not None
            and self.setup.clock.kind == "live"
            and bouts.to_begin(self.state, self.hands.call)
        ):
            ends.append(bouts.begin_by(self.state))
        left, seat = self.table.clocks, self.table.on_clock
        if left is not None and seat is not None:
            ends.append(self.state.since + left[seat])
        return min(ends) + A_LITTLE_LATER if ends else None

    def write(self, entry: AnyEntry) -> Write:
        """What goes to the store of an entry that was applied."""
        kept = self.state
        keeps_all = self.seq % SNAPSHOT_EVERY == 0 or kept.stage == "over"
        return Write(
            self.id,
            self.seq,
            entries.write(entry),
            entry.at,
            kept.stage,
            ",".join(map(str, self.actors)),
            self.wake(),
            seat_rows(kept.occupants) if isinstance(entry, SeatsEntry) else None,
            self.snapshot() if keeps_all else None,
            entry.public if isinstance(entry, SwitchEntry) else None,
        )

    def snapshot(self) -> bytes:
        """All of the room, to open it again at once."""
        game = None if self.table is None else snapshot.take(self.table)
        return state.write(msgspec.structs.replace(self.state, table=game))

    def restore(self, seq: int, body: bytes) -> None:
        """The room as it was kept."""
        self.seq, self.state = seq, state.read(body)
        if self.state.table is not None:
            self.table = self.laid()
            snapshot.restore(self.table, self.state.table)
            self.table.hand_over(self._dealer(self.table), self.state.table["dealt"])
            self.state.table = None
            self._offers = self._all_offers()
        self.hands.look(self.state, self.table, self.state.since)
        self._look_who_decides()


def open_room(stored: StoredTable, game: Game) -> Room:
    """The room of a table as far as the store has come."""
    room = Room(stored.row, game)
    if stored.snapshot is not None:
        room.restore(*stored.snapshot)
    for seq, body in stored.entries:
        assert seq == room.seq + 1
        room.apply(entries.read(body))
    return room


def seat_rows(occupants: list[Occupant]) -> list[SeatRow]:
    """The seating as the lists show it."""
    return [
        SeatRow(seat, occupant.person, occupant.chair.name, occupant.chair.kind, occupant.chair.level)
        for seat, occupant in enumerate(occupants)
    ]


def token_hash(token: str) -> bytes:
    """What is kept of a seat's token."""
    return hashlib.blake2b(token.encode(), digest_size=24).digest()
