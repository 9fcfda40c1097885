"""What happened at a table, added up: a room in memory is the sum of its entries."""

import hashlib
import secrets
from collections import deque
from typing import Any, Literal

import msgspec

from osselet.core.dealers import Asked, Dealer, Held
from osselet.core.game import Game
from osselet.server import entries
from osselet.server.entries import Agreed, Begun, Entries, Keeper, Played, Said, Sealed, Seats, Switched, Undone, Wished
from osselet.server.refusal import Refusal
from osselet.server.setting import Setting
from osselet.server.store import Row, SeatRow, Write
from osselet.table.lesson import Along, lesson_of
from osselet.table.table import Table
from osselet.wire.messages import Chair

SNAPSHOT_EVERY = 64
KEPT_COMMANDS = 256
KEPT_CHAT = 50
RETURNED = 10.0
"""Seconds somebody gets at least who comes back after the time ran out."""
ORPHANED = 5.0
"""Seconds after which another worker takes up a bot's move that the one who should has not made."""
A_LITTLE_LATER = 0.05
"""Seconds after a clock's end at which the server looks: then it has surely run out."""
STAGES = Literal["open", "playing", "over"]


class Snapshot(msgspec.Struct, kw_only=True):
    """All of a room at one entry."""

    keepers: list[Keeper]
    setting: Setting
    public: bool
    stage: STAGES
    rematch: str | None
    versions: list[int]
    asked: list[int]
    commands: list[str]
    bank: list[float]
    since: float
    thinking: list[int]
    wish: tuple[int, int, list[int]] | None
    chat: list[Said]
    table: dict[str, Any] | None


_pack = msgspec.msgpack.Encoder().encode
_unpack = msgspec.msgpack.Decoder(Snapshot).decode


class Effect(msgspec.Struct, frozen=True):
    """What an entry did: for whom there is news, and since how many steps."""

    entry: Entries
    count: int
    lookers: tuple[int, ...]


class Ledger:
    """One table, entry by entry. Whoever calls holds its lock; nothing in here waits."""

    def __init__(self, row: Row, game: Game) -> None:
        self.id = row.id
        self.game = game
        self.players = row.players
        self._first = msgspec.json.decode(row.setting, type=Setting), row.public
        self.creator = row.creator
        self.code = row.code
        self.made = row.made
        self._seed = int(row.seed)
        lesson = lesson_of(game) if self._first[0].lesson else None
        self._line = [] if lesson is None else lesson.steps
        self.clear()

    def clear(self) -> None:
        """Back to before the first entry."""
        self.seq = 0
        self.setting, self.public = self._first
        self.keepers = [Keeper(Chair(kind="open")) for _ in range(self.players)]
        self.stage: STAGES = "open"
        self.rematch: str | None = None
        self.table: Table | None = None
        self._versions = [0] * (self.players + 1)
        self._asked = [0] * self.players
        self._offers: list[tuple[int, ...] | None] = [None] * self.players
        self._commands: dict[str, None] = {}
        self._bank = [float(self.setting.clock.seconds)] * self.players
        self._since = 0.0
        self._thinking: list[int] = []
        self._wish: tuple[int, int, list[int]] | None = None
        self.chat: deque[Said] = deque(maxlen=KEPT_CHAT)
        self._changed()

    def _changed(self) -> None:
        """What was worked out before is no longer so."""

    def looker(self, seat: int | None) -> int:
        """The place of a seat, or of spectators, among those who look."""
        return self.players if seat is None else seat

    def question(self, seat: int) -> int:
        """The version since which this seat is asked what it is asked now."""
        return self._asked[seat]

    def version(self, seat: int | None) -> int:
        """How many changes this looker has been shown; it counts nothing that the looker may not know of."""
        return self._versions[self.looker(seat)]

    @property
    def chairs(self) -> list[Chair]:
        """Who sits where."""
        return [keeper.chair for keeper in self.keepers]

    @property
    def names(self) -> tuple[str, ...]:
        """The names at the table."""
        return tuple(chair.name for chair in self.chairs)

    def seats_of(self, person: str | None) -> list[int]:
        """The seats of a person."""
        return [at for at, keeper in enumerate(self.keepers) if person is not None and keeper.person == person]

    def admits(self, seat: int | None, person: str | None, token: str | None) -> bool:
        """May this person, or whoever has this token, look from this seat (None: as a spectator)?"""
        if seat is None:
            return self.setting.watching or bool(self.seats_of(person))
        if not 0 <= seat < self.players:
            return False
        kept = self.keepers[seat].token
        opened = token is not None and kept is not None and secrets.compare_digest(kept, token_hash(token))
        return opened or seat in self.seats_of(person)

    @property
    def actors(self) -> list[int]:
        """The seats that may decide."""
        return self.table.actors if self.table is not None and self.stage == "playing" else []

    def bots_to_act(self) -> list[int]:
        """The seats to decide for which the server plays; in a lesson one after the other."""
        seats = [seat for seat in self.actors if (chair := self.keepers[seat].chair).kind == "bot" or chair.away]
        return seats if self.taught is None else [seat for seat in seats if seat == self._playing.actor]

    @property
    def taught(self) -> str | None:
        """The next step of the lesson, if this is one and its line is not at its end."""
        at = self._count
        return self._line[at] if at < len(self._line) else None

    # What happened: every change goes through `note`, here and in every other worker.

    def apply(self, entry: Entries) -> Effect:
        """Follows an entry that was decided elsewhere or before."""
        count, sealed = self._count, self._sealed
        match entry:
            case Begun():
                self.table = self._laid(Held())
                self.table.follow(entry.steps, entry.dealt)
                self.table.hand_over(self._dealer, entry.dealt)
            case Played():
                self._playing.follow(entry.steps, entry.dealt, entry.clocks)
            case Sealed():
                self._playing.play(entry.move, entry.seat)
            case Undone():
                self._playing.undo(entry.seat)
            case Agreed():
                if self._wish is None and (count_then := self._playing.last_choice(entry.seat)) is not None:
                    self._wish = (entry.seat, count_then, [])  # nobody had to be asked, so no wish was written down
                if self._settles(entry) and entry.yes and self._wish:
                    self._playing.retreat(self._wish[1])
                    self._playing.follow(entry.steps, entry.dealt)
        return self.note(entry, count, sealed)

    def mark(self) -> tuple[int, tuple[bool, ...]]:
        """What `note` must know of before a decision: how many steps, and whose choice is sealed."""
        return self._count, self._sealed

    def note(self, entry: Entries, count: int, sealed: tuple[bool, ...]) -> Effect:
        """Takes an entry into account that the table has followed already."""
        self.seq += 1
        self._changed()
        self._charge(entry.at)
        if entry.command is not None:
            self._commands[entry.command] = None
            if len(self._commands) > KEPT_COMMANDS:
                del self._commands[next(iter(self._commands))]
        lookers = tuple(range(self.players + 1))
        match entry:
            case Seats():
                self._welcome_back(entry.keepers)
                self.keepers = entry.keepers
                self.rematch = entry.rematch
                if self.table is not None:
                    self.table.names = self.names
            case Switched():
                self.public = entry.public
                self.setting = msgspec.structs.replace(
                    self.setting, chat=entry.chat, hints=entry.hints, watching=entry.watching
                )
            case Begun():
                self.stage = "playing"
            case Played():
                self._wish = None
                self._grant(entry.seat)
            case Sealed():
                if self._sealed[entry.seat]:  # not for a part of a choice: others see the clocks, and would notice
                    self._grant(entry.seat)
            case Undone():
                if not entry.sealed:
                    self._wish = None
                if entry.seat is not None and (not entry.sealed or sealed[entry.seat]):
                    self._take_back(entry.seat)
            case Wished():
                self._wish = (entry.seat, entry.count, self._others(entry.seat))
            case Agreed():
                settled = self._settles(entry)
                assert self._wish is not None
                waiting = [seat for seat in self._wish[2] if self._whose(seat) != self._whose(entry.seat)]
                self._wish = None if settled else (self._wish[0], self._wish[1], waiting)
            case Said():
                self.chat.append(entry)
        if isinstance(entry, Sealed | Undone) and entry.seat is not None and self._count == count:
            lookers = lookers if sealed != self._sealed else (entry.seat,)
        for looker in lookers:
            self._versions[looker] += 1
        if not isinstance(entry, Seats | Switched | Said | Wished):
            self._renew_questions(entry, count)
        if self.table is not None and self.table.over:
            self.stage = "over"
        self._run_clocks(entry.at)
        return Effect(entry, count, lookers)

    def _renew_questions(self, entry: Entries, count: int) -> None:
        """From here on older versions do not know what their seat is asked.

        Where several choose at once, what one of them does leaves the others' question as it was.
        """
        if self.game.rules.ask is None:
            self._asked = self._versions[: self.players]
            return
        mine = entry.seat if isinstance(entry, Played | Sealed | Undone) else None
        alone = isinstance(entry, Sealed | Undone) and self._count == count
        offers = [self._offer(seat) for seat in range(self.players)]
        for seat, (before, now) in enumerate(zip(self._offers, offers, strict=True)):
            others = seat != mine and (alone or (before is not None and before == now))
            if not others:
                self._asked[seat] = self._versions[seat]
        self._offers = offers

    def _offer(self, seat: int) -> tuple[int, ...] | None:
        """What a seat may do in a phase in which several choose at once."""
        if self.game.rules.ask is None or self.table is None:
            return None
        return self.table.offer(seat) or None

    @property
    def _playing(self) -> Table:
        if self.table is None:
            raise Refusal("not-begun")
        return self.table

    @property
    def _count(self) -> int:
        return 0 if self.table is None else self.table.count

    @property
    def _sealed(self) -> tuple[bool, ...]:
        return () if self.table is None else self.table.sealed

    @property
    def _dealer(self) -> Dealer | None:
        if self._line:
            return Along(self._line, lambda: self._count)
        return Asked() if self.setting.dealer == "asked" else None

    def _laid(self, dealer: Dealer | None) -> Table:
        return Table(self.game, self.players, self._seed, self.setting.options, dealer, self.names)

    def _settles(self, entry: Agreed) -> bool:
        """Is the wish granted or refused with this answer?"""
        if self._wish is None:
            return True
        waiting = [seat for seat in self._wish[2] if self._whose(seat) != self._whose(entry.seat)]
        return not entry.yes or not waiting

    def _others(self, seat: int) -> list[int]:
        """The people who must agree to a wish of this seat; bots always do."""
        mine = self._whose(seat)
        return [other for other in range(self.players) if self._is_present(other) and self._whose(other) != mine]

    def _whose(self, seat: int) -> str:
        return self.keepers[seat].person or f"seat {seat}"

    # Clocks of the table; a game with a clock in its rules keeps its own.

    def _charge(self, at: float) -> None:
        passed = max(0.0, at - self._since)
        for seat in self._thinking:
            self._bank[seat] -= passed
        self._since = at

    def _grant(self, seat: int | None) -> None:
        clock = self.setting.clock
        if seat is not None and clock.kind == "live":
            self._bank[seat] = max(self._bank[seat], 0.0) + clock.increment
        elif seat is not None and clock.kind == "days":
            self._bank[seat] = float(clock.seconds)

    def _take_back(self, seat: int) -> None:
        """What was granted for a move goes when the move does."""
        if self.setting.clock.kind == "live":
            self._bank[seat] = max(0.0, self._bank[seat] - self.setting.clock.increment)

    def _welcome_back(self, keepers: list[Keeper]) -> None:
        """Who comes back after the time ran out gets a little, or a whole new decision's time."""
        clock = self.setting.clock
        for seat, (was, now) in enumerate(zip(self.keepers, keepers, strict=True)):
            if was.chair.away and not now.chair.away:
                granted = float(clock.seconds) if clock.kind == "days" else max(RETURNED, clock.increment)
                self._bank[seat] = max(self._bank[seat], granted)

    def _run_clocks(self, at: float) -> None:
        self._since = at
        timed = self.setting.clock.kind != "none"
        self._thinking = [seat for seat in self.actors if self._is_present(seat)] if timed else []

    def _is_present(self, seat: int) -> bool:
        chair = self.keepers[seat].chair
        return chair.kind == "person" and not chair.away

    @property
    def left(self) -> list[float] | None:
        """Seconds left for each seat when the last entry was made."""
        if self.table is not None and self.table.clocks is not None:
            return [round(seconds, 1) for seconds in self.table.clocks]
        return None if self.setting.clock.kind == "none" else [round(max(0.0, seconds), 1) for seconds in self._bank]

    def wake(self) -> float | None:
        """When the server has something to do here."""
        if self.stage != "playing" or self.table is None:
            return None
        if self.bots_to_act():
            return self._since + ORPHANED
        ends = [self._since + max(0.0, self._bank[seat]) for seat in self._thinking]
        seat, left = self.table.on_clock, self.table.clocks
        if left is not None and seat is not None:
            ends.append(self._since + left[seat])
        return min(ends) + A_LITTLE_LATER if ends else None

    def overdue(self, now: float) -> list[int]:
        """The seats whose time at the table's clock has run out."""
        return [seat for seat in self._thinking if self._since + self._bank[seat] <= now]

    # Kept and opened again.

    def write(self, entry: Entries) -> Write:
        """What goes to the store."""
        kept = self.seq % SNAPSHOT_EVERY == 0 or self.stage == "over"
        return Write(
            self.id,
            self.seq,
            entries.write(entry),
            entry.at,
            self.stage,
            ",".join(str(seat) for seat in self.actors),
            self.wake(),
            seat_rows(self.keepers) if isinstance(entry, Seats) else None,
            self.snapshot() if kept else None,
            entry.public if isinstance(entry, Switched) else None,
        )

    def snapshot(self) -> bytes:
        """All of the room, to open it again at once."""
        return _pack(
            Snapshot(
                keepers=self.keepers,
                setting=self.setting,
                public=self.public,
                stage=self.stage,
                rematch=self.rematch,
                versions=self._versions,
                asked=self._asked,
                commands=list(self._commands),
                bank=self._bank,
                since=self._since,
                thinking=self._thinking,
                wish=self._wish,
                chat=list(self.chat),
                table=None if self.table is None else self.table.keep(),
            )
        )

    def restore(self, seq: int, body: bytes) -> None:
        """The room as it was kept."""
        kept = _unpack(body)
        self.seq = seq
        self.keepers, self.stage, self.rematch = kept.keepers, kept.stage, kept.rematch
        self.setting, self.public = kept.setting, kept.public
        self._versions, self._asked = kept.versions, kept.asked
        self._commands = dict.fromkeys(kept.commands)
        self._bank, self._since, self._thinking = kept.bank, kept.since, kept.thinking
        self._wish = kept.wish
        self.chat = deque(kept.chat, KEPT_CHAT)
        if kept.table is not None:
            self.table = self._laid(Held())
            self.table.resume(kept.table)
            self.table.hand_over(self._dealer, kept.table["dealt"])
            self._offers = [self._offer(seat) for seat in range(self.players)]


def seat_rows(keepers: list[Keeper]) -> list[SeatRow]:
    """The seating as the lists show it."""
    return [
        SeatRow(seat, keeper.person, keeper.chair.name, keeper.chair.kind, keeper.chair.level)
        for seat, keeper in enumerate(keepers)
    ]


def token_hash(token: str) -> bytes:
    """What is kept of a seat's token."""
    return hashlib.blake2b(token.encode(), digest_size=24).digest()
