"""What bots are told: bids near what a hand is worth, and that a deal is a good place to stop and count."""

from osselet.core import Ints, Lean, rule, share_out

from .state import BID, BIDS, IN_SUIT, PACK, SHOWN, OhHell

TRICK = 64
SCALE = 1 << 24
POINT = 20
"""So many points ahead make the odds e to one."""


@rule
def worth(s: OhHell, seat: int) -> int:
    """The tricks a hand may take, in parts of TRICK: high cards take them, and trumps more often."""
    total = 0
    for card in range(PACK):
        if s.where[card] == seat:
            rank = card % IN_SUIT
            if card // IN_SUIT == s.trump // IN_SUIT:
                total += 24 + rank * 6
            elif rank >= 4:
                total += (rank - 3) * 11
            else:
                total += 4
    return total


@rule
def prior(s: OhHell, ids: Ints, count: int, weights: Ints) -> int:
    """Bids far from what the hand is worth are not worth a thought; cards are all alike."""
    if s.phase != BID:
        return 0
    expected = worth(s, s.turn)
    for at in range(count):
        away = abs((ids[at] - BIDS) * TRICK - expected)
        weights[at] = max(0, 40 - away * 40 // (2 * TRICK))
        if away < TRICK:
            weights[at] += 30
    return 1


@rule
def value(s: OhHell, shares: Ints) -> int:
    """At rest when a deal is over: who is ahead is likely to stay so, the more the fewer deals are left."""
    if s.phase != SHOWN:
        return 0
    left = 2 * s.most - 2 - s.deal
    for seat in range(s.players):
        shares[seat] = s.points[seat] * SCALE // (POINT + 2 * left)
    share_out(shares, s.players)
    return 1


LEAN = Lean(prior=prior, value=value, iterations=3000, visits=2, foresight=0)
