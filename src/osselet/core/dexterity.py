"""Games of dexterity: what a game says of hands on a screen, and the judge of what they did.

A figure is written like rules: a state, the *field*, and rules of whole numbers over it. So the same source judges
plain on a server, compiled in fits and simulations, and in a page that draws the field while a hand is at work.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, NamedTuple

from osselet.core.errors import GameError
from osselet.core.state import State, copy
from osselet.core.trace import LONGEST, decode

MOST_DEAL = 48
"""Numbers dealt to one attempt."""
LEAST_HANDICAP, MOST_HANDICAP = 80, 200
"""Of tempo and reach, per cent."""


class Call(NamedTuple):
    """Who is asked to do what now."""

    figure: str
    seats: tuple[int, ...]
    """Called now; several: all at once, each blind until all have acted."""
    level: tuple[int, ...]
    """For each of them what the figure needs to know: the card's value, the bones so far, the number of the bout."""
    shared: tuple[int, ...] = ()
    """What all called see from before: bones left on a table, the tower so far."""
    common: int = 0
    """So many first numbers of the deal are the same for all called: dealt for the first of them, and given to all."""


class Attempt(NamedTuple):
    """One seat's one try, as it is kept."""

    seat: int
    deal: tuple[int, ...]
    tempo: int
    """Per cent: so much slower the world goes."""
    reach: int
    """Per cent: so much larger the radii are."""
    trace: bytes
    ring: bool = False
    """Done in the ring dialect?"""
    void: bool = False
    """Not believed by whoever timed it: it counts as not done, and may be done once more."""
    lent: bool = False
    """Done by the motor model for a bot, or for somebody away or unwilling?"""
    late: int = 0
    """Milliseconds by which it reached the server later than the line explains: added where times are compared."""


@dataclass(frozen=True)
class Dexterity:
    """What a game says of hands on a screen."""

    version: int
    """Of the judge; a record says by which it was judged."""
    field: type[State]
    """With at least: `deal`, `shared`, `tempo`, `reach`, `ring` (set before `begin`), `over`, `result`, `fault`,
    `miss`, `measure`."""
    begin: Callable[[Any, int, int], None]
    """A rule, `begin(f, figure, level)`: lays the field; the figure by its place in `figures`."""
    feel: Callable[[Any, int, int, int, int], None]
    """A rule, `feel(f, t, kind, x, y)`: the world goes on to `t`, and then this happens."""
    advance: Callable[[Any, int], None]
    """A rule, `advance(f, t)`: the world goes on to `t` without an event."""
    figures: tuple[str, ...]
    faults: tuple[str, ...]
    """Why an attempt ended, by `fault`: the text is `fault-<name>`. The first one is none."""
    conduct: Callable[[Any, Sequence[Sequence[Attempt]]], Call | tuple[str, ...]]
    """The game's state, waiting for hands, and the exchanges of this bout so far (the attempts that answered each
    call): the next call, or the names of the outcomes, which may be those of several steps."""
    ranges: Callable[[Call, int], tuple[int, ...]]
    """For a call and a place in its seats: each number of that seat's deal is dealt below these."""
    lend: Callable[..., bytes]
    """`lend(call, place, deal, skill, seed, tempo=100, reach=100, ring=False)`: the trace of a hand of that skill."""
    waits: frozenset[str]
    """Words of chance that hands answer."""
    skill: Callable[[Any, int], int] = lambda state, seat: 50
    """The game's state and a seat: how skilful the hand is that is lent to it, from 0 to 100."""
    older: "dict[int, Dexterity] | None" = None
    """Earlier judges kept for old records."""


def judge(dexterity: Dexterity, figure: str, level: int, shared: Sequence[int], attempt: Attempt) -> Any:
    """The field as an attempt left it; a TraceError where its trace is none."""
    if len(attempt.deal) > MOST_DEAL or not all(
        LEAST_HANDICAP <= part <= MOST_HANDICAP for part in (attempt.tempo, attempt.reach)
    ):
        raise GameError("An attempt has at most 48 dealt numbers, and handicaps of 80 to 200 per cent.")
    return copy(_judged(_Same(dexterity), figure, level, tuple(shared), attempt))


class _Same:
    """A judge that is the same as itself, whatever it holds."""

    def __init__(self, dexterity: Dexterity) -> None:
        self.dexterity = dexterity

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Same) and other.dexterity is self.dexterity

    def __hash__(self) -> int:
        return id(self.dexterity)


@lru_cache(maxsize=512)
def _judged(judge: _Same, figure: str, level: int, shared: tuple[int, ...], attempt: Attempt) -> Any:
    """Judged once: a bout is conducted anew with every exchange, and told after that."""
    events, dexterity = decode(attempt.trace), judge.dexterity
    f: Any = lay(dexterity, figure, level, shared, attempt)
    for t, kind, x, y in events:
        dexterity.feel(f, t, kind, x, y)
    dexterity.advance(f, LONGEST)
    return f


def lay(dexterity: Dexterity, figure: str, level: int, shared: Sequence[int], attempt: Attempt) -> Any:
    """The field before the first event."""
    f: Any = dexterity.field()
    for at, number in enumerate(attempt.deal):
        f.deal[at] = number
    for at, number in enumerate(shared):
        f.shared[at] = number
    f.tempo, f.reach, f.ring = attempt.tempo, attempt.reach, int(attempt.ring)
    dexterity.begin(f, dexterity.figures.index(figure), level)
    return f
