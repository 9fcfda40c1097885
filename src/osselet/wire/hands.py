"""Messages of hands on a screen: who is called, what a hand does, and what came of it. See docs/protocol.md."""

from typing import Annotated

import msgspec

from osselet.wire.base import Asking, Command, Notice, Word

LONGEST_CHUNK = 2800
"""Letters (base64) of the longest piece of a trace in one message."""
Percent = Annotated[int, msgspec.Meta(ge=80, le=200)]
Count = Annotated[int, msgspec.Meta(ge=0, le=1 << 31)]


class Ready(Asking, tag="ready"):
    """My seat is called and I begin. The server measures the line by `echo`, deals, and answers with `call`."""

    bout: Count
    exchange: Count
    ring: bool = False
    """I do it in the ring dialect."""


class Echoed(Command, tag="echoed"):
    """The mark of the server's `echo`, at once. Not answered."""

    mark: Word


class Hand(Asking, tag="hand"):
    """A piece of my trace: every 300 ms in which something happened, and at each press.

    Answered by `taken`, and the `last` one by `ack` when the whole attempt is stored: keep all pieces until then, and
    send them again where the line or the server was lost. A piece that the server has already does no harm.
    """

    bout: Count
    exchange: Count
    offset: Count
    """Bytes of the trace before this piece."""
    clock: Count
    """Milliseconds on my clock since the call was shown, when this was sent; no event of it is later."""
    chunk: Annotated[str, msgspec.Meta(max_length=LONGEST_CHUNK)] = ""
    """Bytes of whole events, in base64."""
    last: bool = False
    """My attempt is over."""


class Lend(Asking, tag="lend"):
    """The server's hand shall do the figures of a seat of mine, or (`on` false) no longer."""

    seat: int
    on: bool


class Handicap(Asking, tag="handicap"):
    """How fast time runs and how far hands reach for a seat of mine, in per cent; everybody sees it."""

    seat: int
    tempo: Percent
    reach: Percent


class Bout(msgspec.Struct, omit_defaults=True, kw_only=True):
    """Hands are called: what everybody may know of it, and of an exchange at once only one's own part."""

    number: int
    exchange: int
    figure: str
    seats: list[int]
    """Who is called now; several act at once, and each is blind to the others until all have acted."""
    level: list[int]
    """For each of them a number that the figure needs: the card's value, bones so far, which bout it is."""
    shared: list[int] = []
    """What all called see from before: bones left, the tower so far."""
    tempo: list[int] = []
    """For each of them, in per cent."""
    reach: list[int] = []
    lent: list[int] = []
    """The seats among them whose figure the server's hand does."""
    ready: list[int] = []
    """The seats among them that have begun."""
    deal: list[int] = []
    """Where one seat is called alone and has begun: what it was dealt, for those who look on."""
    ring: bool = False
    """Likewise: does it in the ring dialect."""
    done: bool = False
    """Your own seat has acted; others have not yet."""
    again: bool = False
    """Your own last attempt could not be believed and does not count: once more."""
    left: float = 0.0
    """Seconds in which whoever is called and not ready has to begin; 0: no limit but the table's clock."""


class ShownHand(msgspec.Struct, omit_defaults=True, kw_only=True):
    """An attempt with its verdict, when everybody may see it. The same judge runs in the page."""

    seat: int
    deal: list[int]
    tempo: int
    reach: int
    trace: str
    """In base64."""
    ring: bool = False
    lent: bool = False
    """Done by the server's hand."""
    late: int = 0
    """Milliseconds by which it came later than its line explains: a line that was lost, as a rule."""
    result: int = 0
    """Bones done, or 1 for success."""
    fault: str = ""
    """Why it ended: the text `fault-` and this."""
    miss: int = 0
    """By how much, in field units or milliseconds."""
    measure: int = 0
    """The finer measure by which equals are told apart."""


class Shown(msgspec.Struct, omit_defaults=True, kw_only=True):
    """One exchange of a bout, told when all called had acted."""

    at: int
    """How many steps of the game had happened."""
    bout: int
    exchange: int
    judge: int
    """The version of the judge."""
    figure: str
    seats: list[int]
    level: list[int]
    shared: list[int] = []
    hands: list[ShownHand] = []


class EchoNotice(Notice, tag="echo"):
    """Send this mark back at once: the server measures the line."""

    mark: str


class TakenNotice(Notice, tag="taken"):
    """A piece of your trace has come, and is in memory: the server has so many bytes without a gap."""

    id: str
    have: int


class CallNotice(Notice, tag="call"):
    """Your own attempt has begun, with this deal; also sent again to who comes back in the middle of it."""

    version: int
    bout: Bout
    deal: list[int]
    level: int
    tempo: int
    reach: int
    limit: int
    """Milliseconds to act, on your clock; then what was traced counts."""
    ring: bool = False
    since: int = 0
    """Milliseconds since the call was first sent. Where it is new to this page, its clock begins there."""


class BoutNotice(Notice, tag="bout"):
    """Somebody has begun or acted, or all have and are shown; the game itself has not gone on."""

    version: int
    bout: Bout | None
    shown: Shown | None = None


class HandsNotice(Notice, tag="hands"):
    """What a hand does that is called alone, for those who look on, about half a second late."""

    bout: int
    exchange: int
    seat: int
    offset: int
    chunk: str
    clock: int
    last: bool = False
