"""A table in memory: the sum of its entries, and what each looker may know of it."""

import hashlib
import secrets
from collections import deque
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

import msgspec

from osselet.core.dealers import Asked, Dealer, Held
from osselet.core.errors import OptionError
from osselet.core.game import Game, Line, Reason
from osselet.core.texts import Speaker
from osselet.core.vocabulary import SeatNumber
from osselet.server import entries
from osselet.server.entries import Agreed, Begun, Entries, Keeper, Played, Said, Sealed, Seats, Switched, Undone, Wished
from osselet.server.refusal import Refusal
from osselet.server.setting import Setting
from osselet.server.store import Row, SeatRow, Write
from osselet.table.illegal import IllegalMove
from osselet.table.lesson import Along, lesson_of
from osselet.table.seat import Seat
from osselet.table.table import Table
from osselet.wire import lobby as wire
from osselet.wire import messages
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
PHRASES = ("hello", "good-luck", "well-played", "thanks", "oops", "hurry", "moment", "good-game", "again", "bye")
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


@dataclass(frozen=True)
class Effect:
    """What an entry did: for whom there is news, and since how many steps."""

    entry: Entries
    count: int
    lookers: tuple[int, ...]


class _Public(NamedTuple):
    """What everybody may know of a moment."""

    actors: list[int]
    waits: bool
    wish: messages.Wish | None
    left: list[float] | None
    over: messages.Result | None


class Room:
    """One table. Whoever calls holds its lock; nothing in here waits."""

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
        self._told: dict[tuple[int, int | None], list[messages.Step]] = {}
        self._shown: dict[str, Any] | None = None
        self._alike: _Public | None = None

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
        seats = [seat for seat in self.actors if self.chairs[seat].kind == "bot" or self.chairs[seat].away]
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
        self._told.clear()
        self._shown = self._alike = None
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
        self._thinking = [seat for seat in self.actors if timed and self._is_present(seat)]

    def _is_present(self, seat: int) -> bool:
        return self.chairs[seat].kind == "person" and not self.chairs[seat].away

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

    # Decisions: each gives an entry, with the table already moved on, or refuses and changes nothing.

    def done(self, seat: int | None, command: str) -> bool:
        """Was this command done before?"""
        return self._key(seat, command) in self._commands

    def knows(self, key: str) -> bool:
        """Is the command with this key among those done lately?"""
        return key in self._commands

    def _key(self, seat: int | None, command: str) -> str:
        return f"{seat}:{command}"

    def play(self, at: float, seat: int, move: str, version: int | None = None, command: str | None = None) -> Entries:
        """A seat plays or seals a move, or enters what was thrown."""
        table = self._going()
        self._check_fresh(seat, version)
        count = table.count
        if self.taught not in (None, move):
            raise Refusal("lesson")
        enters = table.actor == "chance"
        table.play(move, None if enters else seat)
        key = None if command is None else self._key(seat, command)
        if table.count == count:
            return Sealed(at=at, command=key, seat=seat, move=move)
        return self._played(at, None if enters else seat, count, key)

    def _played(self, at: float, seat: int | None, count: int, command: str | None) -> Played:
        table = self._playing
        return Played(
            at=at, command=command, seat=seat, steps=table.since(count), dealt=table.dealt, clocks=table.clocks
        )

    def _going(self) -> Table:
        if self.stage == "over":
            raise Refusal("over")
        return self._playing

    def _check_fresh(self, seat: int, version: int | None) -> None:
        if version is not None and version < self._asked[seat]:
            raise Refusal("stale")

    def undo(self, at: float, seat: int, version: int, command: str) -> Entries:
        """A seat takes back its last step, or asks the table to."""
        table = self._going()
        self._check_fresh(seat, version)
        key = self._key(seat, command)
        for who in (seat, None):
            typed = who is None and table.last_source == "typed"
            if (who is not None or typed) and table.can_undo(who):
                count = table.count
                table.undo(who)
                return Undone(at=at, command=key, seat=who, sealed=table.count == count)
        count_then = table.last_choice(seat)
        if count_then is None or self._wish is not None:
            raise Refusal("no-undo")
        if self._others(seat):
            return Wished(at=at, command=key, seat=seat, count=count_then)
        self._wish = (seat, count_then, [])
        return self._retreated(at, seat, key)

    def agree(self, at: float, seat: int, yes: bool, command: str) -> Entries:
        """A seat answers somebody's wish to take back a step."""
        self._going()
        if self._wish is None or seat not in self._wish[2]:
            raise Refusal("no-wish")
        entry = Agreed(at=at, command=self._key(seat, command), seat=seat, yes=yes)
        return self._retreated(at, seat, entry.command) if yes and self._settles(entry) else entry

    def _retreated(self, at: float, seat: int, key: str | None) -> Agreed:
        assert self._wish is not None
        table, count = self._playing, self._wish[1]
        table.rewind(count)
        return Agreed(at=at, command=key, seat=seat, yes=True, steps=table.since(count), dealt=table.dealt)

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

    def time_out(self, at: float, seat: int) -> Entries:
        """The rules' own clock has run out for a seat."""
        table = self._going()
        count = table.count
        table.time_out(seat)
        return self._played(at, seat, count, None)

    def say(self, at: float, seat: int | None, name: str, said: messages.Say) -> Entries:
        """Somebody says something."""
        text = None if said.text is None else " ".join(said.text.split())
        if self.setting.chat == "off" or (seat is None and self.setting.chat != "all"):
            raise Refusal("no-chat")
        if (not text and said.phrase is None) or (said.phrase is not None and said.phrase not in PHRASES):
            raise Refusal("nothing-said")
        if text and not text.isprintable():
            raise Refusal("nothing-said")
        key = self._key(seat, said.id)
        return Said(at=at, command=key, seat=seat, name=name, text=text or None, phrase=said.phrase)

    def reseat(self, at: float, keepers: list[Keeper], command: str | None = None) -> Seats:
        """Another seating."""
        return Seats(at=at, command=command, keepers=keepers, rematch=self.rematch)

    def away(self, at: float, seat: int, why: Literal["", "self", "gone", "time"], command: str | None = None) -> Seats:
        """A bot plays for somebody, or (no reason) no longer does."""
        keepers = list(self.keepers)
        kept = keepers[seat]
        if kept.chair.kind != "person":
            raise Refusal("not-yours")
        keepers[seat] = msgspec.structs.replace(kept, chair=msgspec.structs.replace(kept.chair, away=why))
        return self.reseat(at, keepers, command)

    def change(self, at: float, wish: wire.Change) -> Switched:
        """The creator switches something; what is not named stays."""
        setting = self.setting
        return Switched(
            at=at,
            public=self.public if wish.public is None else wish.public,
            chat=wish.chat or setting.chat,
            hints=setting.hints if wish.hints is None else wish.hints,
            watching=setting.watching if wish.watching is None else wish.watching,
        )

    def begin(self, at: float) -> Begun:
        """Lays the table."""
        if self.stage != "open":
            raise Refusal("has-begun")
        if any(chair.kind == "open" for chair in self.chairs):
            raise Refusal("seats-open")
        try:
            # A lesson's dealer looks how far the table is, so there must be one before it deals.
            self.table = self._laid(Held() if self._line else self._dealer)
            if self._line:
                self.table.hand_over(self._dealer, self.table.dealt)
        except OptionError as error:
            raise Refusal("bad-options", reason=str(error)) from None
        return Begun(at=at, steps=self.table.since(0), dealt=self.table.dealt)

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

    # What lookers are told; everything about the game comes from the table's own hidden views.

    def info(self, person: str | None, seat: int | None = None) -> messages.TableInfo:
        """The table, for somebody."""
        mine = self.seats_of(person)
        invites = person is not None and (self.creator == person or bool(mine) or seat is not None)
        return messages.TableInfo(
            id=self.id,
            game=self.game.id,
            players=self.players,
            options=self.setting.options,
            stage=self.stage,
            seats=self.chairs,
            clock=self.setting.clock,
            public=self.public,
            chat=self.setting.chat,
            hints=self.setting.hints,
            watching=self.setting.watching,
            made=self.made,
            code=self.code if (invites or self.public) and self.stage != "over" else None,
            mine=mine,
            creator=person is not None and self.creator == person,
            to_act=self.actors,
            winners=self.table.winners if self.table is not None and self.stage == "over" else None,
            rematch=self.rematch,
            lesson=self.setting.lesson,
        )

    def news(self, effect: Effect, seat: int | None) -> messages.Notice:
        """What a looker is told of an entry."""
        version = self.version(seat)
        match effect.entry:
            case Seats() | Switched():
                return self.seating(seat)
            case Said() as said:
                return chat(said, version)
            case Wished():
                return messages.Asked(version=version, wish=self.wish)
            case Agreed() if self._count == effect.count and not effect.entry.steps and self._wish is not None:
                return messages.Asked(version=version, wish=self.wish)
            case Agreed() as agreed:
                return self.beat(seat, "undo" if agreed.yes else "sync", self._count)
            case Begun():
                return self.beat(seat, "begin", 0)
            case Sealed() as sealed:
                return self.beat(seat, "seal", effect.count, by=sealed.seat)
            case Undone() as undone:
                return self.beat(seat, "undo", self._count, by=undone.seat)
            case Played() as played:
                clock = any(source == "clock" for _, source in played.steps)
                return self.beat(seat, "clock" if clock else "play", effect.count, by=played.seat)

    def seating(self, seat: int | None) -> messages.Seating:
        """Who sits where, as news."""
        return messages.Seating(
            version=self.version(seat),
            stage=self.stage,
            seats=self.chairs,
            chat=self.setting.chat,
            hints=self.setting.hints,
            watching=self.setting.watching,
            public=self.public,
            rematch=self.rematch,
        )

    @property
    def wish(self) -> messages.Wish | None:
        """What the table is asked."""
        return None if self._wish is None else messages.Wish(seat=self._wish[0], waiting=self._wish[2])

    def beat(
        self,
        seat: int | None,
        cause: Literal["sync", "begin", "play", "seal", "undo", "clock"],
        since: int,
        by: int | None = None,
    ) -> messages.Beat:
        """All that a looker may know of the table now, and the steps after the first so many as it saw them."""
        table = self._playing
        public = self._public()
        moves = [] if seat is None or self.stage == "over" else table.moves(None if public.waits else seat)
        return messages.Beat(
            version=self.version(seat),
            cause=cause,
            view=self._view(seat),
            count=table.count,
            by=by,
            steps=self._steps(since, seat),
            moves=[move.name for move in moves],
            actors=public.actors,
            waits=public.waits,
            undo=seat is not None and self.stage == "playing" and self._can_undo(table, seat),
            wish=public.wish,
            left=public.left,
            over=public.over,
        )

    def _public(self) -> "_Public":
        """What every beat of this moment says alike."""
        if self._alike is None:
            table = self._playing
            over = messages.Result(winners=table.winners, scores=table.scores) if table.over else None
            self._alike = _Public(self.actors, table.actor == "chance", self.wish, self.left, over)
        return self._alike

    def _steps(self, since: int, seat: int | None) -> list[messages.Step]:
        """The steps after the first so many as a looker saw them; where everybody sees everything, told once."""
        table = self._playing
        if table.count == since:
            return []
        key = (since, None if self.game.is_open else seat)
        if key not in self._told:
            self._told[key] = [
                messages.Step(name=step.name, seat=step.seat, lines=[told(line) for line in lines])
                for step, lines in table.tell(since, seat)
            ]
        return self._told[key]

    def _view(self, seat: int | None) -> dict[str, Any]:
        if not self.game.one_view:
            return self._playing.view(seat)
        if self._shown is None:
            self._shown = self._playing.view()
        return self._shown

    def look_away(self) -> None:
        """Everybody has been told: what was worked out for it is forgotten."""
        self._told.clear()
        self._shown = self._alike = None
        if self.table is not None:
            self.table.look_away()

    def _can_undo(self, table: Table, seat: int) -> bool:
        return table.can_undo(seat) or (table.last_source == "typed" and table.can_undo(None))

    def add_sentences(self, beat: messages.Beat, seat: int | None, lang: str) -> messages.Beat:
        """The beat with its steps and moves in words."""
        table = self._playing
        say = Speaker(self.game, lang, self.names)
        log = [say.line(line) for _, lines in table.tell(table.count - len(beat.steps), seat) for line in lines]
        words = table.words
        ids = {name: words.find(name) for name in beat.moves}
        texts = {name: say.move(words.step(move, seat)) for name, move in ids.items() if move is not None}
        return msgspec.structs.replace(beat, log=log, texts=texts)

    def why(self, seat: int, move: str) -> Reason | None:
        """Why a seat cannot play this now; None if it can."""
        table = self._going()
        try:
            return table.why(move, None if table.actor == "chance" else seat)
        except IllegalMove as error:
            return error.why

    def seat(self, seat: int) -> Seat:
        """What a seat holds: all that its bot may have."""
        return self._playing.seat(seat, told=False)


def seat_rows(keepers: list[Keeper]) -> list[SeatRow]:
    """The seating as the lists show it."""
    return [
        SeatRow(seat, keeper.person, keeper.chair.name, keeper.chair.kind, keeper.chair.level)
        for seat, keeper in enumerate(keepers)
    ]


def chat(said: Said, version: int) -> messages.Chat:
    """A line of chat as everybody reads it."""
    return messages.Chat(
        version=version, at=said.at, name=said.name, seat=said.seat, text=said.text, phrase=said.phrase
    )


def told(line: Line) -> messages.Told:
    """A line of the story for the wire."""
    return messages.Told(
        line.key,
        {
            name: {"seat": int(value)}
            if isinstance(value, SeatNumber)
            else value
            if isinstance(value, str)
            else int(value)
            for name, value in line.arguments.items()
        },
    )


def token_hash(token: str) -> bytes:
    """What is kept of a seat's token."""
    return hashlib.blake2b(token.encode(), digest_size=24).digest()
