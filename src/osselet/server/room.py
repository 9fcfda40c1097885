"""A table in memory: what may be decided there, on top of what happened and what lookers are told."""

from typing import Literal

import msgspec

from osselet.core.dealers import Held
from osselet.core.errors import OptionError
from osselet.core.game import Reason
from osselet.server.entries import Agreed, Begun, Entries, Keeper, Played, Said, Sealed, Seats, Switched, Undone, Wished
from osselet.server.refusal import Refusal
from osselet.server.telling import Telling
from osselet.table.illegal import IllegalMove
from osselet.table.seat import Seat
from osselet.table.table import Table
from osselet.wire import messages
from osselet.wire import rest as wire

PHRASES = ("hello", "good-luck", "well-played", "thanks", "oops", "hurry", "moment", "good-game", "again", "bye")


JOINERS = "\u200c\u200d"
"""Invisible, but families of emoji and some scripts are written with them."""


def _is_writing(text: str) -> bool:
    """Is there something to read, and nothing that plays tricks with a screen?"""
    plain = text.translate(dict.fromkeys(map(ord, JOINERS)))
    return bool(plain) and plain.isprintable()


class Room(Telling):
    """A table. Each decision gives an entry, with the table already moved on, or refuses and changes nothing."""

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
        if text and not _is_writing(text):
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
