"""What is stored of a table: entries in order, each with a number that nobody else can take."""

from collections.abc import Sequence
from typing import Literal

import msgspec

from osselet.table.past import Source
from osselet.wire.messages import Chair


class Occupant(msgspec.Struct, array_like=True):
    """Who sits in a seat, with what only the server may know."""

    chair: Chair
    person: str | None = None
    token: bytes | None = None
    """The hash of the seat's token."""


class Entry(msgspec.Struct, tag_field="kind", omit_defaults=True, kw_only=True):
    """One change of a table."""

    at: float
    """Seconds since 1970."""
    command: str | None = None
    """The seat and id of the command it answers, so that a resend is recognised."""


class SeatsEntry(Entry, tag="seats"):
    """The seating from now on."""

    occupants: list[Occupant] = msgspec.field(name="keepers")
    rematch: str | None = None


class BeginEntry(Entry, tag="begin"):
    """The table is laid; chance that comes before the first decision is dealt."""

    steps: Sequence[tuple[str, Source]]
    dealt: int


class PlayEntry(Entry, tag="play"):
    """A beat: a decision of a seat (None: an outcome that people entered) and all that followed by itself."""

    seat: int | None
    steps: Sequence[tuple[str, Source]]
    dealt: int
    clocks: list[float] | None = None

    @property
    def by_clock(self) -> bool:
        """Did the rules' clock decide any of it?"""
        return self.clocks is not None and any(source == "clock" for _, source in self.steps)


class SealEntry(Entry, tag="seal"):
    """A choice made before its turn, known to its seat alone."""

    seat: int
    move: str


class UndoEntry(Entry, tag="undo"):
    """A seat took back its own last step or sealed choice."""

    seat: int | None
    sealed: bool


class WishEntry(Entry, tag="wish"):
    """A seat asks to go back to where so many steps had happened."""

    seat: int
    count: int
    waiting: list[int] | None = None
    """The seats that have to agree; a former version did not write them down, and asked only those who were there."""


class AgreeEntry(Entry, tag="agree"):
    """A seat's answer to a wish; the last yes takes the steps back, and chance that follows is dealt anew."""

    seat: int
    yes: bool
    steps: Sequence[tuple[str, Source]] = ()
    dealt: int = 0


class ChatEntry(Entry, tag="say"):
    """A line of chat."""

    seat: int | None
    name: str
    text: str | None = None
    phrase: str | None = None
    """With neither text nor phrase: what was said is forgotten."""
    person: str | None = None
    """Whose line it is, for the server alone."""


class ReadyEntry(Entry, tag="ready"):
    """A seat that is called begins: from here on its attempt counts, whatever becomes of the line or the server."""

    seat: int
    judge: int
    """The version of the judge."""
    deal: tuple[int, ...]
    dealt: int
    """How often the seed has been drawn from by then."""
    tempo: int = 100
    reach: int = 100
    ring: bool = False
    allowance: int = 0
    """Milliseconds that the line may take."""
    lent: bool = False
    """The server's hand does it,"""
    seed: int = 0
    """with this chance of its own."""


class VoidEntry(Entry, tag="void"):
    """What a seat sent could not be believed: it begins once more, with another deal."""

    seat: int
    why: str


class AttemptEntry(Entry, tag="attempt"):
    """A seat has acted; after the last of those called, what that brings."""

    seat: int
    trace: bytes
    late: int = 0
    steps: Sequence[tuple[str, Source]] = ()
    dealt: int = 0
    clocks: list[float] | None = None


class ForgetEntry(Entry, tag="forget"):
    """Something before this was made unreadable: what is in memory of the table is to be read anew."""


class SwitchEntry(Entry, tag="switch"):
    """The creator opened or closed something."""

    public: bool
    chat: Literal["all", "seats", "off"]
    hints: bool
    watching: bool


AnyEntry = (
    SeatsEntry
    | SwitchEntry
    | BeginEntry
    | PlayEntry
    | SealEntry
    | UndoEntry
    | WishEntry
    | AgreeEntry
    | ChatEntry
    | ReadyEntry
    | VoidEntry
    | AttemptEntry
    | ForgetEntry
)
_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def write(entry: Entry) -> str:
    """An entry as it is kept."""
    return _encoder.encode(entry).decode()


def read(body: str) -> AnyEntry:
    """The entry that was kept."""
    return _decoder.decode(body)
