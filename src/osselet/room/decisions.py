"""What may be decided at a room: each decision gives the entry that makes it so, or refuses; none changes anything."""

import unicodedata
from typing import Literal

import msgspec

from osselet.core.errors import OptionError
from osselet.core.game import Reason
from osselet.room.entries import (
    AgreeEntry,
    BeginEntry,
    ChatEntry,
    Occupant,
    PlayEntry,
    SealEntry,
    SeatsEntry,
    SwitchEntry,
    UndoEntry,
    WishEntry,
)
from osselet.room.refusal import Refusal
from osselet.room.room import Room
from osselet.table.illegal import IllegalMove
from osselet.table.table import Table
from osselet.wire import rest as wire

PHRASES = ("hello", "good-luck", "well-played", "thanks", "oops", "hurry", "moment", "good-game", "again", "bye")
MARKS = 4
"""Accents and vowels that a letter may carry in chat: more than any script needs cover the lines above."""
JOINERS = "\u200c\u200d"
"""Invisible, but families of emoji and some scripts are written with them."""


def play(
    room: Room, at: float, seat: int, move: str, version: int | None = None, command: str | None = None
) -> PlayEntry | SealEntry:
    """A seat plays or seals a move, or enters what was thrown."""
    table = _going(room)
    _check_fresh(room, seat, version)
    if room.taught not in (None, move):
        raise Refusal("lesson")
    if room.hands.call is not None:
        raise Refusal("by-hand")
    enters = table.actor == "chance"
    if enters and room.is_apart and table.why(move) is not None:
        raise Refusal("not-come")  # what could have come instead is for nobody to know
    found = table.foresee(move, None if enters else seat)
    if found is None:
        return SealEntry(at=at, command=command, seat=seat, move=move)
    steps, dealt = found
    return PlayEntry(
        at=at, command=command, seat=None if enters else seat, steps=steps, dealt=dealt, clocks=table.clocks
    )


def why(room: Room, seat: int, move: str) -> Reason | None:
    """Why a seat cannot play this now; None if it can."""
    table = _going(room)
    try:
        if table.actor == "chance" and room.is_apart:
            return None if move in table.names_of_chance() else table.why(move, seat)
        return table.why(move, None if table.actor == "chance" else seat)
    except IllegalMove as error:
        return error.why


def time_out(room: Room, at: float, seat: int) -> PlayEntry:
    """The rules' own clock has run out for a seat."""
    table = _going(room)
    if room.late != seat:
        raise Refusal("stale")
    steps, dealt = table.foresee_time_out(seat)
    clocks = table.clocks
    if clocks is not None:
        clocks[seat] = 0.0
    return PlayEntry(at=at, seat=seat, steps=steps, dealt=dealt, clocks=clocks)


def undo(room: Room, at: float, seat: int, version: int, command: str) -> UndoEntry | WishEntry | AgreeEntry:
    """A seat takes back its last step, or asks the table to."""
    table = _going(room)
    _check_fresh(room, seat, version)
    if table.can_undo(seat) and not room.is_dealt_to_hands:
        return UndoEntry(at=at, command=command, seat=seat, sealed=table.has_sealed(seat))
    if table.last_source == "typed" and table.can_undo(None) and not room.is_dealt_to_hands:
        return UndoEntry(at=at, command=command, seat=None, sealed=False)
    wish = room.wish_alone(seat)
    if wish is None or room.state.wish is not None:
        raise Refusal("no-undo")
    if asked := room.who_must_agree(seat):
        return WishEntry(at=at, command=command, seat=seat, count=wish.count, waiting=asked)
    return _going_back(table, at, seat, wish.count, command)


def agree(room: Room, at: float, seat: int, yes: bool, command: str) -> AgreeEntry:
    """A seat answers somebody's wish to take back a step."""
    table, wish = _going(room), room.state.wish
    if wish is None or seat not in wish.waiting:
        raise Refusal("no-wish")
    if yes and room.grants(wish, seat):
        return _going_back(table, at, seat, wish.count, command)
    return AgreeEntry(at=at, command=command, seat=seat, yes=yes)


def _going_back(table: Table, at: float, seat: int, count: int, command: str) -> AgreeEntry:
    steps, dealt = table.foresee_rewind(count)
    return AgreeEntry(at=at, command=command, seat=seat, yes=True, steps=steps, dealt=dealt)


def _going(room: Room) -> Table:
    if room.state.stage == "over":
        raise Refusal("over")
    return room.playing


def _check_fresh(room: Room, seat: int, version: int | None) -> None:
    if version is not None and version < room.asked_since(seat):
        raise Refusal("stale")


def say(
    room: Room, at: float, seat: int | None, name: str, text: str | None, phrase: str | None, command: str
) -> ChatEntry:
    """Somebody says something."""
    if room.setup.chat == "off" or (seat is None and room.setup.chat != "all"):
        raise Refusal("no-chat")
    text = None if text is None else " ".join(_without_piles(text).split())
    if (not text and phrase is None) or (phrase is not None and phrase not in PHRASES):
        raise Refusal("nothing-said")
    if text and not _is_writing(text):
        raise Refusal("nothing-said")
    return ChatEntry(at=at, command=command, seat=seat, name=name, text=text or None, phrase=phrase)


def _without_piles(text: str) -> str:
    """A text in which no letter carries a tower of accents."""
    if text.isascii():
        return text
    kept, carried = [], 0
    for letter in text:
        carried = carried + 1 if unicodedata.category(letter).startswith("M") else 0
        if carried <= MARKS:
            kept.append(letter)
    return "".join(kept)


def _is_writing(text: str) -> bool:
    """Is there something to read, and nothing that plays tricks with a screen?"""
    plain = text.translate(dict.fromkeys(map(ord, JOINERS)))
    return bool(plain) and plain.isprintable()


def reseat(room: Room, at: float, changed: dict[int, Occupant], command: str | None = None) -> SeatsEntry:
    """Others sit in some of the seats."""
    occupants = [changed.get(seat, occupant) for seat, occupant in enumerate(room.state.occupants)]
    return SeatsEntry(at=at, command=command, occupants=occupants, rematch=room.state.rematch)


def away(
    room: Room, at: float, seat: int, why: Literal["", "self", "gone", "time"], command: str | None = None
) -> SeatsEntry:
    """A bot plays for somebody, or (no reason) no longer does."""
    occupant = room.state.occupants[seat]
    if occupant.chair.kind != "person":
        raise Refusal("not-yours")
    chair = msgspec.structs.replace(occupant.chair, away=why)
    if not why and chair.lent == "time":  # who is back does it with their own hand again
        chair = msgspec.structs.replace(chair, lent="")
    return reseat(room, at, {seat: msgspec.structs.replace(occupant, chair=chair)}, command)


def switch(room: Room, at: float, wish: wire.Change) -> SwitchEntry:
    """The creator switches something; what is not named stays."""
    setup = room.setup
    return SwitchEntry(
        at=at,
        public=room.state.public if wish.public is None else wish.public,
        chat=wish.chat or setup.chat,
        hints=setup.hints if wish.hints is None else wish.hints,
        watching=setup.watching if wish.watching is None else wish.watching,
    )


def begin(room: Room, at: float) -> BeginEntry:
    """The table is laid."""
    if room.state.stage != "open":
        raise Refusal("has-begun")
    if any(chair.kind == "open" for chair in room.chairs):
        raise Refusal("seats-open")
    try:
        table = room.begun()
    except OptionError as error:
        raise Refusal("bad-options", reason=str(error)) from None
    return BeginEntry(at=at, steps=table.since(0), dealt=table.dealt)
