"""Who knows what: nobody knows what another fist holds before all are opened."""

from osselet.core import Ints, below, rule

from .state import CALLED, NOTHING, PEBBLES, SECRET, Mygame


@rule
def sees(s: Mygame, move: int, seat: int) -> int:
    """Everybody hears a call; what goes into a fist only its owner sees. The others are told `hold:?`."""
    return 1 if move >= CALLED or seat == s.turn else 0


@rule
def hide(s: Mygame, seat: int) -> None:
    """Blanks what this seat (or a spectator) may not know, always to the same value."""
    for other in range(s.players):
        if other != seat and s.fist[other] != NOTHING:
            s.fist[other] = SECRET


@rule
def guess(s: Mygame, seat: int, rng: Ints) -> None:
    """Fills the blanks with one world that agrees with all this seat knows: any number of pebbles is as likely.

    This is what bots believe of others: teach it what calls tell, and they will see through a bluff. `worlds` in
    `checks.py` states the same belief, and the suite compares the two.
    """
    for other in range(s.players):
        if s.fist[other] == SECRET:
            s.fist[other] = below(rng, PEBBLES + 1)
