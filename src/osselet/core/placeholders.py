"""Names for kernel templates: binding puts a game's rules in their place."""

from osselet.core.state import Ints, State

_UNBOUND = "This kernel template is not bound to a game; use core.bind."


def setup(s: State, players: int, options: State) -> None:
    """Lays the table."""
    raise TypeError(_UNBOUND)


def actor(s: State) -> int:
    """Whose step."""
    raise TypeError(_UNBOUND)


def moves(s: State, ids: Ints, weights: Ints) -> int:
    """What can happen now."""
    raise TypeError(_UNBOUND)


def play(s: State, move: int) -> None:
    """Makes it happen."""
    raise TypeError(_UNBOUND)


def sees(s: State, move: int, seat: int) -> int:
    """Who learns of it."""
    raise TypeError(_UNBOUND)


def hide(s: State, seat: int) -> None:
    """Blanks secrets."""
    raise TypeError(_UNBOUND)


def guess(s: State, seat: int, rng: Ints) -> None:
    """Fills blanks."""
    raise TypeError(_UNBOUND)


def score(s: State, points: Ints, winner: Ints) -> None:
    """Points and winners."""
    raise TypeError(_UNBOUND)


def pieces(s: State, counts: Ints) -> int:
    """Counts what is conserved."""
    raise TypeError(_UNBOUND)


def prior(s: State, ids: Ints, count: int, weights: Ints) -> int:
    """How likely each move is good."""
    raise TypeError(_UNBOUND)


def value(s: State, shares: Ints) -> int:
    """How a state stands."""
    raise TypeError(_UNBOUND)
